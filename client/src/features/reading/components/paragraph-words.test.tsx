import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ParagraphWords } from './paragraph-words.tsx';

const TEXT =
  'You learn by launching. A course teaches you less. Tell anyone who asks, “No progress yet. I’d rather wait.”';

function pieces(text: string, isFirst = false) {
  const { container } = render(<ParagraphWords text={text} isFaint={false} isFirst={isFirst} />);
  return [...container.querySelectorAll('p')];
}
const words = (text: string, isFirst = false) =>
  pieces(text, isFirst).map(({ textContent }) => textContent);

test('opens a chapter with the first sentence of its first paragraph, and says nothing twice', () => {
  expect(words(TEXT, true)).toEqual([
    'You learn by launching.',
    'A course teaches you less.',
    'Tell anyone who asks, “No progress yet. I’d rather wait.”',
  ]);
  expect(words('You learn by launching. Start one.', true)).toHaveLength(2);
});

test('a later paragraph is one thought in one look', () => {
  expect(words(TEXT)).toEqual([
    'You learn by launching. A course teaches you less.',
    'Tell anyone who asks, “No progress yet. I’d rather wait.”',
  ]);
  expect(pieces(TEXT)[0]?.querySelector('span')).toBeNull();
});

test('sets a line to say apart after a phrase, and goes on in the same line after "Say:"', () => {
  const speech = (text: string) => pieces(text).at(-1)?.querySelector('q')?.textContent;
  expect(speech('You wait. Raise it before the vote: “Not yet.”')).toBe('“Not yet.”');
  expect(speech('You wait. Say: “Not yet.”')).toBeUndefined();
  expect(words('You wait. Say: “Not yet.”').at(-1)).toBe('Say: “Not yet.”');
});
