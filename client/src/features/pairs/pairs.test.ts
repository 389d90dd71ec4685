import { describe, expect, test } from 'vitest';
import { teamWith } from '#client/testing/team-samples.ts';
import type { WorkingDynamic } from '#shared/contract/penta.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import {
  calledNamesOf,
  kindWords,
  namesOf,
  type PairKind,
  pairsInWords,
  pairsOfTeam,
  spokenPair,
  type TeamPair,
} from './pairs.ts';

const TEAM = teamWith(3);
const NAMES = ['  Ana  Müller', 'Ben Okafor', 'Chris Doe'];

const face = (index: number) => ({
  id: `member-${index + 1}`,
  name: NAMES[index] ?? '',
  initials: 'XX',
  index,
});

function pairWith(changes: Partial<TeamPair> = {}): TeamPair {
  return {
    key: 'pair',
    people: [face(0), face(1)],
    kind: 'Electromagnetic',
    leads: {},
    isSure: true,
    card: null,
    facts: null,
    reason: null,
    connectionHref: null,
    ...changes,
  };
}

describe('a pair in a word', () => {
  test.each<[PairKind, Record<string, number>, string]>([
    ['Electromagnetic', {}, 'Spark'],
    ['Companionship', {}, 'Common ground'],
    ['Compromise', { 'member-1': 2 }, 'One gives way'],
    ['apart', {}, 'Two separate ways'],
    ['summary', {}, 'By summary'],
    ['private', {}, 'Not shared'],
    ['Dominance', { 'member-1': 1 }, 'Ana leads'],
    ['Dominance', { 'member-2': 3 }, 'Ben leads'],
    ['Dominance', { 'member-1': 2, 'member-2': 1 }, 'Ana leads more'],
    ['Dominance', { 'member-1': 1, 'member-2': 2 }, 'Ben leads more'],
    ['Dominance', { 'member-1': 2, 'member-2': 2 }, 'Lead and follow'],
    ['Dominance', {}, 'Lead and follow'],
  ])('of kind %s with leads %j is "%s"', (kind, leads, words) => {
    expect(kindWords(pairWith({ kind, leads }))).toBe(words);
  });
});

describe('a pair read aloud', () => {
  const people = [face(1), face(2)] as const;

  test.each<[Partial<TeamPair>, string]>([
    [{}, 'Ben Okafor and Chris Doe: Spark'],
    [{ isSure: false }, 'Ben Okafor and Chris Doe: Spark, approximate'],
    [
      { kind: 'Dominance', leads: { 'member-3': 1 } },
      'Ben Okafor and Chris Doe: Lead and follow, Chris leads',
    ],
    [
      { kind: 'Dominance', leads: { 'member-3': 1 }, isSure: false },
      'Ben Okafor and Chris Doe: Lead and follow, Chris leads, approximate',
    ],
  ])('%j is "%s"', (changes, words) => {
    expect(spokenPair(pairWith({ people, ...changes }))).toBe(words);
  });

  test('has full names, or first names where initials tell namesakes apart', () => {
    expect(namesOf({ people })).toBe('Ben Okafor and Chris Doe');
    expect(calledNamesOf(pairWith())).toBe('Ana and Ben');
    expect(calledNamesOf({ people: [{ ...face(0), name: '' }, face(2)] })).toBe(' and Chris');
  });
});

describe('the kinds of pairs in words', () => {
  const of = (...kinds: PairKind[]) => pairsInWords(kinds.map((kind) => pairWith({ kind })));

  test.each<[PairKind[], string]>([
    [[], ''],
    [['summary', 'private'], ''],
    [['Electromagnetic'], 'One pair sparks.'],
    [['Companionship'], 'One pair shares common ground.'],
    [['Companionship', 'Companionship'], 'Two pairs share common ground.'],
    [['Compromise'], 'One pair has one who gives way.'],
    [['Compromise', 'Compromise'], 'Two pairs have one who gives way.'],
    [['Dominance'], 'One pair leads and follows.'],
    [['apart'], 'One pair works separately.'],
    [['apart', 'apart', 'private'], 'Two pairs work separately.'],
    [
      ['Dominance', 'Dominance', 'Compromise'],
      'One pair has one who gives way; two lead and follow.',
    ],
    [
      ['Dominance', 'Electromagnetic', 'Electromagnetic'],
      'Two pairs spark; one leads and follows. Sparks take the most talking: start with Ana and Ben.',
    ],
  ])('%j: "%s"', (kinds, words) => {
    expect(of(...kinds)).toBe(words);
  });
});

describe('the pairs of a team', () => {
  const [firstPair] = TEAM.dynamics;
  if (!firstPair) throw new Error('a team has pairs');
  const [link] = Object.values(firstPair.channels).flat();
  if (!link) throw new Error('the first pair has a channel');

  /** The first pair as read from a team in which it has these facts. */
  function firstOf(changes: Partial<WorkingDynamic>, team: Partial<TeamRecord> = {}) {
    const [pair] = pairsOfTeam({
      ...TEAM,
      dynamics: TEAM.dynamics.map((one) => (one === firstPair ? { ...one, ...changes } : one)),
      ...team,
    });
    if (!pair) throw new Error('no pair');
    return pair;
  }

  test('are each two people once, in the order of the members', () => {
    const pairs = pairsOfTeam(TEAM);
    expect(pairs.map(({ key }) => key)).toEqual([
      'member-1 member-2',
      'member-1 member-3',
      'member-2 member-3',
    ]);
    expect(pairs.map(({ people }) => people.map(({ id }) => id).join(' '))).toEqual(
      pairs.map(({ key }) => key),
    );
    expect(pairs.map(({ facts }) => facts)).toEqual(TEAM.dynamics);
    expect(pairs.map(({ card }) => card)).toEqual(TEAM.dynamics);
    expect(pairs.every(({ reason }) => reason === null)).toBe(true);
  });

  test('lead to their connection, except in a sample', () => {
    expect(pairsOfTeam(TEAM)[0]?.connectionHref).toMatch(/member-1.*member-2/);
    expect(pairsOfTeam(TEAM, false)[0]?.connectionHref).toBeNull();
  });

  test('are of the main mode, or apart without one', () => {
    expect(firstOf({ mainMode: 'Compromise' }).kind).toBe('Compromise');
    expect(firstOf({ mainMode: null })).toMatchObject({ kind: 'apart', leads: {} });
  });

  test('count who leads in the channels of the main mode alone', () => {
    const from = (fromId: string | null) => ({ ...link, fromId });
    const channels = {
      Electromagnetic: [],
      Companionship: [from(null)],
      Compromise: [from('member-2')],
      Dominance: [from('member-1'), from('member-1'), from('member-2')],
    };
    expect(firstOf({ mainMode: 'Dominance', channels }).leads).toEqual({
      'member-1': 2,
      'member-2': 1,
    });
    expect(firstOf({ mainMode: 'Companionship', channels }).leads).toEqual({});
    expect(firstOf({ mainMode: null, channels }).leads).toEqual({});
  });

  test('are sure when all of their evidence is', () => {
    const [one] = firstPair.evidence;
    if (!one) throw new Error('a card has evidence');
    const [sure, unsure] = [
      { ...one, isSure: true },
      { ...one, isSure: false },
    ];
    expect(firstOf({ evidence: [sure, sure] }).isSure).toBe(true);
    expect(firstOf({ evidence: [sure, unsure] }).isSure).toBe(false);
  });

  describe('of which the reader may see less', () => {
    const { headline, strength, watchout, talk, trial, evidence, dynamicType } = firstPair;
    const card = { headline, strength, watchout, talk, trial, evidence, dynamicType };

    /** The first two people, limited by some of them, of whom some share no type either. */
    function limited(limitedBy: string[], hasCard: boolean, withoutType: string[] = []) {
      const { member1, member2 } = firstPair as WorkingDynamic;
      return pairsOfTeam({
        ...TEAM,
        members: TEAM.members.map((member) =>
          withoutType.includes(member.id) ? { ...member, type: null } : member,
        ),
        dynamics: [],
        limitedPairs: [{ member1, member2, limitedBy, summary: hasCard ? card : null }],
      });
    }

    test('have a card made of summaries, and say because of whom', () => {
      const pairs = limited(['member-2'], true);
      expect(pairs).toHaveLength(1);
      expect(pairs[0]).toMatchObject({
        key: 'member-1 member-2',
        kind: 'summary',
        card,
        facts: null,
        leads: {},
        isSure: true,
        connectionHref: null,
      });
      const name = TEAM.members[1]?.name.split(' ')[0];
      expect(pairs[0]?.reason).toBe(
        `${name} doesn’t share gates and channels, so this card is made of types, authorities and profiles.`,
      );
    });

    test('name both people who limit it', () => {
      const [one, other] = TEAM.members.map(({ name }) => name.split(' ')[0]);
      expect(limited(['member-1', 'member-2'], true)[0]?.reason).toBe(
        `${one} and ${other} don’t share gates and channels, so this card is made of types, authorities and profiles.`,
      );
    });

    test('have no card with somebody who shares functions only, who alone is the reason', () => {
      const name = TEAM.members[0]?.name.split(' ')[0];
      expect(limited(['member-1', 'member-2'], false, ['member-1'])[0]).toMatchObject({
        kind: 'private',
        card: null,
        reason: `There’s no card for this pair because ${name} doesn’t share more than their functions.`,
      });
    });
  });
});
