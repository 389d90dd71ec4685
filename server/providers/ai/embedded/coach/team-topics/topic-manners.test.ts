import { describe, expect, test } from 'vitest';
import { type CheckContext, checkSentence } from '#shared/coach/check.ts';
import { ANA } from '#shared/coach/example-facts.ts';
import { breaksPolicy } from '#shared/coach/policy.ts';
import { teamFactsOf } from '#shared/coach/team-facts.ts';
import { fitOf } from '#shared/knowledge/cases.ts';
import { withNames } from '#shared/knowledge/prose.ts';
import { sentencesIn } from '#shared/knowledge/situations.ts';
import { TYPE_IN_TEAM } from '../team-general/group-answers.data.ts';
import { CHOOSE_IF, TASK_KINDS } from '../team-roles/task-kinds.data.ts';
import { QUARRELS } from './between-texts.data.ts';
import { MEMBER_ACTS } from './member-acts.data.ts';
import { SITUATION_TOPICS } from './situation-topics.data.ts';
import { TOPIC_IDS, TOPIC_MANNERS } from './topic-manners.data.ts';

const TYPES = ['generator', 'manifesting-generator', 'projector', 'manifestor', 'reflector'];
const TEXTS = Object.values(TOPIC_MANNERS).flatMap((manners) => Object.values(manners));

function isKey(key: string): boolean {
  return /^(?:line:[1-6]|function:\d+)$/.test(key) || fitOf(key) !== null;
}

describe('what members need in a topic', () => {
  test.each(TOPIC_IDS)('is told for most types and for other parts of a chart: %s', (topic) => {
    const keys = Object.keys(TOPIC_MANNERS[topic]);
    expect(keys.filter((key) => !isKey(key))).toEqual([]);
    const types = TYPES.filter((type) => keys.includes(`type:${type}`));
    expect(types.length).toBeGreaterThanOrEqual(topic === 'decision' ? 4 : 5);
    expect(keys.length).toBeGreaterThanOrEqual(8);
  });

  test('is told in a sentence that no other topic has', () => {
    expect(new Set(TEXTS).size).toBe(TEXTS.length);
    expect(TEXTS.filter((text) => text.split(/\s+/).length > 32)).toEqual([]);
  });
});

test('parts of a chart that speak for somebody are parts of a chart', () => {
  const keys = [
    ...TASK_KINDS.flatMap(({ fits }) => fits.map(({ has }) => has)),
    ...Object.keys(CHOOSE_IF),
  ];
  expect(keys.filter((key) => !isKey(key))).toEqual([]);
  expect(Object.values(SITUATION_TOPICS).filter((topic) => !TOPIC_IDS.includes(topic))).toEqual([]);
});

test('the check of answers refuses none of the texts', () => {
  const names = { name: 'Ana', first: 'Ana', second: 'Mei', pace: 'knows right away' };
  const texts = [
    ...TEXTS,
    ...MEMBER_ACTS.flatMap(({ tells }) => tells),
    ...QUARRELS.flatMap(({ tell, say, end }) => [tell, say, `You end with ${end}.`]),
    ...Object.values(TYPE_IN_TEAM).map((text) => `Ana ${text}.`),
    ...TASK_KINDS.flatMap(({ fits }) => fits.map(({ why }) => `Ana ${why}.`)),
    ...Object.values(CHOOSE_IF).map((text) => `Ana if ${text}.`),
  ].flatMap((text) => sentencesIn(withNames(text, names)));
  expect(texts.filter((text) => breaksPolicy(text, 'en'))).toEqual([]);
  const people = ['Ana', 'Mei'].map((name) => ({ ...ANA, name }));
  const team = teamFactsOf({ penta: null, pairs: [] }, ['Ana', 'Mei']);
  const context: CheckContext = {
    values: { people, team },
    facts: [],
    passages: [],
    question: '',
    language: 'en',
    isProse: false,
    previous: [],
  };
  const refused = texts.filter(
    (text) => checkSentence({ text, kind: 'advice', claims: [] }, context).verdict !== 'shown',
  );
  expect(refused).toEqual([]);
});
