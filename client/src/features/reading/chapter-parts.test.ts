import { expect, test } from 'vitest';
import type { ReadingEvidence, ReadingParagraph } from '#shared/contract/reading.ts';
import { partsOfChapters } from './chapter-parts.ts';

const PROJECTOR: ReadingEvidence = { kind: 'type', type: 'Projector' };
const SACRAL: ReadingEvidence = { kind: 'center', center: 'sacral', state: 'open' };
const PROFILE: ReadingEvidence = { kind: 'profile', profile: '3/5' };
const about = (...evidence: ReadingEvidence[]): ReadingParagraph => ({
  id: '',
  text: '',
  answer: null,
  evidence,
});

test('names what each paragraph is about, in a later chapter only what is new', () => {
  const [first, second] = partsOfChapters(
    [
      { paragraphs: [about(PROJECTOR, SACRAL), about(PROJECTOR, SACRAL)] },
      { paragraphs: [about(PROJECTOR, SACRAL), about(PROFILE)] },
    ],
    null,
  );
  const facts = (parts: typeof first) => ({
    fresh: parts?.fresh.map(({ fact }) => fact),
    known: parts?.known.map(({ fact }) => fact),
  });
  expect(facts(first)).toEqual({ fresh: [PROJECTOR], known: [] });
  expect(first?.fresh[0]?.evidence).toEqual([PROJECTOR, SACRAL]);
  expect(facts(second)).toEqual({ fresh: [PROFILE], known: [PROJECTOR] });
});
