import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTHORITY_SENTENCES } from '#client/features/first-chart/authority-sentences.ts';
import { STRATEGY_SENTENCES } from '#client/features/first-chart/strategy-sentences.ts';
import { takeHandedOverBirth } from '#client/lib/birth-handover.ts';
import { TYPE_SENTENCES } from '#client/lib/type-sentences.ts';
import { DECIDE_LINES, LEADS, STRATEGY_LINES } from '#shared/reading/first-screen.data.ts';
import { LandingPage } from './landing.tsx';

function preferReducedMotion(reduced: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
}

/** The page with what follows its first screen. */
async function renderWhole(page = <LandingPage />) {
  render(page);
  await screen.findByRole('region', { name: 'How It Works' });
}

/** A chart is computed here: busy machines take a while. */
const DRAWN = { timeout: 30_000 };

const scrollIntoView = vi.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

test('all three sign-in buttons are plain links to the sign-in endpoint', async () => {
  await renderWhole();
  for (const name of ['Sign In', 'Get Your Chart Now', 'Get Started Today']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/api/login');
  }
});

test('has the promise, the reasons, the steps, the claim and the year', async () => {
  await renderWhole();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    "Unlock Your Team's Business Potential",
  );
  for (const name of [
    /^Why Teams Choose/,
    '10-second insights',
    'Team dynamics',
    'Business-focused',
    'How It Works',
    'Enter birth date, time and location',
    'Get your chart',
    'Add team members',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
  // One thought: from a person's chart to the team's.
  expect(screen.getByText(/Personalized insights in seconds/)).toHaveTextContent(
    /^Human Design turns your birth date, time, and place into a chart of how you work and decide\. .* for you and your team\.$/,
  );
  expect(screen.getByText(/Thousands of professionals/)).toBeInTheDocument();
  expect(screen.getByText(/© 2025/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
});

test('the age rule with links to the terms is next to the sign-in buttons', async () => {
  await renderWhole();
  expect(screen.getAllByText(/18 or older/)).toHaveLength(2);
  for (const link of screen.getAllByRole('link', { name: 'Terms of Service' })) {
    expect(link).toHaveAttribute('href', '/terms');
  }
});

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('Learn More scrolls to the steps (reduced motion: %s)', async (reduced, behavior) => {
  preferReducedMotion(reduced);
  render(<LandingPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Learn More' }));
  const steps = await screen.findByRole('region', { name: 'How It Works' });
  await waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([steps]));
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior, block: 'start' });
  expect(steps).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Learn More' }));
  expect(scrollIntoView.mock.contexts).toEqual([steps, steps]);
  vi.unstubAllGlobals();
});

test('each type has its sentence from the readings, and leads to its page', async () => {
  expect(TYPE_SENTENCES).toEqual(LEADS);
  expect(STRATEGY_SENTENCES).toEqual(STRATEGY_LINES);
  expect(AUTHORITY_SENTENCES).toEqual(DECIDE_LINES);
  await renderWhole();
  expect(screen.getByRole('link', { name: 'Manifesting Generator' })).toHaveAttribute(
    'href',
    '/library/types/manifesting-generator',
  );
});

test('shows a team’s map with its one gap, and leads to the sample team', async () => {
  render(<LandingPage />);
  const map = await screen.findByRole('region', { name: /^Nobody covers Vision/ });
  expect(map).toHaveTextContent('Vision Nobody');
  expect(map).toHaveTextContent('Public Relations Wanjiru, Inês');
  expect(map).toHaveTextContent('Planning Mei');
  expect(within(map).getAllByText('Nobody')).toHaveLength(1);
  expect(within(map).getByRole('link', { name: 'See the sample team' })).toHaveAttribute(
    'href',
    '/sample/team',
  );
});

test('the coach’s example has its answer, and what it rests on', async () => {
  render(<LandingPage />);
  const reasons = within(await screen.findByRole('region', { name: /^Why Teams Choose/ }));
  expect(
    reasons.getByText(/Who should open the negotiation\?$/).nextElementSibling,
  ).toHaveTextContent(/^Inês\. She knows on the spot .* until Mei has slept on it\.$/);
  expect(
    within(reasons.getByRole('list', { name: 'What the answer rests on' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['MMei · Emotional', 'IInês · Sacral']);
});

test('a sample result stands beside the promise, sentence by sentence, and leads to the whole of it', () => {
  render(<LandingPage />);
  const promise = within(screen.getByRole('region', { name: /^Unlock/ }));
  const sample = within(promise.getByRole('region', { name: 'You’re a Manifesting Generator.' }));
  expect(sample.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'How you decide',
    'How you start',
    'Your role',
  ]);
  expect(sample.getByText(/^Sleep on it/)).toBeVisible();
  expect(
    within(sample.getByRole('list', { name: 'What the colors mean' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Colored: steady in you', 'Black: White: you notice it', 'Red: others notice it']);
  expect(sample.getByRole('link', { name: 'Read the sample' })).toHaveAttribute('href', '/sample');
});

test('says by an example how to tell that a chart is right, and where to read how charts are computed', async () => {
  render(<LandingPage />);
  const points = within(
    await screen.findByRole('region', { name: 'How to tell that a chart is right' }),
  );
  expect(points.getByRole('heading', { name: 'The right local time' })).toBeVisible();
  // Each is shown on the sample chart, rather than told.
  expect(points.getByRole('row', { name: 'Sun 40.6 40.6' })).toBeVisible();
  expect(points.getByText('40.6 is gate 40, line 6.')).toBeVisible();
  expect(points.getByText('daylight saving').previousElementSibling).toHaveTextContent('UTC+2');
  expect(points.getByText(/Role: profile 6\/2 from 7:41 AM/)).toBeVisible();
  expect(points.getByText(/^Sleep on it/)).toBeVisible();
  expect(points.getByRole('link', { name: 'How charts are computed' })).toHaveAttribute(
    'href',
    '/about',
  );
});

test('a deep link is restored after sign-in', () => {
  render(<LandingPage signInHref="/api/login?returnTo=%2Fcharts" />);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fcharts',
  );
});

describe('a chart before sign-in', () => {
  type ReadFile = (path: string) => Uint8Array<ArrayBuffer>;
  const download = vi.fn<(url: string) => Promise<Response>>();

  beforeEach(async () => {
    // Loaded before, so that no test waits for a busy machine.
    await import('./landing-drawing.tsx');
    const { readFileSync } = await vi.importActual<{ readFileSync: ReadFile }>('node:fs');
    download.mockReset();
    download.mockImplementation(async (url) => {
      const name = /(\d{4}\.bin)/.exec(url)?.[1] ?? '';
      return new Response(readFileSync(`shared/engine/ephemeris/pack/${name}`));
    });
    vi.stubGlobal('fetch', download);
    preferReducedMotion(true);
    sessionStorage.clear();
  });
  afterEach(() => vi.unstubAllGlobals());

  async function typeBirth(month: string, day: string, year: string) {
    const user = userEvent.setup();
    render(<LandingPage />);
    await user.selectOptions(screen.getByLabelText('Month'), month);
    await user.type(screen.getByLabelText('Day'), day);
    await user.type(screen.getByLabelText('Year'), year);
    return user;
  }

  test('starts with a sample, and keeps the engine out until somebody types', () => {
    render(<LandingPage />);
    expect(screen.getByRole('img', { name: /^A bodygraph/ })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Gates by planet' })).not.toBeInTheDocument();
    expect(download).not.toHaveBeenCalled();
  });

  test('a typed date is drawn with its planets, and what holds all day is said', async () => {
    await typeBirth('September', '3', '1976');
    expect(
      await screen.findByText(
        /^\d of 9 centers are the same at any hour\. Dotted parts depend on it\. Without a place, this is the day in your own time zone\./,
        undefined,
        DRAWN,
      ),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: 'Your bodygraph' })).toBeVisible();
    // Folded, below what it means.
    const planets = screen.getByRole('list', { name: 'Gates by planet', hidden: true });
    expect(planets).not.toBeVisible();
    await userEvent.click(screen.getByText('Where it comes from'));
    expect(planets).toBeVisible();
    expect(planets).toHaveTextContent(/^Sun/);
    expect(planets).toHaveTextContent(/Moon.*\(depends on the hour\)/);
    expect(download.mock.calls.map(([url]) => /\d{4}\.bin/.exec(url)?.[0])).toEqual(['1970.bin']);
  });

  test('says the type that any hour of the day gives', async () => {
    await typeBirth('September', '3', '1986');
    await screen.findByText(/at any hour/, undefined, DRAWN);
    const form = screen.getByRole('form', { name: 'When were you born?' });
    expect(form).toHaveTextContent('You’re a Manifesting Generator.');
    const words = within(screen.getByRole('region', { name: 'You’re a Manifesting Generator.' }));
    expect(words.getByText(/^React to what comes/)).toBeVisible();
    expect(words.getByText(/^Sleep on it/)).toBeVisible();
    expect(words.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fhome%3Fnew%3Dtrue',
    );
  });

  test('names no type that depends on the hour, and signing in takes the date along', async () => {
    const user = await typeBirth('September', '3', '1976');
    await screen.findByText(/at any hour/, undefined, DRAWN);
    const form = screen.getByRole('form', { name: 'When were you born?' });
    expect(form).toHaveTextContent('Your birth time decides your type.');
    expect(form).not.toHaveTextContent(/Generator|Projector|Manifestor|Reflector/);
    const words = within(
      screen.getByRole('region', { name: 'Your birth time decides your type.' }),
    );
    expect(words.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Manifestor until \d+:\d\d [AP]M$/),
      expect.stringMatching(/^Projector from .* to .*$/),
      expect.stringMatching(/^Generator from \d+:\d\d [AP]M$/),
    ]);
    expect(words.getByText(TYPE_SENTENCES.Projector)).toBeVisible();
    expect(words.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await user.click(words.getByRole('button', { name: 'Add your birth time' }));
    expect(screen.getByLabelText('Time')).toBeVisible();
    expect(screen.getByLabelText('Time')).toHaveFocus();
    expect(await screen.findByText(/^Without a city, we use .*\. The nearest/)).toBeVisible();
    expect(
      screen.queryByText('How you start', { selector: 'section[aria-labelledby=drawn-title] *' }),
    ).toBeNull();
    const link = screen.getByRole('link', { name: 'Get Your Chart Now' });
    expect(link).toHaveAttribute('href', '/api/login?returnTo=%2Fhome%3Fnew%3Dtrue');
    link.addEventListener('click', (event) => event.preventDefault());
    expect(sessionStorage).toHaveLength(0);
    await user.click(link);
    expect(takeHandedOverBirth()).toEqual({
      birthDate: '1976-09-03',
      birthTime: '',
      birthPlace: '',
    });
  });

  test('a date that does not exist is explained where it was typed, and nothing is drawn', async () => {
    await typeBirth('February', '30', '1986');
    expect(screen.getByRole('alert')).toHaveTextContent('February has only 29 days.');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Day')).toHaveFocus();
    expect(screen.getByLabelText('Day')).toBeInvalid();
    expect(screen.getByRole('img', { name: /^A bodygraph/ })).toBeVisible();
  });

  test('a drawing that did not load says so, and can be tried again', async () => {
    download.mockRejectedValueOnce(new TypeError('offline'));
    const user = await typeBirth('May', '5', '1965');
    expect(await screen.findByText(/Check your connection and try again/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Draw my chart' }));
    expect(await screen.findByText(/at any hour/, undefined, DRAWN)).toBeVisible();
  });

  test('leaves the example to the sample beside it, and has one button, until a date is complete', async () => {
    await typeBirth('May', '5', '196');
    const form = screen.getByRole('form', { name: 'When were you born?' });
    expect(form).not.toHaveTextContent('You’re a');
    expect(screen.getAllByText(/You’re a Manifesting Generator/)).toHaveLength(1);
    expect(within(form).getAllByRole('button')).toEqual([
      within(form).getByRole('button', { name: 'Learn More' }),
    ]);
    expect(download).not.toHaveBeenCalled();
  });

  test('a time is drawn when asked', async () => {
    const user = await typeBirth('May', '5', '1965');
    await screen.findByText(/at any hour/, undefined, DRAWN);
    await user.type(screen.getByLabelText('Time'), '10:15');
    await user.click(screen.getByRole('button', { name: 'Draw my chart' }));
    expect(await screen.findByText(/^Drawn for 10:15/, undefined, DRAWN)).toBeVisible();
  });
});
