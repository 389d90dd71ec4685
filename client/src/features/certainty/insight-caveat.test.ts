import { expect, test } from 'vitest';
import {
  CLOSED_DAY,
  certaintyOfDay,
  OPEN_DAY,
  ROUGH_TIME,
  type SampleDay,
} from '#client/testing/certainty-samples.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { insightCaveat } from './insight-caveat.ts';

const caveat = (day: SampleDay, text: string) =>
  insightCaveat(certaintyOfDay(day), text, AMERICAN_DATES);

const DAY: SampleDay = {
  ...CLOSED_DAY,
  attributes: { profile: ['1/3', ['1/4', CLOSED_DAY.drawn]] },
  centers: {
    ajna: ['open', ['defined', CLOSED_DAY.drawn]],
    g: ['open', ['defined', CLOSED_DAY.drawn]],
  },
  channels: { '12-22': ['filled', ['partial', CLOSED_DAY.drawn]] },
  gates: { 40: [null, CLOSED_DAY.drawn] },
};

test('names only what varies and is mentioned in the insight', () => {
  const text =
    'You act certain (Ajna, open). You speak up (channel 12-22, Openness). (gate 4, Answers)';
  expect(caveat(DAY, text)).toMatch(
    /What it says about your profile, the Ajna center, and channel 12-22 depends on your birth time\.$/,
  );
});

test('names the G center and gates where the text mentions them', () => {
  const text = 'You know where you go (G Center, defined). You give (gate 40, Aloneness).';
  expect(caveat({ ...DAY, attributes: {} }, text)).toMatch(
    /What it says about the G Center and gate 40 depends on your birth time\.$/,
  );
});

test('has no caveat for a day without changes', () => {
  expect(caveat(CLOSED_DAY, 'You decide slowly (Ajna, open).')).toBeNull();
});

test('says which time it was written for', () => {
  expect(caveat(OPEN_DAY, '')).toMatch(/^Written for 12:00 PM[.,] /);
  expect(caveat(ROUGH_TIME, '(gate 15, open)')).toMatch(/ exact birth time\.$/);
});
