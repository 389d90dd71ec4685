import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#client/testing/render.tsx';
import { chartWith } from '#client/testing/samples.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { provenanceText } from '../provenance-messages.ts';
import { ProvenancePanel } from './provenance-panel.tsx';

const plain = chartWith();
const doubtful: ChartRecord = {
  ...plain,
  provenance: { ...plain.provenance, doubts: ['before_1970', 'local_summer_time'] },
};

async function open(chart: ChartRecord) {
  const { user } = renderPart(<ProvenancePanel chart={chart} />, '/');
  await user.click(screen.getByText('How this chart was computed'));
  return user;
}

test('is collapsed by default', async () => {
  const { user } = renderPart(<ProvenancePanel chart={plain} />, '/');
  expect(screen.getByText('UTC−8 (PST)')).not.toBeVisible();
  await user.click(screen.getByText('How this chart was computed'));
  expect(screen.getByText('UTC−8 (PST)')).toBeVisible();
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms.slice(0, 4)).toEqual([
    'What was entered',
    'Place as understood',
    'Time zone',
    'Offset at birth',
  ]);
});

test('has no note without a doubt', async () => {
  await open(plain);
  expect(screen.queryByText('Worth checking')).toBeNull();
  expect(screen.queryByText(/note/)).toBeNull();
});

test('counts its doubts in the summary and explains them inside', async () => {
  await open(doubtful);
  expect(screen.getByText('2 notes')).toBeVisible();
  const notes = within(screen.getByText('Worth checking').parentElement ?? document.body);
  expect(notes.getAllByRole('listitem')).toHaveLength(2);
  expect(notes.getByText(/each decided on daylight saving time/)).toBeVisible();
});

test('copies everything and says so', async () => {
  const user = await open(doubtful);
  await user.click(screen.getByRole('button', { name: 'Copy all values' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(provenanceText(doubtful, AMERICAN_DATES));
});

test('says in the page when the browser denies copying', async () => {
  const user = await open(plain);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'));
  await user.click(screen.getByRole('button', { name: 'Copy all values' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Select the values above');
  expect(screen.queryByText('Copied')).toBeNull();
});
