import { expect, test } from 'vitest';
import type { PentaGate } from '../penta-matrix.ts';
import { pentaOf } from './penta.ts';
import { type NearbyGate, nearestTo, standInFor } from './stand-in.ts';

/** The gates of a team in which each person has these. */
function gatesOf(team: Readonly<Record<string, readonly PentaGate[]>>): readonly NearbyGate[] {
  const result = pentaOf(Object.entries(team).map(([id, activeGates]) => ({ id, activeGates })));
  if (result.kind === 'refused') throw new Error(result.reason);
  return result.penta.gates.map((gate) => ({
    ...gate,
    holders: gate.holders.map(({ member }) => ({ memberId: member })),
    possibleHolders: gate.possibleHolders.map(({ member }) => ({ memberId: member })),
  }));
}

const IDS = ['ana', 'ben', 'cem'];

test('whoever has the other half of the channel is nearest', () => {
  const gates = gatesOf({ ana: [8], ben: [13], cem: [] });
  expect(standInFor(33, gates, IDS)).toEqual({
    memberId: 'ben',
    isPossible: false,
    hasPartner: true,
    neighbors: [],
    burden: 0,
  });
});

test('whoever covers most functions alone comes last, however near', () => {
  const gates = gatesOf({ ana: [13, 2, 5], ben: [8], cem: [] });
  expect(nearestTo(33, gates, IDS).map(({ memberId, burden }) => [memberId, burden])).toEqual([
    ['ben', 0],
    ['ana', 3],
  ]);
});

test('functions that others cover as well are no burden', () => {
  const gates = gatesOf({ ana: [13, 2, 5], ben: [8], cem: [2, 5] });
  expect(nearestTo(33, gates, IDS).map(({ memberId, burden }) => [memberId, burden])).toEqual([
    ['ana', 0],
    ['ben', 0],
  ]);
});

test('they’re first if they may have it already', () => {
  const gates = gatesOf({ ana: [13, 2, 5], ben: [8], cem: [] }).map((one) =>
    one.gate === 33 ? { ...one, possibleHolders: [{ memberId: 'ana' }] } : one,
  );
  expect(standInFor(33, gates, IDS)).toMatchObject({ memberId: 'ana', isPossible: true });
});

test('without it, whoever covers the function beside it is', () => {
  expect(standInFor(33, gatesOf({ ana: [8], ben: [31], cem: [] }), IDS)).toMatchObject({
    memberId: 'ana',
    hasPartner: false,
    neighbors: [8],
  });
});

test('a function at the far end of the row is not near', () => {
  expect(standInFor(33, gatesOf({ ana: [31], ben: [2], cem: [] }), IDS)).toBeNull();
});

test('among equals the one who covers fewest functions steps in', () => {
  const gates = gatesOf({ ana: [13, 2, 5], ben: [13], cem: [13, 29] });
  expect(standInFor(33, gates, IDS)?.memberId).toBe('ben');
});

test('whoever may have the gate, depending on a birth time, comes first', () => {
  const gates = gatesOf({ ana: [], ben: [13], cem: [] }).map((one) =>
    one.gate === 33 ? { ...one, possibleHolders: [{ memberId: 'ana' }] } : one,
  );
  expect(standInFor(33, gates, IDS)).toMatchObject({ memberId: 'ana', isPossible: true });
});

test('a covered function needs nobody', () => {
  expect(standInFor(13, gatesOf({ ana: [8], ben: [13], cem: [] }), IDS)).toBeNull();
});
