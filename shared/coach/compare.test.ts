import { describe, expect, test } from 'vitest';
import type { FactClaim } from '#shared/coach/claims.ts';
import { type Comparison, compareClaim } from '#shared/coach/compare.ts';
import { ANA, BEN, TEAM } from '#shared/coach/example-facts.ts';

type Row = readonly [
  topic: FactClaim['topic'],
  value: string,
  state: FactClaim['state'],
  expected: Comparison,
];

const EXACT: readonly Row[] = [
  ['type', 'Generator', 'has', 'equal'],
  ['type', 'projector', 'has', 'contradicts'],
  ['type', 'Projector', 'hasNot', 'equal'],
  ['type', 'Manifesting Generator', 'has', 'contradicts'],
  ['type', 'Wizard', 'has', 'unknown'],
  ['strategy', 'wait to respond', 'has', 'equal'],
  ['strategy', 'Wait for the invitation', 'has', 'contradicts'],
  ['strategy', 'smile', 'has', 'unknown'],
  ['strategy', 'inform, then respond', 'has', 'contradicts'],
  ['authority', 'Sacral authority', 'has', 'equal'],
  ['authority', 'Mental', 'has', 'contradicts'],
  ['profile', '3 / 5', 'has', 'equal'],
  ['profile', '5/3', 'has', 'contradicts'],
  ['profile', 'three', 'has', 'unknown'],
  ['definition', 'Single definition', 'has', 'equal'],
  ['definition', 'Split', 'has', 'contradicts'],
  ['cross', 'Right Angle Cross of the Sleeping Phoenix', 'has', 'equal'],
  ['cross', 'Right Angle Cross of the Sleeping Phoenix 3', 'has', 'contradicts'],
  ['cross', 'Cross of the Sleeping Phoenix', 'has', 'equal'],
  ['cross', 'Cross of Planning', 'has', 'contradicts'],
  ['signature', 'satisfaction', 'has', 'equal'],
  ['signature', 'Peace', 'has', 'contradicts'],
  ['notSelf', 'Frustration', 'has', 'equal'],
  ['notSelf', 'Bitterness', 'has', 'contradicts'],
  ['center', 'sacral', 'has', 'equal'],
  ['center', 'Sacral', 'hasNot', 'contradicts'],
  ['center', 'G Center', 'has', 'equal'],
  ['center', 'solarPlexus', 'hasNot', 'equal'],
  ['center', 'Ego/Heart', 'has', 'contradicts'],
  ['center', 'elbow', 'has', 'unknown'],
  ['gate', '34', 'has', 'equal'],
  ['gate', 'gate 34', 'has', 'equal'],
  ['gate', '26', 'has', 'contradicts'],
  ['gate', '26', 'hasNot', 'equal'],
  ['gate', '65', 'has', 'unknown'],
  ['gate', '34 Power', 'has', 'equal'],
  ['gate', '34 the Listener', 'has', 'contradicts'],
  ['line', '3', 'has', 'equal'],
  ['line', '4', 'has', 'contradicts'],
  ['line', '34.3', 'has', 'equal'],
  ['line', '34.4', 'has', 'contradicts'],
  ['channel', '34-10', 'has', 'equal'],
  ['channel', 'Exploration', 'has', 'equal'],
  ['channel', '10-20', 'has', 'contradicts'],
  ['channel', '26-34', 'has', 'contradicts'],
  ['count', 'gates 4', 'has', 'equal'],
  ['count', 'gates 5', 'has', 'contradicts'],
  ['count', 'definedCenters 2', 'has', 'equal'],
  ['count', 'openCenters 7', 'has', 'equal'],
  ['count', 'gatesIn:sacral 2', 'has', 'equal'],
  ['count', 'placements:34 2', 'has', 'contradicts'],
  ['count', 'definedMotors 1', 'has', 'equal'],
  ['count', 'completelyOpenCenters 6', 'has', 'equal'],
  ['count', 'shoes 2', 'has', 'unknown'],
  ['count', 'definedCenters 2+', 'has', 'equal'],
  ['count', 'definedCenters 3+', 'has', 'contradicts'],
  ['count', 'openCenters 6-', 'has', 'contradicts'],
  ['type', 'Generator', 'uncertain', 'open'],
  ['type', 'Projector', 'uncertain', 'contradicts'],
];

const INEXACT: readonly Row[] = [
  ['type', 'Generator', 'has', 'open'],
  ['type', 'Manifesting Generator', 'uncertain', 'equal'],
  ['type', 'Projector', 'has', 'contradicts'],
  ['profile', '3/6', 'hasNot', 'open'],
  ['line', '3', 'has', 'equal'],
  ['line', '6', 'uncertain', 'equal'],
  ['line', '1', 'has', 'contradicts'],
  ['gate', '6', 'has', 'open'],
  ['gate', '6', 'uncertain', 'equal'],
  ['channel', '6-59', 'has', 'open'],
  ['center', 'solarPlexus', 'has', 'open'],
  ['center', 'solarPlexus', 'hasNot', 'open'],
  ['count', 'gates 2', 'has', 'open'],
  ['count', 'gates 5', 'has', 'contradicts'],
  ['count', 'definedCenters 3', 'has', 'open'],
  ['count', 'definedCenters 3+', 'has', 'open'],
  ['notSelf', 'Anger', 'has', 'open'],
  ['notSelf', 'Frustration (some add Anger)', 'has', 'open'],
];

describe('a claim about the person who asks', () => {
  test.each(EXACT)('exact birth time: %s %s, %s, is %s', (topic, value, state, expected) => {
    const facts = { people: [ANA], team: null };
    expect(compareClaim({ about: 'you', topic, value, state }, facts)).toBe(expected);
    expect(compareClaim({ about: 'Ana', topic, value, state }, facts)).toBe(expected);
  });

  test.each(INEXACT)('inexact birth time: %s %s, %s, is %s', (topic, value, state, expected) => {
    const facts = { people: [BEN], team: null };
    expect(compareClaim({ about: 'you', topic, value, state }, facts)).toBe(expected);
  });
});

describe('a claim in a team', () => {
  const members = [ANA, { ...BEN, name: 'D’Arcy' }];
  test.each<readonly [string, ...Row]>([
    ['Ana', 'type', 'Generator', 'has', 'equal'],
    ['D’Arcy', 'type', 'Projector', 'has', 'contradicts'],
    ['D’Arcy', 'function', '15', 'has', 'equal'],
    ['Ana', 'function', '15', 'has', 'contradicts'],
    ['Ana', 'function', '34', 'has', 'unknown'],
    ['team', 'function', '31', 'has', 'contradicts'],
    ['team', 'function', '31', 'hasNot', 'equal'],
    ['team', 'coverage', '2', 'has', 'equal'],
    ['team', 'coverage', '9', 'has', 'contradicts'],
    ['team', 'coverage', 'most', 'has', 'unknown'],
    ['team', 'count', 'gaps 2', 'has', 'equal'],
    ['team', 'count', 'gaps 3', 'has', 'contradicts'],
    ['team', 'count', 'constructor 3', 'has', 'unknown'],
    ['Ana', 'count', 'constructor 3', 'has', 'unknown'],
    ['team', 'channel', '15-5', 'has', 'equal'],
    ['team', 'channel', '7-31', 'has', 'contradicts'],
    ['team', 'gate', '6', 'has', 'open'],
    ['team', 'gate', '64', 'has', 'contradicts'],
    ['team', 'pair', 'D’Arcy:Ana:bridge', 'has', 'equal'],
    ['team', 'pair', 'Ana:D’Arcy:Compromise', 'has', 'contradicts'],
    ['team', 'pair', 'Ana:Tom:Bridge', 'has', 'unknown'],
    ['you', 'type', 'Generator', 'has', 'unknown'],
    ['Tom', 'type', 'Generator', 'has', 'unknown'],
  ])('%s: %s %s, %s, is %s', (about, topic, value, state, expected) => {
    expect(compareClaim({ about, topic, value, state }, { people: members, team: TEAM })).toBe(
      expected,
    );
  });
});

describe('a member who shares less than their chart', () => {
  const summary = {
    type: ANA.type,
    strategy: ANA.strategy,
    authority: ANA.authority,
    profile: ANA.profile,
  };
  const withLimited = (limited: typeof summary | null) => ({
    people: [],
    team: { ...TEAM, pairs: [], limited: new Map([['Ana', limited]]) },
  });
  const ofAna = (topic: FactClaim['topic'], value: string): FactClaim => ({
    about: 'Ana',
    topic,
    value,
    state: 'has',
  });

  test.each([
    ['type', 'Generator', 'equal', 'contradicts'],
    ['type', 'Projector', 'contradicts', 'contradicts'],
    ['profile', '3/5', 'equal', 'contradicts'],
    ['line', '3', 'equal', 'contradicts'],
    ['line', '34.3', 'contradicts', 'contradicts'],
    ['gate', '34', 'contradicts', 'contradicts'],
    ['gate', '1', 'contradicts', 'contradicts'],
    ['center', 'sacral', 'contradicts', 'contradicts'],
    ['definition', 'Single', 'contradicts', 'contradicts'],
    ['function', '5', 'equal', 'equal'],
    ['function', '15', 'contradicts', 'contradicts'],
  ] as const)('%s %s is %s by the summary and %s by functions', (topic, value, known, hidden) => {
    expect(compareClaim(ofAna(topic, value), withLimited(summary))).toBe(known);
    expect(compareClaim(ofAna(topic, value), withLimited(null))).toBe(hidden);
  });

  test('is in no pair that the facts don’t have', () => {
    const pair = { ...ofAna('pair', 'Ana:D’Arcy:Bridge'), about: 'team' };
    expect(compareClaim(pair, withLimited(summary))).toBe('contradicts');
  });

  test('leaves open which other gates the team has', () => {
    const gate = { ...ofAna('gate', '26'), about: 'team' };
    expect(compareClaim(gate, withLimited(null))).toBe('open');
    expect(compareClaim({ ...gate, value: '5' }, withLimited(null))).toBe('equal');
    expect(compareClaim({ ...gate, value: '7' }, withLimited(null))).toBe('contradicts');
  });
});
