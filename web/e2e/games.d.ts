declare module 'virtual:games/secrets' {
  import type { Secrets } from './own_parts.ts';
  const all: Record<string, { secrets: Secrets }>;
  export default all;
}
