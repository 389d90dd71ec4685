import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  asksForFold,
  chooseVienna,
  dateField,
  fill,
  knowsVienna,
  show,
  submitButton,
  suggestsVienna,
} from '#client/testing/birth-form.tsx';
import { previewChart } from '#shared/contract/charts.ts';

vi.mock('../local-clock.ts', () => {
  throw new Error('The file could not be loaded');
});

test('when the time zone rules fail to load, the server asks', async () => {
  const { user, api } = show(suggestsVienna, knowsVienna, asksForFold);
  await fill(user, '02:30');
  fireEvent.change(dateField(), { target: { value: '1985-09-29' } });
  await chooseVienna(user);
  await user.click(submitButton());
  await waitFor(() => expect(api.calls(previewChart)).toHaveLength(1));
  expect(await screen.findByRole('radio', { name: /^The first/ })).toBeVisible();
});
