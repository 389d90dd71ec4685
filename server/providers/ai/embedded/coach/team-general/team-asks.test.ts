import { expect, test } from 'vitest';
import { compareClaim } from '#shared/coach/compare.ts';
import { ANA } from '#shared/coach/example-facts.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { breaksPolicy } from '#shared/coach/policy.ts';
import { teamFactsOf } from '#shared/coach/team-facts.ts';
import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { TYPE_NAMES } from '#shared/engine/human-type.ts';
import { QUESTION } from '../../../testing/questions.ts';
import { talkOf } from '../team-talk.ts';
import { CENTER_FRICTIONS, PACES, TYPE_SHARES } from './team-asks.data.ts';
import { askedAnswer } from './team-asks.ts';

const IDA: PersonFacts = {
  ...ANA,
  name: 'Ida',
  authority: { value: 'Emotional', possible: ['Emotional'] },
  centers: { ...ANA.centers, solarPlexus: 'defined' },
};
const NO_PENTA = teamFactsOf({ penta: null, pairs: [] }, ['Ana', 'Ida']);

function told(question: string, people: readonly PersonFacts[]): string | null {
  const asked = { ...QUESTION, audience: 'team' as const, people, team: NO_PENTA, question };
  const draft = askedAnswer(talkOf(asked, NO_PENTA, new Set()));
  const sentences = draft?.blocks.flatMap((block) => block.sentences) ?? [];
  const wrong = sentences
    .flatMap(({ claims }) => claims)
    .filter((one) => 'topic' in one && compareClaim(one, { people, team: NO_PENTA }) !== 'equal');
  expect(wrong).toEqual([]);
  return draft === null ? null : sentences.map(({ text }) => text).join(' ');
}

test('says from both charts why two rub, and how they keep pace', () => {
  const text = told('How come Ida and Ana keep snapping?', [ANA, IDA]);
  expect(text).toMatch(
    /^Ida needs a night or two before an answer is firm, while Ana has a yes or no in the moment, so what’s settled for one is still open/,
  );
  expect(text).toContain('Ida’s Solar Plexus is defined and Ana’s is open');
  expect(text).toContain('silence never counts as a yes');
});

test('leaves a pair with nothing between them, and other questions, to other answers', () => {
  expect(told('Why do Ana and Eva argue?', [ANA, { ...ANA, name: 'Eva' }])).toBeNull();
  expect(told('How do Ana and Ida decide on a supplier?', [ANA, IDA])).toBeNull();
  expect(told('Who should talk to the client?', [ANA, IDA])).toBeNull();
});

test('there are words for everything in two charts, without verdicts', () => {
  expect(CENTER_FRICTIONS.map(([center]) => center).toSorted()).toEqual(CENTER_IDS.toSorted());
  const texts = [
    ...CENTER_FRICTIONS.map(([, text]) => text),
    ...AUTHORITY_NAMES.map((name) => `Ana ${PACES[name]}.`),
    ...TYPE_NAMES.map((name) => TYPE_SHARES[name]),
  ];
  expect(texts.filter((text) => breaksPolicy(text, 'en'))).toEqual([]);
});
