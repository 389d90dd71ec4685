import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PlaceChoice } from '#client/lib/place-choice.ts';
import { isUnreachable, type MockHandler, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import { getJoinPlace } from '#shared/contract/invitations.ts';
import { getPlaceDetails } from '#shared/contract/places.ts';
import { PlaceAccess } from './api.ts';
import { type BirthFormValues, validateBirthForm } from './birth-form-schema.ts';
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
  readonly shouldFocusError?: boolean;
  /** Of an invitation. */
  readonly token?: string;
}

function open(
  { values = {}, answers = {}, shouldFocusError, token }: Start = {},
  ...handlers: MockHandler[]
) {
  let latest: BirthState | undefined;
  const draft = { values: { ...ANA, ...values }, disambiguation: { ...UNRESOLVED, ...answers } };
  function Probe() {
    latest = useBirth(draft, validateBirthForm, shouldFocusError);
    return (
      <>
        <input {...latest.form.register('fullName')} aria-label="Name" />
        <input {...latest.form.register('birthPlace')} aria-label="Place" />
      </>
    );
  }
  const entry = (
    <PlaceAccess value={token ?? null}>
      <Probe />
    </PlaceAccess>
  );
  const part = renderPart(entry, '/', ...handlers, replies(getPlaceDetails, VIENNA));
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
    act(() => now().dispatch({ kind: 'zone-answered', timeZone: 'Europe/Vienna' }));
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

  test('focuses the first of its fields', () => {
    const { now } = open();
    const fields = { birthPlace: 'Not found.', name: 'Too long.' };
    act(() => void now().showRefusal({ fields, choices: [] }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test.each<readonly [string, Start, ErrorChoice[]]>([
    ['with several births in one form', { shouldFocusError: false }, []],
    ['with a question about the place', {}, [NAMESAKE]],
  ])('focuses none of its fields %s', (_, start, choices) => {
    const { now } = open(start);
    act(() => void now().showRefusal({ fields: { birthPlace: 'Which one?' }, choices }));
    expect(document.body).toHaveFocus();
    expect(now().form.getFieldState('birthPlace').error?.message).toBe('Which one?');
  });

  test('focuses its field beside a question about the clock', () => {
    const { now } = open();
    act(() => void now().showRefusal({ fields: { birthPlace: 'Check.' }, choices: [ZONE] }));
    expect(screen.getByLabelText('Place')).toHaveFocus();
    expect(now().placeAsked).toBe(0);
  });

  test('about namesakes of one of several births asks without taking the focus', () => {
    const { now, asks } = open({ shouldFocusError: false });
    asks(NAMESAKE);
    expect(now()).toMatchObject({ open: 'place', placeAsked: 0 });
  });

  test('without choices leaves the open question and its reminders', () => {
    const { now, asks } = open();
    asks(ZONE);
    act(() => now().remind());
    act(() => void now().showRefusal({ fields: { name: 'Too long.' }, choices: [] }));
    expect(now().open).toBe('timeZone');
    expect(now().remindersOf('timeZone')).toBe(1);
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
    act(() => now().dispatch({ kind: 'clock-changed' }));
    expect(now().open).toBeNull();
    expect(now().form.getFieldState('birthPlace').error).toBeUndefined();
  });

  test('at the place is kept by other answers while its question is open', () => {
    const { now, asks } = open();
    asks(NAMESAKE, FOLD);
    act(() => now().form.setError('birthPlace', { message: 'Which one?' }));
    act(() => now().dispatch({ kind: 'fold-answered', fold: 1 }));
    expect(now().open).toBe('place');
    expect(now().form.getFieldState('birthPlace').error?.message).toBe('Which one?');
  });

  test('at the place is kept when the clock changes without a question about namesakes', () => {
    const { now } = open();
    act(() => now().form.setError('birthPlace', { message: 'Not found.' }));
    act(() => now().dispatch({ kind: 'clock-changed' }));
    expect(now().form.getFieldState('birthPlace').error?.message).toBe('Not found.');
  });
});

describe('a place', () => {
  test('from the list is shown and looked up', async () => {
    const { now, api } = open({ values: { birthPlace: 'vien' } });
    await act(() => now().choosePlace('at-vienna', 'Vienna, Austria'));
    expect(now().form.getValues('birthPlace')).toBe('Vienna, Austria');
    expect(now().answers).toMatchObject({
      chosen: { placeId: 'at-vienna', latitude: 48.2, longitude: 16.37 },
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

  test('from the list replaces what was wrong with the typed one', async () => {
    const { now } = open({ values: { birthPlace: '' } });
    act(() => now().form.setError('birthPlace', { message: 'Not found.' }));
    await act(() => now().choosePlace('at-vienna', 'Vienna, Austria'));
    expect(now().form.getFieldState('birthPlace').error).toBeUndefined();
  });

  test('is looked up by the token of an invited person', async () => {
    const { now, api } = open({ token: 'invited' }, replies(getJoinPlace, VIENNA));
    await act(() => now().choosePlace('at-vienna', 'Vienna, Austria'));
    expect(now().answers.zones).toEqual(['Europe/Vienna']);
    expect(api.calls(getJoinPlace).map(({ params }) => params.token)).toEqual(['invited']);
    expect(api.calls(getPlaceDetails)).toEqual([]);
  });

  test('chosen among namesakes is looked up too', async () => {
    const { now, asks } = open();
    asks(NAMESAKE);
    await act(() => now().answerPlace(NAMESAKE));
    expect(now().answers.chosen).toMatchObject({ placeId: 'at-vienna', latitude: 48.2 });
  });

  test('without details is resolved by the server, by its id', async () => {
    const { now } = open({}, isUnreachable(getPlaceDetails));
    await act(() => now().choosePlace('at-vienna', 'Vienna, Austria'));
    expect(now().answers).toMatchObject({ chosen: { placeId: 'at-vienna' }, zones: null });
    expect(now().open).toBeNull();
  });

  test('chosen among namesakes asks which of two equal times it was', async () => {
    const { now, asks } = open();
    asks(NAMESAKE);
    await act(() => now().answerPlace(NAMESAKE));
    expect(now().form.getValues('birthPlace')).toBe('Vienna, Austria');
    await waitFor(() => expect(now().open).toBe('fold'));
    act(() => now().dispatch({ kind: 'fold-answered', fold: 1 }));
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
  const PLACED = { chosen: { placeId: 'at-vienna' }, zones: ['Europe/Vienna'] };

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

  test('asks for what an offset that can’t be read doesn’t answer', async () => {
    const { now } = open({ values: { utcOffset: 'two' }, answers: PLACED });
    await waitFor(() => expect(now().open).toBe('fold'));
  });

  test('is that of the zone that was chosen, also without a place', async () => {
    const { now } = open({ answers: { chosen: { timeZone: 'Asia/Tokyo' } } });
    await waitFor(() => expect(now().clockWords).toBe('UTC+9 at birth · Asia/Tokyo'));
  });

  test('is named by the answer to which of two equal times it was', async () => {
    const { now } = open({ answers: PLACED });
    await waitFor(() => expect(now().open).toBe('fold'));
    expect(now().clockWords).toBeNull();
    act(() => now().dispatch({ kind: 'fold-answered', fold: 0 }));
    expect(now().clockWords).toBe('UTC+2 at birth · Europe/Vienna');
    act(() => now().dispatch({ kind: 'fold-answered', fold: 1 }));
    expect(now().clockWords).toBe('UTC+1 at birth · Europe/Vienna');
  });

  test('goes by the Sun over the place before there was standard time', async () => {
    const { now } = open({
      values: { birthDate: '1880-05-03' },
      answers: { chosen: { longitude: 15 }, zones: ['Europe/Vienna'] },
    });
    await waitFor(() => expect(now().clockWords).toBe('UTC+1 at birth · Europe/Vienna'));
  });

  test('goes by the calendar of the date', async () => {
    // 16 September of the old style is 29 September, when clocks went back.
    const { now } = open({
      values: { birthDate: '1985-09-16', calendar: 'julian' },
      answers: PLACED,
    });
    await waitFor(() => expect(now().open).toBe('fold'));
  });

  test('follows what is typed', async () => {
    const { now } = open({ values: { birthDate: '' }, answers: PLACED });
    act(() => now().form.setValue('birthDate', '1985-01-10'));
    await waitFor(() => expect(now().clockWords).toBe('UTC+1 at birth · Europe/Vienna'));
    act(() => now().form.setValue('birthDate', '1985-07-10'));
    expect(now().clockWords).toBe('UTC+2 at birth · Europe/Vienna');
    act(() => now().form.setValue('birthTime', 'noon'));
    expect(now().clockWords).toBeNull();
  });
});
