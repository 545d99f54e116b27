import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['web/dist', 'web/src/lib/protocol.ts', 'games/*/web/view.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The compiler knows better which names exist.
      'no-undef': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Views are the game's own; the face of a game takes any of them.
      '@typescript-eslint/no-explicit-any': 'off',
    },
  },
  {
    // What a board shows of the rules comes beside the view (`board`), so that nothing has to be computed from figures.
    files: ['games/*/web/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/figures/', message: 'A rule of the game: take it from the board facts.' }] },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
