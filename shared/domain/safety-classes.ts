/** What a question is about, apart from its content; `none` for nearly all. */
export const SAFETY_CLASSES = [
  'none',
  'crisis',
  'harassment',
  'medical',
  'legal',
  'financial',
  'employment',
  'discrimination',
  'privacy',
] as const;
export type SafetyClass = (typeof SAFETY_CLASSES)[number];
