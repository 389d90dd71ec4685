import type { BlockKind } from '#shared/coach/claims.ts';

/** Where a sentence stands in an answer. */
export interface Place {
  /** Sentences of one block share it. */
  readonly block: number;
  readonly blockKind: BlockKind;
}

const MARKS: Readonly<Record<Exclude<BlockKind, 'step'>, string>> = {
  paragraph: '',
  bullet: '- ',
  heading: '### ',
  quote: '> ',
};

export const isItem = (kind: BlockKind) => kind === 'bullet' || kind === 'step';

/** Puts an answer's sentences together as Markdown, one after the other. */
export class AnswerMarkdown {
  #last: Place | null = null;
  #steps = 0;

  /** @returns what continues the answer: the sentence after its space, line breaks and list mark */
  append(place: Place, sentence: string): string {
    const last = this.#last;
    this.#last = place;
    if (last?.block === place.block) return ` ${sentence}`;
    return `${breakBetween(last, place)}${this.#markOf(place.blockKind)}${sentence}`;
  }

  #markOf(kind: BlockKind): string {
    if (kind === 'paragraph' || kind === 'heading') this.#steps = 0;
    if (kind !== 'step') return MARKS[kind];
    this.#steps += 1;
    return `${this.#steps}. `;
  }
}

function breakBetween(last: Place | null, next: Place): string {
  if (last === null) return '';
  return isItem(last.blockKind) && last.blockKind === next.blockKind ? '\n' : '\n\n';
}

/** A sentence with what is shown of it. */
interface Kept<Part> extends Place {
  readonly part: Part;
}

/** A lead-in waiting for what it leads to, with what has become of that so far. */
interface Waiting<Part> extends Kept<Part> {
  /** The block that lost a sentence after it; null for none. */
  lostIn: number | null;
}

/** "Three things help:", and headings: shown only together with what follows them. */
export function isLeadIn({ blockKind }: Place, text: string): boolean {
  return blockKind === 'heading' || /[:：]["'”’»*_)\]]*$/u.test(text);
}

function leadsTo({ block, blockKind, lostIn }: Waiting<unknown>, place: Place): boolean {
  if (lostIn === null || place.block === block || blockKind === 'heading') return true;
  if (isItem(blockKind)) return false;
  return place.block === lostIn || isItem(place.blockKind);
}

/** Keeps back headings and lead-ins until something that they lead to is shown. */
export class LeadIns<Part> {
  #waiting: Waiting<Part>[] = [];

  /** @returns true when the text is a lead-in; then `part` is kept back */
  keeps(place: Place, text: string, part: Part): boolean {
    if (!isLeadIn(place, text)) return false;
    this.#waiting.push({ ...place, part, lostIn: null });
    return true;
  }

  /** A sentence was left out. */
  loses({ block }: Place): void {
    for (const waiting of this.#waiting) waiting.lostIn = block;
  }

  /** @returns the lead-ins to show before a sentence that is shown */
  before(place: Place): readonly Kept<Part>[] {
    const due =
      place.blockKind === 'heading' ? [] : this.#waiting.filter((one) => leadsTo(one, place));
    this.#waiting = [];
    return due;
  }

  /** @returns what is left at the end of the answer, unless what it led to was left out */
  end(): readonly Kept<Part>[] {
    return this.#waiting.filter(
      ({ blockKind, lostIn }) => blockKind !== 'heading' && lostIn === null,
    );
  }
}
