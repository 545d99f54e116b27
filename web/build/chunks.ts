// What is needed together travels together: a few chunks compress better than fifty. The first that matches
// counts.
import { firstGame } from './games.ts';

const kChunks: [name: string, modules: RegExp][] = [
  [
    'shell',
    /node_modules\/(svelte|esm-env|clsx)\/|\/web\/src\/lib\/(?!page\/(qr|keep_focus)|device\/(profile|push))|\/web\/src\/(main|App)\b|\/web\/src\/games\/[a-z]+\.ts|virtual:games(\/parts|\/posters)?$/,
  ],
  ['shell', /\/web\/src\/app\.css|virtual:fonts|\/web\/src\/art\/(?!ComingLater|posters\/)/],
  ['shell', new RegExp(`/games/${firstGame()}/web/Poster\\.svelte`)],
  [
    'shell',
    /\/web\/src\/ui\/(TopBar|LanguageSwitch|Lazy|Waiting|Broken|ClosedDoor|Entering|Modal|Confirm|NameDialog)/,
  ],
  ['shell', /\/web\/src\/(screens\/Table\.svelte|table\/memory\.ts)/],
  ['home', /\/web\/src\/screens\/(Home|home\/)|\/web\/src\/art\/ComingLater/],
  // Who comes by a link sees the door, then the lobby.
  [
    'lobby',
    /\/web\/src\/screens\/(Join|Lobby|lobby\/(?!TableSettings|ColourPicker|SeatActions))|\/web\/src\/ui\/Unfetched/,
  ],
  [
    'table',
    /\/web\/src\/table\/(?!Notes|about\/|board\/SceneStage|VoteBar|end\/|replay\/|rules\/|log\/(Briefing|News)|menu\/(MenuItems|Watchers)|question\/(Refusal|StandingOrder)|opening\/OpeningCard|seats\/SeatMenu|talk\/)/,
  ],
  ['table', /\/web\/src\/games\/shared\/(?!tones)/],
];

/** The board of a game, without what is fetched when somebody talks or listens. */
const kBoard = /\/games\/([a-z_]+)\/web\/(?!Poster|Who|about|end\/|setup|likely|forms|sounds)/;

export function chunkOf(id: string): string | undefined {
  const chunk = kChunks.find(([, modules]) => modules.test(id));
  if (chunk) return chunk[0];
  const game = kBoard.exec(id)?.[1];
  return game && `${game}_board`;
}
