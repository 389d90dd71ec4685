import { expect, test } from 'vitest';
import { BODY_IDS } from '#shared/engine/bodies.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { transitOverlay } from '#shared/engine/transits/overlay.ts';
import type { SkyActivations } from '#shared/engine/transits/sky.ts';
import { sureAdditions } from '#shared/engine/transits/sure-additions.ts';
import { type GateNumber, gateStartDeg, wheelPosition } from '#shared/engine/wheel.ts';
import {
  additionSentence,
  noticeSentence,
  quietSentence,
  reasonWords,
  toldCenters,
  untilSentence,
  type Whose,
} from './additions.ts';

const when = (utcMs: number) => `at ${utcMs}`;

function skyIn(...gates: readonly GateNumber[]) {
  return recordOf(BODY_IDS, (body) => {
    const index = BODY_IDS.indexOf(body);
    const lon = gateStartDeg(gates[index] ?? gates.at(-1) ?? 1) + 0.1;
    return { lon, ...wheelPosition(lon) };
  });
}

/** Of an exact birth time, unless some gates are named as doubtful. */
function sentence(
  own: readonly GateNumber[],
  sky: SkyActivations,
  { whose = 'your', isNow = true, doubtful = [] }: SentenceOptions = {},
) {
  const sure = sureAdditions({ activeGates: own, possibleGates: doubtful }, sky);
  return additionSentence(transitOverlay({ activeGates: own }, sky), { whose, isNow, sure });
}

interface SentenceOptions {
  whose?: Whose;
  isNow?: boolean;
  doubtful?: readonly GateNumber[];
}

function ends(...channels: readonly (readonly [ChannelId, number | null])[]) {
  return { channels: new Map(channels), centers: new Map() };
}

test('says what is defined, linked or nothing', () => {
  expect(sentence([1, 8, 13], skyIn(33))).toMatch(
    /^For now, the sky adds .* \(13-33\) to your chart\.$/,
  );
  expect(sentence([1], skyIn(8), { whose: 'this' })).toMatch(
    /^For now, the sky defines this chart’s Throat and G centers through .* \(1-8\)\.$/,
  );
  expect(sentence([1, 8, 13], skyIn(2))).toBe(
    'Right now the sky doesn’t complete any channel in your chart.',
  );
});

test('defines centers through the channels that reach them, not through others of the sky', () => {
  const said = sentence([1, 8, 13, 50], skyIn(33, 27));
  expect(said).toMatch(/^For now, the sky defines your .*Sacral.* centers through .* \(27-50\)\.$/);
  expect(said).not.toContain('13-33');
});

test('says first what somebody may notice, and nothing where it depends on the birth time', () => {
  const told = (own: readonly GateNumber[], doubtful: readonly GateNumber[] = []) => {
    const sky = skyIn(8);
    const sure = sureAdditions({ activeGates: own, possibleGates: doubtful }, sky);
    return toldCenters(transitOverlay({ activeGates: own }, sky), sure);
  };
  expect(told([1])).toEqual(['throat', 'g']);
  expect(told([1], [1])).toEqual([]);
  expect(told([2])).toEqual([]);
  expect(noticeSentence(['throat', 'g'], 'your')).toBe(
    'You may notice a stronger pull to speak up, along with a clearer sense of direction than usual.',
  );
});

test('tells of other people without speaking to the reader', () => {
  for (const center of CENTER_IDS) {
    expect(noticeSentence([center], 'this')).toMatch(/^This person may notice (?!.*\byou)/);
  }
});

test('says nothing of now at another moment', () => {
  const then = { isNow: false };
  expect(sentence([1], skyIn(8), then)).toMatch(/^The sky defines your /);
  expect(sentence([1, 8, 13], skyIn(33), then)).toMatch(/^The sky adds /);
  expect(sentence([1, 8, 13], skyIn(2), then)).toBe(
    'The sky doesn’t complete any channel in your chart then.',
  );
});

test('claims only what every possible birth time gives', () => {
  expect(sentence([1, 13], skyIn(8, 33), { doubtful: [13] })).toMatch(
    /^For now, the sky defines your Throat and G centers through \S.* \(1-8\) and possibly .* \(13-33\)\.$/,
  );
  expect(sentence([1], skyIn(8), { doubtful: [1] })).toMatch(
    /^For now, the sky may add .* \(1-8\) to your chart, depending on the birth time\.$/,
  );
  expect(sentence([1, 8, 13], skyIn(33), { doubtful: [8] })).toMatch(/ adds .* to your chart\.$/);
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

test('says of a channel that the sky completes alone where both gates are, and what the chart has', () => {
  const sky = skyIn(1, 8);
  const reason = (own: readonly GateNumber[]) => {
    const [channel] = transitOverlay({ activeGates: own }, sky).channels.filter(
      ({ channel: id }) => id === '1-8',
    );
    if (!channel) throw new Error('the sky has both gates');
    return reasonWords(channel, sky, 'this');
  };
  expect(reason([])).toMatch(/^Both gates are in the sky: Sun in 1 and .+ in 8\.$/);
  expect(reason([1])).toMatch(/in 8\. Gate 1 is in this chart too\.$/);
});

test('a quiet sky says when the next channel is complete, if it is within the month', () => {
  expect(quietSentence(5, when)).toBe('The next one is complete at 5.');
  expect(quietSentence(null, when)).toMatch(/ within the next month\.$/);
});
