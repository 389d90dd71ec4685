import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { busyBrowser } from '#client/testing/busy-browser.ts';
import { InTurn } from './in-turn.tsx';

const laidOut = () => screen.getAllByRole('article').map((part) => !part.closest('.far-unpainted'));

test('parts are laid out one after the other, whenever the browser is idle', () => {
  const beIdle = busyBrowser();
  render(
    ['first', 'second', 'third'].map((words) => (
      <InTurn key={words}>
        <article>{words}</article>
      </InTurn>
    )),
  );
  expect(laidOut()).toEqual([false, false, false]);
  beIdle();
  expect(laidOut()).toEqual([true, false, false]);
  beIdle();
  expect(laidOut()).toEqual([true, true, false]);
  beIdle();
  expect(laidOut()).toEqual([true, true, true]);
});

test('a part that is gone takes no turn, and one that comes later gets its own', () => {
  const beIdle = busyBrowser();
  const parts = (...words: string[]) =>
    words.map((word) => (
      <InTurn key={word}>
        <article>{word}</article>
      </InTurn>
    ));
  const { rerender } = render(parts('first', 'second'));
  rerender(parts('second'));
  beIdle();
  expect(laidOut()).toEqual([true]);
  rerender(parts('second', 'later'));
  expect(laidOut()).toEqual([true, false]);
  beIdle();
  expect(laidOut()).toEqual([true, true]);
});
