import { computePosition, offset, type Side, shift, type VirtualElement } from '@floating-ui/dom';

const FROM_ANCHOR_PX = 22;
const TO_EDGE_PX = 16;
/** From the card's corner, so that the tip stands on a straight edge. */
const TIP_INSET_PX = 18;
const END_PX = 28;
/** Where no words stand beside the picture; else a docked card is as wide as they are, and covers them. */
const DOCK_PX = { least: 288, most: 388, leastHeight: 300, toPicture: 16 } as const;

/**
 * In this order: beside the subject before above and below it, and with its middle at the subject
 * before with an end, which clears a partner further up or down.
 */
const SIDES: readonly Side[] = ['right', 'left', 'bottom', 'top'];
const ALIGNMENTS = ['', '-start', '-end'] as const;

export interface CardPlace {
  /** Docked beside the whole picture; on its left it stands over the words there. */
  readonly side: Side | 'dock' | 'dock-left';
  /** From the corner of the card's frame, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Where the tip stands on the edge toward the subject, from that edge's start; null when docked. */
  readonly tip: number | null;
  /** The words whose place it takes. */
  readonly covers: readonly string[];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Candidate extends CardPlace {
  readonly isInside: boolean;
  readonly covered: number;
}

/**
 * Where the card stands: beside the whole picture where there is room for it, so that it covers
 * nothing it speaks of; else beside its subject, wholly inside the window, and over none of the parts
 * that belong to the subject as far as that can be.
 * @param picture the figure that the card belongs to
 * @param clear the boxes of those parts, in the window
 */
export async function placeCard(
  subject: VirtualElement,
  card: HTMLElement,
  picture: Element,
  clear: readonly Box[],
): Promise<CardPlace> {
  const docked = dock(subject, card, picture.getBoundingClientRect());
  if (docked) return docked;
  card.style.width = '';
  return placeAtSubject(subject, card, clear);
}

function dock(subject: VirtualElement, card: HTMLElement, picture: DOMRect): CardPlace | null {
  const { clientWidth } = document.documentElement;
  const taken = DOCK_PX.toPicture + TO_EDGE_PX;
  const isRight = clientWidth - picture.right - taken >= DOCK_PX.least;
  const beside = (isRight ? clientWidth - picture.right : picture.left) - taken;
  if (beside < DOCK_PX.least) return null;
  const words = isRight ? null : wordsBeside(picture);
  const width = words?.width ?? Math.min(beside, DOCK_PX.most);
  card.style.width = `${width}px`;
  card.style.removeProperty('--room');
  const anchor = subject.getBoundingClientRect();
  const subjectY = anchor.top + anchor.height / 2;
  const height = card.offsetHeight;
  const { top, covers } = isRight ? besideSubject(subjectY, height) : overWords(subjectY, height);
  const room = words ? roomOfWords(top) : roomBelow(top);
  if (height > room) card.style.setProperty('--room', `${room}px`);
  return {
    side: isRight ? 'dock' : 'dock-left',
    x: isRight
      ? picture.width + DOCK_PX.toPicture
      : words
        ? words.left - picture.left
        : -DOCK_PX.toPicture - width,
    y: top - picture.top,
    // The columns of positions are between it and its subject.
    tip: null,
    covers,
  };
}

/** The column of words on the picture's left, as far as a card can be as wide. */
function wordsBeside(picture: DOMRect): { left: number; width: number } | null {
  const words = document.querySelector('[data-card-over]')?.getBoundingClientRect();
  if (!words || words.left < TO_EDGE_PX) return null;
  const width = Math.min(words.width, picture.left - DOCK_PX.toPicture - words.left);
  return width < DOCK_PX.least ? null : { left: words.left, width };
}

interface Height {
  readonly top: number;
  readonly covers: readonly string[];
}

function besideSubject(subjectY: number, height: number): Height {
  const padding = windowPadding();
  const lowest = document.documentElement.clientHeight - padding.bottom - height;
  return { top: Math.max(padding.top, Math.min(subjectY - height / 2, lowest)), covers: [] };
}

/** From where the words begin on: a rest of them above the card would look like a mistake. */
function overWords(subjectY: number, height: number): Height {
  const words = [...document.querySelectorAll<HTMLElement>('[data-card-over]')];
  if (words.length === 0) return besideSubject(subjectY, height);
  const first = Math.min(...words.map((one) => one.getBoundingClientRect().top));
  const begin = Math.max(windowPadding().top, first);
  const isRoomy = Math.min(height, DOCK_PX.leastHeight) <= roomBelow(begin);
  return {
    top: isRoomy ? begin : windowPadding().top,
    covers: words.map((one) => one.dataset['cardOver'] ?? ''),
  };
}

/** What a card can be high from here on; its content scrolls. */
function roomBelow(top: number): number {
  return document.documentElement.clientHeight - windowPadding().bottom - top;
}

/** In the words' place a card ends where they do, above what follows on the page. */
function roomOfWords(top: number): number {
  const part = document.querySelector('[data-card-room]')?.getBoundingClientRect();
  const room = part ? part.bottom - top : 0;
  return room < DOCK_PX.leastHeight ? roomBelow(top) : Math.min(room, roomBelow(top));
}

async function placeAtSubject(
  subject: VirtualElement,
  card: HTMLElement,
  clear: readonly Box[],
): Promise<CardPlace> {
  const candidates = await Promise.all(
    SIDES.flatMap((side) =>
      ALIGNMENTS.map((alignment) => candidate(side, alignment, subject, card, clear)),
    ),
  );
  const inside = candidates.filter(({ isInside }) => isInside);
  const [best] = (inside.length > 0 ? inside : candidates).toSorted(
    (a, b) => a.covered - b.covered,
  );
  if (!best) throw new Error('A card has four sides to stand on');
  return best;
}

async function candidate(
  side: Side,
  alignment: (typeof ALIGNMENTS)[number],
  subject: VirtualElement,
  card: HTMLElement,
  clear: readonly Box[],
): Promise<Candidate> {
  const padding = windowPadding();
  const { x, y } = await computePosition(subject, card, {
    placement: `${side}${alignment}`,
    // An end of the card goes past the subject by as much as its tip needs.
    middleware: [
      offset({ mainAxis: FROM_ANCHOR_PX, alignmentAxis: alignment ? -END_PX : null }),
      shift({ padding }),
    ],
  });
  const frame = (card.offsetParent ?? document.documentElement).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const [left, top] = [frame.left + x, frame.top + y];
  const box = { left, top, right: left + width, bottom: top + height };
  const anchor = subject.getBoundingClientRect();
  const isUpright = side === 'left' || side === 'right';
  const [from, length, at] = isUpright
    ? [top, height, anchor.top + anchor.height / 2]
    : [left, width, anchor.left + anchor.width / 2];
  return {
    side,
    x,
    y,
    tip: Math.min(Math.max(at - from, TIP_INSET_PX), length - TIP_INSET_PX),
    covers: [],
    isInside: isWithin(box, padding),
    covered: clear.filter((part) => overlaps(box, part)).length,
  };
}

/** What stays free at the window's edges; at the top also what the page keeps for its header. */
function windowPadding() {
  const kept = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return {
    left: TO_EDGE_PX,
    right: TO_EDGE_PX,
    bottom: TO_EDGE_PX,
    top: Math.max(TO_EDGE_PX, Number.isNaN(kept) ? 0 : kept),
  };
}

function isWithin(box: Box, padding: Box): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  // Half a pixel of rounding.
  const slack = 0.5;
  return (
    box.left >= padding.left - slack &&
    box.top >= padding.top - slack &&
    box.right <= clientWidth - padding.right + slack &&
    box.bottom <= clientHeight - padding.bottom + slack
  );
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
