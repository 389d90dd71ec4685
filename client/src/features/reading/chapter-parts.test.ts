import { expect, test } from 'vitest';
import type { ReadingEvidence } from '#shared/contract/reading.ts';
import { litByChapter, pictured } from './chapter-parts.ts';
import { NO_LIGHT } from './evidence.ts';

const TYPE: ReadingEvidence = { kind: 'type', type: 'Projector' };
const SACRAL: ReadingEvidence = { kind: 'center', center: 'sacral', state: 'open' };
const PROFILE: ReadingEvidence = { kind: 'profile', profile: '3/5' };
const gate = (number: number): ReadingEvidence => ({
  kind: 'gate',
  gate: number,
  sides: ['personality'],
});
const CHANNEL: ReadingEvidence = { kind: 'channel', channel: '13-33' };
const about = (...evidence: ReadingEvidence[]) => ({ evidence });

test('a chapter lights each part it rests on once, and no gate that it never names', () => {
  expect(
    litByChapter([
      about(TYPE, SACRAL),
      about(SACRAL),
      about(PROFILE, gate(55), gate(9)),
      about(CHANNEL),
      about(gate(5)),
    ]),
  ).toEqual({ gates: [5], channels: ['13-33'], centers: ['sacral'] });
});

test('a picture shows a few centers, else channels or gates, and says what they are', () => {
  const spleen: ReadingEvidence = { kind: 'center', center: 'spleen', state: 'defined' };
  expect(pictured([about(TYPE, SACRAL), about(CHANNEL), about(gate(5)), about(spleen)])).toEqual({
    lit: { gates: [], channels: [], centers: ['sacral', 'spleen'] },
    words: 'From your open Sacral and your steady Spleen',
  });
  expect(pictured([about(CHANNEL), about(gate(5))]).words).toBe('From your channel 13-33');
  const all = (['head', 'ajna', 'throat', 'g'] as const).map((center) =>
    about({ ...SACRAL, center }),
  );
  expect(pictured(all).lit.centers).toEqual(['head', 'ajna', 'throat']);
  expect(pictured([about(TYPE)])).toEqual({ lit: NO_LIGHT, words: null });
});

test('calls no center steady or open that the birth time decides', () => {
  const isVarying = (center: string) => center === 'sacral';
  const spleen = { ...SACRAL, center: 'spleen' } as const;
  expect(pictured([about(SACRAL), about(spleen)], isVarying).words).toBe(
    'From your Sacral (varies) and your open Spleen',
  );
});
