// Small signs, each as one path in a square of 24.

export const signs = {
  /** Fear: an eye wide open. */
  fear: 'M2 12q10-13 20 0q-10 13-20 0zM12 8a4 4 0 1 0 .01 0z',
  noise: 'M3 9h4l6-5v16l-6-5H3zM16 8q3 4 0 8M18.500 5.500q6 6.500 0 13',
  key: 'M8 3.500a4.500 4.500 0 1 0 .01 0zM8 12.500V22M8 17h4M8 21h5',
  help: 'M4 10h16v10H4zM7 10l10-6M9 15a2 2 0 1 0 .01 0zM14 14h4M14 17h4',
  block: 'M2 7l20-3v4L2 11zM2 14l20 3v4L2 18z',
  round: 'M12 3a9 9 0 1 0 .01 0zM12 7v5l4 2',
  strength: 'M5 3h13l1 12q-7 5-15 0zM7 8h9',
  level: 'M4 20h4v-5H4zM10 20h4V10h-4zM16 20h4V4h-4z',
  trap: 'M3 12q9-10 18 0l-3 1-2-3-2 3-2-3-2 3-2-3-2 3zM3 15q9 8 18 0l-3-1-2 3-2-3-2 3-2-3-2 3-2-3z',
  firecracker: 'M12 2l2 6 6-2-3 5 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-5 6 2z',
  smoke: 'M3 20q4-5 9-2t9-3M5 14q3-4 7-2t7-3M8 8q2-3 5-1t5-2',
  plan: 'M4 4h16v16H4zM8 9l2 2 4-4M8 16h8',
} as const;

export type SignKey = keyof typeof signs;

/** Drawn with a pen, not filled. */
export const penned = new Set<SignKey>(['noise', 'key', 'help', 'round', 'smoke', 'plan', 'fear']);
