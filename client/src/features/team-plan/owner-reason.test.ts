import { expect, test } from 'vitest';
import type { PentaGate } from '#shared/engine/penta-matrix.ts';
import { ownerReason } from './owner-reason.ts';

function gateOf(gate: number, partner: number, label: string, holderIds: readonly string[]) {
  return { gate, partner, label, holders: holderIds.map((memberId) => ({ memberId })) };
}

const PENTA = {
  gates: [
    gateOf(31, 7, 'Influence', ['ana']),
    gateOf(7, 31, 'Authority', []),
    gateOf(8, 1, 'Promotion', []),
    gateOf(1, 8, 'Creativity', ['ben', 'cem']),
  ],
};

const suggested = (gate: PentaGate, ownerId: string | null) => ({
  source: { kind: 'function', gate, need: 'gap' } as const,
  ownerId,
});

test.each([
  ['holds the other half', suggested(7, 'ana'), 'Covers Influence, Authority’s other half'],
  ['is one who does', suggested(8, 'cem'), 'Covers Creativity, Promotion’s other half'],
  ['covers something else', suggested(8, 'ana'), ''],
  ['is nobody', suggested(8, null), ''],
  ['can’t hold what nobody holds', suggested(31, 'ana'), ''],
  ['is asked about a function that the analysis lacks', suggested(33, 'ana'), ''],
])('an owner who %s', (_, suggestion, words) => {
  expect(ownerReason(PENTA, suggestion)).toBe(words);
});

test('without an analysis, or for another reason to act, there’s nothing to say', () => {
  expect(ownerReason(null, suggested(7, 'ana'))).toBe('');
  expect(ownerReason(PENTA, { source: { kind: 'debrief' }, ownerId: 'ana' })).toBe('');
});
