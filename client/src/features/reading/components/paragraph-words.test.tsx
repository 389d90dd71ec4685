import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChapterPoint, OpeningWords, ParagraphWords, Unbroken } from './paragraph-words.tsx';

const TEXT =
  'You learn by launching. A course teaches you less. Tell anyone who asks, “No progress yet. I’d rather wait.”';
const SURE = { isFaint: false, condition: null };

function wordsIn(element: React.ReactElement) {
  const { container } = render(element);
  return [...container.querySelectorAll('h3, p')].map(({ textContent }) => textContent);
}
const words = (text: string, head?: string) =>
  wordsIn(<ParagraphWords {...SURE} text={text} head={head} />);

test('opens a chapter with the first sentence of its first paragraph, and leaves the advice to its point', () => {
  expect(wordsIn(<OpeningWords {...SURE} text={TEXT} />)).toEqual([
    'You learn by launching.',
    'A course teaches you less.',
  ]);
  expect(wordsIn(<OpeningWords {...SURE} text="You learn by launching. Start one." />)).toEqual([
    'You learn by launching.',
  ]);
  expect(wordsIn(<ChapterPoint text={TEXT} />)).toEqual([
    'Do this first',
    'Tell anyone who asks, “No progress yet. I’d rather wait.”',
  ]);
});

test('a later paragraph is headed, and is one thought in one look', () => {
  expect(words(TEXT, 'Learning by launching')).toEqual([
    'Learning by launching',
    'You learn by launching. A course teaches you less.',
    'Tell anyone who asks, “No progress yet. I’d rather wait.”',
  ]);
  // Kept for reading offline from before there were heads.
  expect(words(TEXT)).toHaveLength(2);
});

test('sets every line to say in one form, wherever it stands', () => {
  const lines = (element: React.ReactElement) =>
    [...render(element).container.querySelectorAll('q')].map(({ textContent }) => textContent);
  const section = (text: string) => <ParagraphWords {...SURE} text={text} head={undefined} />;
  expect(lines(section('You wait. Raise it before the vote: “Not yet.”'))).toEqual(['“Not yet.”']);
  expect(lines(section('You wait. Say “Not yet” and then “Now.”'))).toEqual([
    '“Not yet”',
    '“Now.”',
  ]);
  expect(lines(<ChapterPoint text="You wait. Say “Not yet” and mean it." />)).toEqual([
    '“Not yet”',
  ]);
});

test('says for which births a chapter’s first words and a section are true', () => {
  const condition = 'If born after 9:30 AM';
  const shown = (marked: typeof condition | null) => {
    const words = { text: TEXT, isFaint: false, condition: marked };
    const { container } = render(
      <>
        <OpeningWords {...words} />
        <ParagraphWords {...words} head="Launch to learn" />
      </>,
    );
    return [...container.querySelectorAll('h3, .font-display')].map(
      ({ textContent }) => textContent,
    );
  };
  const [lead, , head] = shown(condition);
  expect([lead, head]).toEqual(['You learn by launching.', 'Launch to learn']);
  expect(screen.getByRole('heading')).toHaveAccessibleName('Launch to learn');
  expect(screen.getAllByText(condition)).toHaveLength(2);
  expect(shown(null).join()).not.toContain('≈');
});

test('keeps a sound whole at a line’s end', () => {
  const { container } = render(<Unbroken text="Note an “mm-hm” or an “uh-uh.”" />);
  expect(container).toHaveTextContent('Note an “mm-hm” or an “uh-uh.”');
  const whole = [...container.querySelectorAll('.whitespace-nowrap')];
  expect(whole.map(({ textContent }) => textContent)).toEqual(['mm-hm', 'uh-uh']);
});
