import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  CLOSED_DAY,
  certaintyOfDay,
  OPEN_DAY,
  ROUGH_TIME,
  type SampleDay,
} from '#client/testing/certainty-samples.ts';
import { type MockHandler, refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { CHART_ID } from '#client/testing/samples.ts';
import { getCertainty } from '#shared/contract/certainty.ts';
import { CertaintyPanel, type CertaintyPanelProps } from './certainty-panel.tsx';

const answer = (day: SampleDay) => replies(getCertainty, certaintyOfDay(day));

function show(handler: MockHandler, props: Partial<CertaintyPanelProps> = {}) {
  return renderPart(<CertaintyPanel chartId={CHART_ID} {...props} />, '/', handler);
}

const rowsOf = (name: string) =>
  within(screen.getByRole('list', { name })).getAllByRole('listitem');

const sentenceOf = (row: HTMLElement) =>
  row.querySelector('summary > span:last-child')?.textContent;

test('lists what is certain before what is not', async () => {
  const { api } = show(answer(OPEN_DAY), { id: 'certainty' });
  const panel = await screen.findByRole('region', { name: 'What depends on your birth time' });
  expect(panel).toHaveAttribute('id', 'certainty');
  const certain = await screen.findByText(/^You’re a Generator at any time that day\./);
  const open = screen.getByText(/^Your profile, one center, and one gate depend on the hour\.$/);
  expect(certain.compareDocumentPosition(open)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(api.calls(getCertainty)).toEqual([{ params: { id: CHART_ID } }]);
});

test('has a row for everything that changes, which expands to the exact times', async () => {
  show(answer(OPEN_DAY));
  const [profile] = await screen
    .findByText('The whole chart')
    .then(() => rowsOf('The whole chart'));
  if (!profile) throw new Error('There is no row');
  expect(sentenceOf(profile)).toBe(
    '1/3 until 9:00 AM, then 1/4 (Design Sun) · 1/4 for 15 of 24 hours',
  );
  const table = within(profile).getByRole('table', { name: 'Profile', hidden: true });
  const cells = within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => row.textContent);
  expect(cells).toEqual([
    'WhenWhatWhat moved',
    '12:00:00 AM to 9:00:28 AM1/39 hours',
    '9:00:28 AM to midnight1/415 hoursDesign Sun from 36.3 to 36.4',
  ]);
  expect(rowsOf('Centers').map(sentenceOf)).toEqual([
    'Defined from 2:07 PM to 5:45 PM (Personality Moon) · 4 of 24 hours',
  ]);
});

test('collapses the gates and shows everything as a table', async () => {
  const { user } = show(answer(OPEN_DAY));
  const gates = await screen.findByText('Show every gate');
  expect(screen.getByText(/^Active no matter what: 1, 20, and 31\./)).not.toBeVisible();
  await user.click(gates);
  expect(screen.getByText(/^Active no matter what: 1, 20, and 31\./)).toBeVisible();
  await user.click(screen.getByText('Read as table'));
  const fixed = screen.getByRole('table', { name: 'What’s certain' });
  expect(within(fixed).getByRole('row', { name: 'Type Generator' })).toBeVisible();
  const changing = screen.getByRole('table', { name: 'What changes, with exact times' });
  expect(
    within(changing)
      .getAllByRole('rowheader')
      .map((heading) => heading.textContent),
  ).toEqual(['Profile', 'Sacral', '34 Power']);
});

test('shows the chart of any minute of the day', async () => {
  show(answer(OPEN_DAY));
  const slider = await screen.findByRole('slider', { name: /^If the birth was at 12:00 PM/ });
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('profile 1/4'));
  fireEvent.change(slider, { target: { value: '540' } });
  expect(slider).toHaveAccessibleName(
    'If the birth was at 9:00 AM: Generator, Emotional authority, profile 1/3, Single definition.',
  );
  fireEvent.change(slider, { target: { value: '541' } });
  expect(slider).toHaveAccessibleName(/^If the birth was at 9:01 AM: .* profile 1\/4/);
  expect(slider).toHaveAttribute('max', '1439');
});

test('starts with the gates when nothing else changes', async () => {
  show(answer({ ...ROUGH_TIME, gates: { ...ROUGH_TIME.gates, 9: [ROUGH_TIME.drawn, null] } }));
  expect(await screen.findByText(/^Active until 12:10 AM on June 15/)).toBeVisible();
});

test.each([
  ['nothing changes', CLOSED_DAY, /^The result is the same at any time that day\.$/],
  ['only one gate does', ROUGH_TIME, /^Only gate \d+ depends on the exact time: it’s yours /],
])('has one sentence where %s', async (_, day, words) => {
  show(answer(day));
  const sentence = await screen.findByText(words);
  expect(sentence.parentElement?.querySelectorAll('p')).toHaveLength(1);
  expect(screen.queryByText('When it changes')).toBeNull();
});

test('can initially show only the sentences', async () => {
  show(answer(OPEN_DAY), { isOpenInitially: false });
  expect(await screen.findByText('When it changes')).toBeVisible();
  expect(screen.getByText('The whole chart')).not.toBeVisible();
});

test('is empty for an exact time', async () => {
  const { queryClient } = show(answer({ ...CLOSED_DAY, basis: 'exact' }));
  await screen.findByText('Working out what depends on your birth time');
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.poll(() => screen.queryByRole('heading')).toBeNull();
});

test('draws without style attributes', async () => {
  show(answer(OPEN_DAY));
  await screen.findByText('The whole chart');
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
});

test('reports a failure to load, and can retry', async () => {
  const message = 'The service is busy.';
  const { api, user } = show(refuses(getCertainty, 503, { code: 'service.unavailable', message }));
  expect(await screen.findByText(message)).toBeVisible();
  api.use(answer(OPEN_DAY));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/^You’re a Generator/)).toBeVisible();
});
