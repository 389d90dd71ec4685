import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Organization, OrganizationRule } from '#shared/contract/organization.ts';
import { useBoard } from './use-board.ts';

const UPDATED_AT = '2026-01-01T00:00:00Z';
const APART: OrganizationRule = { kind: 'apart', people: ['p1', 'p2'] };

/** Six people in two teams of three; the second team alone covers function 31. */
function organization(changes: Partial<Organization> = {}): Organization {
  const people = Array.from({ length: 6 }, (_, index) => ({
    id: `p${index}`,
    name: `Person ${index}`,
    teamId: index < 3 ? 'A' : 'B',
    needsConsent: false,
    isUnassigned: false,
    move: null,
    functions: index < 3 ? [] : [31],
    possible: index === 0 ? [8] : [],
  }));
  const teams = ['A', 'B'].map((id) => ({ id, name: `Team ${id}`, updatedAt: UPDATED_AT }));
  return { functions: [], teamLimit: 5, teams, people, draft: null, ...changes };
}

async function opened(changes: Partial<Organization> = {}) {
  const given = organization(changes);
  const { result } = renderHook(() => useBoard(given));
  await waitFor(() => expect(result.current.proposal.state).not.toBe('searching'));
  return result;
}

function peopleOn(board: readonly { readonly people: readonly string[] }[]) {
  return board.map(({ people }) => [...people].sort());
}

const NOW = [
  ['p0', 'p1', 'p2'],
  ['p3', 'p4', 'p5'],
];

test('starts from the present teams, without rules', async () => {
  const board = await opened();
  expect(peopleOn(board.current.board)).toEqual(NOW);
  expect(board.current.rules).toEqual([]);
  expect(board.current.said).toBe('');
  expect(board.current.teamCount).toBe(2);
});

test('starts from a saved draft with its rules', async () => {
  const people = ['p0', 'p1', 'p3'];
  const teams = [{ teamId: 'A', name: 'Team A', people }];
  const board = await opened({
    draft: { teams, unassigned: [], rules: [APART], updatedAt: UPDATED_AT },
  });
  expect(peopleOn(board.current.board)).toEqual([
    ['p0', 'p1', 'p2', 'p3'],
    ['p4', 'p5'],
  ]);
  expect(board.current.rules).toEqual([APART]);
});

test('says what a team covers after a move, and that a person is in none', async () => {
  const board = await opened();
  act(() => board.current.move('p0', 'B'));
  expect(board.current.said).toBe('Moved Person 0 to Team B, which now covers 1 of 12, perhaps 2.');
  expect(peopleOn(board.current.board)).toEqual([
    ['p1', 'p2'],
    ['p0', 'p3', 'p4', 'p5'],
  ]);
  act(() => board.current.move('p0', null));
  expect(board.current.said).toBe('Person 0 is in no team now.');
});

test('offers teams that cover more, and goes back to the present ones', async () => {
  const board = await opened();
  act(() => board.current.takeProposal());
  expect(peopleOn(board.current.board)).not.toEqual(NOW);
  expect(board.current.said).toBe('The suggested teams are shown.');
  act(() => board.current.reset());
  expect(peopleOn(board.current.board)).toEqual(NOW);
  expect(board.current.said).toBe('Everybody is back in their present team.');
});

test('tells a move that only evens teams out from one that gains', async () => {
  const people = organization().people.map((one, index) => ({
    ...one,
    functions: index === 0 ? [31, 8] : [],
    possible: [],
  }));
  // Team A covers three functions and Team B none: a move takes from one what it gives the other.
  const shifted = people.map((one, index) => (index === 1 ? { ...one, functions: [33] } : one));
  const board = await opened({ people: shifted });
  expect(board.current.proposal.state).toBe('even');
  const gaining = await opened();
  expect(gaining.current.proposal.state).toBe('found');
});

test('offers nothing where nobody covers anything', async () => {
  const people = organization().people.map((one) => ({ ...one, functions: [], possible: [] }));
  const board = await opened({ people });
  expect(board.current.proposal.state).toBe('best');
  act(() => board.current.takeProposal());
  expect(peopleOn(board.current.board)).toEqual(NOW);
});

test('suggests teams on request, and keeps the board where the rules allow none', async () => {
  const board = await opened();
  await act(() => board.current.suggest());
  expect(board.current.said).toBe('New teams suggested. Every team covers at least 1 of 12.');
  expect(board.current.problem).toBeNull();
  expect(board.current.isSearching).toBe(false);
  act(() => board.current.reset());
  act(() => board.current.setTeamCount(3));
  await act(() => board.current.suggest());
  expect(board.current.problem).not.toBeNull();
  expect(board.current.isSearching).toBe(false);
  expect(peopleOn(board.current.board)).toEqual(NOW);
  act(() => board.current.reset());
  expect(board.current.problem).toBeNull();
});

test('adds rules to those there are, and removes one', async () => {
  const board = await opened();
  const fixed: OrganizationRule = { kind: 'fixed', person: 'p0' };
  act(() => board.current.addRules([APART]));
  act(() => board.current.addRules([fixed]));
  expect(board.current.rules).toEqual([APART, fixed]);
  act(() => board.current.removeRule(APART));
  expect(board.current.rules).toEqual([fixed]);
});
