import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  chooseVienna,
  dateField,
  draws,
  fill,
  show,
  submitButton,
  suggestsVienna,
  VIENNA_DETAILS,
} from '#client/testing/birth-form.tsx';
import { replies } from '#client/testing/mock-api.ts';
import { previewChart } from '#shared/contract/charts.ts';
import { getPlaceDetails } from '#shared/contract/places.ts';

/* The place is named Vienna but is in Russia: only its zone matters. */
const inRussia = replies(getPlaceDetails, {
  ...VIENNA_DETAILS,
  longitude: 37.6,
  timeZones: ['Europe/Moscow'],
});
const QUESTION = { name: 'Is this date from an old-style calendar?' };

const question = () => screen.findByRole('group', QUESTION);
const typeDate = (value: string) => fireEvent.change(dateField(), { target: { value } });

async function showInRussia(birthDate: string) {
  const { user, api } = show(suggestsVienna, inRussia, draws);
  await fill(user);
  typeDate(birthDate);
  await chooseVienna(user);
  await waitFor(() => expect(api.calls(getPlaceDetails)).toHaveLength(1));
  return { user, api };
}

test('asks about a possibly old-style date with both readings, using it as typed meanwhile', async () => {
  const { user, api } = await showInRussia('1900-03-03');
  const group = within(await question());
  expect(group.getByRole('radio', { name: /^No: .*, as written today$/ })).toBeChecked();
  const yes = group.getByRole('radio', { name: /^Yes, old style: .*\b16\b.* today’s calendar$/ });
  expect(yes).not.toBeChecked();
  expect(await question()).toHaveAccessibleDescription(/^Records in Russia .* 1918\.$/);
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(1));
  expect(api.calls(previewChart)[0]?.body).toMatchObject({ birthDate: '1900-03-03' });
  expect(api.calls(previewChart)[0]?.body).not.toHaveProperty('calendar');
});

test('sends old style with the date as typed', async () => {
  const { user, api } = await showInRussia('1900-03-03');
  await user.click(within(await question()).getByRole('radio', { name: /^Yes/ }));
  expect(dateField()).toHaveValue('1900-03-03');
  await user.click(submitButton());
  await waitFor(() =>
    expect(api.calls(previewChart)[0]?.body).toMatchObject({
      birthDate: '1900-03-03',
      calendar: 'julian',
    }),
  );
});

test.each(['1918-02-01', '1985-05-03'])('does not ask about %s', async (date) => {
  await showInRussia(date);
  await screen.findByText(/Europe\/Moscow/);
  expect(screen.queryByRole('group', QUESTION)).not.toBeInTheDocument();
});

test('accepts the leap day that exists only in the old style, and refuses it otherwise', async () => {
  const { user, api } = await showInRussia('1900-02-28');
  await user.click(within(await question()).getByRole('radio', { name: /^Yes/ }));
  typeDate('1900-02-29');
  expect(dateField()).toHaveValue('1900-02-29');
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(1));
  expect(api.calls(previewChart)[0]?.body).toMatchObject({
    birthDate: '1900-02-29',
    calendar: 'julian',
  });
  await user.click(within(await question()).getByRole('radio', { name: /^No/ }));
  await user.click(submitButton());
  expect(await screen.findByText('This date does not exist')).toBeVisible();
  expect(api.calls(previewChart)).toHaveLength(1);
});

test('keeps showing an old-style date as such when the place changes', async () => {
  const { user } = await showInRussia('1900-03-03');
  await user.click(within(await question()).getByRole('radio', { name: /^Yes/ }));
  typeDate('1985-05-03');
  expect(within(await question()).getByRole('radio', { name: /^Yes/ })).toBeChecked();
  await user.click(within(await question()).getByRole('radio', { name: /^No/ }));
  expect(screen.queryByRole('group', QUESTION)).not.toBeInTheDocument();
});
