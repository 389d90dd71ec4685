import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dayHere } from '#client/lib/dates.ts';
import {
  ANA,
  chooseVienna,
  dateField,
  draws,
  fill,
  knowsVienna,
  nameField,
  placeField,
  show,
  submitButton,
  suggestsVienna,
  timeField,
  unknownSwitch,
  VIENNA_DETAILS,
} from '#client/testing/birth-form.tsx';
import { holds, isUnreachable, refuses, replies } from '#client/testing/mock-api.ts';
import { previewChart } from '#shared/contract/charts.ts';
import { getPlaceDetails } from '#shared/contract/places.ts';
import { forgetDraft } from '../draft.ts';

test('sends nothing without name, date and place, and focuses the first missing field', async () => {
  const { user, api } = show(draws);
  await user.click(submitButton());
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(nameField()).toHaveAccessibleDescription('Name is required');
  expect(nameField()).toBeInvalid();
  expect(nameField()).toHaveFocus();
  expect(dateField()).toHaveAccessibleDescription('Birth date is required');
  expect(placeField()).toHaveAccessibleDescription(/^Birth place is required/);
  expect(timeField()).not.toBeInvalid();
  expect(api.calls(previewChart)).toEqual([]);
});

test('name, date and place are marked as required, the time is not', () => {
  show();
  for (const field of [nameField(), dateField(), placeField()]) expect(field).toBeRequired();
  expect(timeField()).not.toBeRequired();
});

test('a field shows its error on blur, and clears it as soon as it is valid', async () => {
  const { user } = show();
  await user.type(nameField(), ' ');
  await user.tab();
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(nameField(), 'Ana');
  await waitFor(() => expect(screen.queryByText('Name is required')).not.toBeInTheDocument());
});

test('sends the birth as entered, trimmed', async () => {
  const { user, api } = show(draws);
  await fill(user);
  await user.type(nameField(), '  ');
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toEqual([{ body: ANA }]));
});

test('sends a birth without a time as uncertain', async () => {
  const { user, api } = show(draws);
  await fill(user, '');
  await user.click(submitButton());
  await waitFor(() =>
    expect(api.calls(previewChart)).toEqual([
      { body: { ...ANA, birthTime: null, uncertaintyLevel: 'high' } },
    ]),
  );
});

test('"Time unknown?" shows 12:00, disables the field and sends no time', async () => {
  const { user, api } = show(draws);
  await fill(user);
  await user.click(unknownSwitch());
  expect(timeField()).toHaveValue('12:00');
  expect(timeField()).toBeDisabled();
  expect(timeField()).toHaveAccessibleDescription(/draw it for noon local time/);
  await user.click(submitButton());
  await waitFor(() =>
    expect(api.calls(previewChart)).toEqual([
      { body: { ...ANA, birthTime: null, uncertaintyLevel: 'high' } },
    ]),
  );
});

test('switching "Time unknown?" back clears the time', async () => {
  const { user, api } = show(draws);
  await fill(user);
  await user.click(unknownSwitch());
  await user.click(unknownSwitch());
  expect(timeField()).toHaveValue('');
  expect(timeField()).toBeEnabled();
  fireEvent.change(timeField(), { target: { value: '07:05' } });
  await user.click(submitButton());
  await waitFor(() =>
    expect(api.calls(previewChart)).toEqual([{ body: { ...ANA, birthTime: '07:05' } }]),
  );
});

test('the date field ranges from the first supported year to today', () => {
  show();
  expect(dateField()).toHaveAttribute('min', '1850-01-01');
  expect(dateField()).toHaveAttribute('max', dayHere(new Date()));
});

test.each([
  ['1849-12-31', 'Charts are available for birth years 1850 to 2100'],
  ['2101-01-01', 'Charts are available for birth years 1850 to 2100'],
])('a birth on %s is refused with a message', async (date, sentence) => {
  const { user, api } = show(draws);
  await fill(user);
  fireEvent.change(dateField(), { target: { value: date } });
  await user.click(submitButton());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(dateField()).toHaveFocus();
  expect(api.calls(previewChart)).toEqual([]);
});

function setHalfTyped(field: HTMLInputElement, badInput: boolean) {
  Object.defineProperty(field, 'validity', { value: { badInput }, configurable: true });
}

/** A partly filled native field: it has no value, and only the browser knows why. */
function leaveHalfTyped(field: HTMLInputElement) {
  fireEvent.change(field, { target: { value: '' } });
  setHalfTyped(field, true);
  fireEvent.blur(field);
}

test('half a date is called incomplete, not missing', async () => {
  const { user, api } = show(draws);
  await fill(user);
  leaveHalfTyped(dateField());
  expect(await screen.findByText(/^This date is incomplete or doesn’t exist/)).toBeVisible();
  await user.click(submitButton());
  expect(dateField()).toHaveAccessibleDescription(/^This date is incomplete/);
  expect(screen.queryByText('Birth date is required')).not.toBeInTheDocument();
  expect(dateField()).toHaveFocus();
  expect(api.calls(previewChart)).toEqual([]);
});

test('half a time is not treated as unknown', async () => {
  const { user, api } = show(draws);
  await fill(user);
  leaveHalfTyped(timeField());
  await user.click(submitButton());
  expect(timeField()).toHaveAccessibleDescription(/^This time is incomplete/);
  expect(timeField()).toHaveFocus();
  expect(api.calls(previewChart)).toEqual([]);

  // Emptied again: no value before and after, so no change event fires.
  setHalfTyped(timeField(), false);
  fireEvent.blur(timeField());
  await waitFor(() => expect(timeField()).not.toBeInvalid());
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(1));
});

test('a half-typed time is no error once the time is unknown', async () => {
  const { user, api } = show(draws);
  await fill(user);
  leaveHalfTyped(timeField());
  expect(await screen.findByText(/^This time is incomplete/)).toBeVisible();
  await user.click(unknownSwitch());
  expect(screen.queryByText(/^This time is incomplete/)).not.toBeInTheDocument();
  // Setting a value clears what was half typed.
  setHalfTyped(timeField(), false);
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)[0]?.body.birthTime).toBeNull());
});

test.each([
  ['Full Name', nameField, 'Ana\u0007', 'Remove the control characters'],
  ['Full Name', nameField, 'x'.repeat(256), 'Use at most 255 characters'],
  ['Birth Place', placeField, 'Vi\u0000enna', 'Remove the control characters'],
  ['Birth Place', placeField, 'x'.repeat(256), 'Use at most 255 characters'],
])('%s keeps and rejects invalid text', async (_, field, text, sentence) => {
  const { user, api } = show(draws);
  await fill(user);
  fireEvent.change(field(), { target: { value: text } });
  await user.click(submitButton());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field()).toHaveValue(text);
  expect(field()).toHaveFocus();
  expect(api.calls(previewChart)).toEqual([]);
});

test('a name of 255 characters is fine', async () => {
  const { user, api } = show(draws);
  await fill(user);
  fireEvent.change(nameField(), { target: { value: 'x'.repeat(255) } });
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(1));
});

test('a place from the list is sent with its id and coordinates, and its clock is shown', async () => {
  const { user, api } = show(suggestsVienna, knowsVienna, draws);
  await fill(user);
  await chooseVienna(user);
  expect(await screen.findByText('UTC+2 at birth · Europe/Vienna')).toBeVisible();
  fireEvent.change(dateField(), { target: { value: '1985-01-03' } });
  expect(await screen.findByText('UTC+1 at birth · Europe/Vienna')).toBeVisible();
  await user.click(submitButton());
  await waitFor(() =>
    expect(api.calls(previewChart)).toEqual([
      {
        body: {
          ...ANA,
          birthDate: '1985-01-03',
          birthPlace: 'Vienna, Vienna, Austria',
          placeId: 'at-vienna',
          latitude: 48.2,
          longitude: 16.37,
        },
      },
    ]),
  );
  expect(api.calls(getPlaceDetails)).toEqual([{ body: { placeId: 'at-vienna' } }]);
});

test('sends description and id without coordinates when the details fail to load', async () => {
  const { user, api } = show(
    suggestsVienna,
    refuses(getPlaceDetails, 503, { code: 'place.unavailable' }),
    draws,
  );
  await fill(user);
  await chooseVienna(user);
  await waitFor(() => expect(api.calls(getPlaceDetails)).toHaveLength(1));
  await user.click(submitButton());
  await waitFor(() =>
    expect(api.calls(previewChart)).toEqual([
      { body: { ...ANA, birthPlace: 'Vienna, Vienna, Austria', placeId: 'at-vienna' } },
    ]),
  );
});

test('typing after a choice drops id, coordinates and clock', async () => {
  const { user, api } = show(suggestsVienna, knowsVienna, draws);
  await fill(user);
  await chooseVienna(user);
  await screen.findByText(/Europe\/Vienna/);
  await user.type(placeField(), '!');
  expect(screen.queryByText(/Europe\/Vienna/)).not.toBeInTheDocument();
  await user.click(submitButton());
  await waitFor(() =>
    expect(api.calls(previewChart)).toEqual([
      { body: { ...ANA, birthPlace: 'Vienna, Vienna, Austria!' } },
    ]),
  );
});

test('late details do not affect a place typed since', async () => {
  const late = holds(getPlaceDetails, VIENNA_DETAILS);
  const { user, api } = show(suggestsVienna, late, draws);
  await fill(user);
  await chooseVienna(user);
  await user.clear(placeField());
  await user.type(placeField(), 'Vi');
  late.release();
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toEqual([{ body: ANA }]));
});

test('a place without a known zone says so right away', async () => {
  const { user } = show(
    suggestsVienna,
    replies(getPlaceDetails, { ...VIENNA_DETAILS, timeZones: [] }),
  );
  await fill(user);
  await chooseVienna(user);
  expect(await screen.findByText(/^We found no time zone for this place/)).toBeVisible();
});

test('shows the server’s messages at their fields, focuses the first, and keeps the text', async () => {
  const { user } = show(
    refuses(previewChart, 400, {
      code: 'request.invalid',
      message: 'Please check the marked fields.',
      fields: { birthPlace: 'Where is that?', birthDate: 'That day is not over yet.' },
    }),
  );
  await fill(user);
  await user.click(submitButton());
  expect(await screen.findByText('That day is not over yet.')).toBeVisible();
  expect(dateField()).toHaveAccessibleDescription('That day is not over yet.');
  expect(placeField()).toHaveAccessibleDescription(/^Where is that\?/);
  expect(dateField()).toHaveFocus();
  expect(nameField()).toHaveValue('Ana Müller');
  expect(dateField()).toHaveValue('1985-05-03');
  expect(timeField()).toHaveValue('10:15');
  expect(placeField()).toHaveValue('Vi');
  expect(screen.queryByText('Please check the marked fields.')).not.toBeInTheDocument();
});

test('shows the server’s message about a field that the form does not have', async () => {
  const { user } = show(
    refuses(previewChart, 400, {
      code: 'request.invalid',
      message: 'Please check the marked fields.',
      fields: { placeId: 'This place is no longer known.' },
    }),
  );
  await fill(user);
  await user.click(submitButton());
  expect(await screen.findByText('This place is no longer known.')).toBeVisible();
});

test.each([
  [
    'the words of the server',
    refuses(previewChart, 429, { code: 'request.rate_limited', message: 'Please wait a moment.' }),
    'Please wait a moment.',
  ],
  [
    'our own words without a network',
    isUnreachable(previewChart),
    'Failed to generate chart. Please try again.',
  ],
])(
  'a failure is shown in the form with %s, and cleared by the next attempt',
  async (_, failure, words) => {
    const { user, api } = show(failure);
    await fill(user);
    await user.click(submitButton());
    expect(await screen.findByText(words)).toBeVisible();
    api.use(draws);
    await user.click(submitButton());
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
    expect(nameField()).toHaveValue('Ana Müller');
  },
);

test('submitting twice in a row sends once, by button and by key', async () => {
  const held = holds(previewChart, { chartId: 'c-1' });
  const { user, api } = show(held);
  await fill(user);
  await user.dblClick(submitButton());
  const pending = await screen.findByRole('button', { name: /Calculating…$/ });
  expect(pending).toHaveFocus();
  await user.click(pending);
  await user.type(nameField(), '{Enter}');
  fireEvent.submit(screen.getByRole('form', { name: 'Birth data' }));
  expect(pending).toHaveAttribute('aria-busy', 'true');
  held.release();
  expect(await screen.findByRole('button', { name: 'See My Chart' })).toBeVisible();
  expect(api.calls(previewChart)).toHaveLength(1);
});

test('restores the draft when the form is shown again, until it is cleared', async () => {
  const handlers = [suggestsVienna, knowsVienna, draws];
  const first = show(...handlers);
  await fill(first.user);
  await chooseVienna(first.user);
  await screen.findByText(/Europe\/Vienna/);
  first.unmount();

  const second = show(...handlers);
  expect(nameField()).toHaveValue('Ana Müller');
  expect(dateField()).toHaveValue('1985-05-03');
  expect(timeField()).toHaveValue('10:15');
  expect(await screen.findByText('UTC+2 at birth · Europe/Vienna')).toBeVisible();
  await second.user.click(submitButton());
  await waitFor(() => expect(second.api.calls(previewChart)).toHaveLength(1));
  expect(second.api.calls(previewChart)[0]?.body).toMatchObject({
    birthPlace: 'Vienna, Vienna, Austria',
    placeId: 'at-vienna',
    latitude: 48.2,
  });
  second.unmount();

  forgetDraft();
  show(...handlers);
  expect(nameField()).toHaveValue('');
  expect(placeField()).toHaveValue('');
});

test('stores nothing that was entered in the browser', async () => {
  const store = vi.spyOn(Storage.prototype, 'setItem');
  const { user, api, unmount } = show(draws);
  await fill(user);
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(1));
  unmount();
  expect(store).not.toHaveBeenCalled();
  sessionStorage.setItem('seen', 'by the spy');
  expect(store).toHaveBeenCalledOnce();
  store.mockRestore();
});
