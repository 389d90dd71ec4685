import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ParagraphWords } from './paragraph-words.tsx';

const TEXT =
  'You learn by launching. A course teaches you less. Tell whoever asks, “No progress yet. I’d rather wait.”';

function pieces(text: string, form: 'opening' | 'plain' | 'titled' = 'opening') {
  const { container } = render(
    <ParagraphWords text={text} form={form} isFaint={false} isDull={false} />,
  );
  return [...container.querySelectorAll('p')];
}

test('pulls the first sentence out of an opening paragraph, and says nothing twice', () => {
  const words = pieces(TEXT).map(({ textContent }) => textContent);
  expect(words).toEqual([
    'You learn by launching.',
    'A course teaches you less.',
    'Tell whoever asks, “No progress yet. I’d rather wait.”',
  ]);
});

test('leaves other paragraphs, and openings of one sentence, in one piece', () => {
  const [thought] = pieces(TEXT, 'plain');
  expect(thought).toHaveTextContent('You learn by launching. A course teaches you less.');
  expect(pieces('You learn by launching. Start one.')).toHaveLength(2);
});

test('sets a line to say apart, unless something to do follows it', () => {
  const speech = (text: string) => pieces(text).at(-1)?.querySelector('span + span')?.textContent;
  expect(speech(TEXT)).toBe('“No progress yet. I’d rather wait.”');
  expect(speech('You wait. Say, “Not yet,” and prepare the ground.')).toBeUndefined();
});
