/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:texts' {
  import type { Message } from './lib/message.ts';
  const parts: Record<string, () => Promise<{ default: Record<string, Message> }>>;
  export default parts;
}

declare module 'virtual:fonts.css';
