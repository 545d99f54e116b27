import { questionRules } from './kinds.ts';

// The rule behind each lesson: those of the phases and of the kinds of votes, and those of the questions.
export const rules: Record<string, string> = {
  phase_0: 'OS-111',
  phase_1: 'OS-303',
  phase_2: 'OS-321',
  phase_3: 'OS-401',
  phase_4: 'OS-423',
  phase_5: 'OS-501',
  phase_6: 'OS-601',
  phase_7: 'OS-701',
  phase_8: 'OS-709',
  discuss_search: 'OS-205',
  discuss_badge: 'OS-205',
  discuss_feed: 'OS-206',
  discuss_lot: 'OS-622',
  ...questionRules,
};
