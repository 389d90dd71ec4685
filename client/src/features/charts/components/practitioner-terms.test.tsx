import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type MockHandler, refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { type ChartDetails, getChartDetails } from '#shared/contract/chart-details.ts';
import { PractitionerTerms } from './practitioner-terms.tsx';

const DETAILS: ChartDetails = {
  careerType: 'Initiator',
  quarter: { name: 'Initiation', theme: 'purpose through mind' },
  circuits: [
    { group: 'Integration', channels: 2 },
    { group: 'Individual', channels: 3 },
  ],
  strengths: [{ channel: '2-14', label: 'Vision–Capacity' }],
  bridges: { gates: [34], pairs: [[12, 22]] },
  profitCenters: ['head', 'g'],
  moneyLines: [],
  variables: [{ name: 'Motivation', word: 'Hope', color: 2, tone: 5, arrow: 'right' }],
};
const ID = 'e4a0d4a2-6f0f-4a52-9d3a-5f4b52f3b001';
const SUMMARY = 'More terms, for practitioners';

async function open(handler: MockHandler) {
  const page = renderPart(<PractitionerTerms chartId={ID} />, '/', handler);
  await page.user.click(screen.getByText(SUMMARY));
  return page;
}

const shown = async (label: string) =>
  (await screen.findByText(label)).nextElementSibling?.textContent;

test('loads nothing before it is opened', async () => {
  const { api } = renderPart(
    <PractitionerTerms chartId={ID} />,
    '/',
    replies(getChartDetails, DETAILS),
  );
  expect(api.calls(getChartDetails)).toEqual([]);
});

test.each([
  ['Career type', 'Initiator'],
  ['Quarter', 'Initiation: purpose through mind'],
  ['Circuits', 'Integration 2 · Individual 3'],
  ['Consistent strengths', 'Vision–Capacity (2-14)'],
  ['Bridges', 'Gate 34'],
  ['Profit centers', 'Head and G Center'],
  ['Money lines', 'None'],
  ['Motivation', 'Hope, right arrow'],
])('says the %s', async (label, text) => {
  await open(replies(getChartDetails, DETAILS));
  expect(await shown(label)).toBe(text);
});

test.each<[ChartDetails['bridges'], string]>([
  [{ gates: [], pairs: [] }, 'None'],
  [{ gates: [3, 34], pairs: [] }, 'Gates 3 and 34'],
  [
    {
      gates: [],
      pairs: [
        [12, 22],
        [1, 8],
      ],
    },
    '12 with 22 · 1 with 8',
  ],
])('of the bridges %o says %s', async (bridges, text) => {
  await open(replies(getChartDetails, { ...DETAILS, bridges }));
  expect(await shown('Bridges')).toBe(text);
});

test('says what depends on the birth time', async () => {
  await open(replies(getChartDetails, { ...DETAILS, circuits: null, variables: null }));
  expect(await shown('Circuits')).toBe('Depends on your birth time');
  expect(await shown('Variables')).toBe('Depends on your birth time');
  expect(await shown('Quarter')).toBe('Initiation: purpose through mind');
});

test('offers to load again what could not be loaded', async () => {
  const { api, user } = await open(refuses(getChartDetails, 503, { code: 'service.unavailable' }));
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  await vi.waitFor(() => expect(api.calls(getChartDetails)).toHaveLength(2));
});
