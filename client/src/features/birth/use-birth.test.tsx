import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PlaceChoice } from '#client/lib/place-choice.ts';
import { isUnreachable, type MockHandler, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import { getPlaceDetails } from '#shared/contract/places.ts';
import { type BirthFormValues, resolveBirthForm } from './birth-form-schema.ts';
import { type Disambiguation, UNRESOLVED } from './disambiguation.ts';
import { type BirthState, useBirth } from './use-birth.ts';

const ANA: BirthFormValues = {
  fullName: 'Ana',
  birthDate: '1985-09-29',
  birthTime: '02:30',
  isTimeUnknown: false,
  birthPlace: 'Vienna',
};
const VIENNA = {
  placeId: 'at-vienna',
  formattedAddress: 'Vienna, Austria',
  latitude: 48.2,
  longitude: 16.37,
  timeZones: ['Europe/Vienna'],
};
const NAMESAKE: PlaceChoice = {
  kind: 'place',
  placeId: 'at-vienna',
  description: 'Vienna, Austria',
  timeZone: 'Europe/Vienna',
  readings: [
    { fold: 0, utc: '1985-09-29T00:30:00.000Z' },
    { fold: 1, utc: '1985-09-29T01:30:00.000Z' },
  ],
};
const FOLD = {
  kind: 'fold',
  fold: 0,
  utc: '1985-09-29T00:30:00.000Z',
  offsetSeconds: 7200,
  abbreviation: 'CEST',
} as const;
const ZONE = { kind: 'timeZone', timeZone: 'Europe/Vienna' } as const;

interface Start {
  readonly values?: Partial<BirthFormValues>;
  readonly answers?: Partial<Disambiguation>;
}

function open({ values = {}, answers = {} }: Start = {}, ...handlers: MockHandler[]) {
  let latest: BirthState | undefined;
  const draft = { values: { ...ANA, ...values }, disambiguation: { ...UNRESOLVED, ...answers } };
  function Probe() {
    latest = useBirth(draft, resolveBirthForm);
    return <input {...latest.form.register('birthPlace')} aria-label="Place" />;
  }
  const part = renderPart(<Probe />, '/', ...handlers, replies(getPlaceDetails, VIENNA));
  const now = () => {
    if (!latest) throw new Error('nothing is shown');
    return latest;
  };
  const asks = (...choices: ErrorChoice[]) =>
    act(() => void now().showRefusal({ fields: {}, choices }));
  return { ...part, now, asks };
}

describe('a reminder', () => {
  test('is counted only for the open question', () => {
    const { now, asks } = open();
    act(() => now().remind());
    expect(now().open).toBeNull();
    expect(now().remindersOf('fold', 'timeZone')).toBe(0);
    asks(ZONE);
    act(() => now().remind());
    act(() => now().remind());
    expect(now().open).toBe('timeZone');
    expect(now().remindersOf('timeZone')).toBe(2);
    expect(now().remindersOf('fold', 'timeZone')).toBe(2);
    expect(now().remindersOf('fold')).toBe(0);
  });

  test('ends with the next answer', () => {
    const { now, asks } = open();
    asks(ZONE, FOLD);
    act(() => now().remind());
    act(() => now().takeStep({ kind: 'zone-answered', timeZone: 'Europe/Vienna' }));
    expect(now().remindersOf('timeZone', 'fold')).toBe(0);
  });
});

describe('an answer', () => {
  test('shows its messages at their fields', async () => {
    const { now } = open();
    let isShown: boolean | undefined;
    act(() => {
      const fields = { birthPlace: 'Not found.', name: 'Too long.', teamName: 'No.' };
      isShown = now().showRefusal({ fields, choices: [] });
    });
    expect(isShown).toBe(true);
    expect(now().form.getFieldState('birthPlace').error?.message).toBe('Not found.');
    expect(now().form.getFieldState('fullName').error?.message).toBe('Too long.');
    expect(now().form.getFieldState('birthDate').error).toBeUndefined();
    expect(now().placeAsked).toBe(0);
  });

  test('about no field of the form is not shown', () => {
    const { now } = open();
    expect(now().showRefusal({ fields: { teamName: 'No.' }, choices: [] })).toBe(false);
  });

  test('about namesakes focuses their question and keeps the typed text', () => {
    const { now, asks } = open();
    asks(NAMESAKE);
    expect(now()).toMatchObject({
      open: 'place',
      placeAsked: 1,
      answers: { typedPlace: 'Vienna' },
    });
    act(() => now().showPlaceQuestion());
    expect(now().placeAsked).toBe(2);
  });

  test('is discarded once the clock changes, with the message at the place', () => {
    const { now, asks } = open();
    asks(NAMESAKE);
    act(() => now().form.setError('birthPlace', { message: 'Which one?' }));
    act(() => now().takeStep({ kind: 'clock-changed' }));
    expect(now().open).toBeNull();
    expect(now().form.getFieldState('birthPlace').error).toBeUndefined();
  });

  test('at the place is kept when the clock changes without a question about namesakes', () => {
    const { now } = open();
    act(() => now().form.setError('birthPlace', { message: 'Not found.' }));
    act(() => now().takeStep({ kind: 'clock-changed' }));
    expect(now().form.getFieldState('birthPlace').error?.message).toBe('Not found.');
  });
});

describe('a place', () => {
  test('from the list is shown and looked up', async () => {
    const { now, api } = open({ values: { birthPlace: 'vien' } });
    await act(() => now().choosePlace('at-vienna', 'Vienna, Austria'));
    expect(now().form.getValues('birthPlace')).toBe('Vienna, Austria');
    expect(now().answers).toMatchObject({
      resolved: { placeId: 'at-vienna', latitude: 48.2, longitude: 16.37 },
      zones: ['Europe/Vienna'],
    });
    expect(api.calls(getPlaceDetails)).toHaveLength(1);
    expect(now().birthOf(now().form.getValues())).toMatchObject({
      name: 'Ana',
      birthPlace: 'Vienna, Austria',
      placeId: 'at-vienna',
      latitude: 48.2,
    });
  });

  test('without details is resolved by the server, by its id', async () => {
    const { now } = open({}, isUnreachable(getPlaceDetails));
    await act(() => now().choosePlace('at-vienna', 'Vienna, Austria'));
    expect(now().answers).toMatchObject({ resolved: { placeId: 'at-vienna' }, zones: null });
    expect(now().open).toBeNull();
  });

  test('chosen among namesakes asks which of two equal times it was', async () => {
    const { now, asks } = open();
    asks(NAMESAKE);
    await act(() => now().answerPlace(NAMESAKE));
    expect(now().form.getValues('birthPlace')).toBe('Vienna, Austria');
    await waitFor(() => expect(now().open).toBe('fold'));
    act(() => now().takeStep({ kind: 'fold-answered', fold: 1 }));
    expect(now().open).toBeNull();
    expect(now().birthOf(now().form.getValues())).toMatchObject({ fold: 1 });
  });

  test('chosen among namesakes asks nothing about an unknown time', async () => {
    const { now, asks } = open({ values: { isTimeUnknown: true } });
    asks(NAMESAKE);
    await act(() => now().answerPlace(NAMESAKE));
    expect(now().open).toBeNull();
  });
});

describe('the clock at the birthplace', () => {
  const PLACED = { resolved: { placeId: 'at-vienna' }, zones: ['Europe/Vienna'] };

  test('is resolved once the place is known', async () => {
    const { now } = open({ values: { birthTime: '12:00' }, answers: PLACED });
    expect(now().clockWords).toBeNull();
    await waitFor(() => expect(now().clockWords).toMatch(/Vienna/));
    expect(now().open).toBeNull();
  });

  test('is not resolved without a place', () => {
    expect(open({ answers: { zones: [] } }).now().clockWords).toBeNull();
    expect(open().now().clockWords).toBeNull();
  });

  test('asks which of two equal times it was', async () => {
    const { now } = open({ answers: PLACED });
    await waitFor(() => expect(now().open).toBe('fold'));
    expect(now().answers.choices).toEqual([]);
  });

  test('asks nothing about an unknown time', async () => {
    const { now } = open({ values: { isTimeUnknown: true }, answers: PLACED });
    await waitFor(() => expect(now().clockWords).not.toBeNull());
    expect(now().open).toBeNull();
  });

  test('asks nothing with a stated offset', async () => {
    const { now } = open({ values: { utcOffset: '+1' }, answers: PLACED });
    await waitFor(() => expect(now().disambiguation.choices).toHaveLength(2));
    expect(now().open).toBeNull();
  });
});
