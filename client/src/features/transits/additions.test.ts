import { expect, test } from 'vitest';
import { recordOfBodies } from '#shared/engine/bodies.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import { transitOverlay } from '#shared/engine/transits/overlay.ts';
import { type GateNumber, gateStartDeg, wheelPosition } from '#shared/engine/wheel.ts';
import { additionSentence, quietSentence, reasonWords, untilSentence } from './additions.ts';

const when = (utcMs: number) => `at ${utcMs}`;

function skyIn(...gates: readonly GateNumber[]) {
  return recordOfBodies((place) => {
    const lon = gateStartDeg(gates[place] ?? gates.at(-1) ?? 1) + 0.1;
    return { lon, ...wheelPosition(lon) };
  });
}

function ends(...channels: readonly (readonly [ChannelId, number | null])[]) {
  return { channels: new Map(channels), centers: new Map() };
}

test('says what is defined, linked or nothing', () => {
  const natal = { activeGates: [1, 8, 13] as const };
  expect(additionSentence(transitOverlay(natal, skyIn(33)), 'your')).toMatch(
    /^For now, the sky adds .* \(13-33\) to your chart\.$/,
  );
  expect(additionSentence(transitOverlay({ activeGates: [1] }, skyIn(8)), 'this')).toMatch(
    /^For now, the sky defines this chart’s Throat and G centers through .* \(1-8\)\.$/,
  );
  expect(additionSentence(transitOverlay(natal, skyIn(2)), 'your')).toBe(
    'Right now the sky doesn’t complete any channel in your chart.',
  );
});

test('says until when, with the first and the last end', () => {
  expect(untilSentence(ends(['1-8', 5]), when)).toBe('That lasts until at 5.');
  expect(untilSentence(ends(['1-8', 9], ['2-14', 5]), when)).toBe(
    'The first part ends at 5, the last at 9.',
  );
  expect(untilSentence(ends(['1-8', null], ['2-14', 5]), when)).toBe(
    'The first part ends at 5; the rest lasts for more than a year.',
  );
  expect(untilSentence(ends(['1-8', null]), when)).toBe('That lasts for more than a year.');
  expect(quietSentence(7, when)).toBe('The next one is complete at 7.');
});

test('gives each channel its reason', () => {
  const sky = skyIn(8, 8, 33);
  const [channel] = transitOverlay({ activeGates: [1] }, sky).channels;
  if (!channel) throw new Error('a channel is completed');
  expect(reasonWords(channel, sky, 'your')).toBe(
    'Gate 1 is in your chart; in the sky, Sun and Earth in 8.',
  );
});
