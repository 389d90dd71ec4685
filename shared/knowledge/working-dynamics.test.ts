import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WorkingDynamic as SentDynamic } from '../contract/penta.ts';
import { BODY_IDS, type PerPosition, SIDES } from '../engine/bodies.ts';
import { randomDays } from '../engine/certainty/random-days.ts';
import { CHANNELS } from '../engine/channels.ts';
import { computeChart } from '../engine/chart.ts';
import { createPackedEphemeris } from '../engine/ephemeris/packed.ts';
import { packFileName } from '../engine/ephemeris/packed-format.ts';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { recordOf } from '../engine/lookup.ts';
import { PAIR_MODES } from '../engine/pair/modes.ts';
import { GATE_NUMBERS, type GateNumber, type Line } from '../engine/wheel.ts';
import { PAIR_TEXTS } from './pair-texts.data.ts';
import { asClause } from './prose.ts';
import { memberOf, type TeamMember } from './team-member.ts';
import { workingDynamicOf } from './working-dynamics.ts';

const EPHEMERIS = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../engine/ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);

/** A person born at that instant. */
function born(utcMs: number, name: string, id = name): TeamMember {
  const { activations, profile } = computeChart(utcMs, EPHEMERIS);
  const texts = recordOf(SIDES, (side) =>
    recordOf(BODY_IDS, (body) => {
      const { gate, line } = activations[side][body];
      return `${gate}.${line}`;
    }),
  );
  const member = memberOf({ id, name, chart: { profile: profile.id, activations: texts } });
  if (member === null) throw new Error('No member of a computed chart');
  return member;
}

/** A person who has exactly these gates. */
function holding(name: string, gates: readonly GateNumber[]): TeamMember {
  const anywhere: PerPosition<{ gate: GateNumber; line: Line }> = recordOf(SIDES, () =>
    recordOf(BODY_IDS, () => ({ gate: gates[0] ?? 1, line: 1 })),
  );
  return {
    ...born(0, name),
    activeGates: gates,
    positions: anywhere,
    gateHolders: {},
    type: 'Projector',
  };
}

const BIRTHS = randomDays(1948, 36, 1940, 2010).map(({ startUtcMs }) => startUtcMs);
const PAIRS = BIRTHS.flatMap((one, index) =>
  BIRTHS.slice(index + 1).map((other) => [one, other] as const),
);
const READ = PAIRS.map(([a, b]) => workingDynamicOf(born(a, 'Ana'), born(b, 'Ben')));

function linksOf({ channels }: (typeof READ)[number]): string {
  return PAIR_MODES.flatMap((mode) =>
    channels[mode].map(({ channel, fromId }) => `${mode} ${channel} ${fromId}`),
  ).join('; ');
}

describe('over 630 random pairs', () => {
  test('pairs with different channels have different strengths and different cautions', () => {
    expect(READ).toHaveLength(630);
    for (const kind of ['strength', 'watchout'] as const) {
      const linksByText = new Map<string, string>();
      for (const dynamic of READ) {
        const before = linksByText.get(dynamic[kind]);
        expect(before === undefined || before === linksOf(dynamic)).toBe(true);
        linksByText.set(dynamic[kind], linksOf(dynamic));
      }
      expect(linksByText.size).toBe(630);
    }
  });

  test('both texts name every channel of the pair, and no other', () => {
    for (const dynamic of READ) {
      const links = PAIR_MODES.flatMap((mode) => dynamic.channels[mode]).map((one) => one.channel);
      for (const text of [dynamic.strength, dynamic.watchout]) {
        const named = text.match(/\b\d+-\d+\b/g) ?? [];
        expect([...named].sort()).toEqual([...links].sort());
      }
    }
  });

  test('texts end with something to try, about a channel of the main mode', () => {
    for (const { watchout, mainMode, channels } of READ) {
      const trials = mainMode
        ? channels[mainMode].map(({ channel }) => asClause(PAIR_TEXTS[channel].trial))
        : [];
      expect(trials).toContain(/Try this: (.*)$/.exec(watchout)?.[1]);
    }
  });

  test('swapping the two changes only names and directions', () => {
    for (const [index, [a, b]] of PAIRS.entries()) {
      const there = READ[index];
      const back = workingDynamicOf(born(b, 'Ben'), born(a, 'Ana'));
      const turned = (text: string) => text.replaceAll('Ben and Ana', 'Ana and Ben');
      expect(turned(back.strength)).toBe(there?.strength);
      expect(turned(back.watchout)).toBe(there?.watchout);
      expect(back.channels).toEqual(there?.channels);
      expect([back.theme, back.definition]).toEqual([there?.theme, there?.definition]);
      expect(back.centers.map(({ memberId }) => memberId)).toEqual(
        there?.centers.map(({ memberId }) => memberId),
      );
    }
  });

  test('texts are short, in plain English, without unfilled placeholders', () => {
    const words = (text: string) => text.split(/\s/).length;
    for (const { strength, watchout, dynamicType } of READ) {
      expect(words(strength)).toBeLessThanOrEqual(160);
      expect(words(watchout)).toBeLessThanOrEqual(160);
      expect(words(strength)).toBeGreaterThan(15);
      expect(dynamicType.length).toBeLessThanOrEqual(100);
      for (const text of [strength, watchout, dynamicType]) {
        expect(text).not.toMatch(
          /[{}']|undefined|null|\.\.|\s\s|\b(he|she|his|her|always|never|must)\b|%/,
        );
      }
    }
  });

  test('a dynamic fits the contract without losing anything', () => {
    for (const dynamic of READ.slice(0, 60)) {
      expect(SentDynamic.parse(dynamic)).toEqual(dynamic);
      expect(JSON.parse(JSON.stringify(dynamic))).toEqual(dynamic);
    }
  });
});

describe('a dynamic', () => {
  test('names what two create together, channels that define a new center first', () => {
    // 1-8 and 23-43 are created; neither person has an Ajna alone.
    const { strength, watchout, dynamicType, newCenters } = workingDynamicOf(
      holding('Ana', [1, 8, 23, 7]),
      holding('Ben', [43, 31]),
    );
    expect(newCenters).toEqual(['ajna']);
    expect(dynamicType).toBe('Spark (Electromagnetic): two Projectors');
    expect(strength).toMatch(
      /^Together Ana and Ben put a breakthrough into words that others understand; each brings half \(Electromagnetic: 23-43, 7-31\)\.\nAna can get original work seen, and Ben benefits from it \(Dominance: 1-8\)\./,
    );
    expect(watchout).toMatch(/friction over when to share a new idea \(23-43, 7-31\)/);
    expect(watchout).toMatch(/Try this: rehearse the new idea with each other/);
  });

  test('names who has the whole channel and which gate the other has', () => {
    const { channels } = workingDynamicOf(holding('Ana', [37]), holding('Ben', [37, 40]));
    expect(channels.Compromise).toEqual([
      { channel: '37-40', name: 'Community', fromId: 'Ben', gate: 37, isSure: true },
    ]);
  });

  test('has texts also without a channel between the two', () => {
    const { strength, watchout, dynamicType, mainMode, theme } = workingDynamicOf(
      holding('Ana', [1]),
      holding('Ben', [2]),
    );
    expect([mainMode, theme]).toEqual([null, null]);
    expect(dynamicType).toBe('Two separate ways: two Projectors');
    expect(strength).toMatch(/^Ana and Ben have no fixed pattern/);
    expect(watchout).toMatch(/Try this: once a week, tell each other/);
  });

  test('inserts names verbatim, even with placeholders in them', () => {
    const names = ['{receiver}', '$& Ó Briain, Jr.'] as const;
    const { strength, member1, member2 } = workingDynamicOf(
      holding(names[0], [1, 8]),
      holding(names[1], []),
    );
    expect([member1.name, member2.name]).toEqual(names);
    expect(strength).toContain(
      '{receiver} can get original work seen, and $& Ó Briain, Jr. benefits from it (',
    );
  });

  /** A person with an unknown birth time: hours of the day in which gates are active. */
  function unsure(name: string, hours: Readonly<Partial<Record<GateNumber, [number, number]>>>) {
    const instant = (hour: number) => new Date(hour * 3_600_000).toISOString();
    const moment = (hour: number) => ({ utc: instant(hour), localDate: '', localTime: '' });
    const gates = Object.entries(hours).map(([gate, [from, to]]) => ({
      gate: Number(gate),
      presence: to - from === 24 ? ('sure' as const) : ('possible' as const),
      share: (to - from) / 24,
      spans: [{ from: instant(from), to: instant(to) }],
    }));
    const isDrawn = (gate: GateNumber) => {
      const [from, to] = hours[gate] ?? [0, 0];
      return from <= 12 && 12 < to;
    };
    return {
      ...holding(name, GATE_NUMBERS.filter(isDrawn)),
      possibleGates: new Set(
        gates.filter(({ presence }) => presence === 'possible').map(({ gate }) => gate),
      ),
      stored: {
        window: { start: moment(0), end: moment(24) },
        flips: [],
        type: { kind: 'stable', value: 'Projector' },
        profile: { kind: 'stable', value: '1/3' },
        gates,
      },
    } as const;
  }

  test('names the links that depend on a birth time', () => {
    const ana = unsure('Ana', { 1: [0, 24], 7: [0, 14], 5: [20, 24] });
    const { channels, notes } = workingDynamicOf(ana, holding('Ben', [8, 31, 15]));
    expect(channels.Electromagnetic.map(({ channel, isSure }) => [channel, isSure])).toEqual([
      ['1-8', true],
      ['7-31', false],
    ]);
    expect(notes).toEqual([
      'Depends on Ana’s birth time: 7-31.',
      'Also possible, depending on Ana’s birth time: 5-15.',
    ]);
  });

  test('names no link that is impossible at every birth time', () => {
    const nobody = holding('Ben', []);
    expect(workingDynamicOf(unsure('Ana', { 5: [0, 6], 15: [6, 10] }), nobody).notes).toEqual([]);
    expect(workingDynamicOf(nobody, unsure('Ana', { 5: [0, 7], 15: [6, 10] })).notes).toEqual([
      'Also possible, depending on Ana’s birth time: 5-15.',
    ]);
    const both = [unsure('Ana', { 5: [0, 6] }), unsure('Ben', { 15: [6, 10] })] as const;
    expect(workingDynamicOf(...both).notes).toEqual([
      'Also possible, depending on Ana’s and Ben’s birth times: 5-15.',
    ]);
  });

  test('shows how one connects separate parts of the other', () => {
    const { bridges, strength } = workingDynamicOf(
      holding('Ana', [2, 14, 37, 40, 6]),
      holding('Ben', [59]),
    );
    expect(bridges).toEqual([{ memberId: 'Ana', gates: [59], isWhole: true }]);
    expect(strength).toContain('Ben helps Ana pull everything together (bridging 59).');
  });
});

test('has texts for every mode, type and channel', () => {
  for (const { id, gates } of CHANNELS) {
    for (const [a, b] of [
      [gates, gates],
      [gates, []],
      [gates, [gates[0]]],
      [[gates[0]], [gates[1]]],
    ] as const) {
      const { strength } = workingDynamicOf(holding('Ana', a), holding('Ben', b));
      expect(strength).toContain(PAIR_TEXTS[id].together);
    }
  }
  for (const one of TYPE_NAMES) {
    for (const other of TYPE_NAMES) {
      const [a, b] = [holding('Ana', [1]), holding('Ben', [8])];
      const { dynamicType } = workingDynamicOf({ ...a, type: one }, { ...b, type: other });
      expect(dynamicType).toContain(one === other ? `two ${one}s` : `${one} with ${other}`);
    }
  }
});
