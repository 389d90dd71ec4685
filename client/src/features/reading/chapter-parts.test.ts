import { expect, test } from 'vitest';
import type { ReadingEvidence } from '#shared/contract/reading.ts';
import { litByChapter, litWords } from './chapter-parts.ts';

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

test('names what is lit, centers first', () => {
  const lit = litByChapter([about(gate(5)), about(SACRAL), about(CHANNEL)]);
  expect(litWords(lit)).toBe('Sacral\u00A0· channel 13-33\u00A0· gate 5');
  expect(litWords(litByChapter([about(gate(5))]))).toBe('Gate 5');
});
