import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  CLOSED_DAY,
  certaintyOfDay,
  LONG_DAY,
  OPEN_DAY,
  ROUGH_TIME,
  type SampleDay,
  SHORT_DAY,
} from '#client/testing/certainty-samples.ts';
import { replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { CHART_ID } from '#client/testing/samples.ts';
import { getCertainty } from '#shared/contract/certainty.ts';
import { type Stretch, TimeTrial, type TimeTrialProps } from './time-trial.tsx';

const TURNING: SampleDay = {
  ...OPEN_DAY,
  attributes: {
    ...OPEN_DAY.attributes,
    type: ['Generator', ['Projector', '1988-06-14T14:07:50+02:00']],
  },
};

function show(day: SampleDay, home?: Stretch) {
  const onTry = vi.fn<TimeTrialProps['onTry']>();
  const { user } = renderPart(
    <TimeTrial
      chartId={CHART_ID}
      home={home}
      onTry={onTry}
      renderUse={({ date, time }, words) => <a href={`#${date} ${time}`}>Use {words}</a>}
    />,
    '/',
    replies(getCertainty, certaintyOfDay(day)),
  );
  return { onTry, user };
}

const slider = () => screen.findByRole('slider', { name: /^Drag to try a birth time/ });
const drag = async (minute: number) =>
  fireEvent.change(await slider(), { target: { value: String(minute) } });
const words = async () => (await slider()).getAttribute('aria-valuetext');

test('starts at the time of the chart, with nothing to use', async () => {
  const { onTry } = show(TURNING);
  expect(await words()).toBe('12:00 PM: Generator, Emotional, 1/4');
  expect(screen.queryByRole('link')).toBeNull();
  expect(onTry).not.toHaveBeenCalled();
});

test('starts in the middle of the hours that a result is told for, and goes back to them', async () => {
  const afternoon = { from: { utc: '1988-06-14T12:07:50Z' }, to: null };
  const { onTry, user } = show(TURNING, afternoon);
  expect(await words()).toBe('7:04 PM: Projector, Emotional, 1/4');
  const told = expect.objectContaining({ type: 'Projector' });
  expect(onTry).toHaveBeenLastCalledWith(told, true);
  expect(screen.queryByRole('link')).toBeNull();
  await drag(12 * 60);
  // Not null: the page's words aren't those of the time that the chart is drawn for.
  const drawn = expect.objectContaining({ type: 'Generator' });
  expect(onTry).toHaveBeenLastCalledWith(drawn, false);
  await user.click(screen.getByRole('button', { name: 'Back to 7:04 PM' }));
  expect(onTry).toHaveBeenLastCalledWith(told, true);
});

test('dragging tries the chart of each time and offers to use it', async () => {
  const { onTry } = show(TURNING);
  await drag(15 * 60);
  expect(await words()).toBe('3:00 PM: Projector, Emotional, 1/4');
  expect(onTry).toHaveBeenLastCalledWith(
    expect.objectContaining({
      type: 'Projector',
      words: expect.objectContaining({
        statement: expect.objectContaining({ text: 'You’re a Projector.' }),
      }),
    }),
    false,
  );
  expect(screen.getByRole('link', { name: 'Use 3:00 PM' })).toHaveAttribute(
    'href',
    '#1988-06-14 15:00',
  );
});

/** Each row's bands as they read, the one in force with a star. */
const bands = () =>
  [...document.querySelectorAll('.time-row')].map((row) =>
    [...row.querySelectorAll('.time-band')].map((band) => {
      const words = [...band.children].map((part) => part.textContent).join(' ');
      return band.hasAttribute('data-in-force') ? `${words} *` : words;
    }),
  );

test('shows when type and profile are what, and which of it is in force', async () => {
  show(TURNING);
  const thumb = await slider();
  expect(bands()).toEqual([
    ['Generator *', 'Projector'],
    ['1/3', 'Profile 1/4 *'],
  ]);
  expect(thumb).toHaveAccessibleName(/Shown for 12:00 PM$/);
  expect(thumb).toHaveAccessibleDescription(
    'Generator until 2:07 PM, then Projector. Profile 1/3 until 9:00 AM, then 1/4.',
  );
  await drag(15 * 60);
  expect(bands()).toEqual([
    ['Generator', 'Projector *'],
    ['1/3', 'Profile 1/4 *'],
  ]);
  expect(thumb).toHaveAccessibleName(/Shown for 3:00 PM$/);
});

test('below the bands are the hours of the day, as of the slider', async () => {
  show(TURNING);
  const thumb = await slider();
  const hours = [...document.querySelectorAll<HTMLElement>('.time-axis > span')].map(
    ({ textContent, style }) => `${textContent} ${style.left}`,
  );
  expect(hours).toEqual(['midnight 0%', '6 AM 25%', 'noon 50%', '6 PM 75%', 'midnight 100%']);
  await drag(18 * 60);
  expect(await words()).toMatch(/^6:00 PM: /);
  expect(Number(thumb.getAttribute('max'))).toBe(24 * 60 - 1);
});

test('what changes in the evening keeps its bands', async () => {
  show({
    ...OPEN_DAY,
    attributes: {
      profile: ['1/3', ['1/4', '1988-06-14T20:10:00+02:00'], ['2/4', '1988-06-14T22:15:00+02:00']],
    },
  });
  await slider();
  expect(bands()).toEqual([['Profile 1/3 *', '1/4', '2/4']]);
});

test('says below the hours what a band without room for a label is', async () => {
  show({
    ...OPEN_DAY,
    attributes: { profile: ['1/3', ['1/4', '1988-06-14T23:40:00+02:00']] },
  });
  await slider();
  expect(screen.getByText('After 11:40 PM: 1/4')).toBeVisible();
});

test('says in one line as much of that as it has room for', async () => {
  const at = (time: string) => `1988-06-14T${time}:00+02:00`;
  show({
    ...OPEN_DAY,
    attributes: {
      authority: ['Splenic', ['Sacral', at('01:12')], ['Self-Projected', at('23:40')]],
      profile: ['1/3', ['1/4', at('00:56')], ['2/4', at('23:45')]],
    },
  });
  await slider();
  const rest = document.querySelector('.time-rest');
  expect(rest).toHaveTextContent('Before 1:12 AM: Splenic · After 11:40 PM: Self-Projected');
  expect(rest).not.toHaveTextContent('12:56 AM');
});

test('goes back to the time of the chart', async () => {
  const { onTry, user } = show(TURNING);
  await drag(60);
  await user.click(screen.getByRole('button', { name: 'Back to noon' }));
  expect(await words()).toMatch(/^12:00 PM: /);
  expect(onTry).toHaveBeenLastCalledWith(null, true);
  expect(screen.queryByRole('link')).toBeNull();
});

test('the page keys move by a quarter of an hour, up to the ends', async () => {
  show(TURNING);
  fireEvent.keyDown(await slider(), { key: 'PageUp' });
  expect(await words()).toMatch(/^12:15 PM: /);
  fireEvent.keyDown(await slider(), { key: 'PageDown' });
  fireEvent.keyDown(await slider(), { key: 'PageDown' });
  expect(await words()).toMatch(/^11:45 AM: /);
  await drag(5);
  fireEvent.keyDown(await slider(), { key: 'PageDown' });
  expect(await words()).toMatch(/^12:00 AM: /);
});

test('a window that spans midnight names the next day and uses its date', async () => {
  show({
    ...ROUGH_TIME,
    attributes: { profile: ['1/3', ['1/4', '1988-06-15T00:10:05-05:00']] },
  });
  await drag(90);
  expect(await words()).toMatch(/^12:10 AM on June 15: /);
  expect(screen.getByRole('link')).toHaveAttribute('href', '#1988-06-15 00:10');
  expect(screen.getByRole('button', { name: 'Back to 11:40 PM' })).toBeVisible();
});

test('skips the hour that clocks skipped', async () => {
  show({
    ...SHORT_DAY,
    clockChange: ['2000-03-26T01:59:59.999+01:00', '2000-03-26T03:00:00+02:00'],
  });
  await drag(119);
  expect(await words()).toMatch(/^1:59 AM: /);
  await drag(120);
  expect(await words()).toMatch(/^3:00 AM: /);
});

test('passes an hour that happened twice two times, and says which', async () => {
  show({
    ...LONG_DAY,
    clockChange: ['2000-10-29T02:59:59.999+02:00', '2000-10-29T02:00:00+01:00'],
  });
  await drag(2 * 60 + 10);
  expect(await words()).toMatch(/^2:10 AM \(before the clocks went back\): /);
  await drag(3 * 60 + 10);
  expect(await words()).toMatch(/^2:10 AM \(after the clocks went back\): /);
});

test.each([
  ['nothing', CLOSED_DAY],
  ['only a gate', ROUGH_TIME],
])('nothing to try where %s changes', async (_, day) => {
  show(day);
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
});
