import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  ANA,
  draws,
  fill,
  show,
  submitButton,
  suggestsVienna,
  unknownSwitch,
} from '#client/testing/birth-form.tsx';
import { previewChart } from '#shared/contract/charts.ts';

const tolerance = () => screen.getByLabelText(/^Accurate to ± minutes/);
const offset = () => screen.getByLabelText(/^UTC offset at birth/);

test('sends a tolerance and a stated offset', async () => {
  const { user, api } = show(suggestsVienna, draws);
  await fill(user);
  await user.click(screen.getByText('More about the time'));
  await user.type(tolerance(), '15');
  await user.type(offset(), '+1:30');
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(1));
  expect(api.calls(previewChart)[0]?.body).toEqual({
    ...ANA,
    uncertaintyLevel: 'high',
    birthTimeToleranceMinutes: 15,
    utcOffsetSeconds: 5400,
  });
});

test('reports an invalid offset at its field, and sends nothing', async () => {
  const { user, api } = show(suggestsVienna, draws);
  await fill(user);
  await user.click(screen.getByText('More about the time'));
  await user.type(offset(), 'summer time');
  await user.click(submitButton());
  expect(await screen.findByText('Enter an offset such as +02:00 or -5')).toBeVisible();
  expect(offset()).toHaveAttribute('aria-invalid', 'true');
  expect(api.calls(previewChart)).toEqual([]);
});

test('has no tolerance field while the time is unknown', async () => {
  const { user } = show();
  await user.click(unknownSwitch());
  expect(tolerance()).toBeDisabled();
});
