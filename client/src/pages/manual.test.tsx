import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holds, type MockHandler, refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import { getChart, getLatestChart } from '#shared/contract/charts.ts';
import { getManual, type Manual, resetManual, saveManual } from '#shared/contract/manual.ts';

const SUGGESTED: Manual = {
  lines: [
    { label: 'How I decide', text: 'I sleep on it.' },
    { label: 'In meetings', text: 'Send the question first.' },
  ],
  isEdited: false,
};

function open(manual: Manual, ...handlers: MockHandler[]) {
  return renderApp(
    `/results/${CHART_ID}/manual`,
    signedIn,
    replies(getChart, chartWith()),
    replies(getManual, manual),
    ...handlers,
  );
}

const headings = async () =>
  (await screen.findAllByRole('textbox', { name: 'Heading' })).map((field) =>
    field instanceof HTMLInputElement ? field.value : '',
  );
const button = (name: string) => screen.getByRole('button', { name });

test('lines can be edited, moved, removed and added, then saved', async () => {
  const lines = [
    { label: 'In meetings', text: 'Send the question first.' },
    { label: 'Travel', text: 'No red-eyes.' },
  ];
  const { user, api } = open(SUGGESTED, replies(saveManual, { lines, isEdited: true }));
  expect(await headings()).toEqual(['How I decide', 'In meetings']);
  expect(button('Move How I decide up')).toBeDisabled();
  await user.click(button('Move In meetings up'));
  expect(await headings()).toEqual(['In meetings', 'How I decide']);
  expect(screen.getByText('Moved to position 1 of 2')).toBeInTheDocument();
  await user.click(button('Remove How I decide'));
  expect(button('Add a line')).toHaveFocus();
  await user.click(button('Add a line'));
  const [, heading] = screen.getAllByRole('textbox', { name: 'Heading' });
  const [, text] = screen.getAllByRole('textbox', { name: 'Text' });
  if (!heading || !text) throw new Error('There are two lines');
  await user.type(heading, 'Travel');
  await user.click(button('Save changes'));
  expect(await screen.findByText('Enter a text')).toBeVisible();
  expect(api.calls(saveManual)).toEqual([]);
  await user.type(text, ' No red-eyes. ');
  await user.click(button('Save changes'));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.calls(saveManual)).toEqual([{ params: { id: CHART_ID }, body: { lines } }]);
});

test('goes back to the suggestions, once there is something to go back from', async () => {
  const edited = { lines: [{ label: 'Mine', text: 'My own.' }], isEdited: true };
  const { user } = open(edited, replies(resetManual, SUGGESTED));
  expect(await headings()).toEqual(['Mine']);
  await user.click(button('Restore suggestions'));
  await waitFor(async () => expect(await headings()).toEqual(['How I decide', 'In meetings']));
  expect(screen.queryByRole('button', { name: 'Restore suggestions' })).not.toBeInTheDocument();
});

test('what could not be saved stays in the form', async () => {
  const down = refuses(saveManual, 503, { code: 'service.unavailable', message: 'Down' });
  const { user } = open(SUGGESTED, down);
  await headings();
  await user.click(button('Save changes'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Down');
  expect(await headings()).toEqual(['How I decide', 'In meetings']);
});

test('what the server refuses is shown at its line, also below one that was empty', async () => {
  const { user, api } = open(SUGGESTED);
  const fields = { 'lines.0.text': 'Too long', chart: 'The chart is being moved' };
  api.use(refuses(saveManual, 400, { code: 'request.invalid', message: 'Please check', fields }));
  await headings();
  const [first] = screen.getAllByRole('textbox', { name: 'Text' });
  const [heading] = screen.getAllByRole('textbox', { name: 'Heading' });
  if (!first || !heading) throw new Error('There are two lines');
  await user.clear(first);
  await user.clear(heading);
  await user.click(button('Save changes'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please checkThe chart is being moved',
  );
  expect(await headings()).toEqual(['In meetings']);
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription('Too long');
});

test('two submits at once save once, and a page that was left says nothing of it', async () => {
  const { api, navigate } = open(SUGGESTED);
  const saved = holds(saveManual, { ...SUGGESTED, isEdited: true });
  api.use(saved);
  await headings();
  await act(async () => {
    fireEvent.submit(button('Save changes'));
    fireEvent.submit(button('Save changes'));
  });
  await waitFor(() => expect(api.calls(saveManual)).toHaveLength(1));
  act(() => navigate('/about'));
  await waitFor(() => expect(screen.queryByText('Saving...')).not.toBeInTheDocument());
  await act(async () => saved.release());
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('a missing chart is told by the page of the chart', async () => {
  renderApp(
    `/results/${CHART_ID}/manual`,
    signedIn,
    refuses(getChart, 404, { code: 'chart.not_found' }),
    refuses(getManual, 404, { code: 'chart.not_found' }),
    refuses(getLatestChart, 404, { code: 'chart.not_found' }),
  );
  expect(await screen.findByText('Chart Not Found')).toBeVisible();
});
