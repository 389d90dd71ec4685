/** The sentences of a text; a quoted line counts as often as it has sentences. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!…]”?)\s+(?=[A-Z“$0-9])/);
}

/** A paragraph's thought, and the thing to do or say that it ends in. */
export interface ParagraphParts {
  readonly thought: string;
  /** null for a paragraph of one sentence. */
  readonly advice: string | null;
}

/** Takes the last sentence of a paragraph apart, together with everything it quotes. */
export function partsOf(text: string): ParagraphParts {
  const sentences = sentencesOf(text);
  let from = sentences.length - 1;
  while (from > 0 && !hasWholeQuotes(sentences.slice(from).join(' '))) from -= 1;
  if (from <= 0) return { thought: text, advice: null };
  return { thought: sentences.slice(0, from).join(' '), advice: sentences.slice(from).join(' ') };
}

/** Whether no quote of a text begins or ends outside it. */
export function hasWholeQuotes(text: string): boolean {
  return text.split('“').length === text.split('”').length;
}
