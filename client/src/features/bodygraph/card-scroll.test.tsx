// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CardScroll } from './card-scroll.tsx';
import { moreWords } from './whole-end.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Three paragraphs of 100 px in a room for two and a half. */
function show(onMore?: () => void, room = 250) {
  const heights = { scrollHeight: 300, clientHeight: room };
  for (const [name, value] of Object.entries(heights)) {
    vi.spyOn(Element.prototype, name as 'scrollHeight', 'get').mockReturnValue(value);
  }
  Element.prototype.checkVisibility ??= () => true;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = Number(this.getAttribute('data-index') ?? 0);
    return new DOMRect(0, index * 100, 300, 92);
  });
  const { container } = render(
    <CardScroll onMore={onMore} footer={null} steps={null}>
      <div>
        {[0, 1, 2].map((index) => (
          <p key={index} data-index={index} data-part={index === 2 ? 'Its end' : undefined}>
            Paragraph
          </p>
        ))}
      </div>
    </CardScroll>,
  );
  const scrolling = container.querySelector<HTMLElement>('.detail-scroll');
  if (!scrolling) throw new Error('No part scrolls');
  return scrolling;
}

test('ends with a whole paragraph and says that more follows', () => {
  const scrolling = show();
  expect(scrolling.style.maxHeight).toBe('200px');
  expect(scrolling.dataset['more']).toBe('');
});

test('says nothing where all of it is in sight', () => {
  const scrolling = show(undefined, 300);
  expect(scrolling.style.maxHeight).toBe('');
  expect(scrolling.dataset['more']).toBeUndefined();
});

test('says nothing once it is scrolled to the end', () => {
  const scrolling = show();
  scrolling.scrollTop = 50;
  fireEvent.scroll(scrolling);
  expect(scrolling.dataset['more']).toBeUndefined();
});

test('asks for more room, or scrolls where there is none', () => {
  const onMore = vi.fn();
  show(onMore);
  fireEvent.click(screen.getByRole('button', { name: 'More of this card' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('scrolls, and keeps the focus in the card', () => {
  const scrolling = show();
  const scrollBy = vi.fn();
  scrolling.scrollBy = scrollBy;
  fireEvent.click(screen.getByRole('button', { name: 'More of this card' }));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 200 });
  expect(scrolling).toHaveFocus();
});

test('its button names the part that follows', () => {
  const scrolling = show();
  expect(scrolling.nextElementSibling).toHaveAttribute('data-next', 'More: its end');
});

test.each([
  ['Your gates here', 'More: your gates here'],
  ['More about gate 26', 'More about gate 26'],
  ['', 'More'],
])('names what follows: %s', (part, words) => {
  expect(moreWords(part)).toBe(words);
});
