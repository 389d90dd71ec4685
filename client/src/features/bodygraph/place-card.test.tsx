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
  ['below all words, where there is room', [120, 300], 312, []],
  ['below all words, where it has to scroll', [120, 450], 462, []],
  ['over the last of them, where there is less', [120, 650], 132, ['lead']],
  ['over all of them, where there is none', [590, 600], 16, ['name', 'lead']],
])('docked on the left it stands %s', async (_, bottoms, top, covers) => {
  const { place } = open({ width: 1119, height: 800 }, { x: 400, y: 100, width: 400, height: 600 });
  const words = bottoms.map((bottom, index) => {
    const word = document.createElement('p');
    word.dataset['cardSpares'] = ['name', 'lead'][index];
    word.getBoundingClientRect = () => domRect({ x: 0, y: bottom - 20, width: 300, height: 20 });
    document.body.append(word);
    return word;
  });
  onTestFinished(() => {
    for (const word of words) word.remove();
  });
  expect(await place(at(600, 390))).toMatchObject({ side: 'dock-left', y: top - 100, covers });
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
