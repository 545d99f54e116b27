declare module 'virtual:games/e2e/own_parts.ts?now' {
  import type { Secrets } from './own_parts.ts';
  const all: Record<string, { secrets: Secrets }>;
  export default all;
}
