import { describe, expect, test } from 'vitest';
import { BODY_IDS, SIDES } from '../engine/bodies.ts';
import { randomNumbers } from '../engine/certainty/random-days.ts';
import { recordOf } from '../engine/lookup.ts';
import { standInFor } from '../engine/penta/stand-in.ts';
import { PENTA_GATES } from '../engine/penta-matrix.ts';
import { FUNCTION_BRIEFS } from './penta-brief-texts.data.ts';
import {
  calledIn,
  functionBriefOf,
  gapsByWeight,
  type PentaFacts,
  standInWords,
  teamBriefOf,
} from './team-brief.ts';
import { teamReadingOf } from './team-reading.ts';

const NAMES = ['Ana Bell', 'Ben Cole', 'Cem Kaya', 'Dora Lund', 'Eve Moss'];

/** A chart with these gates and otherwise gate 60, which no Penta has. */
function chartOf(gates: readonly number[]) {
  const activations = recordOf(SIDES, (side) =>
    recordOf(BODY_IDS, (body) => {
      const from = side === 'design' ? 0 : BODY_IDS.length;
      return `${gates[from + BODY_IDS.indexOf(body)] ?? 60}.1`;
    }),
  );
  return { profile: '1/3' as const, activations };
}

function teamOf(...people: readonly (readonly number[])[]): PentaFacts {
  const { pentaData } = teamReadingOf(
    people.map((gates, index) => ({
      id: `m${index}`,
      name: NAMES[index] ?? '',
      chart: chartOf(gates),
    })),
  );
  if (pentaData === null) throw new Error('no Penta');
  return pentaData;
}

const team = teamOf([13, 7, 1, 15], [8, 14], [31, 5, 29], [8, 5], [5, 29]);

test('a team is told its strength, its gap and its single point of failure', () => {
  expect(teamBriefOf(team)).toEqual({
    strength:
      'You work to a steady rhythm. Ana draws people together; Cem, Dora, and Eve keep the routines.',
    gap: FUNCTION_BRIEFS[2].missing,
    risk: 'Without Ana, nobody covers Planning, Implementation, Accounting, or Reliability.',
  });
});

test('one person who has both halves is named once', () => {
  expect(teamBriefOf(teamOf([15, 5], [], [])).strength).toBe(
    'You work to a steady rhythm. Ana draws people together and keeps the routines.',
  );
});

test('the channel that no single person can take away is the strength', () => {
  const { strength } = teamBriefOf(teamOf([2, 14, 7, 31], [7, 31], []));
  expect(strength).toBe(
    'You have a direction, and others hear about it. Ana and Ben speak for the team and set the direction.',
  );
});

test('without a channel the best-covered function is, and without any the agreements are', () => {
  expect(teamBriefOf(teamOf([31], [5], [5])).strength).toBe(
    'You can count on Culture: Ben and Cem keep the routines.',
  );
  expect(teamBriefOf(teamOf([], [], [])).strength).toMatch(/^You don’t cover a function/);
});

test('a team that misses nothing and depends on nobody is told so', () => {
  const { gap, risk } = teamBriefOf(teamOf([...PENTA_GATES], [...PENTA_GATES], []));
  expect(gap).toBe('None: you cover all twelve functions.');
  expect(risk).toMatch(/^None: any one of you can be away/);
});

test('a doubtful birth time makes a gap and a loss less than certain', () => {
  const doubtful = {
    ...team,
    gates: team.gates.map((one) =>
      one.holders.length === 0 || one.gate === 7
        ? { ...one, possibleHolders: [{ memberId: 'm1' }] }
        : one,
    ),
  };
  expect(teamBriefOf(doubtful).gap).toBe(
    'Whether anyone covers Vision depends on when Ben was born.',
  );
  expect(teamBriefOf(doubtful).risk).toMatch(/ or Reliability for certain\.$/);
});

test('the core comes first among the gaps, then functions whose other half is covered', () => {
  expect(gapsByWeight(team).map(({ gate }) => gate)).toEqual([2, 33, 46]);
  expect(
    gapsByWeight(teamOf([31], [], []))
      .map(({ gate }) => gate)
      .slice(0, 3),
  ).toEqual([2, 14, 7]);
});

test('a stand-in is named with the reason', () => {
  const words = (facts: PentaFacts, wanted: number) => {
    const fact = facts.gates.find(({ gate }) => gate === wanted);
    if (!fact) throw new Error('no such gate');
    const ids = facts.members.map(({ id }) => id);
    return standInWords(fact, standInFor(wanted, facts.gates, ids), facts);
  };
  expect(words(teamOf([13], [], []), 33)).toBe(
    'Ana can step in for Oversight, covering Accounting, its other half.',
  );
  expect(words(teamOf([8], [], []), 33)).toBe(
    'Ana can step in for Oversight, covering Public Relations beside it.',
  );
  expect(words(teamOf([8, 13], [], []), 33)).toBe(
    'Only Ana is close to Oversight, covering Accounting, its other half, and Public Relations beside it. Two functions already rest on Ana alone.',
  );
  expect(words(teamOf([], [], []), 33)).toBe(
    'Nobody is close to Oversight: take turns, one person a month.',
  );
  // Ana is nearer, but she covers four functions alone.
  expect(words(team, 33)).toBe(
    'Ben can step in for Oversight, covering Public Relations beside it.',
  );
});

function textsOf(gate: number): string[] {
  const brief = functionBriefOf(gate);
  return brief ? [brief.agreement.title, brief.agreement.how, brief.outside] : [];
}

describe('200 random teams', () => {
  const random = randomNumbers(17);
  const pick = () => PENTA_GATES.filter(() => random() < 0.3);
  const teams = Array.from({ length: 200 }, (_, index) =>
    teamOf(...Array.from({ length: 3 + (index % 3) }, pick)),
  );

  test('no team reads a sentence twice', () => {
    for (const facts of teams) {
      const ids = facts.members.map(({ id }) => id);
      const { strength, gap, risk } = teamBriefOf(facts);
      const gaps = gapsByWeight(facts).flatMap((fact) => [
        standInWords(fact, standInFor(fact.gate, facts.gates, ids), facts),
        ...textsOf(fact.gate),
      ]);
      const all = [strength, gap, risk, ...gaps];
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('every name and function in the sentences is so in the Penta', () => {
    for (const facts of teams) {
      const nameOf = calledIn(facts);
      const { strength, gap, risk } = teamBriefOf(facts);
      const isCovered = (label: string) =>
        facts.gates.some((one) => one.label === label && one.holders.length > 0);
      for (const { gate, label, holders } of facts.gates) {
        if (gap === functionBriefOf(gate)?.missing) expect(holders).toEqual([]);
        if (risk.startsWith('Without ') && risk.includes(label)) {
          expect(holders).toHaveLength(1);
          expect(risk).toContain(`Without ${nameOf(holders[0]?.memberId ?? '')}, `);
        }
        const brief = functionBriefOf(gate);
        if (![brief?.one, brief?.many].some((does) => does && strength.includes(does))) continue;
        expect(isCovered(label)).toBe(true);
        for (const { memberId } of holders) expect(strength).toContain(nameOf(memberId));
      }
    }
  });
});
