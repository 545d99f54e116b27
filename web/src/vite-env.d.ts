// Written by the build: see web/build.

declare module 'virtual:texts' {
  import type { Message } from './lib/text/message.ts';
  const parts: Record<string, () => Promise<{ default: Record<string, Message> }>>;
  export default parts;
}

declare module 'virtual:fonts.css';

declare module 'virtual:games' {
  import type { Component } from 'svelte';
  export const firstGame: string;
  export const FirstPoster: Component;
}

declare module 'virtual:games/rule_ids' {
  const ids: Record<string, string>;
  export default ids;
}

declare module 'virtual:games/parts' {
  import type { GameUi } from './games/game.ts';
  const parts: Record<string, () => Promise<{ default: GameUi }>>;
  export default parts;
}

declare module 'virtual:games/posters' {
  import type { Component } from 'svelte';
  const posters: Record<string, () => Promise<{ default: Component }>>;
  export default posters;
}

declare module 'virtual:games/forms' {
  import type { Form } from './table/talk/statement.ts';
  const forms: Record<string, () => Promise<{ forms: readonly Form[] }>>;
  export default forms;
}

declare module 'virtual:games/likely' {
  import type { GameTalk } from './table/talk/talk_of.ts';
  const likely: Record<string, () => Promise<Pick<GameTalk, 'likely'> & Partial<GameTalk>>>;
  export default likely;
}

declare module 'virtual:games/setups' {
  import type { GameSetup } from './screens/setup/game_setup.ts';
  const setups: Record<string, { setup: GameSetup }>;
  export default setups;
}

declare module '*.json?looks' {
  import type { Looks } from './games/looks.ts';
  const looks: Looks;
  export default looks;
}
