import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { holds, refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import { getChart } from '#shared/contract/charts.ts';
import { getReading, type Reading, setReadingFeedback } from '#shared/contract/reading.ts';

const READING: Reading = {
  statement: { text: 'You’re a Generator.', evidence: [{ kind: 'type', type: 'Generator' }] },
  lead: 'You have steady energy for work you say yes to.',
  facts: [
    {
      id: 'decide',
      label: 'How you decide',
      term: 'Emotional',
      sentence: 'Sleep on it.',
      evidence: [{ kind: 'center', center: 'solarPlexus', state: 'defined' }],
    },
  ],
  chapters: [
    {
      id: 'decide',
      title: 'Decide',
      headline: { text: 'Let the answer outlive the mood', evidence: [] },
      seconds: 75,
      paragraphs: [
        {
          id: 'decide:authority:Emotional',
          text: 'Your answer changes with your mood. Wait for Thursday.',
          evidence: [{ kind: 'center', center: 'solarPlexus', state: 'defined' }],
          answer: null,
        },
        {
          id: 'decide:center:head',
          head: 'Whose problem is it',
          text: 'Questions arrive from everywhere. Write them down.',
          evidence: [{ kind: 'center', center: 'head', state: 'open' }],
          answer: null,
        },
      ],
      trial: { text: 'For two weeks, answer with a date.', evidence: [] },
    },
  ],
};

const chart = replies(getChart, chartWith());
const reads = replies(getReading, READING);
const PATH = `/results/${CHART_ID}`;
const litNames = () =>
  [...document.querySelectorAll('.bodygraph-lit text')].map((text) => text.textContent);

test('a chapter’s link that was followed before there were chapters leads to it once there are', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => shown.mockRestore());
  const held = holds(getReading, READING);
  renderApp(PATH, signedIn, chart, held);
  await screen.findByRole('heading', { name: 'You’re a Generator.' });
  window.location.hash = '#chapter-decide';
  held.release();
  await screen.findByText('Let the answer outlive the mood');
  await waitFor(() => expect(shown).toHaveBeenCalled());
  expect(shown.mock.contexts).toEqual([document.getElementById('chapter-decide')]);
});

test('who has scrolled on in the meantime stays where they are', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.stubGlobal('scrollY', 300);
  onTestFinished(() => {
    shown.mockRestore();
    vi.stubGlobal('scrollY', 0);
  });
  window.location.hash = '#chapter-decide';
  renderApp(PATH, signedIn, chart, reads);
  await screen.findByText('Let the answer outlive the mood');
  expect(shown).not.toHaveBeenCalled();
});

test('says who this is and what it means before the reading has arrived', async () => {
  renderApp(PATH, signedIn, chart, holds(getReading, READING));
  expect(await screen.findByRole('heading', { name: 'You’re a Generator.' })).toBeVisible();
  expect(document.querySelector('.first-below')).toHaveTextContent(
    /^You have steady energy for work you say yes to\.$/,
  );
  expect(screen.queryByText('Sleep on it.')).not.toBeInTheDocument();
});

test('"Why?" lights the graph and names the evidence, until it is pressed again', async () => {
  const { user } = renderApp(PATH, signedIn, chart, reads);
  const why = await screen.findByRole('button', { name: 'Why? How you decide' });
  expect(litNames()).toEqual([]);
  await user.click(why);
  expect(why).toHaveAttribute('aria-expanded', 'true');
  expect(litNames()).toEqual(expect.arrayContaining(['6', '37', '22', '36', '30', '55', '49']));
  await user.click(why);
  expect(litNames()).toEqual([]);
});

test('says below the graph what its shapes and lines mean, and nothing that it lacks', async () => {
  renderApp(PATH, signedIn, chart, reads);
  const key = await screen.findByRole('list', { name: 'Key' });
  expect(
    within(key)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Steady in you', 'Open to others', 'Traits you notice', 'Others notice', 'Both']);
});

test('on a phone the key says whose eye a line is for in two words', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('width < 38rem'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  renderApp(PATH, signedIn, chart, reads);
  const key = await screen.findByRole('list', { name: 'Key' });
  const lines = within(key).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toContain('You notice');
  vi.unstubAllGlobals();
});

test('the header of a phone leaves the coach to the bar at the foot', async () => {
  renderApp(PATH, signedIn, chart, reads);
  // The last part of the page.
  await screen.findByText('Ask your coach');
  expect(await screen.findByRole('button', { name: 'Ask the coach' })).toBeVisible();
  // The one of wide windows.
  expect(screen.getAllByRole('button', { name: 'Coach' })).toHaveLength(1);
});

/** What a chapter rests on, which is asked for. */
async function sources(user: UserEvent, place = 0) {
  const questions = await screen.findAllByRole('button', { name: /^Why this\?/ });
  await user.click(questions[place] ?? document.body);
  const figure = (await screen.findByText(/^This chapter rests on/)).closest('figure');
  if (!figure) throw new Error('Sources are a figure');
  return figure;
}
const bright = (figure: HTMLElement) =>
  [...figure.querySelectorAll('svg > path[data-center]')]
    .map((center) => center.getAttribute('data-center'))
    .toSorted();
const named = (figure: HTMLElement) =>
  [...figure.querySelectorAll('svg text')].map(({ textContent }) => textContent);

test('one graph a chapter shows and names on demand what its paragraphs rest on', async () => {
  const { user } = renderApp(PATH, signedIn, chart, reads);
  await screen.findByText('Questions arrive from everywhere.');
  expect(screen.queryByText(/rests on/)).not.toBeInTheDocument();
  const figure = await sources(user);
  expect(figure).toHaveTextContent(
    'This chapter rests on your steady Solar Plexus and your open Head.',
  );
  await waitFor(() => expect(bright(figure)).toEqual(['head', 'solarPlexus']));
  expect(named(figure)).toEqual(['Solar', 'Plexus', 'Head']);
});

test('a later chapter has its graph, too, and no list of what came before', async () => {
  const [decide] = READING.chapters;
  if (!decide) throw new Error('There is a chapter');
  const chapters = [decide, { ...decide, id: 'energy' as const, title: 'Energy' }];
  const { user } = renderApp(PATH, signedIn, chart, replies(getReading, { ...READING, chapters }));
  await user.click(await screen.findByRole('button', { name: 'Open all chapters' }));
  const figure = await sources(user, 1);
  await waitFor(() => expect(bright(figure)).toEqual(['head', 'solarPlexus']));
  expect(screen.queryByText(/as before/i)).not.toBeInTheDocument();
});

test('"Why this?" gives the reasons part by part, and a reason lights its part of the graph', async () => {
  const { user } = renderApp(PATH, signedIn, chart, reads);
  const figure = await sources(user);
  const reason = screen.getByRole('button', { name: 'You pick up other people’s questions' });
  await user.click(reason);
  await waitFor(() => expect(bright(figure)).toEqual(['head']));
  await user.click(reason);
  await waitFor(() => expect(bright(figure)).toEqual(['head', 'solarPlexus']));
});

describe('with an uncertain birth time', () => {
  const [decide] = READING.chapters;
  const [first, second] = decide?.paragraphs ?? [];
  if (!decide || !first || !second) throw new Error('A chapter has paragraphs');
  const border = { utc: '1', localDate: '1988-06-14', localTime: '09:30:00' };
  const before = { from: null, to: border, minutes: 570, who: ['Manifestor', 'first hunch'] };
  const after = { from: border, to: null, minutes: 870, who: ['Projector', 'sleep on it'] };
  const hoursOf = (written: number) =>
    [before, after].map((hours, at) => ({ ...hours, isWritten: at === written }));

  type Chapter = (typeof READING)['chapters'][number];
  /** Written for the hours, with what of it is true anytime. */
  const written = (index: number, chapter: Partial<Chapter>) => ({
    ...READING,
    hours: hoursOf(index),
    chapters: [{ ...decide, ...chapter }],
  });
  const WITHIN = { share: 0.3, spans: [], otherwise: ['not in your chart'] };
  const certain = { isAnytime: true };
  const open = { isAnytime: false };
  const whole = {
    headline: { ...decide.headline, ...certain },
    paragraphs: [first, second].map((one) => ({ ...one, ...certain })),
    trial: { ...decide.trial, ...certain },
  };
  const another = {
    headline: { text: 'Say it before you do it', evidence: [], ...open },
    paragraphs: [
      { ...first, id: 'decide:type:Manifestor', text: 'You begin. Tell them.', ...open },
      { ...second, id: 'decide:profile:5/1', head: 'They expect answers', ...open },
      { ...second, ...certain },
      { ...second, id: 'decide:gate:9', head: 'Stay with it', ...open, doubt: WITHIN },
    ],
    trial: { ...decide.trial, ...open },
  };
  const readsByHours = replies(getReading, ({ query }) =>
    query?.hours === 0 ? written(0, another) : written(1, whole),
  );

  /** Unfolds the hours above the chapters. */
  async function openHours(user: UserEvent) {
    const button = await screen.findByRole('button', { name: 'Choose other hours' });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    return button;
  }

  async function chooseBefore(user: UserEvent) {
    await openHours(user);
    await user.click(screen.getByRole('radio', { name: /^Before 9:30 AM/ }));
  }

  test('says above the chapters for which births they are written, and offers others on demand', async () => {
    const { user } = renderApp(PATH, signedIn, chart, readsByHours);
    const line = await screen.findByText(/^Written for/);
    expect(line).toHaveTextContent('Written for a Projector born after 9:30 AM.');
    expect(line).toHaveAttribute('role', 'status');
    const button = await openHours(user);
    const group = screen.getByRole('group', { name: /^Which birth time should/ });
    expect(button).toHaveAttribute('aria-controls', group.id);
    const choices = within(group).getAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      'Before 9:30 AM: Manifestor, first hunch40% of the day',
      'After 9:30 AM: Projector, sleep on it60% of the day',
    ]);
    expect(choices[1]).toBeChecked();
    await user.tab();
    expect(choices[1]).toHaveFocus();
    await user.click(button);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('tells a result of an open type as one of them, in words and chapters, and as another when asked', async () => {
    const doubt = { share: 0.6, spans: [{ from: border, to: null }], otherwise: ['a Manifestor'] };
    const evidence = [{ kind: 'type' as const, type: 'Projector' as const }];
    const statement = { text: 'You’re a Projector.', evidence, doubt };
    const openType = (reading: ReturnType<typeof written>) => ({
      ...reading,
      statement,
      facts: reading.facts.map((fact) => ({ ...fact, doubt })),
    });
    const reads = replies(getReading, ({ query }) =>
      openType(query?.hours === 0 ? written(0, another) : written(1, whole)),
    );
    const { user } = renderApp(PATH, signedIn, chart, reads);
    const choice = await screen.findByRole('group', { name: 'As which type should this be told?' });
    const types = within(choice).getAllByRole('button');
    const pressed = () => types.map((type) => type.getAttribute('aria-pressed'));
    expect(types.map(({ textContent }) => textContent)).toEqual([
      'Projector 15 h',
      'Manifestor 10 h',
    ]);
    expect(pressed()).toEqual(['true', 'false']);
    expect(screen.getByText('Shown: a Projector born after 9:30 AM')).toBeVisible();
    expect(document.querySelector('dt')).not.toHaveTextContent('≈');
    await user.click(within(choice).getByRole('button', { name: /^Manifestor/ }));
    expect(await screen.findByText('Shown: a Manifestor born before 9:30 AM')).toBeVisible();
    expect(pressed()).toEqual(['false', 'true']);
    expect(await screen.findByText('Say it before you do it')).toBeVisible();
  });

  test('shows the chapters of other hours once they are chosen, each with its condition', async () => {
    const { api, user } = renderApp(PATH, signedIn, chart, readsByHours);
    await chooseBefore(user);
    expect(await screen.findByText('Say it before you do it')).toBeVisible();
    expect(screen.getByText(/^Written for a Manifestor born before 9:30 AM\. /)).toBeVisible();
    expect(api.calls(getReading).map(({ query }) => query?.hours)).toEqual([undefined, 0]);
    const shown = document.querySelector('#chapter-decide');
    const words = [
      ...(shown?.querySelectorAll('[data-paragraph] :is(h3, h3 + p, p:has(+ .font-display))') ??
        []),
    ];
    expect(words.map(({ textContent }) => textContent)).toEqual([
      '≈ If born before 9:30 AM:',
      // Its chapter is marked already.
      'They expect answers',
      'Whose problem is it',
      'True at any birth time:',
      // It isn't true at all of these hours, either.
      'Stay with it',
      expect.stringMatching(/^≈ .+:$/),
    ]);
  });

  test('keeps an answer to a text of other hours, shown for all that have it', async () => {
    const { api, user } = renderApp(
      PATH,
      signedIn,
      chart,
      readsByHours,
      replies(setReadingFeedback, ({ body }) => body),
    );
    await chooseBefore(user);
    await screen.findByText('Say it before you do it');
    const question = () => within(screen.getByRole('group', { name: /^Does this chapter fit\?/ }));
    await user.click(question().getByRole('button', { name: 'Fits' }));
    expect(question().getByRole('button', { name: 'Fits' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(api.calls(setReadingFeedback).map(({ body }) => body.paragraphId)).toEqual([
      'decide:type:Manifestor',
      'decide:profile:5/1',
      'decide:center:head',
      'decide:gate:9',
    ]);
  });

  test('says of a chapter that it’s for fewer births than it is written for, where all depend on the time', async () => {
    const doubt = {
      share: 0.5,
      spans: [{ from: { ...border, localTime: '11:00:00' }, to: null }],
      otherwise: ['a defined Head'],
    };
    const headline = { ...whole.headline, ...open, doubt };
    renderApp(PATH, signedIn, chart, replies(getReading, written(1, { ...whole, headline })));
    const summary = (await screen.findByText(headline.text)).closest('summary');
    expect(summary).toHaveTextContent(/≈ If born after 11:00 AM:/);
  });

  test('marks what is true at any birth time, where all chapters depend on it', async () => {
    const headline = { ...whole.headline, ...open };
    renderApp(PATH, signedIn, chart, replies(getReading, written(1, { ...whole, headline })));
    expect(await screen.findByText(/What’s true at any birth time is marked ✓\./)).toBeVisible();
    const head = screen.getByRole('heading', { name: 'Whose problem is it' });
    expect(head.nextSibling).toHaveTextContent(/^True at any birth time:$/);
  });

  test('marks at its head a part that varies within the hours, and why in its reasons', async () => {
    const doubt = {
      share: 0.5,
      spans: [{ from: { ...border, localTime: '11:00:00' }, to: null }],
      otherwise: ['a defined Head'],
    };
    const paragraphs = [first, { ...second, ...open, doubt }];
    const { user } = renderApp(
      PATH,
      signedIn,
      chart,
      replies(getReading, written(1, { ...whole, paragraphs })),
    );
    const head = await screen.findByRole('heading', { name: 'Whose problem is it' });
    expect(head.nextSibling).toHaveTextContent(/^≈ If born after 11:00 AM:$/);
    await user.click(
      screen.getByRole('button', { name: 'Why this? Let the answer outlive the mood' }),
    );
    expect(screen.getByText(/^If you were born before 11:00 AM, your Head is/)).toBeVisible();
  });

  test('tells last what is for fewer births than its chapter', async () => {
    const doubt = { share: 0.5, spans: [], otherwise: ['not in your chart'] };
    const sure = { ...second, id: 'decide:center:throat', head: 'Sure of this' };
    const chapters = [{ ...decide, paragraphs: [first, { ...second, doubt }, sure] }];
    renderApp(PATH, signedIn, chart, replies(getReading, { ...READING, chapters }));
    await screen.findByRole('heading', { name: 'Sure of this' });
    const heads = [...document.querySelectorAll('#chapter-decide [data-paragraph] h3')];
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Sure of this', second.head]);
  });

  test('has no choice where nothing of type, authority and profile varies', async () => {
    const doubt = { share: 0.5, spans: [], otherwise: ['not in your chart'] };
    const chapters = [{ ...decide, paragraphs: [first, { ...second, doubt }] }];
    renderApp(PATH, signedIn, chart, replies(getReading, { ...READING, chapters }));
    expect(await screen.findByText('What depends on your birth time is marked ≈.')).toBeVisible();
    expect(screen.queryByText('Choose other hours')).not.toBeInTheDocument();
    expect(screen.getByText('Depends on your birth time')).toBeVisible();
  });

  test('says when the chapters of other hours can’t be had', async () => {
    const { api, user } = renderApp(PATH, signedIn, chart, readsByHours);
    await openHours(user);
    const choice = screen.getByRole('radio', { name: /^Before 9:30 AM/ });
    const message = 'These birth times aren’t among the chart’s anymore.';
    api.use(refuses(getReading, 404, { code: 'reading.hours_not_found', message }));
    await user.click(choice);
    expect(await screen.findByText('These chapters couldn’t be loaded')).toBeVisible();
  });
});

test('an exact chart’s chapters say nothing of certainty', async () => {
  const { user } = renderApp(PATH, signedIn, chart, reads);
  await sources(user);
  expect(screen.queryByText(/any (birth )?time|depends? on/)).not.toBeInTheDocument();
});

test('every paragraph says first what it means, then what to do, and the first advice is the point', async () => {
  renderApp(PATH, signedIn, chart, reads);
  await screen.findByText('Questions arrive from everywhere.');
  const words = [
    ...document.querySelectorAll(
      '#chapter-decide :is(h2, h3, h3 ~ p, div:not(summary *) ~ p, [data-paragraph] p)',
    ),
  ];
  expect(words.map(({ textContent }) => textContent)).toEqual([
    'Let the answer outlive the mood',
    'Your answer changes with your mood.',
    'Do this first',
    'Wait for Thursday.',
    // In place of the graph beside it.
    'From your steady Solar Plexus and your open Head',
    'Whose problem is it',
    'Questions arrive from everywhere.',
    'Write them down.',
    'If you like, test it',
    'For two weeks, answer with a date.',
  ]);
});

test('a chapter ends in whether it fits, why, and the coach', async () => {
  renderApp(PATH, signedIn, chart, reads);
  const fit = await screen.findByRole('group', { name: /^Does this chapter fit\?/ });
  const end = within(fit.parentElement ?? fit);
  const coach = await end.findByRole('button', {
    name: 'Ask the coach: “Let the answer outlive the mood”',
  });
  const why = end.getByRole('button', { name: 'Why this? Let the answer outlive the mood' });
  expect(why).toHaveAttribute('aria-expanded', 'false');
  expect([...(fit.parentElement?.children ?? [])]).toEqual([fit, why, coach]);
  const chapter = document.querySelector('#chapter-decide');
  const last = [...(chapter?.querySelectorAll('button, a') ?? [])].at(-1);
  expect(last).toBe(coach);
});

test('keeps what a person says of a chapter, and takes it back on a second press', async () => {
  const { api, user } = renderApp(
    PATH,
    signedIn,
    chart,
    reads,
    replies(setReadingFeedback, ({ body }) => body),
  );
  const choice = within(await screen.findByRole('group', { name: /^Does this chapter fit\?/ }));
  await user.click(choice.getByRole('button', { name: 'Not me' }));
  expect(choice.getByRole('button', { name: 'Not me' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(choice.getByRole('button', { name: 'Not me' }));
  expect(choice.getByRole('button', { name: 'Not me' })).toHaveAttribute('aria-pressed', 'false');
  expect(api.calls(setReadingFeedback).map(({ body }) => body)).toEqual([
    { paragraphId: 'decide:authority:Emotional', answer: 'not_me' },
    { paragraphId: 'decide:center:head', answer: 'not_me' },
    { paragraphId: 'decide:authority:Emotional', answer: null },
    { paragraphId: 'decide:center:head', answer: null },
  ]);
});

test('each paragraph can be answered by itself, and then the chapter has no common answer', async () => {
  const { api, user } = renderApp(
    PATH,
    signedIn,
    chart,
    reads,
    replies(setReadingFeedback, ({ body }) => body),
  );
  const whole = within(await screen.findByRole('group', { name: /^Does this chapter fit\?/ }));
  expect(screen.queryByRole('group', { name: /^Does this fit\?/ })).not.toBeInTheDocument();
  await user.click(
    screen.getByRole('button', { name: 'Why this? Let the answer outlive the mood' }),
  );
  const [, second] = screen.getAllByRole('group', { name: /^Does this fit\?/ });
  if (!second) throw new Error('Each paragraph can be answered');
  const own = within(second);
  await user.click(own.getByRole('button', { name: 'Fits' }));
  expect(own.getByRole('button', { name: 'Fits' })).toHaveAttribute('aria-pressed', 'true');
  expect(whole.getByRole('button', { name: 'Fits' })).toHaveAttribute('aria-pressed', 'false');
  expect(api.calls(setReadingFeedback).map(({ body }) => body)).toEqual([
    { paragraphId: 'decide:center:head', answer: 'fits' },
  ]);
});

describe('chapters', () => {
  const [first] = READING.chapters;
  if (!first) throw new Error('A reading has chapters');
  const energy: typeof first = {
    ...first,
    id: 'energy',
    title: 'Energy',
    headline: { text: 'Say yes less often', evidence: [] },
    paragraphs: [
      {
        id: 'energy:type',
        text: 'You can go on. It lasts for days. Rest at noon.',
        evidence: [],
        answer: null,
      },
    ],
    trial: { text: 'Stop at four.', evidence: [] },
  };
  const readsTwo = replies(getReading, { ...READING, chapters: [first, energy] });

  test('are folded to a sentence each, but the first', async () => {
    const { user } = renderApp(PATH, signedIn, chart, readsTwo);
    expect(await screen.findByText('Say yes less often')).toBeVisible();
    expect(screen.getByText('For two weeks, answer with a date.')).toBeVisible();
    expect(screen.getByText('It lasts for days.')).not.toBeVisible();
    await user.click(screen.getByText('Say yes less often'));
    expect(screen.getByText('It lasts for days.')).toBeVisible();
  });

  test('show folded the whole sentence they begin with, and whether they vary', async () => {
    const doubt = { share: 0.5, spans: [], otherwise: ['a Projector'] };
    const [paragraph] = energy.paragraphs;
    if (!paragraph) throw new Error('A chapter has paragraphs');
    const lead = { ...paragraph, text: 'You can go on. It lasts for days. Stop at four.' };
    const doubtful = { ...energy, headline: { ...energy.headline, doubt }, paragraphs: [lead] };
    renderApp(
      PATH,
      signedIn,
      chart,
      replies(getReading, { ...READING, chapters: [first, doubtful] }),
    );
    const headline = await screen.findByText('Say yes less often');
    const summary = headline.closest('summary');
    const line = summary?.querySelector(':scope > p');
    expect(line).toHaveTextContent(/^You can go on\.$/);
    expect(summary).toHaveTextContent(
      /^Chapter 2 of 2Energy≈ Depends on your birth time:Say yes less often/,
    );
    expect(line).toHaveClass('group-open/chapter:hidden', 'print:hidden');
    expect(line?.className).not.toContain('clamp');
  });

  test('open with a link that leads to them', async () => {
    renderApp(PATH, signedIn, chart, readsTwo);
    const hidden = await screen.findByText('It lasts for days.');
    expect(hidden).not.toBeVisible();
    act(() => {
      window.location.hash = '#chapter-energy';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await waitFor(() => expect(hidden).toBeVisible());
  });

  test('open and fold all together, and are printed whole', async () => {
    const { user } = renderApp(PATH, signedIn, chart, readsTwo);
    const hidden = await screen.findByText('It lasts for days.');
    await user.click(screen.getByRole('button', { name: 'Open all chapters' }));
    expect(hidden).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fold all chapters' }));
    expect(hidden).not.toBeVisible();
    expect(screen.getByText('For two weeks, answer with a date.')).not.toBeVisible();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(hidden).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(hidden).not.toBeVisible();
  });
});

test('an answer that could not be saved is taken back, with a word', async () => {
  const { user } = renderApp(
    PATH,
    signedIn,
    chart,
    reads,
    refuses(setReadingFeedback, 503, { code: 'service.unavailable', message: 'Down' }),
  );
  const fits = within(
    await screen.findByRole('group', { name: /^Does this chapter fit\?/ }),
  ).getByRole('button', { name: 'Fits' });
  await user.click(fits);
  expect(await screen.findByText('Down')).toBeVisible();
  await waitFor(() => expect(fits).toHaveAttribute('aria-pressed', 'false'));
});

test('without the reading the chart is there, with a way to try again', async () => {
  renderApp(PATH, signedIn, chart, refuses(getReading, 503, { code: 'service.unavailable' }));
  expect(await screen.findByText('Your chapters couldn’t be loaded')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You’re a Generator.' })).toBeVisible();
});

test('a tap shows a phone’s bodygraph full size, and another makes it small again', async () => {
  const { user } = renderApp(PATH, signedIn, chart, reads);
  await user.click(await screen.findByRole('button', { name: 'Enlarge the bodygraph' }));
  const back = screen.getByRole('button', { name: 'Make it small again' });
  expect(screen.queryByRole('button', { name: 'Enlarge the bodygraph' })).not.toBeInTheDocument();
  await user.click(back);
  expect(screen.getByRole('button', { name: 'Enlarge the bodygraph' })).toBeVisible();
});

test('a tap on a gate of a phone’s small bodygraph opens its card at full size', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const { user } = renderApp(PATH, signedIn, chart, reads);
  const small = await screen.findByRole('button', { name: 'Enlarge the bodygraph' });
  const gate = await waitFor(() => {
    const button = document.querySelector('circle[role=button][aria-label^="Gate 12,"]');
    if (!button) throw new Error('Its buttons come with the first idle moment');
    return button;
  });
  vi.spyOn(document, 'elementsFromPoint').mockReturnValue([small, gate]);
  await user.click(small);
  expect(screen.getByRole('button', { name: 'Make it small again', hidden: true })).toBeVisible();
  expect(await screen.findByRole('dialog', {}, { timeout: 30_000 })).toHaveTextContent('Gate 12');
});
