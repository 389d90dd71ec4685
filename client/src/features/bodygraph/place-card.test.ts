// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeCard } from './place-card.ts';

const WINDOW = { width: 1280, height: 800 };
const PICTURE = new DOMRect(648, 80, 472, 700);
const GATE = { getBoundingClientRect: () => new DOMRect(820, 500, 24, 24) };

beforeEach(() => {
  const { documentElement } = document;
  vi.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(WINDOW.width);
  vi.spyOn(documentElement, 'clientHeight', 'get').mockReturnValue(WINDOW.height);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function wordsAbove(name: string, bottom: number) {
  const words = document.createElement('p');
  words.dataset['cardSpares'] = name;
  words.getBoundingClientRect = () => new DOMRect(264, bottom - 40, 360, 40);
  document.body.append(words);
}

function placed(height: number, card = document.createElement('section')) {
  vi.spyOn(card, 'offsetHeight', 'get').mockReturnValue(height);
  const picture = document.createElement('div');
  picture.getBoundingClientRect = () => PICTURE;
  return placeCard(GATE, card, picture, []);
}

test('a card left of the picture stands below the words that say whose chart it is', async () => {
  wordsAbove('statement', 280);
  wordsAbove('lead', 340);
  const { side, y, covers } = await placed(400);
  expect([side, covers]).toEqual(['dock-left', []]);
  expect(PICTURE.top + y).toBeGreaterThan(340);
});

test('a taller one stands there too, and scrolls', async () => {
  wordsAbove('statement', 280);
  wordsAbove('lead', 340);
  const card = document.createElement('section');
  const { y, covers } = await placed(700, card);
  expect(covers).toEqual([]);
  const room = Number.parseFloat(card.style.getPropertyValue('--room'));
  expect(room).toBeGreaterThan(400);
  expect(PICTURE.top + y + room).toBeLessThanOrEqual(WINDOW.height);
  await placed(200, card);
  expect(card.style.getPropertyValue('--room')).toBe('');
});

test('where they leave too little room, it covers the last of them first', async () => {
  wordsAbove('statement', 280);
  wordsAbove('lead', 540);
  expect((await placed(460)).covers).toEqual(['lead']);
  document.body.replaceChildren();
  wordsAbove('statement', 500);
  wordsAbove('lead', 540);
  expect((await placed(460)).covers).toEqual(['statement', 'lead']);
});

test('without such words it stands beside its subject', async () => {
  const { y } = await placed(400);
  expect(PICTURE.top + y + 200).toBe(512);
});
