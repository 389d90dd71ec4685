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
  words.dataset['cardOver'] = name;
  words.getBoundingClientRect = () => new DOMRect(264, bottom - 40, 360, 40);
  document.body.append(words);
}

function placed(height: number, card = document.createElement('section')) {
  vi.spyOn(card, 'offsetHeight', 'get').mockReturnValue(height);
  const picture = document.createElement('div');
  picture.getBoundingClientRect = () => PICTURE;
  return placeCard(GATE, card, picture, []);
}

test('a card left of the picture begins where the words do, and covers them', async () => {
  wordsAbove('statement', 280);
  wordsAbove('lead', 340);
  const { side, y, covers } = await placed(400);
  expect([side, covers]).toEqual(['dock-left', ['statement', 'lead']]);
  expect(PICTURE.top + y).toBe(240);
});

test('a taller one begins there too, and scrolls', async () => {
  wordsAbove('statement', 280);
  const card = document.createElement('section');
  const { y } = await placed(700, card);
  const room = Number.parseFloat(card.style.getPropertyValue('--room'));
  expect(room).toBeGreaterThan(400);
  expect(PICTURE.top + y + room).toBeLessThanOrEqual(WINDOW.height);
  await placed(200, card);
  expect(card.style.getPropertyValue('--room')).toBe('');
});

test('where little room is below their beginning, it stands above it', async () => {
  wordsAbove('statement', 640);
  expect(PICTURE.top + (await placed(460)).y).toBe(16);
});

test('without such words it stands beside its subject', async () => {
  const { y } = await placed(400);
  expect(PICTURE.top + y + 200).toBe(512);
});
