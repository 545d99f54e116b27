import { it } from 'vitest';
import { expectWordsOfLessons } from '#web/src/games/testing/lessons.ts';
import { rules } from './rules.ts';

it('every lesson has its words, and a rule that there is', () => expectWordsOfLessons('osaczeni', rules));
