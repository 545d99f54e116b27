import { questionRules } from './kinds.ts';

// The rule behind each lesson: those of the phases and those of the questions; `_few` where the game for 1 to 3
// players has another one (5.23).
export const rules: Record<string, string> = {
  phase_0: 'TT-103',
  phase_0_few: 'TT-1101',
  phase_1: 'TT-201',
  phase_2: 'TT-210',
  phase_3: 'TT-301',
  phase_4: 'TT-410',
  phase_4_few: 'TT-1141',
  phase_5: 'TT-701',
  phase_5_few: 'TT-1160',
  phase_6: 'TT-720',
  phase_6_few: 'TT-1161',
  phase_7: 'TT-801',
  phase_7_few: 'TT-1162',
  phase_8: 'TT-820',
  phase_8_few: 'TT-1163',
  phase_9: 'TT-932',
  phase_10: 'TT-1110',
  phase_11: 'TT-1130',
  ...questionRules,
};
