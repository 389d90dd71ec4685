import { describe, expect, test } from 'vitest';
import { compareClaim } from '#shared/coach/compare.ts';
import { ANA, BEN } from '#shared/coach/example-facts.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { breaksPolicy } from '#shared/coach/policy.ts';
import { type TeamFacts, teamFactsOf } from '#shared/coach/team-facts.ts';
import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { TYPE_NAMES } from '#shared/engine/human-type.ts';
import { PENTA_CHANNELS, PENTA_GATES } from '#shared/engine/penta-matrix.ts';
import { sentencesIn } from '#shared/knowledge/situations.ts';
import { QUESTION } from '../../../testing/questions.ts';
import { WORDS_MAX } from '../team-draft.ts';
import { talkOf } from '../team-talk.ts';
import { kindAnswer, spreadAnswer, teamGeneralAnswer, whyAnswer } from './team-general-answer.ts';
import {
  ANY_TOPIC,
  AUTHORITY_WHYS,
  CENTER_SPREADS,
  GAP_HABITS,
  KIND_DECISIONS,
  KIND_LINES,
  QUESTIONS,
  TYPE_SPREADS,
  TYPE_WHYS,
} from './team-texts.data.ts';
import { TOPICS, topicOf } from './topic-of.ts';

const MEI: PersonFacts = {
  ...ANA,
  name: 'Mei',
  type: { value: 'Projector', possible: ['Projector'] },
  authority: { value: 'Emotional', possible: ['Emotional'] },
  centers: { ...ANA.centers, sacral: 'open', solarPlexus: 'defined' },
};
const PEOPLE = [ANA, MEI, { ...BEN, name: 'Tom' }];
const TEAM: TeamFacts = teamFactsOf(
  {
    penta: {
      // Ana alone covers Planning and Vision; nobody covers Commitment.
      gates: PENTA_GATES.map((gate) => ({
        gate,
        holders: gate === 29 ? [] : gate === 7 || gate === 2 ? [0] : [1, 2],
      })),
      channels: PENTA_CHANNELS.map((id) => ({ id, state: id === '29-46' ? 'half' : 'filled' })),
    },
    pairs: [
      {
        members: [0, 1],
        dynamicType: 'Common ground (Companionship): Generator with Projector',
        strength: 'Ana and Mei build on each other’s plans.',
        watchout: 'Ana may move before Mei has spoken.',
        talk: null,
        trial: null,
        channels: '',
      },
    ],
  },
  ['Ana', 'Mei', 'Tom'],
);

function talk(question: string) {
  const asked = { ...QUESTION, audience: 'team' as const, people: PEOPLE, team: TEAM, question };
  return talkOf(asked, TEAM, new Set());
}

/** The answer's text; claims that don't equal the facts fail. */
function told(question: string): string {
  const asked = talk(question);
  const draft =
    spreadAnswer(asked) ?? kindAnswer(asked) ?? whyAnswer(asked) ?? teamGeneralAnswer(asked);
  const sentences = draft.blocks.flatMap((block) => block.sentences);
  const facts = { people: PEOPLE, team: TEAM };
  const wrong = sentences
    .flatMap(({ claims }) => claims)
    .filter((one) => 'topic' in one && !['equal', 'open'].includes(compareClaim(one, facts)));
  expect(wrong).toEqual([]);
  const text = sentences.map((one) => one.text).join(' ');
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(WORDS_MAX + 5);
  return text;
}

describe('an answer to a team where no situation is sure', () => {
  test.each([
    [
      'Ana and Mei aren’t on the same page',
      /Ana and Mei build on.*\*\*Ana\*\* \(Generator\).*\*\*Mei\*\* \(Projector\)/,
    ],
    [
      'Ana got loud with Mei at lunch',
      /alone first.*Ana got loud with Mei at lunch:.*For a Generator: ask what.*For a Projector: ask/,
    ],
    [
      'Do Ana and Mei have the same authority?',
      /^Ana’s authority is Sacral, while Mei’s authority is Emotional\./,
    ],
    [
      'Why does Mei keep things to herself?',
      /^A likely reason: Mei sees a lot.*“Mei, I’d like your view/,
    ],
    ['Mei said yes and now it’s a no, why', /^A likely reason: what Mei says on a high/],
    ['What would we do without Ana?', /^Only Ana covers Planning and Vision\./],
    ['Our money goes everywhere', /^Choose a fixed date.*Ana\*\* \(Sacral authority\)/],
    [
      'We never finish what we promised',
      /owns.*Nobody covers Commitment \(29\), so write down who promised/,
    ],
    [
      'We can’t agree on anything',
      /who decides.*Ana\*\* \(Sacral authority\).*Mei\*\* \(Emotional authority\)/,
    ],
    ['Say something nice about each of them', /Ana keeps things going.*Mei sees what the rest/],
    ['Who has a defined Sacral?', /^Ana and Tom have a defined Sacral; Mei doesn’t\./],
    ['Who’s the engine here?', /^Ana and Tom have a defined Sacral; Mei doesn’t\./],
    ['Do all of us have an open Root?', /^All three have an open Root\./],
    ['Are Ana and Mei both 3/5?', /have a 3\/5 profile.*Line 3.*Line 5/],
    ['Mei has a 3/5 profile, what should I know?', /^Mei has a 3\/5 profile\. Line 3/],
  ])('%s', (question, form) => {
    expect(told(question)).toMatch(form);
  });

  test('answers nothing else where a reason or a fact isn’t asked', () => {
    expect(whyAnswer(talk('How do I ask Mei for help?'))).toBeNull();
    expect(spreadAnswer(talk('How do I help everyone with the stress?'))).toBeNull();
    expect(spreadAnswer(talk('Ana and Mei both start things alone'))).toBeNull();
  });

  test('tells topics by the most words', () => {
    expect(topicOf('xyz')).toBe(ANY_TOPIC);
    expect(topicOf('The client meeting has no agenda and the call no end').gates).toContain(46);
  });
});

test('the check of answers refuses none of the texts', () => {
  const named = [
    TYPE_WHYS,
    AUTHORITY_WHYS,
    QUESTIONS,
    KIND_LINES,
    KIND_DECISIONS,
    CENTER_SPREADS,
    TYPE_SPREADS,
  ].flatMap((texts) => Object.values(texts));
  const texts = [
    ...named.map((text) => text.replaceAll('{name}', 'Mei')),
    ...[...TOPICS, ANY_TOPIC].flatMap(({ tell, step }) => [tell, step]),
    ...Object.values(GAP_HABITS).map((habit) => `So ${habit}.`),
  ];
  expect(texts.flatMap(sentencesIn).filter((text) => breaksPolicy(text, 'en'))).toEqual([]);
  const members = [...TYPE_NAMES, ...AUTHORITY_NAMES];
  expect(Object.keys({ ...TYPE_WHYS, ...AUTHORITY_WHYS }).toSorted()).toEqual(members.toSorted());
});
