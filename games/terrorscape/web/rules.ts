import { questionRules } from './kinds.ts';

// The rule behind each lesson: those of the phases and those of the questions.
export const rules: Record<string, string> = {
  phase_0: 'TS-001',
  phase_1: 'TS-140',
  phase_2: 'TS-240',
  phase_3: 'TS-404',
  ...questionRules,
};
