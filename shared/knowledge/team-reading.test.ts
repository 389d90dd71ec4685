import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PentaData, WorkingDynamic } from '../contract/penta.ts';
import { AMERICAN_DATES } from '../domain/date-format.ts';
import { BODY_IDS, SIDES } from '../engine/bodies.ts';
import { certaintyOf } from '../engine/certainty/certainty.ts';
import { randomDays } from '../engine/certainty/random-days.ts';
import { computeChart } from '../engine/chart.ts';
import { createPackedEphemeris } from '../engine/ephemeris/packed.ts';
import { packFileName } from '../engine/ephemeris/packed-format.ts';
import { recordOf } from '../engine/lookup.ts';
import { GATE_NUMBERS } from '../engine/wheel.ts';
import type { StoredCertainty, StoredPerson } from './charted-person.ts';
import { certaintyInWords } from './penta-certainty.ts';
import { teamReadingOf } from './team-reading.ts';

const EPHEMERIS = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../engine/ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);

/** A chart in the contract's shape. */
function chartOf(utcMs: number): StoredPerson['chart'] {
  const { activations, profile } = computeChart(utcMs, EPHEMERIS);
  return {
    profile: profile.id,
    activations: recordOf(SIDES, (side) =>
      recordOf(BODY_IDS, (body) => {
        const { gate, line } = activations[side][body];
        return `${gate}.${line}`;
      }),
    ),
  };
}

function momentAt(utcMs: number) {
  const utc = new Date(utcMs).toISOString();
  return { utc, localDate: utc.slice(0, 10), localTime: utc.slice(11, 19) };
}

/** What depends on the time of day, in the contract's shape. */
function dayCertaintyOf(window: { startUtcMs: number; endUtcMs: number }): StoredCertainty {
  const certainty = certaintyOf(window, EPHEMERIS);
  return {
    window: { start: momentAt(window.startUtcMs), end: momentAt(window.endUtcMs) },
    flips: certainty.flips.map(({ utcMs }) => momentAt(utcMs)),
    type: certainty.type,
    profile: certainty.profile,
    gates: GATE_NUMBERS.map((gate) => {
      const { presence, share, spans } = certainty.gates[gate];
      return {
        gate,
        presence,
        share,
        spans: spans.map(({ fromUtcMs, toUtcMs }) => ({
          from: momentAt(fromUtcMs).utc,
          to: momentAt(toUtcMs).utc,
        })),
      };
    }),
  };
}

const NAMES = ['Ana', 'Ben', 'Cem', 'Dora', 'Eve', 'Finn'];
const DAYS = randomDays(15, 60, 1940, 2010);
const PEOPLE = DAYS.map(
  ({ startUtcMs }, index): StoredPerson => ({
    id: `member-${index}`,
    name: NAMES[index % NAMES.length] ?? '',
    chart: chartOf(startUtcMs),
  }),
);

/** Teams of three, four and five. */
const TEAMS = PEOPLE.slice(0, 50).map((_, index) => PEOPLE.slice(index, index + 3 + (index % 3)));

describe('any team of three to five', () => {
  test('has a Penta and every pair, and both fit the contract', () => {
    for (const team of TEAMS) {
      const { pentaData, pentaRefusal, dynamics } = teamReadingOf(team);
      expect(pentaRefusal).toBeNull();
      expect(PentaData.parse(pentaData)).toEqual(pentaData);
      expect(dynamics).toHaveLength((team.length * (team.length - 1)) / 2);
      for (const dynamic of dynamics) expect(WorkingDynamic.parse(dynamic)).toEqual(dynamic);
      expect(JSON.parse(JSON.stringify({ pentaData, dynamics }))).toEqual({ pentaData, dynamics });
    }
  });

  test('agrees with the charts: contributors are the members with the gate', () => {
    for (const team of TEAMS) {
      const sections = teamReadingOf(team).pentaData?.bg5Data.sections ?? [];
      expect(sections).toHaveLength(12);
      for (const { gate, contributors, isActive } of sections) {
        const expected = team.filter(({ chart }) =>
          SIDES.some((side) =>
            Object.values(chart.activations[side]).some((text) => text.startsWith(`${gate}.`)),
          ),
        );
        expect(contributors).toEqual(expected.map(({ name }) => name));
        expect(isActive).toBe(expected.length > 0);
      }
    }
  });

  test('is written in plain language', () => {
    for (const team of TEAMS) {
      const data = teamReadingOf(team).pentaData;
      const texts = [
        data?.groupStrategy,
        data?.groupDynamics,
        ...(data?.insight ?? []),
        ...(data?.resilience ?? []).map(({ text }) => text),
      ];
      for (const text of texts) {
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(
          /[{}']|undefined|null|\.\.|\s\s|\b(he|she|his|her|always|never|must|hire|fire)\b|%/,
        );
      }
    }
  });

  test('is read the same every time', () => {
    for (const team of TEAMS.slice(0, 5)) {
      expect(teamReadingOf(structuredClone(team))).toEqual(teamReadingOf(team));
    }
  });
});

describe('a member with an unknown birth time', () => {
  const team = DAYS.slice(0, 8).map((day, index) => {
    const others = PEOPLE.slice(index + 10, index + 13);
    const chart = chartOf(day.startUtcMs + 12 * 3_600_000);
    return [{ id: 'x', name: 'Xenia', chart, certainty: dayCertaintyOf(day) }, ...others];
  });

  test('counts with what is certain; at every hour the coverage is between minimum and maximum', () => {
    for (const [index, members] of team.entries()) {
      const day = DAYS[index];
      const { pentaData } = teamReadingOf(members);
      expect(PentaData.parse(pentaData)).toEqual(pentaData);
      const {
        gates = 0,
        gatesUpTo = 0,
        channels = 0,
        channelsUpTo = 0,
      } = pentaData?.coverage ?? {};
      for (let hour = 0; hour < 24; hour += 3) {
        const chart = chartOf((day?.startUtcMs ?? 0) + hour * 3_600_000);
        const born = teamReadingOf([{ id: 'x', name: 'Xenia', chart }, ...members.slice(1)]);
        const then = born.pentaData?.coverage;
        expect(then?.gates).toBeGreaterThanOrEqual(gates);
        expect(then?.gates).toBeLessThanOrEqual(gatesUpTo);
        expect(then?.channels).toBeGreaterThanOrEqual(channels);
        expect(then?.channels).toBeLessThanOrEqual(channelsUpTo);
      }
    }
  });

  test('has a note with a time for each gate that is merely possible', () => {
    let notes = 0;
    for (const members of team) {
      const { pentaData } = teamReadingOf(members);
      const ofGates = pentaData?.certaintyNotes.filter(({ subject }) => subject === 'gate') ?? [];
      expect(ofGates.map(({ gate }) => gate)).toEqual(pentaData?.members[0]?.possibleGates);
      for (const note of ofGates) {
        expect(certaintyInWords(note, 'Xenia', AMERICAN_DATES)).toMatch(
          /^Xenia has gate \d+ only if born (after|before|between) \d+:\d\d [AP]M/,
        );
        notes++;
      }
    }
    expect(notes).toBeGreaterThan(4);
  });
});

describe('a group without a Penta', () => {
  test('of two has one dynamic', () => {
    const { pentaData, pentaRefusal, dynamics } = teamReadingOf(PEOPLE.slice(0, 2));
    expect([pentaData, pentaRefusal]).toEqual([null, 'too_few_members']);
    expect(dynamics.map(({ member1, member2 }) => [member1, member2])).toEqual([
      [
        { id: 'member-0', name: 'Ana' },
        { id: 'member-1', name: 'Ben' },
      ],
    ]);
  });

  test('uses first names in sentences, and full names in headings', () => {
    const names = ['Mei Tanaka', 'Ana Silva', 'Ana Costa'];
    const team = PEOPLE.slice(0, 3).map((one, index) => ({ ...one, name: names[index] ?? '' }));
    const { dynamics } = teamReadingOf(team);
    expect(dynamics.map(({ member1, member2 }) => [member1.name, member2.name])).toEqual([
      ['Mei Tanaka', 'Ana Silva'],
      ['Mei Tanaka', 'Ana Costa'],
      ['Ana Silva', 'Ana Costa'],
    ]);
    const texts = dynamics.map(({ strength, watchout }) => `${strength} ${watchout}`);
    expect(texts.join(' ')).not.toContain('Tanaka');
    for (const called of ['Mei', 'Ana Silva']) expect(texts[0]).toContain(called);
    for (const called of ['Ana Silva', 'Ana Costa']) expect(texts[2]).toContain(called);
  });

  test('of six has fifteen dynamics', () => {
    const { pentaData, pentaRefusal, dynamics } = teamReadingOf(PEOPLE.slice(0, 6));
    expect([pentaData, pentaRefusal]).toEqual([null, 'too_many_members']);
    expect(dynamics).toHaveLength(15);
  });

  test('that is empty or has a duplicate is reported as such', () => {
    expect(teamReadingOf([])).toEqual({
      pentaData: null,
      pentaRefusal: 'too_few_members',
      dynamics: [],
    });
    const [one, two] = PEOPLE;
    const twice = one && two ? [one, two, one] : [];
    expect(teamReadingOf(twice).pentaRefusal).toBe('same_member_twice');
  });

  test.each(['', '65.1', '12', '12.7', 'x.1'])(
    'a chart with the position "%s" is left out',
    (text) => {
      const [one, two, three] = PEOPLE.slice(0, 3);
      if (!one || !two || !three) throw new Error('Too few people');
      const { design, personality } = three.chart.activations;
      const chart = {
        ...three.chart,
        activations: { personality, design: { ...design, moon: text } },
      };
      const { pentaData, pentaRefusal, dynamics } = teamReadingOf([one, two, { ...three, chart }]);
      expect([pentaData, pentaRefusal]).toEqual([null, 'unreadable_chart']);
      expect(dynamics).toHaveLength(1);
    },
  );
});
