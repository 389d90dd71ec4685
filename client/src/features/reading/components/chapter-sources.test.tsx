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
        <ChapterSources id="why" chapter={CHAPTER} draw={() => <Drawing />} onAnswer={undefined} />
      </Suspense>,
    );
  });
  expect(screen.queryByText('The chapter is gone')).not.toBeInTheDocument();
  expect(screen.getByRole('figure')).toHaveTextContent(
    'This chapter rests on your steady Solar Plexus.',
  );
});

test('says in a sentence what the chapter rests on, each once', () => {
  const others = [
    { kind: 'channel', channel: '24-61' },
    { kind: 'center', center: 'head', state: 'open' },
    { kind: 'type', type: 'Projector' },
    { kind: 'profile', profile: '3/5' },
    { kind: 'definition', definition: 'Triple Split' },
  ] as const;
  const paragraphs = [
    PARAGRAPH,
    ...others.map((fact) => ({
      ...PARAGRAPH,
      id: `decide:${fact.kind}`,
      evidence: [...PARAGRAPH.evidence, fact],
    })),
  ];
  const chapter = { ...CHAPTER, paragraphs };
  render(<ChapterSources id="why" chapter={chapter} draw={() => null} onAnswer={undefined} />);
  expect(
    screen.getByText(
      'This chapter rests on your steady Solar Plexus, your channel 24-61, your open Head, your type (Projector), your profile 3/5, and your triple split definition.',
    ),
  ).toBeVisible();
});
