import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  ANA,
  asksForFold,
  chooseVienna,
  dateField,
  draws,
  fill,
  knowsVienna,
  placeField,
  show,
  submitButton,
  suggestsVienna,
  timeField,
  unknownSwitch,
  VIENNA_DETAILS,
} from '#client/testing/birth-form.tsx';
import { refuses, replies } from '#client/testing/mock-api.ts';
import { previewChart } from '#shared/contract/charts.ts';
import { getPlaceDetails } from '#shared/contract/places.ts';

test('asks about a time that occurred twice, and sends the answer', async () => {
  const { user, api } = show(asksForFold);
  await fill(user, '02:30');
  await user.click(submitButton());
  const group = await screen.findByRole('group', {
    name: /so 2:30 AM happened twice\. Which one was it\?/,
  });
  expect(timeField()).toHaveAccessibleDescription(/^The clocks were set back\./);
  expect(timeField()).toHaveFocus();
  await user.click(within(group).getByRole('radio', { name: 'The second (UTC+1, CET)' }));
  expect(timeField()).not.toBeInvalid();
  api.use(draws);
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(2));
  expect(api.calls(previewChart)[1]?.body).toEqual({ ...ANA, birthTime: '02:30', fold: 1 });
});

test('an unanswered question blocks the form and gets the focus', async () => {
  const { user, api } = show(asksForFold);
  await fill(user, '02:30');
  await user.click(submitButton());
  const first = await screen.findByRole('radio', { name: 'The first (UTC+2, CEST)' });
  for (let times = 0; times < 2; times += 1) {
    await user.click(submitButton());
    await waitFor(() => expect(first).toHaveFocus());
  }
  expect(screen.getByRole('group', { name: /happened twice/ })).toHaveAccessibleDescription(
    'Choose one to continue.',
  );
  expect(api.calls(previewChart)).toHaveLength(1);
  await user.click(first);
  expect(screen.queryByText('Choose one to continue.')).not.toBeInTheDocument();
});

test('changing the time discards question and answer', async () => {
  const { user, api } = show(asksForFold);
  await fill(user, '02:30');
  await user.click(submitButton());
  await user.click(await screen.findByRole('radio', { name: /^The second/ }));
  fireEvent.change(timeField(), { target: { value: '03:30' } });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  api.use(draws);
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(2));
  expect(api.calls(previewChart)[1]?.body).toEqual({ ...ANA, birthTime: '03:30' });
});

test('offers the nearest times for a time that never existed', async () => {
  const { user, api } = show(
    refuses(previewChart, 422, {
      code: 'birth.time_nonexistent',
      message: 'The clocks were moved past this time.',
      fields: { birthTime: 'The clocks were moved past this time.' },
      choices: [
        { kind: 'time', birthDate: '1985-05-02', birthTime: '23:59' },
        { kind: 'time', birthDate: '1985-05-03', birthTime: '03:30' },
      ],
    }),
  );
  await fill(user, '02:30');
  await user.click(submitButton());
  expect(await screen.findByRole('button', { name: 'Use 11:59 PM on May 2, 1985' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use 3:30 AM' }));
  expect(timeField()).toHaveValue('03:30');
  expect(timeField()).toHaveFocus();
  await waitFor(() => expect(timeField()).not.toBeInvalid());
  expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  api.use(draws);
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(2));
  expect(api.calls(previewChart)[1]?.body).toEqual({ ...ANA, birthTime: '03:30' });
});

test('once the place is known, asks about its clock before anything is sent', async () => {
  const { user, api } = show(suggestsVienna, knowsVienna, draws);
  await fill(user, '02:30');
  fireEvent.change(dateField(), { target: { value: '1985-09-29' } });
  await chooseVienna(user);
  const second = await screen.findByRole('radio', { name: 'The second (UTC+1, CET)' });
  expect(screen.queryByText('Choose one to continue.')).not.toBeInTheDocument();
  await user.click(submitButton());
  expect(await screen.findByText('Choose one to continue.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^The first/ })).toHaveFocus();
  expect(api.calls(previewChart)).toEqual([]);

  await user.click(second);
  expect(screen.getByText('UTC+1 at birth · Europe/Vienna')).toBeVisible();
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)[0]?.body.fold).toBe(1));
});

test('a later question is not shown as a reminder', async () => {
  const { user } = show(suggestsVienna, knowsVienna, draws);
  await fill(user, '02:30');
  fireEvent.change(dateField(), { target: { value: '1985-09-29' } });
  await chooseVienna(user);
  await screen.findByRole('radio', { name: /^The first/ });
  await user.click(submitButton());
  await screen.findByText('Choose one to continue.');
  dateField().focus();
  fireEvent.change(dateField(), { target: { value: '1986-09-28' } });
  expect(screen.getByRole('radio', { name: /^The first/ })).toBeVisible();
  expect(screen.queryByText('Choose one to continue.')).not.toBeInTheDocument();
  expect(dateField()).toHaveFocus();
});

test('a time that never existed blocks the form until it is corrected', async () => {
  const { user, api } = show(suggestsVienna, knowsVienna, draws);
  await fill(user, '02:30');
  fireEvent.change(dateField(), { target: { value: '1985-03-31' } });
  await chooseVienna(user);
  const group = await screen.findByRole('group', {
    name: /^Clocks there skipped 2:30 AM that day/,
  });
  await user.click(submitButton());
  await waitFor(() => expect(group).toHaveAccessibleDescription(/^Choose one, or correct/));
  expect(screen.getByRole('button', { name: 'Use 1:59 AM' })).toHaveFocus();
  expect(api.calls(previewChart)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use 3:30 AM' }));
  expect(group).not.toBeInTheDocument();
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)[0]?.body.birthTime).toBe('03:30'));
});

test('corrects only the day for a skipped day with an unknown time', async () => {
  const apia = { ...VIENNA_DETAILS, longitude: -171.8, timeZones: ['Pacific/Apia'] };
  const { user, api } = show(suggestsVienna, replies(getPlaceDetails, apia), draws);
  await fill(user);
  fireEvent.change(dateField(), { target: { value: '2011-12-30' } });
  await user.click(unknownSwitch());
  await chooseVienna(user);
  expect(
    await screen.findByRole('group', { name: /^Clocks there skipped that day/ }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use December 31, 2011' }));
  expect(dateField()).toHaveValue('2011-12-31');
  expect(dateField()).toHaveFocus();
  expect(timeField()).toHaveValue('12:00');
  await user.click(submitButton());
  await waitFor(() =>
    expect(api.calls(previewChart)[0]?.body).toMatchObject({
      birthDate: '2011-12-31',
      birthTime: null,
    }),
  );
});

test('asks for the zone where two local times are in use, and sends it', async () => {
  const { user, api } = show(
    refuses(previewChart, 422, {
      code: 'place.zone_ambiguous',
      message: 'Two times are kept there.',
      fields: { birthPlace: 'Two times are kept there.' },
      choices: [
        { kind: 'timeZone', timeZone: 'Asia/Shanghai' },
        { kind: 'timeZone', timeZone: 'Asia/Urumqi' },
      ],
    }),
  );
  await fill(user);
  await user.click(submitButton());
  expect(await screen.findByRole('group', { name: /two different times/ })).toBeVisible();
  expect(placeField()).toHaveAccessibleDescription(/^Two times are kept there\./);
  await user.click(screen.getByRole('radio', { name: 'Asia/Urumqi' }));
  expect(placeField()).not.toBeInvalid();
  expect(await screen.findByText('UTC+6 at birth · Asia/Urumqi')).toBeVisible();

  api.use(asksForFold);
  await user.click(submitButton());
  await user.click(await screen.findByRole('radio', { name: /^The first/ }));
  // The answered question stays, so that it can be changed.
  expect(screen.getByRole('radio', { name: 'Asia/Urumqi' })).toBeChecked();
  api.use(draws);
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(3));
  expect(api.calls(previewChart)[2]?.body).toEqual({ ...ANA, timeZone: 'Asia/Urumqi', fold: 0 });
});

const NEWCASTLES = [
  'England, United Kingdom',
  'New South Wales, Australia',
  'Maine, United States',
];
const ZONES = ['Europe/London', 'Australia/Sydney', 'America/New_York'];

/** One place with one reading, one whose clock went back, one whose clock skipped the time. */
const asksForPlace = refuses(previewChart, 422, {
  code: 'place.ambiguous',
  fields: { birthPlace: 'Several places share this name.' },
  choices: NEWCASTLES.map((where, index) => ({
    kind: 'place',
    placeId: `newcastle-${index}`,
    description: `Newcastle, ${where}`,
    timeZone: ZONES[index] ?? '',
    readings: [
      { fold: 0 as const, utc: '1985-05-03T01:30:00Z' },
      { fold: 1 as const, utc: '1985-05-03T02:30:00Z' },
    ].slice(0, [1, 2, 0][index]),
  })),
});
const knowsNewcastle = replies(getPlaceDetails, ({ body: { placeId } }) => ({
  ...VIENNA_DETAILS,
  placeId,
  timeZones: [ZONES[Number(placeId.at(-1))] ?? ''],
}));

async function askForPlace() {
  const view = show(asksForPlace, knowsNewcastle);
  await fill(view.user, '02:30');
  await view.user.type(placeField(), '{Backspace}{Backspace}Newcastle');
  await view.user.click(submitButton());
  await screen.findByRole('group', { name: 'Which Newcastle?' });
  return view;
}

test('asks which namesake is meant, with the meaning of each, and sends the choice', async () => {
  const { user, api } = await askForPlace();
  expect(placeField()).toHaveAccessibleDescription(/^Several places share this name\./);
  // Not the field: on a phone its keyboard would cover the question.
  const first = screen.getByRole('radio', {
    name: 'Newcastle, England, United Kingdom UTC+1 at birth · Europe/London',
  });
  await waitFor(() => expect(first).toHaveFocus());
  await user.click(submitButton());
  expect(await screen.findByText('Choose one to continue.')).toBeVisible();
  expect(api.calls(previewChart)).toHaveLength(1);

  await user.click(first);
  expect(placeField()).toHaveValue('Newcastle, England, United Kingdom');
  expect(placeField()).not.toBeInvalid();
  // The question stays as asked, so that the answer can be changed.
  expect(screen.getByRole('group', { name: 'Which Newcastle?' })).toBeVisible();
  api.use(draws);
  await waitFor(() => expect(api.calls(getPlaceDetails)).toHaveLength(1));
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(2));
  expect(api.calls(previewChart)[1]?.body).toMatchObject({
    birthPlace: 'Newcastle, England, United Kingdom',
    placeId: 'newcastle-0',
    latitude: 48.2,
  });
});

test('asks which time it was below a namesake whose clock went back', async () => {
  const { user, api } = await askForPlace();
  const australia = screen.getByRole('radio', { name: /2:30 AM happened twice that day/ });
  await user.click(australia);
  const second = await screen.findByRole('radio', { name: 'The second (UTC+0)' });
  expect(australia.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(placeField()).not.toHaveAccessibleDescription(/Start typing/);
  await user.click(submitButton());
  expect(await screen.findByText('Choose one to continue.')).toBeVisible();
  await user.click(second);
  api.use(draws);
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(2));
  expect(api.calls(previewChart)[1]?.body).toMatchObject({ placeId: 'newcastle-1', fold: 1 });
});

test('another namesake discards the answer about two equal times', async () => {
  const { user, api } = await askForPlace();
  await user.click(screen.getByRole('radio', { name: /happened twice/ }));
  await user.click(await screen.findByRole('radio', { name: /^The second/ }));
  await user.click(screen.getByRole('radio', { name: /England/ }));
  expect(screen.queryByRole('radio', { name: /^The second/ })).not.toBeInTheDocument();
  api.use(draws);
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(2));
  expect(api.calls(previewChart)[1]?.body).not.toHaveProperty('fold');
});

test('says before the choice that a namesake’s clock skipped the time', async () => {
  await askForPlace();
  expect(screen.getByRole('radio', { name: /Maine/ })).toHaveAccessibleName(
    /2:30 AM didn’t exist there · America\/New York$/,
  );
});

test('typing after the choice discards question and choice', async () => {
  const { user, api } = await askForPlace();
  await user.click(screen.getByRole('radio', { name: /England/ }));
  await user.type(placeField(), '{Backspace}');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  api.use(draws);
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(2));
  expect(api.calls(previewChart)[1]?.body).toMatchObject({
    birthPlace: 'Newcastle, England, United Kingdo',
  });
  expect(api.calls(previewChart)[1]?.body).not.toHaveProperty('placeId');
});

test('changing the time removes the open question and its message; the server asks again', async () => {
  const { user } = await askForPlace();
  fireEvent.change(timeField(), { target: { value: '12:30' } });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(placeField()).not.toBeInvalid();
  await user.click(submitButton());
  expect(await screen.findByRole('group', { name: 'Which Newcastle?' })).toBeVisible();
});
