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

/** Something to do, and after it the line to say. */
export interface SpokenParts {
  readonly lead: string;
  /** In its quotes. */
  readonly line: string;
}

const QUOTED = /^(.*[:,]) (“[^“”]+”)$/;
/** Words that lead up to a line and can stand alone: "Raise it before the vote:". */
const PHRASE_WORDS = 4;

/** Takes an advice apart that ends in a line to say; null for one that doesn't. */
export function quotedPartsOf(advice: string): SpokenParts | null {
  const [, lead, line] = QUOTED.exec(advice) ?? [];
  return lead !== undefined && line !== undefined ? { lead, line } : null;
}

/** The same, only where the words before the line can stand alone: not "Say:". */
export function spokenPartsOf(advice: string): SpokenParts | null {
  const quoted = quotedPartsOf(advice);
  if (!quoted || !/^[^“]*:$/.test(quoted.lead)) return null;
  return quoted.lead.split(' ').length < PHRASE_WORDS ? null : quoted;
}

/** A thought's first sentence, with everything it quotes, and the rest of it. */
export function keyOf(thought: string): { readonly key: string; readonly rest: string } {
  const sentences = sentencesOf(thought);
  let length = 1;
  while (length < sentences.length && !hasWholeQuotes(sentences.slice(0, length).join(' '))) {
    length += 1;
  }
  return { key: sentences.slice(0, length).join(' '), rest: sentences.slice(length).join(' ') };
}

/** Whether no quote of a text begins or ends outside it. */
export function hasWholeQuotes(text: string): boolean {
  return text.split('“').length === text.split('”').length;
}
