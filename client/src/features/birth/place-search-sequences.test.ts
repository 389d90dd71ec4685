import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlaceSuggestion } from '#shared/contract/places.ts';
import { newChartOf } from './birth-form-schema.ts';
import { type DisambiguationEvent, disambiguate, UNRESOLVED } from './disambiguation.ts';
import {
  NO_SEARCH,
  type PlaceSearch,
  type PlaceSearchEvent,
  placeListOf,
  placeSearchReducer,
  searchInputOf,
  takenPlace,
} from './place-search.ts';

/*
 * Fuzzes the state of the place field through any order of typing, choosing, clearing, leaving and
 * submitting, with responses that are late, out of order, or missing. The same through the real
 * form: `components/place-field-sequences.test.tsx`.
 */

const SEED = 20_261_122;
const SEQUENCES = 2000;

const LETTERS = ['L', 'i', 's', 'b', ' ', 'é'];
const acts = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('letter'), at: fc.nat(5) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('paste'), at: fc.nat(5) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('erase'), at: fc.constant(0) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear'), at: fc.constant(0) }) },
    { weight: 9, arbitrary: fc.record({ kind: fc.constant('rest'), at: fc.constant(0) }) },
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('answer'), at: fc.nat(1) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('fail'), at: fc.nat(3) }) },
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('choose'), at: fc.nat(3) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('details'), at: fc.nat(3) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave'), at: fc.constant(0) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('open'), at: fc.constant(0) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('clock'), at: fc.constant(0) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('send'), at: fc.constant(0) }) },
  ),
  { minLength: 10, maxLength: 60, size: 'max' },
);

/** Places whose ids and names contain the text they were suggested for. */
function placesFor(input: string): PlaceSuggestion[] {
  return [1, 2, 3].map((rank) => ({
    placeId: `${rank}/${input}`,
    mainText: input,
    secondaryText: `Region ${rank}`,
    description: `${input}, Region ${rank}`,
  }));
}

function descriptionOf(placeId: string): string {
  return `${placeId.slice(2)}, Region ${placeId[0]}`;
}

/** The form's state, driven like its handlers do. */
class Form {
  text = '';
  search: PlaceSearch = NO_SEARCH;
  disambiguation = UNRESOLVED;
  /** Pending requests, any of which may be answered at any time. */
  readonly asked: string[] = [];
  readonly wanted: string[] = [];
  chosen: string | null = null;
  choices = 0;
  sent = 0;

  #search(event: PlaceSearchEvent) {
    this.search = placeSearchReducer(this.search, event);
  }

  #disambiguate(event: DisambiguationEvent) {
    this.disambiguation = disambiguate(this.disambiguation, event);
  }

  #type(text: string) {
    this.#search({ kind: 'typed', text });
    this.text = text;
    this.#disambiguate({ kind: 'place-typed' });
    this.chosen = null;
  }

  act(kind: string, at: number) {
    switch (kind) {
      case 'letter':
        return this.#type(this.text + (LETTERS[at] ?? ''));
      case 'paste':
        return this.#type(LETTERS.slice(at).join('') + LETTERS.join(''));
      case 'erase':
        return this.#type(this.text.slice(0, -1));
      case 'clear':
        return this.#type('');
      case 'rest': {
        const input = this.search.typed && searchInputOf(this.search.typed.text);
        if (input) this.asked.push(input);
        return;
      }
      case 'answer':
      case 'fail': {
        // Usually the newest, sometimes an older one.
        const [input] = this.asked.splice(-1 - at, 1);
        const places = kind === 'fail' ? null : placesFor(input ?? '');
        if (input) this.#search({ kind: 'answered', answer: { input, places } });
        return;
      }
      case 'choose':
        return this.#choose(at);
      case 'details': {
        const [placeId] = this.wanted.splice(at, 1);
        if (!placeId) return;
        const about = { placeId, formattedAddress: '', latitude: Number(placeId[0]) };
        const details = { ...about, longitude: placeId.length, timeZones: ['Europe/Lisbon'] };
        return this.#disambiguate({ kind: 'place-found', placeId, details });
      }
      case 'leave':
        return this.#search({ kind: 'closed' });
      case 'open':
        return this.#search({ kind: 'opened' });
      case 'clock':
        return this.#disambiguate({ kind: 'clock-changed' });
      default:
        return this.#send();
    }
  }

  #choose(at: number) {
    const list = placeListOf(this.search, this.text);
    const seen = 'places' in list ? list.places[at] : undefined;
    const place = takenPlace(list, seen?.placeId);
    if (!place) return;
    // A place can be chosen only for the text it was suggested for.
    expect(place.mainText).toBe(this.text.trim());
    this.#search({ kind: 'chosen' });
    this.text = place.description;
    this.#disambiguate({ kind: 'place-chosen', placeId: place.placeId });
    this.chosen = place.description;
    this.wanted.push(place.placeId);
    this.choices += 1;
  }

  #send() {
    const birth = newChartOf(
      {
        fullName: 'Ana',
        birthDate: '1985-05-03',
        birthTime: '12:00',
        isTimeUnknown: false,
        birthPlace: this.text,
      },
      this.disambiguation.chosen,
    );
    this.sent += 1;
    const { placeId, latitude, longitude } = birth;
    expect(birth.birthPlace).toBe(this.text);
    expect(placeId === undefined ? null : descriptionOf(placeId)).toBe(this.chosen);
    if (placeId === undefined || latitude === undefined) expect(latitude).toBeUndefined();
    else expect([latitude, longitude]).toEqual([Number(placeId[0]), placeId.length]);
  }
}

test(`${SEQUENCES} random sequences send what is shown (seed ${SEED})`, { timeout: 60_000 }, () => {
  const seen = { choices: 0, sent: 0 };
  fc.assert(
    fc.property(acts, (each) => {
      const form = new Form();
      for (const { kind, at } of each) form.act(kind, at);
      form.act('send', 0);
      seen.choices += form.choices;
      seen.sent += form.sent;
    }),
    { numRuns: SEQUENCES, seed: SEED },
  );
  // A run that never chose or sent anything would prove nothing.
  expect(seen.choices).toBeGreaterThan(SEQUENCES / 4);
  expect(seen.sent).toBeGreaterThan(SEQUENCES);
});
