/** A sentence of an answer, with what precedes it: whitespace, line breaks, a list marker. */
export interface Piece {
  readonly lead: string;
  /** From the first word to the last citation. */
  readonly sentence: string;
}

/** Longer text is cut between two words. */
const SENTENCE_MAX = 1_000;
const LEAD = /^\s*(?:(?:[-*+•]|\d{1,3}[.)])\s+|#{1,6}\s+|>\s*)*/;
const MARKER = /^(?:[-*+•]\s|\d{1,3}[.)]\s|#{1,6}\s|[>|])/;
/** What may still become a list marker or a citation. */
const UNFINISHED = /^(?:[-*+•]|\d{1,3}[.)]?|#{1,6}|\[[FK]?)$/;
const SENTENCE_END = /[.!?…。！？]/;
const FULL_WIDTH_END = /[。！？]/;
/** More punctuation, then closing quotes, brackets or emphasis. */
const AFTER_END = /[.!?…。！？]*["'”’»)*_`]*/y;
const CITATION = /\s*\[[FK]\d{1,4}(?:\s*[,;]\s*[FK]?\d{1,4})*\]/y;
const MAYBE_CITATION = /\s*\[(?:[FK][FK\d,;\s]*)?$/y;
const LINE_END = /[.!?…:|*_\]"”)]\s*$/;
const ABBREVIATION =
  /(?:^|[\s("'“*_])(?:e\.g|i\.e|vs|cf|approx|ca|Dr|Mr|Mrs|Ms|Prof|Nr|Fig|z\.B|d\.h|u\.a|bzw)$/i;
const NUMBERED = /(?:^|\s)No$/i;

/** The end of a sticky pattern's match at an index; the index itself without a match. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function citationsEnd(text: string, at: number): number {
  for (let end = at; ; ) {
    const next = endOf(CITATION, text, end);
    if (next === end) return end;
    end = next;
  }
}

function isAbbreviated(text: string, dot: number, next: string): boolean {
  if (text[dot] !== '.') return false;
  const before = text.slice(Math.max(0, dot - 12), dot);
  return ABBREVIATION.test(before) || (NUMBERED.test(before) && /^\d/.test(next));
}

function blanksAt(text: string, at: number): string {
  return /^\s*/.exec(text.slice(at))?.[0] ?? '';
}

function startsSmall(text: string): boolean {
  return /^\p{Ll}/u.test(text);
}

type Verdict = 'end' | 'on' | 'wait';

/** Whether a line break in the middle of a text ends a sentence or merely wraps it. */
function atLineBreak(text: string, start: number, at: number, isWhole: boolean): Verdict {
  const blanks = blanksAt(text, at);
  const rest = text.slice(at + blanks.length, at + blanks.length + 8);
  if (/\n\s*\n/.test(blanks)) return 'end';
  if (rest === '' || (!isWhole && UNFINISHED.test(rest))) return isWhole ? 'end' : 'wait';
  if (/^\[[FK]\d/.test(rest)) return 'on';
  if (MARKER.test(rest)) return 'end';
  const line = text.slice(0, at).slice(text.lastIndexOf('\n', at - 1) + 1);
  return startsSmall(rest) || !isOwnLine(line, start) ? 'on' : 'end';
}

/** Whether a line is a sentence or list item of its own. */
function isOwnLine(line: string, start: number): boolean {
  return LINE_END.test(line) || (start > 0 && MARKER.test(line.trimStart()));
}

/** What follows a mark that may end a sentence; everything before it belongs to the sentence. */
function afterMark(text: string, mark: number, end: number, isWhole: boolean): Verdict {
  const blanks = blanksAt(text, end);
  if (end + blanks.length === text.length) return isWhole ? 'end' : 'wait';
  if (!isWhole && endOf(MAYBE_CITATION, text, end) > end) return 'wait';
  if (FULL_WIDTH_END.test(text[mark] ?? '')) return 'end';
  if (blanks === '') return 'on';
  const next = text.slice(end + blanks.length, end + blanks.length + 2);
  if (isAbbreviated(text, mark, next)) return 'on';
  if (blanks.includes('\n')) return 'end';
  return startsSmall(next) ? 'on' : 'end';
}

function cutBetweenWords(text: string, start: number): number {
  const at = text.slice(0, start + SENTENCE_MAX).search(/\s\S*$/);
  return at > start ? at : start + SENTENCE_MAX;
}

/** @returns the end of the first sentence; -1 while that is undecidable */
function sentenceEnd(text: string, start: number, isWhole: boolean): number {
  const limit = start + SENTENCE_MAX;
  for (let at = start; at < Math.min(text.length, limit); at += 1) {
    const character = text[at] ?? '';
    if (character === '\n') {
      const verdict = atLineBreak(text, start, at, isWhole);
      if (verdict !== 'on') return verdict === 'end' ? at : -1;
    } else if (SENTENCE_END.test(character)) {
      const end = citationsEnd(text, endOf(AFTER_END, text, at + 1));
      const verdict = afterMark(text, at, end, isWhole);
      const isLate = text.length > limit;
      if (verdict !== 'on') return verdict === 'end' || isLate ? end : -1;
      at = end - 1;
    }
  }
  if (text.length >= limit) return cutBetweenWords(text, start);
  return isWhole ? text.length : -1;
}

/** Splits streamed Markdown into sentences; the pieces joined are the text. */
export class SentenceSplitter {
  #text = '';

  /** @returns the sentences that are complete now */
  push(text: string): Piece[] {
    this.#text += text;
    return this.#take(false);
  }

  /** @returns the rest at the end of the input */
  end(): Piece[] {
    return this.#take(true);
  }

  #take(isWhole: boolean): Piece[] {
    const pieces: Piece[] = [];
    for (;;) {
      const lead = LEAD.exec(this.#text)?.[0] ?? '';
      if (lead.length === this.#text.length) return pieces;
      const end = sentenceEnd(this.#text, lead.length, isWhole);
      if (end < 0) return pieces;
      pieces.push({ lead, sentence: this.#text.slice(lead.length, end).trimEnd() });
      this.#text = this.#text.slice(end);
    }
  }
}
