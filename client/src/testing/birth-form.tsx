import { fireEvent, screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { BirthForm } from '#client/features/birth/components/birth-form.tsx';
import { call } from '#client/lib/api.ts';
import { type NewChart, previewChart } from '#shared/contract/charts.ts';
import { autocompletePlaces, getPlaceDetails } from '#shared/contract/places.ts';
import { type MockHandler, refuses, replies } from './mock-api.ts';
import { renderPart } from './render.tsx';

/* The birth form on its own, with helpers to fill it in. */

const VIENNA = {
  placeId: 'at-vienna',
  mainText: 'Vienna',
  secondaryText: 'Vienna, Austria',
  description: 'Vienna, Vienna, Austria',
};
export const VIENNA_DETAILS = {
  placeId: 'at-vienna',
  formattedAddress: 'Vienna, Austria',
  latitude: 48.2,
  longitude: 16.37,
  timeZones: ['Europe/Vienna'],
};

export const suggestsVienna = replies(autocompletePlaces, { predictions: [VIENNA] });
export const knowsVienna = replies(getPlaceDetails, VIENNA_DETAILS);
export const draws = replies(previewChart, { chartId: 'c-1' });

async function send(birth: NewChart) {
  await call(previewChart, { body: birth });
}

export function show(...handlers: MockHandler[]) {
  return renderPart(<BirthForm onSubmit={send} />, '/', ...handlers);
}

export const nameField = () => screen.getByRole('textbox', { name: 'Full Name' });
export const dateField = () => screen.getByLabelText<HTMLInputElement>('Birth Date');
export const timeField = () => screen.getByLabelText<HTMLInputElement>('Birth Time');
export const placeField = () => screen.getByRole('combobox', { name: 'Birth Place' });
export const unknownSwitch = () => screen.getByRole('switch', { name: 'Time unknown?' });
export const submitButton = () => screen.getByRole('button', { name: 'See My Chart' });

type User = ReturnType<typeof userEvent.setup>;

export async function fill(user: User, time = '10:15') {
  await user.type(nameField(), 'Ana Müller');
  fireEvent.change(dateField(), { target: { value: '1985-05-03' } });
  if (time) fireEvent.change(timeField(), { target: { value: time } });
  await user.type(placeField(), 'Vi');
}

export async function chooseVienna(user: User) {
  await user.clear(placeField());
  await user.type(placeField(), 'vien');
  await user.click(await screen.findByRole('option', { name: /Vienna/ }));
  expect(placeField()).toHaveValue('Vienna, Vienna, Austria');
}

export const ANA = {
  name: 'Ana Müller',
  birthDate: '1985-05-03',
  birthTime: '10:15',
  birthPlace: 'Vi',
  uncertaintyLevel: 'low',
} as const;

/** The choices for the hour that occurs twice when daylight saving time ends. */
const FOLD = {
  code: 'birth.time_ambiguous',
  message: 'The clocks were set back.',
  fields: { birthTime: 'The clocks were set back.' },
  choices: [
    { kind: 'fold', fold: 0, utc: '', offsetSeconds: 7200, abbreviation: 'CEST' },
    { kind: 'fold', fold: 1, utc: '', offsetSeconds: 3600, abbreviation: 'CET' },
  ],
} as const;

export const asksForFold = refuses(previewChart, 422, { ...FOLD, choices: [...FOLD.choices] });
