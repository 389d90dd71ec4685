import { expect, test } from 'vitest';
import { type GoogleInterface, googlePlaces, PLACES_POLICY } from './google-places.ts';
import { type PlacesFault, PlacesUnavailable } from './port.ts';

const { signal } = new AbortController();

const CASES: readonly [PlacesFault, number][] = [
  ['network', 2],
  ['server', 2],
  ['timeout', 1],
  ['refused', 1],
  ['over_limit', 1],
  ['bad_answer', 1],
];

test.each(CASES)(
  'after "%s" Google is tried %i times, and any fault counts',
  async (fault, tries) => {
    let asked = 0;
    const failing = async () => {
      asked += 1;
      throw new PlacesUnavailable(fault);
    };
    const google: GoogleInterface = { kind: 'google', suggest: failing, details: failing };
    const places = googlePlaces(google, { ...PLACES_POLICY, retryDelayMs: 1, failuresToOpen: 2 });
    await expect(places.suggest('Ulm', signal)).rejects.toMatchObject({ fault });
    await expect(places.details('ulm', signal)).rejects.toMatchObject({ fault });
    await expect(places.suggest('Ulm', signal)).rejects.toMatchObject({ fault: 'circuit_open' });
    expect(asked).toBe(2 * tries);
  },
);

test('a defect of our own stays what it is', async () => {
  const broken = async () => {
    throw new RangeError('oops');
  };
  const places = googlePlaces({ kind: 'google', suggest: broken, details: broken });
  await expect(places.suggest('Ulm', signal)).rejects.toThrow(RangeError);
});
