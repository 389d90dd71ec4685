import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFollowingScroll } from './use-following-scroll.ts';

/** A box that shows 100 px of a text that grows; every part is 1000 px long. */
function open(first?: number) {
  let isAway = false;
  let toEnd = () => {};
  function Box({ parts }: { parts: number | undefined }) {
    const { box, onScroll, ...rest } = useFollowingScroll(parts);
    isAway = rest.isAway;
    toEnd = rest.toEnd;
    return (
      <div
        role="log"
        onScroll={onScroll}
        ref={(element) => {
          box.current = element;
          if (!element) return;
          const sizes = { scrollHeight: 1000 * (parts ?? 1), clientHeight: 100 };
          for (const [key, value] of Object.entries(sizes)) {
            Object.defineProperty(element, key, { value, configurable: true });
          }
        }}
      />
    );
  }
  const view = render(<Box parts={first} />);
  const element = () => screen.getByRole('log');
  return {
    top: () => element().scrollTop,
    isAway: () => isAway,
    toEnd: () => act(() => toEnd()),
    grow: (parts: number) => view.rerender(<Box parts={parts} />),
    scrollTo(top: number) {
      element().scrollTop = top;
      fireEvent.scroll(element());
    },
  };
}

test('an empty box starts at the top', () => {
  expect(open().top()).toBe(0);
});

test('follows a text that grows', () => {
  const box = open(1);
  expect(box.top()).toBe(1000);
  box.grow(2);
  expect(box.top()).toBe(2000);
});

test('stays where the reader has scrolled to, until they come near the end again', () => {
  const box = open(1);
  box.scrollTo(839);
  expect(box.isAway()).toBe(true);
  box.grow(2);
  expect(box.top()).toBe(839);
  box.scrollTo(1840);
  expect(box.isAway()).toBe(false);
  box.grow(3);
  expect(box.top()).toBe(3000);
});

test('goes back to the end, and follows again', () => {
  const box = open(1);
  box.scrollTo(10);
  box.toEnd();
  expect(box.top()).toBe(1000);
  expect(box.isAway()).toBe(false);
  box.grow(2);
  expect(box.top()).toBe(2000);
});
