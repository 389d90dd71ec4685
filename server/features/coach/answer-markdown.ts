import type { BlockKind } from '#shared/coach/claims.ts';

/** Where a sentence stands in an answer. */
export interface BlockPosition {
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
  #last: BlockPosition | null = null;
  #steps = 0;

  /** @returns what continues the answer: the sentence after its space, line breaks and list mark */
  append(position: BlockPosition, sentence: string): string {
    const last = this.#last;
    this.#last = position;
    if (last?.block === position.block) return ` ${sentence}`;
    return `${breakBetween(last, position)}${this.#markOf(position.blockKind)}${sentence}`;
  }

  #markOf(kind: BlockKind): string {
    if (kind === 'paragraph' || kind === 'heading') this.#steps = 0;
    if (kind !== 'step') return MARKS[kind];
    this.#steps += 1;
    return `${this.#steps}. `;
  }
}

function breakBetween(last: BlockPosition | null, next: BlockPosition): string {
  if (last === null) return '';
  return isItem(last.blockKind) && last.blockKind === next.blockKind ? '\n' : '\n\n';
}

/** A sentence with what is shown of it. */
interface Kept<Part> extends BlockPosition {
  readonly part: Part;
}

/** A lead-in waiting for what it leads to, with what has become of that so far. */
interface Waiting<Part> extends Kept<Part> {
  /** The block that lost a sentence after it; null for none. */
  lostIn: number | null;
}

/** "Three things help:", and headings: shown only together with what follows them. */
export function isLeadIn({ blockKind }: BlockPosition, text: string): boolean {
  return blockKind === 'heading' || /[:：]["'”’»*_)\]]*$/u.test(text);
}

function leadsTo({ block, blockKind, lostIn }: Waiting<unknown>, position: BlockPosition): boolean {
  if (lostIn === null || position.block === block || blockKind === 'heading') return true;
  if (isItem(blockKind)) return false;
  return position.block === lostIn || isItem(position.blockKind);
}

/** Keeps back headings and lead-ins until something that they lead to is shown. */
export class LeadIns<Part> {
  #waiting: Waiting<Part>[] = [];

  /** @returns true when the text is a lead-in; then `part` is kept back */
  keeps(position: BlockPosition, text: string, part: Part): boolean {
    if (!isLeadIn(position, text)) return false;
    this.#waiting.push({ ...position, part, lostIn: null });
    return true;
  }

  /** A sentence was left out. */
  loses({ block }: BlockPosition): void {
    for (const waiting of this.#waiting) waiting.lostIn = block;
  }

  /** @returns the lead-ins to show before a sentence that is shown */
  before(position: BlockPosition): readonly Kept<Part>[] {
    const due =
      position.blockKind === 'heading' ? [] : this.#waiting.filter((one) => leadsTo(one, position));
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
