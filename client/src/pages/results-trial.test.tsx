import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { certaintyOfDay, OPEN_DAY, ROUGH_TIME } from '#client/testing/certainty-samples.ts';
import { replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import { getCertainty } from '#shared/contract/certainty.ts';
import { getChart } from '#shared/contract/charts.ts';

const TURNS = '1988-06-14T14:07:50+02:00';
const CERTAINTY = certaintyOfDay({
  ...OPEN_DAY,
  attributes: { ...OPEN_DAY.attributes, type: ['Generator', ['Projector', TURNS]] },
});
const CHART = chartWith({
  birthDate: '1988-06-14',
  birthTime: 'unknown',
  uncertaintyLevel: 'high',
});

function open(certainty = CERTAINTY) {
  return renderApp(
    `/results/${CHART_ID}`,
    signedIn,
    replies(getChart, CHART),
    replies(getCertainty, certainty),
  );
}
const slider = () => screen.findByRole('slider', { name: /^Drag to try a birth time/ });
const statement = () => screen.getByRole('heading', { level: 2, name: /^You’re a / });

test('the statement and the graph follow the slider without asking the server', async () => {
  const { api, user } = open();
  const thumb = await slider();
  expect(statement()).toHaveTextContent('You’re a Generator.');
  const calls = api.calls(getCertainty).length;
  fireEvent.change(thumb, { target: { value: String(15 * 60) } });
  expect(statement()).toHaveTextContent('You’re a Projector.');
  const graph = screen.getByLabelText(`Bodygraph of ${CHART.name}`);
  expect(within(graph).getByLabelText(/^Gate 1, .* Personality: /)).toBeInTheDocument();
  expect(
    within(graph).getByLabelText(/^Gate 34, .* from 2:07 PM to 5:45 PM\.$/),
  ).toBeInTheDocument();
  expect(api.calls(getCertainty)).toHaveLength(calls);

  await user.click(screen.getByRole('button', { name: 'Back to noon' }));
  expect(statement()).toHaveTextContent('You’re a Generator.');
  expect(within(graph).queryByLabelText(/^Gate 1, .* Personality: /)).toBeNull();
});

test('a time that was tried is filled in where the birth is edited', async () => {
  const { user } = open();
  fireEvent.change(await slider(), { target: { value: String(15 * 60) } });
  await user.click(screen.getByRole('link', { name: 'Use 3:00 PM as my birth time' }));
  expect(await screen.findByLabelText('Birth Time')).toHaveValue('15:00');
  expect(screen.getByLabelText('Time unknown?')).not.toBeChecked();
});

test.each([
  ['where it decides the type', CERTAINTY],
  ['where it doesn’t', certaintyOfDay(OPEN_DAY)],
])('tells after the insight what the birth time decides, %s', async (_, certainty) => {
  open(certainty);
  const insight = await screen.findByRole('heading', { name: 'Your Business Insight' });
  await waitFor(() => {
    const panel = screen.getByRole('heading', { name: 'What depends on your birth time' });
    expect(panel.compareDocumentPosition(insight)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });
});

test('the facts say what depends on the birth time', async () => {
  open();
  await slider();
  const profile = await screen.findByRole('region', { name: 'Profile' });
  expect(await within(profile).findByText('from 9:00 AM')).toBeVisible();
  const certain = within(screen.getByRole('group', { name: 'Certain' }));
  expect(certain.getByRole('region', { name: 'Definition' })).toBeVisible();
});

test('marks the birth as approximate, and tells the hours of each of three types', async () => {
  const evening = '1988-06-14T18:07:50+02:00';
  const type = ['Generator', ['Projector', TURNS], ['Manifestor', evening]] as const;
  open(certaintyOfDay({ ...OPEN_DAY, attributes: { ...OPEN_DAY.attributes, type } }));
  const odds = 'Generator: 14 of 24 hours, Manifestor: 6, Projector: 4';
  expect((await screen.findByText(odds)).parentElement).not.toHaveClass(/hidden|invisible/);
  const birth = screen.getByRole('link', { name: /Edit birth data/ }).closest('div');
  expect(birth).toHaveTextContent(/time unknown.*Approximate Results/);
});

describe('where every possible birth time gives the same reading', () => {
  // Only a line changes, and no fact with it.
  const SAME = certaintyOfDay({
    ...ROUGH_TIME,
    gates: {},
    flips: [['1988-06-15T00:10:05-05:00', ['personality', 'moon', '15.5', '15.6']]],
  });

  test('says so in the first screen, with the badge below, and without a slider, a key, or questions', async () => {
    const { user } = open(SAME);
    expect(await screen.findByText(/^All of this is certain for any time /)).toBeVisible();
    const panel = await screen.findByRole('region', { name: 'What depends on your birth time' });
    expect(await within(panel).findByText(/^The result is the same at any time/)).toBeVisible();
    expect(within(panel).getByText('Approximate Results')).toBeVisible();
    expect(screen.getAllByText('Approximate Results')).toHaveLength(1);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByText('Varies by time')).toBeNull();
    expect(screen.queryByText(/^Narrow down/)).toBeNull();
    expect(screen.queryByText(/nothing here depends/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More about this chart' }));
    expect(await screen.findByRole('link', { name: 'How this chart was computed' })).toBeVisible();
    expect(screen.queryByText(/^Narrow down/)).toBeNull();
  });

  test('keeps all of it for a chart whose gates depend on the time', async () => {
    const { user } = open();
    await slider();
    expect(screen.getByText('Varies by time')).toBeVisible();
    expect(screen.queryByText(/^Every time in your range/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More about this chart' }));
    expect(await screen.findByRole('link', { name: /^Narrow down/ })).toBeVisible();
  });
});
