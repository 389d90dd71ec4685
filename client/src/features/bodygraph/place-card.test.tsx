import { expect, onTestFinished, test, vi } from 'vitest';
import { placeCard } from './place-card.ts';

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const domRect = ({ x, y, width, height }: Rect) => new DOMRect(x, y, width, height);
const box = ({ x, y, width, height }: Rect) => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** A window with a picture and a card of 300 × 200 px, whose frame is the page. */
function open(size: { width: number; height: number }, picture: Rect, scrollPaddingTop = '') {
  const root = document.documentElement;
  const [figure, card] = ['div', 'div'].map((name) => document.createElement(name));
  if (!figure || !card) throw new Error('no elements');
  document.body.append(figure, card);
  root.style.scrollPaddingTop = scrollPaddingTop;
  const define = (element: Element, values: Record<string, number>) => {
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(element, name, { value, configurable: true });
    }
  };
  define(root, { clientWidth: size.width, clientHeight: size.height });
  define(card, { offsetWidth: 300, offsetHeight: 200 });
  root.getBoundingClientRect = () => domRect({ x: 0, y: 0, ...size });
  card.getBoundingClientRect = () => domRect({ x: 0, y: 0, width: 300, height: 200 });
  figure.getBoundingClientRect = () => domRect(picture);
  onTestFinished(() => {
    figure.remove();
    card.remove();
    root.removeAttribute('style');
    for (const name of ['clientWidth', 'clientHeight', 'getBoundingClientRect']) {
      Reflect.deleteProperty(root, name);
    }
    vi.restoreAllMocks();
  });
  const place = (subject: Rect, ...clear: Rect[]) =>
    placeCard(
      { getBoundingClientRect: () => domRect(subject), contextElement: figure },
      card,
      figure,
      clear.map(box),
    );
  return { card, place };
}

const at = (x: number, y: number): Rect => ({ x, y, width: 20, height: 20 });

test('docks beside the picture, with its middle at the subject and no tip', async () => {
  const { card, place } = open(
    { width: 1280, height: 800 },
    { x: 400, y: 100, width: 400, height: 600 },
  );
  // 800 + 16 + 388 + 16 ≤ 1280: as wide as a docked card gets.
  expect(await place(at(600, 390))).toEqual({
    side: 'dock',
    x: 416,
    y: 200,
    tip: null,
    covers: [],
  });
  expect(card.style.width).toBe('388px');
});

test('is as narrow as the room beside the picture', async () => {
  const { card, place } = open(
    { width: 1130, height: 800 },
    { x: 400, y: 100, width: 400, height: 600 },
  );
  expect((await place(at(600, 390))).side).toBe('dock');
  expect(card.style.width).toBe('298px');
});

test('docks on the left where only that side has room', async () => {
  const { card, place } = open(
    { width: 1119, height: 800 },
    { x: 400, y: 100, width: 400, height: 600 },
  );
  expect(await place(at(600, 390))).toMatchObject({
    side: 'dock-left',
    x: -16 - 368,
    y: 200,
    tip: null,
  });
  expect(card.style.width).toBe('368px');
});

test.each([
  ['the least room on the right', { width: 1120, height: 800 }, 400, 'dock', 288],
  ['a pixel less', { width: 1119, height: 800 }, 400, 'dock-left', 368],
  ['most room on the left', { width: 1119, height: 800 }, 500, 'dock-left', 388],
  ['the least room on the left', { width: 1000, height: 800 }, 320, 'dock-left', 288],
])('docks with %s', async (_, size, x, side, width) => {
  const { card, place } = open(size, { x, y: 100, width: 400, height: 600 });
  expect((await place(at(x + 200, 390))).side).toBe(side);
  expect(card.style.width).toBe(`${width}px`);
});

test('stands at its subject with a pixel less on both sides', async () => {
  const picture = { x: 319, y: 100, width: 400, height: 600 };
  const { card, place } = open({ width: 1000, height: 800 }, picture);
  const { side, tip } = await place(at(500, 390));
  expect(['right', 'left', 'top', 'bottom']).toContain(side);
  expect(tip).not.toBeNull();
  expect(card.style.width).toBe('');
});

test('a docked card that fits takes away the room of the last one', async () => {
  const { card, place } = open(
    { width: 1280, height: 800 },
    { x: 400, y: 100, width: 400, height: 600 },
  );
  card.style.setProperty('--room', '100px');
  await place(at(600, 390));
  expect(card.style.getPropertyValue('--room')).toBe('');
});

test.each([
  [232, ''],
  [231, '199px'],
])('in a window %i px high its room is “%s”', async (height, room) => {
  const { card, place } = open({ width: 1280, height }, { x: 400, y: 0, width: 400, height });
  expect((await place(at(600, 100))).y).toBe(16);
  expect(card.style.getPropertyValue('--room')).toBe(room);
});

/** A column of words, from its left edge on. */
function words(x: number, width: number) {
  const column = document.createElement('p');
  column.dataset['cardOver'] = 'lead';
  column.getBoundingClientRect = () => domRect({ x, y: 100, width, height: 20 });
  document.body.append(column);
  onTestFinished(() => column.remove());
}

test.each([
  ['as wide as the words, over them', 40, 310, 40 - 400, 310],
  ['no wider than up to the picture', 40, 380, 40 - 400, 344],
  ['as wide as words at the window’s edge', 16, 300, 16 - 400, 300],
  ['as ever beside words that begin too far left', 15, 300, -16 - 368, 368],
  ['as wide as the narrowest words that count', 96, 288, 96 - 400, 288],
  ['as ever beside narrower words', 96, 287, -16 - 368, 368],
])('docked on the left it is %s', async (_, left, wide, x, width) => {
  const { card, place } = open(
    { width: 1119, height: 800 },
    { x: 400, y: 100, width: 400, height: 600 },
  );
  words(left, wide);
  expect(await place(at(600, 390))).toMatchObject({ side: 'dock-left', x });
  expect(card.style.width).toBe(`${width}px`);
});

test.each([
  ['top', 100, '', 16 - 100],
  ['top, below the header', 100, '80px', 80 - 100],
  ['bottom', 780, '', 800 - 16 - 200 - 100],
])('stays in the window at its %s', async (_, y, padding, top) => {
  const { place } = open(
    { width: 1280, height: 800 },
    { x: 400, y: 100, width: 400, height: 600 },
    padding,
  );
  expect((await place(at(600, y))).y).toBe(top);
});

test.each([
  ['where the first words do', [120, 300], 100],
  ['at the window’s head, where there is no room below that', [630, 650], 16],
])('docked on the left it begins %s', async (_, bottoms, top) => {
  const { place } = open({ width: 1119, height: 800 }, { x: 400, y: 100, width: 400, height: 600 });
  const words = bottoms.map((bottom, index) => {
    const word = document.createElement('p');
    word.dataset['cardOver'] = ['name', 'lead'][index];
    word.getBoundingClientRect = () => domRect({ x: 0, y: bottom - 20, width: 300, height: 20 });
    document.body.append(word);
    return word;
  });
  onTestFinished(() => {
    for (const word of words) word.remove();
  });
  const covers = ['name', 'lead'];
  expect(await place(at(600, 390))).toMatchObject({ side: 'dock-left', y: top - 100, covers });
});

/** The part of the page that the card belongs to, down to here. */
function pageTo(bottom: number) {
  const part = document.createElement('div');
  part.dataset['cardRoom'] = '';
  part.getBoundingClientRect = () => domRect({ x: 0, y: 0, width: 1000, height: bottom });
  document.body.append(part);
  onTestFinished(() => part.remove());
}

test.each([
  ['the window’s foot', 800, ''],
  ['the window’s foot, where its part of the page is too low for it', 320, ''],
  ['the end of its part of the page', 480, '380px'],
])('in the words’ place it has room down to %s', async (_, bottom, room) => {
  const { card, place } = open(
    { width: 1119, height: 800 },
    { x: 400, y: 100, width: 400, height: 600 },
  );
  Object.defineProperty(card, 'offsetHeight', { value: 400 });
  words(40, 310);
  pageTo(bottom);
  await place(at(600, 390));
  expect(card.style.getPropertyValue('--room')).toBe(room);
});

/** No room for a dock: the picture fills the window. */
const FULL = { x: 0, y: 0, width: 1000, height: 800 };
const WINDOW = { width: 1000, height: 800 };

test('stands to the right of its subject first, and points at its middle', async () => {
  const { card, place } = open(WINDOW, FULL);
  card.style.width = '388px';
  expect(await place(at(300, 400))).toMatchObject({ side: 'right', x: 342, y: 310, tip: 100 });
  expect(card.style.width).toBe('');
});

test.each([
  ['left', at(900, 400), 'left', 900 - 22 - 300, 310],
  ['right, moved into the window', at(300, 20), 'right', 342, 16],
  ['bottom', { x: 300, y: 300, width: 400, height: 20 }, 'bottom', 350, 342],
  ['top', { x: 300, y: 600, width: 400, height: 20 }, 'top', 350, 600 - 22 - 200],
])('stands elsewhere where it doesn’t fit: %s', async (_, subject, side, x, y) => {
  const { place } = open(WINDOW, FULL);
  expect(await place(subject)).toMatchObject({ side, x, y });
});

test.each<readonly [string, number, Rect, string]>([
  ['right', 1000, at(642.5, 400), 'right'],
  ['right, too little room', 1000, at(643, 400), 'left'],
  ['left', 500, at(337.5, 400), 'left'],
  ['left, too little room', 500, at(337, 300), 'bottom'],
  ['bottom', 1000, { x: 100, y: 542.5, width: 800, height: 20 }, 'bottom'],
  ['bottom, too little room', 1000, { x: 100, y: 543, width: 800, height: 20 }, 'top'],
])('has half a pixel of tolerance at the window’s margin: %s', async (_, width, subject, side) => {
  const { place } = open({ width, height: 800 }, { x: 0, y: 0, width, height: 800 });
  expect((await place(subject)).side).toBe(side);
});

test.each([
  [237.5, 'top'],
  // Nowhere inside, so the first side counts.
  [237, 'right'],
])('has it at the top, too, of a subject at %d', async (y, side) => {
  const { place } = open({ width: 1000, height: 440 }, { x: 0, y: 0, width: 1000, height: 440 });
  expect((await place({ x: 100, y, width: 800, height: 20 })).side).toBe(side);
});

test('its tip stays on the straight part of the edge', async () => {
  const { place } = open(WINDOW, FULL);
  expect((await place(at(300, 6))).tip).toBe(18);
  expect((await place(at(300, 790))).tip).toBe(182);
});

test('covers as few parts that belong to the subject as it can', async () => {
  const { place } = open(WINDOW, FULL);
  const toTheRight = at(500, 400);
  expect(await place(at(450, 400), toTheRight)).toMatchObject({ side: 'left', covered: 0 });
  // What only touches the card isn’t covered.
  const beside = { x: 642, y: 310, width: 20, height: 20 };
  expect(await place(at(300, 400), beside)).toMatchObject({ side: 'right', covered: 0 });
});

test('an end of it stands at the subject where its middle would cover a partner', async () => {
  const { place } = open({ width: 760, height: 800 }, { x: 0, y: 0, width: 760, height: 800 });
  const above = at(440, 320);
  const found = await place(at(380, 400), above, at(200, 320), at(200, 400));
  expect(found).toMatchObject({ side: 'right', covered: 0, y: 400 - 28 });
  expect(found.tip).toBe(38);
});

test('a window that is too small for it gets the place that covers least', async () => {
  const { place } = open({ width: 280, height: 180 }, { x: 0, y: 0, width: 280, height: 180 });
  expect((await place(at(100, 80))).side).toBe('right');
});
