import { describe, expect, test } from 'vitest';
import type { PlaceSuggestion } from '#shared/contract/places.ts';
import {
  NO_SEARCH,
  type PlaceSearchEvent,
  placeListOf,
  placeSearchReducer,
  searchInputOf,
  takenPlace,
} from './place-search.ts';

const LISBON: PlaceSuggestion = {
  placeId: 'pt-1',
  mainText: 'Lisbon',
  secondaryText: 'Lisbon, Portugal',
  description: 'Lisbon, Lisbon, Portugal',
};

const searched = (...events: PlaceSearchEvent[]) => events.reduce(placeSearchReducer, NO_SEARCH);
const typed = (text: string): PlaceSearchEvent => ({ kind: 'typed', text });
const answered = (
  input: string,
  places: readonly PlaceSuggestion[] | null = [LISBON],
): PlaceSearchEvent => ({ kind: 'answered', answer: { input, places } });

test.each([
  ['Lis', 'Lis'],
  ['  Lisbon ', 'Lisbon'],
  ['Li', null],
  ['𠮷𠮷', null],
  ['   ', null],
  ['x'.repeat(201), null],
])('%j is searched as %j', (text, input) => {
  expect(searchInputOf(text)).toBe(input);
});

describe('places', () => {
  test('can be chosen while they match the text in the field', () => {
    const state = searched(typed('Lisbon'), answered('Lisbon'));
    expect(placeListOf(state, 'Lisbon')).toEqual({ kind: 'current', places: [LISBON] });
    expect(placeListOf(searched(typed('Lisbon '), answered('Lisbon')), 'Lisbon ').kind).toBe(
      'current',
    );
  });

  test('are stale from the next letter until its response', () => {
    const state = searched(typed('Lisbo'), answered('Lisbo'), typed('Lisbon'));
    expect(placeListOf(state, 'Lisbon')).toEqual({ kind: 'stale', places: [LISBON] });
    expect(placeListOf(placeSearchReducer(state, answered('Lisbon')), 'Lisbon').kind).toBe(
      'current',
    );
  });

  test('are cleared once the text is too short, and after a choice', () => {
    expect(placeListOf(searched(typed('Lis'), answered('Lis'), typed('Li')), 'Li').kind).toBe(
      'none',
    );
    const chosen = searched(typed('Lis'), answered('Lis'), { kind: 'chosen' });
    expect(placeListOf(chosen, LISBON.description).kind).toBe('none');
    const changed = placeSearchReducer(chosen, typed('Lisbon, Lisbon, Portuga'));
    expect(placeListOf(changed, 'Lisbon, Lisbon, Portuga').kind).toBe('none');
  });

  test('are dropped when they arrive late for an earlier text', () => {
    const state = searched(typed('Lisbon'), answered('Lisb'));
    expect(state.answer).toBeNull();
    expect(searched(typed('Lis'), { kind: 'chosen' }, answered('Lis'))).toEqual(NO_SEARCH);
  });

  test('are not offered for text that was not typed', () => {
    expect(placeListOf(searched(typed('Lisbon'), answered('Lisbon')), 'Oslo').kind).toBe('none');
  });
});

test('chooses only from the current list', () => {
  const state = searched(typed('Lisbo'), answered('Lisbo'));
  expect(takenPlace(placeListOf(state, 'Lisbo'), 'pt-1')).toBe(LISBON);
  expect(takenPlace(placeListOf(state, 'Lisbo'), 'pt-2')).toBeUndefined();
  expect(takenPlace(placeListOf(state, 'Lisbo'), undefined)).toBeUndefined();
  const stale = placeSearchReducer(state, typed('Lisbon'));
  expect(takenPlace(placeListOf(stale, 'Lisbon'), 'pt-1')).toBeUndefined();
});

test('reports no match or a failure only for the current text', () => {
  expect(placeListOf(searched(typed('Xyz'), answered('Xyz', [])), 'Xyz').kind).toBe('empty');
  expect(placeListOf(searched(typed('Xyz'), answered('Xyz', null)), 'Xyz').kind).toBe('failed');
  const later = searched(typed('Xyz'), answered('Xyz', []), typed('Xyzz'));
  expect(placeListOf(later, 'Xyzz').kind).toBe('none');
});

test('the list closes and opens, and typing opens it', () => {
  const closed = searched(typed('Lis'), answered('Lis'), { kind: 'closed' });
  expect(closed.isOpen).toBe(false);
  expect(placeSearchReducer(closed, { kind: 'opened' }).isOpen).toBe(true);
  expect(placeSearchReducer(closed, typed('Lisb')).isOpen).toBe(true);
});
