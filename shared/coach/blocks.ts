import type { BlockKind } from '#shared/coach/claims.ts';

export interface InBlock {
  /** Sentences of one block share it. */
  readonly block: number;
  readonly blockKind: BlockKind;
  readonly text: string;
}

/** A sentence to show, and the Markdown before it: a blank line, a list marker, a space. */
export interface Placed<Item> {
  readonly lead: string;
  readonly item: Item;
}

const isListed = (kind: BlockKind) => kind === 'bullet' || kind === 'step';

/** Whether a sentence only introduces what comes next. */
const isLeadIn = ({ blockKind, text }: InBlock) =>
  blockKind === 'heading' || /[:：][*_]*$/.test(text);

/**
 * Places shown sentences one after the other. A heading or lead-in waits for a sentence that it
 * introduces, and goes with it when that is left out; a block without sentences leaves no marker.
 */
export class BlockWriter<Item extends InBlock> {
  #held: Item[] = [];
  #isFollowed = false;
  #last: InBlock | null = null;
  #steps = 0;

  /** @returns what can be shown now */
  push(item: Item, isShown: boolean): Placed<Item>[] {
    if (!isShown) {
      this.#isFollowed = true;
      return [];
    }
    if (this.#isFollowed && !this.#introduces(item)) this.#held = [];
    if (isLeadIn(item)) {
      if (item.blockKind === 'heading' && this.#isFollowed) this.#held = [];
      this.#held.push(item);
      this.#isFollowed = false;
      return [];
    }
    return this.#place(item);
  }

  /** @returns lead-ins that nothing followed, not even something left out */
  end(): Placed<Item>[] {
    const rest = this.#isFollowed ? [] : this.#held;
    this.#held = [];
    return rest.map((item) => ({ lead: this.#lead(item), item }));
  }

  /** Whether what is held still introduces the item, though sentences between them are gone. */
  #introduces(item: Item): boolean {
    const before = this.#held.at(-1);
    if (before === undefined || before.blockKind === 'heading') return item.blockKind !== 'heading';
    return before.block === item.block || isListed(item.blockKind);
  }

  #place(item: Item): Placed<Item>[] {
    const items = [...this.#held, item];
    this.#held = [];
    this.#isFollowed = false;
    return items.map((one) => ({ lead: this.#lead(one), item: one }));
  }

  #lead(item: InBlock): string {
    const last = this.#last;
    this.#last = item;
    if (last?.block === item.block) return ' ';
    const isSameList = last?.blockKind === item.blockKind && isListed(item.blockKind);
    this.#steps = item.blockKind === 'step' ? (isSameList ? this.#steps : 0) + 1 : 0;
    const gap = last === null ? '' : isSameList ? '\n' : '\n\n';
    return `${gap}${this.#marker(item.blockKind)}`;
  }

  #marker(kind: BlockKind): string {
    if (kind === 'step') return `${this.#steps}. `;
    return { bullet: '- ', heading: '## ', quote: '> ', paragraph: '' }[kind];
  }
}
