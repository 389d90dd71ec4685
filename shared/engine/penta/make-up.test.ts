import { expect, test } from 'vitest';
import { PROFILE_IDS } from '../profile.ts';
import { dominantProfiles, typeCounts } from './make-up.ts';

test('the most frequent profile dominates', () => {
  expect(dominantProfiles(['5/1', '2/4', '5/1'])).toEqual(['5/1']);
  expect(dominantProfiles([])).toEqual([]);
});

test('of equally frequent profiles all do, by angle', () => {
  expect(dominantProfiles(['6/2', '4/1', '4/6'])).toEqual(['4/6', '4/1', '6/2']);
  expect(dominantProfiles(['6/2', '1/3', '6/2', '1/3', '5/1'])).toEqual(['1/3', '6/2']);
});

test('profiles are listed by angle: Right Angle, Juxtaposition, Left Angle', () => {
  expect(PROFILE_IDS.join(' ')).toBe('1/3 1/4 2/4 2/5 3/5 3/6 4/6 4/1 5/1 5/2 6/2 6/3');
});

test('members are counted by type, without types that do not occur', () => {
  expect(typeCounts(['Projector', 'Generator', 'Projector'])).toEqual([
    { type: 'Generator', members: 1 },
    { type: 'Projector', members: 2 },
  ]);
});
