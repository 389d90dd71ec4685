import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  CLOSED_DAY,
  certaintyOfDay,
  OPEN_DAY,
  type SampleDay,
} from '#client/testing/certainty-samples.ts';
import { replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { CHART_ID } from '#client/testing/samples.ts';
import { getCertainty } from '#shared/contract/certainty.ts';
import { NarrowDown } from './narrow-down.tsx';

function render(day: SampleDay, id?: string) {
  return renderPart(
    <NarrowDown
      chartId={CHART_ID}
      id={id}
      renderUse={(time, words) => (
        <button type="button">{`${JSON.stringify(time)} ${words}`}</button>
      )}
    />,
    '/',
    replies(getCertainty, certaintyOfDay(day)),
  );
}

async function show(day: SampleDay) {
  const { user } = render(day);
  const section = await screen.findByRole('region', { name: 'Narrow down your birth time' });
  await user.click(screen.getByRole('heading', { name: 'Narrow down your birth time' }));
  const answer = async (option: string) => {
    await user.click(within(section).getByRole('radio', { name: option }));
    await user.click(within(section).getByRole('button', { name: 'Next' }));
  };
  const start = () =>
    user.click(within(section).getByRole('button', { name: 'Start the questions' }));
  return { user, section: within(section), answer, start };
}

const DEFINED_SACRAL = 'You can go on for hours with work you like, day after day.';
const LINE_3 = 'People say you try everything yourself.';

test('says how many readings the day has, and that answers are no evidence', async () => {
  const { section } = await show(OPEN_DAY);
  expect(section.getByText(/you have one of 3 different readings/)).toBeVisible();
  expect(section.getByText(/fits 11 hours 22 minutes of 24 hours/)).toBeVisible();
  expect(
    section.getByText(/only a birth record can tell you the time. Nothing is saved/),
  ).toBeVisible();
});

test('is folded until it is opened, or a link leads to it', async () => {
  render(OPEN_DAY, 'narrow');
  const words = await screen.findByText(/different readings/);
  expect(words).not.toBeVisible();
  window.location.hash = '#narrow';
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(words).toBeVisible();
});

test('is not there where every time gives one reading', async () => {
  const { api } = render(CLOSED_DAY);
  await waitFor(() => expect(api.calls(getCertainty)).toHaveLength(1));
  expect(screen.queryByText('Narrow down your birth time')).toBeNull();
});

test('makes readings likelier by the answers and keeps the others open', async () => {
  const { section, answer, start } = await show(OPEN_DAY);
  await start();
  expect(section.getByText('Question 1: which fits you better?')).toBeVisible();
  expect(section.getAllByRole('radio')[0]).toHaveFocus();
  await answer(LINE_3);
  const items = section.getAllByRole('listitem').map((item) => item.textContent);
  expect(items[0]).toBe('1/3 · Sacral open53% (was 38%)12:00 AM to 9:00 AM');
  expect(items).toHaveLength(3);
});

test('offers the stretch that the answers support with its tolerance', async () => {
  const { section, answer, start } = await show(OPEN_DAY);
  await start();
  await answer('People say you know everybody and keep friends for years.');
  await answer(DEFINED_SACRAL);
  expect(section.getByText('What your answers support')).toBeVisible();
  expect(section.getByText(/The other times aren’t ruled out/)).toBeVisible();
  expect(
    section.getByRole('button', {
      name: /^{"date":"1988-06-14","time":"16:30","toleranceMinutes":450} 4:30 PM ± 7 hours 30 minutes$/,
    }),
  ).toBeVisible();
  expect(section.queryByRole('radio')).toBeNull();
});

test('needs an answer, takes "can’t say", and starts over', async () => {
  const { user, section, answer, start } = await show(OPEN_DAY);
  await start();
  await user.click(section.getByRole('button', { name: 'Next' }));
  expect(section.getByText('Choose an answer, or “I can’t say.”')).toBeVisible();
  await answer('I can’t say');
  await answer('I can’t say');
  expect(section.getByText(/don’t narrow the time down/)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Start over' }));
  expect(section.getByText('Question 1: which fits you better?')).toBeVisible();
});

test('says when answers contradict each other', async () => {
  const { section, answer, start } = await show(OPEN_DAY);
  await start();
  await answer(LINE_3);
  await answer(DEFINED_SACRAL);
  expect(section.getByText(/No single time fits all of your answers/)).toBeVisible();
});
