import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ParagraphWords } from './paragraph-words.tsx';

const TEXT =
  'You learn by launching. A course teaches you less. Tell whoever asks, “No progress yet. I’d rather wait.”';

function pieces(text: string) {
  const { container } = render(<ParagraphWords text={text} isFaint={false} isDull={false} />);
  return [...container.querySelectorAll('p')];
}

test('pulls the first sentence out of a paragraph, and says nothing twice', () => {
  const words = pieces(TEXT).map(({ textContent }) => textContent);
  expect(words).toEqual([
    'You learn by launching.',
    'A course teaches you less.',
    'Tell whoever asks, “No progress yet. I’d rather wait.”',
  ]);
});

test('pulls out a first sentence together with all it quotes, and leaves no empty piece', () => {
  const [key, rest] = pieces('They ask, “Why? Why now?” A course teaches you less. Start one.');
  expect(key).toHaveTextContent('They ask, “Why? Why now?”');
  expect(rest).toHaveTextContent('A course teaches you less.');
  expect(pieces('You learn by launching. Start one.')).toHaveLength(2);
});

test('sets a line to say apart, unless something to do follows it', () => {
  const speech = (text: string) => pieces(text).at(-1)?.querySelector('q')?.textContent;
  expect(speech(TEXT)).toBe('“No progress yet. I’d rather wait.”');
  expect(speech('You wait. Say, “Not yet,” and prepare the ground.')).toBeUndefined();
});
