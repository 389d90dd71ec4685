import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import type { ReadingChapter, ReadingParagraph } from '#shared/contract/reading.ts';
import { ChapterSources } from './chapter-sources.tsx';

const PARAGRAPH: ReadingParagraph = {
  id: 'decide:authority:Emotional',
  text: 'Your answer changes with your mood.',
  evidence: [{ kind: 'center', center: 'solarPlexus', state: 'defined' }],
  answer: null,
};
const CHAPTER: ReadingChapter = {
  id: 'decide',
  title: 'Decide',
  headline: { text: 'Let the answer outlive the mood', evidence: [] },
  seconds: 75,
  paragraphs: [PARAGRAPH],
  trial: { text: 'Rate one decision every evening.', evidence: [] },
};

const code = new Promise<never>(() => {});

function Drawing() {
  return use(code);
}

test('what a chapter rests on stays in sight while the code of its drawing is loading', async () => {
  await act(async () => {
    render(
      <Suspense fallback="The chapter is gone">
        <ChapterSources chapter={CHAPTER} draw={() => <Drawing />} onAnswer={undefined} />
      </Suspense>,
    );
  });
  expect(screen.queryByText('The chapter is gone')).not.toBeInTheDocument();
  expect(screen.getByRole('figure')).toHaveTextContent('What this chapter rests on');
});

test('lists under the drawing what the chapter rests on, each once', () => {
  const channel = {
    ...PARAGRAPH,
    id: 'decide:channel:24-61',
    evidence: [...PARAGRAPH.evidence, { kind: 'channel', channel: '24-61' } as const],
  };
  const chapter = { ...CHAPTER, paragraphs: [PARAGRAPH, channel] };
  render(<ChapterSources chapter={chapter} draw={() => null} onAnswer={undefined} />);
  expect(screen.getByText('Solar Plexus, colored in · Channel 24-61')).toBeVisible();
});
