import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#client/testing/render.tsx';
import { createPackedEphemeris } from '#shared/engine/ephemeris/packed.ts';
import { packFileName } from '#shared/engine/ephemeris/packed-format.ts';
import { overlayEnds, transitOverlay } from '#shared/engine/transits/overlay.ts';
import { skyAt } from '#shared/engine/transits/sky.ts';
import { sureAdditions, type UncertainGates } from '#shared/engine/transits/sure-additions.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';
import { nextAddition } from './additions.ts';
import { LAST_MOMENT_MS } from './moment.ts';
import { skyOver } from './sky-source.ts';
import { timelineOf } from './timeline.ts';
import { useMoment } from './use-moment.ts';
import { useTransits } from './use-transits.ts';

const MS_PER_DAY = 86_400_000;
const AT = Date.UTC(2026, 10, 22, 9);
const packs = vi.hoisted(() => ({ asked: [] as number[] }));

type ReadFile = (path: string) => Uint8Array;
const { readFileSync } = await vi.importActual<{ readFileSync: ReadFile }>('node:fs');
const packOf = (decade: number) =>
  readFileSync(`shared/engine/ephemeris/pack/${packFileName(decade)}`);
const SKY = createPackedEphemeris(packOf);

vi.mock('#client/lib/ephemeris-packs.ts', async (original) => ({
  ...(await original<object>()),
  packOf: async (decade: number) => {
    packs.asked.push(decade);
    return packOf(decade);
  },
}));

/** Half of the gates: the sky completes channels with them at any time. */
const ODD: UncertainGates = {
  activeGates: GATE_NUMBERS.filter((gate) => gate % 2 === 1),
  possibleGates: [],
};
const SOME: UncertainGates = { activeGates: [1], possibleGates: [] };

async function open(
  natal: UncertainGates | null,
  {
    atMs = AT,
    days = 2,
    hasLines = false,
  }: { atMs?: number; days?: number; hasLines?: boolean } = {},
) {
  let latest: ReturnType<typeof useTransits> | undefined;
  const range = { days, hasLines };
  function Probe() {
    latest = useTransits(natal, atMs, range);
    return null;
  }
  renderPart(<Probe />, '/transits');
  const now = () => {
    if (!latest) throw new Error('nothing is shown');
    return latest;
  };
  await waitFor(() => expect(now().timeline).not.toBeNull());
  return now;
}

test('shows the sky of the moment, and its changes, without a chart', async () => {
  const now = await open(null);
  expect(now().activations).toEqual(skyAt(SKY, AT));
  expect(now().overlay).toBeNull();
  expect(now().sure).toBeNull();
  expect(now().ahead).toBeNull();
  expect(now().timeline).toEqual(timelineOf(null, SKY, [AT, AT + 2 * MS_PER_DAY], false));
});

test('says what the sky adds to a chart, until when, and what changes in it', async () => {
  const now = await open(ODD, { days: 3, hasLines: true });
  const activations = skyAt(SKY, AT);
  const overlay = transitOverlay(ODD, activations);
  expect(overlay.channels.length).toBeGreaterThan(0);
  expect(now().overlay).toEqual(overlay);
  expect(now().sure).toEqual(sureAdditions(ODD, activations));
  await waitFor(() =>
    expect(now().ahead).toEqual({
      ends: overlayEnds(ODD, SKY, AT, 400 * MS_PER_DAY),
      nextMs: null,
    }),
  );
  expect(now().timeline).toEqual(timelineOf(ODD, SKY, [AT, AT + 3 * MS_PER_DAY], true));
});

test('says when a quiet sky adds something next, if it does within a month', async () => {
  const days = Array.from({ length: 400 }, (_, day) => AT + day * MS_PER_DAY);
  const quiet = days.find((at) => transitOverlay(SOME, skyAt(SKY, at)).channels.length === 0);
  if (quiet === undefined) throw new Error('the sky completes a channel on all days of a year');
  const nextMs = nextAddition(SOME, SKY, quiet, quiet + 30 * MS_PER_DAY);
  expect(nextMs).toBeGreaterThan(quiet);
  const now = await open(SOME, { atMs: quiet });
  await waitFor(() => expect(now().ahead).toEqual({ ends: null, nextMs }));
});

test.each([
  [Date.UTC(2026, 5, 1), Date.UTC(2026, 6, 1), [2020]],
  [Date.UTC(2029, 11, 28), Date.UTC(2029, 11, 30), [2020, 2030]],
  [Date.UTC(2030, 0, 2), Date.UTC(2030, 0, 10), [2020, 2030]],
  [Date.UTC(2030, 0, 5), Date.UTC(2051, 0, 1), [2030, 2040, 2050]],
])(
  '%#: fetches the decades of a range with three days beyond either end, each once',
  async (from, to, decades) => {
    const { queryFn, queryKey } = skyOver(from, to);
    expect(queryKey).toEqual(['sky', decades[0], decades.at(-1)]);
    if (typeof queryFn !== 'function') throw new Error('nothing fetches the sky');
    const before = packs.asked.length;
    const sky = await queryFn({} as never);
    expect(skyAt(sky, from)).toEqual(skyAt(SKY, from));
    const asked = packs.asked.slice(before);
    expect(decades).toEqual(expect.arrayContaining(asked));
    await queryFn({} as never);
    expect(packs.asked.length).toBe(before + asked.length);
  },
);

test('the moment is now until another is chosen, within what can be shown', () => {
  let latest: ReturnType<typeof useMoment> | undefined;
  function Probe() {
    latest = useMoment();
    return null;
  }
  renderPart(<Probe />, '/transits');
  expect(latest?.isNow).toBe(true);
  expect(latest?.atMs).toBe(latest?.nowMs);
  expect((latest?.nowMs ?? 1) % 60_000).toBe(0);
  act(() => latest?.choose(AT));
  expect(latest).toMatchObject({ isNow: false, atMs: AT });
  act(() => latest?.choose(Number.MAX_SAFE_INTEGER));
  expect(latest?.atMs).toBe(LAST_MOMENT_MS);
  act(() => latest?.choose(null));
  expect(latest).toMatchObject({ isNow: true, atMs: latest?.nowMs });
});
