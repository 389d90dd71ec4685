import { describe, expect, test, vi } from 'vitest';
import { BODY_IDS } from '#shared/engine/bodies.ts';
import { createPackedEphemeris } from '#shared/engine/ephemeris/packed.ts';
import { packFileName } from '#shared/engine/ephemeris/packed-format.ts';
import { changesBetween } from '#shared/engine/transits/changes.ts';
import { transitOverlay } from '#shared/engine/transits/overlay.ts';
import { skyAt } from '#shared/engine/transits/sky.ts';
import { asGate, type GateNumber } from '#shared/engine/wheel.ts';
import { BODY_FILTERS, passes, timelineOf } from './timeline.ts';

type ReadFile = (path: string) => Uint8Array;
const { readFileSync } = await vi.importActual<{ readFileSync: ReadFile }>('node:fs');

const SKY = createPackedEphemeris((decade) =>
  readFileSync(`shared/engine/ephemeris/pack/${packFileName(decade)}`),
);
const FROM = Date.UTC(2026, 10, 1);
const TO = FROM + 20 * 86_400_000;
/** Half of the gates: the sky completes channels with them again and again. */
const ODD = Array.from({ length: 32 }, (_, index) => asGate(2 * index + 1)).filter(
  (gate): gate is GateNumber => gate !== undefined,
);

const ids = (channels: readonly { id: string }[]) => channels.map(({ id }) => id);

describe('a timeline', () => {
  test('without a chart lists changes alone', () => {
    const entries = timelineOf(null, SKY, [FROM, TO], false);
    expect(entries.map(({ change }) => change)).toEqual([...changesBetween(SKY, FROM, TO)]);
    expect(entries.every(({ begins, ends }) => begins.length + ends.length === 0)).toBe(true);
  });

  test('leaves out a change at its very beginning, which is in the sky by then', () => {
    const [first] = changesBetween(SKY, FROM, TO);
    if (!first) throw new Error('the Moon changes its gate twice a day');
    const at = timelineOf(null, SKY, [first.at, TO], false);
    expect(at[0]?.change.at).toBeGreaterThan(first.at);
    expect(timelineOf(null, SKY, [first.at - 1, TO], false)[0]?.change).toEqual(first);
  });

  test('has changes of line when asked for, which begin and end nothing', () => {
    const natal = { activeGates: ODD, possibleGates: [] };
    const entries = timelineOf(natal, SKY, [FROM, TO], true);
    const ofLine = entries.filter(({ change }) => change.gate === change.fromGate);
    expect(ofLine.length).toBeGreaterThan(100);
    expect(ofLine.every(({ begins, ends }) => begins.length + ends.length === 0)).toBe(true);
    const ofGate = entries.filter(({ change }) => change.gate !== change.fromGate);
    const told = ({ change, begins, ends }: (typeof entries)[number]) => [change.at, begins, ends];
    expect(ofGate.map(told)).toEqual(timelineOf(natal, SKY, [FROM, TO], false).map(told));
  });

  test('tells from the first sky to the last all that begins and ends in a chart', () => {
    const natal = { activeGates: ODD, possibleGates: ODD.slice(0, 16) };
    const inSky = (utcMs: number) =>
      transitOverlay(natal, skyAt(SKY, utcMs))
        .channels.map(({ channel }) => channel)
        .sort();
    let running: string[] = inSky(FROM);
    const kinds = new Set<boolean>();
    for (const { begins, ends } of timelineOf(natal, SKY, [FROM, TO], false)) {
      for (const id of ids(begins)) expect(running).not.toContain(id);
      for (const id of ids(ends)) expect(running).toContain(id);
      running = [...running.filter((id) => !ids(ends).includes(id)), ...ids(begins)];
      for (const { isSure } of [...begins, ...ends]) kinds.add(isSure);
    }
    expect(running.sort()).toEqual(inSky(TO));
    expect(kinds).toEqual(new Set([true, false]));
  });

  test('is sure of everything in an exact chart', () => {
    const natal = { activeGates: ODD, possibleGates: [] };
    const entries = timelineOf(natal, SKY, [FROM, TO], false);
    expect(entries.flatMap(({ begins }) => begins).every(({ isSure }) => isSure)).toBe(true);
  });
});

test('bodies are listed all, without the Moon, or one by one', () => {
  expect(BODY_FILTERS).toEqual(['all', 'no_moon', ...BODY_IDS]);
  expect(BODY_IDS.filter((body) => passes('all', body))).toEqual(BODY_IDS);
  expect(BODY_IDS.filter((body) => !passes('no_moon', body))).toEqual(['moon']);
  expect(BODY_IDS.filter((body) => passes('moon', body))).toEqual(['moon']);
  expect(BODY_IDS.filter((body) => passes('sun', body))).toEqual(['sun']);
});
