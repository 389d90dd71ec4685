const EXCERPT_MAX = 48;

/** The beginning of a question in plain letters, to quote it. */
export function excerptOf(question: string): string {
  const plain = question
    .replaceAll(/[^\p{L}\p{N} ,'’-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain === '') return 'that';
  return plain.length <= EXCERPT_MAX ? plain : `${plain.slice(0, EXCERPT_MAX).trimEnd()}…`;
}
