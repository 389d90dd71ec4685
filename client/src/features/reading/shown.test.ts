import { expect, test } from 'vitest';
import type { ReadingParagraph } from '#shared/contract/reading.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { shownOf } from './shown.ts';

const PARAGRAPH: ReadingParagraph = {
  id: 'energy:type:Generator',
  text: 'You can go on for days.',
  answer: null,
  evidence: [
    { kind: 'type', type: 'Generator' },
    { kind: 'center', center: 'sacral', state: 'defined' },
  ],
};
const DOUBT = { share: 0.5, spans: [], otherwise: ['a Projector'] };
const NONE = { centers: new Set(), channels: new Set(), gates: new Set() } as const;

const doubtful = (...given: Parameters<typeof shownOf>) =>
  shownOf(...given).flatMap(({ fact, isDoubtful }) => (isDoubtful ? fact.kind : []));

test('a part of the graph is doubtful where the birth time decides it', () => {
  expect(doubtful(PARAGRAPH, null)).toEqual([]);
  expect(doubtful(PARAGRAPH, NONE)).toEqual([]);
  expect(doubtful(PARAGRAPH, { ...NONE, centers: new Set<CenterId>(['sacral']) })).toEqual([
    'center',
  ]);
});

test('a paragraph’s own doubt is about its first fact, and not about a center that is certain', () => {
  expect(doubtful({ ...PARAGRAPH, doubt: DOUBT }, NONE)).toEqual(['type']);
});
