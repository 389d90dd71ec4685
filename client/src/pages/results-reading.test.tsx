import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { holds, refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith, personWith } from '#client/testing/samples.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { getChart } from '#shared/contract/charts.ts';
import { getReading, type Reading, setReadingFeedback } from '#shared/contract/reading.ts';

const READING: Reading = {
  statement: { text: 'You’re a Generator.', evidence: [{ kind: 'type', type: 'Generator' }] },
  lead: 'You have steady energy for the work you say yes to.',
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

const signedIn = replies(getCurrentUser, personWith());
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
  expect(screen.getByText(READING.lead)).toBeVisible();
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
  ).toEqual(['Steady in you', 'Open to others', 'You notice it', 'Others notice it', 'Both do']);
});

test('the header of a phone leaves the coach to the bar at the foot', async () => {
  renderApp(PATH, signedIn, chart, reads);
  // The last part of the page.
  await screen.findByText('Ask your coach');
  expect(await screen.findByRole('button', { name: 'Ask the coach' })).toBeVisible();
  // The one of wide windows.
  expect(screen.getAllByRole('button', { name: 'Coach' })).toHaveLength(1);
});

test('on a phone one graph a chapter shows what its paragraphs rest on, and what that means', async () => {
  renderApp(PATH, signedIn, chart, reads);
  const caption = await screen.findByText('What this chapter rests on');
  expect(screen.getAllByText('What this chapter rests on')).toHaveLength(1);
  const figure = caption.closest('figure');
  const bright = () =>
    [...(figure?.querySelectorAll('svg > path[data-center]') ?? [])]
      .map((center) => center.getAttribute('data-center'))
      .toSorted();
  await waitFor(() => expect(bright()).toEqual(['head', 'solarPlexus']));
  const told = [...(figure?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(told).toEqual([
    'Solar Plexus, colored in: your moods come and go in waves',
    'Head, not colored in: you pick up other people’s questions',
  ]);
});

test('on a phone a reason shows its part of the graph large, below its paragraph', async () => {
  const { user } = renderApp(PATH, signedIn, chart, reads);
  await user.click(await screen.findByRole('button', { name: 'Why? Whose problem is it' }));
  const reason = screen.getByRole('button', { name: 'You pick up other people’s questions' });
  await user.click(reason);
  expect(litNames()).toEqual(expect.arrayContaining(['64', '61', '63']));
  await user.click(reason);
  expect(litNames()).toEqual([]);
});

test('marks in a chapter’s graph what the birth time decides', async () => {
  const [decide] = READING.chapters;
  const [first, second] = decide?.paragraphs ?? [];
  if (!decide || !first || !second) throw new Error('A chapter has paragraphs');
  const doubt = { share: 0.5, spans: [], otherwise: ['a defined Head'] };
  const paragraphs = [first, { ...second, doubt }];
  const doubtful = { ...READING, chapters: [{ ...decide, paragraphs }] };
  renderApp(PATH, signedIn, chart, replies(getReading, doubtful));
  const figure = (await screen.findByText('What this chapter rests on')).closest('figure');
  const told = [...(figure?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(told[0]).not.toContain('≈');
  expect(told[1]).toMatch(/^≈ Approximate: Head/);
});

test('tells once in a chapter what another birth time changes, marks the rest, and says more on demand', async () => {
  const [decide] = READING.chapters;
  if (!decide) throw new Error('There is a chapter');
  const doubt = {
    share: 0.5,
    spans: [],
    otherwise: ['Sacral authority'],
    instead: 'your gut answers first (Sacral authority)',
  };
  const chapter = {
    ...decide,
    headline: { ...decide.headline, doubt },
    paragraphs: decide.paragraphs.map((paragraph) => ({ ...paragraph, doubt })),
    trial: { ...decide.trial, doubt },
  };
  const doubtful = { ...READING, chapters: [chapter] };
  const { user } = renderApp(PATH, signedIn, chart, replies(getReading, doubtful));
  await screen.findByText('What this chapter rests on');
  expect(screen.getByText('≈ marks what depends on your birth time.')).toBeVisible();
  const shown = within(document.querySelector<HTMLElement>('#chapter-decide') ?? document.body);
  expect(shown.getAllByText(/At some birth times, your gut answers first/)).toHaveLength(1);
  for (const head of ['Whose problem is it', 'Try this']) {
    expect(shown.getByRole('heading', { name: new RegExp(head) })).toHaveTextContent(
      `≈ Approximate: ${head}`,
    );
  }
  await user.click(shown.getByRole('button', { name: 'Why? Whose problem is it' }));
  expect(shown.getAllByText(/At some birth times, your gut answers first/)).toHaveLength(2);
});

test('every paragraph says first what it means, and why on demand, and the first advice is the point', async () => {
  const { user } = renderApp(PATH, signedIn, chart, reads);
  await screen.findByText('Questions arrive from everywhere.');
  const told = () =>
    [
      ...document.querySelectorAll(
        '#chapter-decide :is(h2, h3, [data-paragraph] :is(p, li), h3 + p)',
      ),
    ].map(({ textContent }) => textContent);
  const words = [
    'Let the answer outlive the mood',
    'Your answer changes with your mood. Why?',
    'Do this first',
    'Wait for Thursday.',
    'Whose problem is it',
    'Questions arrive from everywhere.',
    'Write them down. Why?',
    'Try this',
    'For two weeks, answer with a date.',
  ];
  expect(told()).toEqual(words);
  const why = screen.getByRole('button', { name: 'Why? Whose problem is it' });
  await user.click(why);
  expect(why).toHaveAttribute('aria-expanded', 'true');
  expect(told()).toEqual(words.toSpliced(7, 0, 'You pick up other people’s questions'));
  await user.click(why);
  expect(told()).toEqual(words);
});

test('a chapter ends in no more than two questions', async () => {
  renderApp(PATH, signedIn, chart, reads);
  const fit = await screen.findByRole('group', { name: /^Does this chapter fit\?/ });
  const coach = await within(fit.parentElement ?? fit).findByRole('button', {
    name: 'Ask the coach: “Let the answer outlive the mood”',
  });
  expect([...(fit.parentElement?.children ?? [])]).toEqual([fit, coach]);
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
  const why = screen.getByRole('button', { name: 'Why? Whose problem is it' });
  await user.click(why);
  const own = within(screen.getByRole('group', { name: /^Does this fit\?/ }));
  await user.click(own.getByRole('button', { name: 'Fits' }));
  expect(own.getByRole('button', { name: 'Fits' })).toHaveAttribute('aria-pressed', 'true');
  expect(whole.getByRole('button', { name: 'Fits' })).toHaveAttribute('aria-pressed', 'false');
  expect(api.calls(setReadingFeedback).map(({ body }) => body)).toEqual([
    { paragraphId: 'decide:center:head', answer: 'fits' },
  ]);
  await user.click(why);
  expect(screen.getByText('You: Fits')).toBeVisible();
});

test('a phone draws no picture beside the chapters, where it never has room', async () => {
  renderApp(PATH, signedIn, chart, reads);
  await screen.findByText('Questions arrive from everywhere.');
  await screen.findByText('Ask your coach');
  expect(document.querySelectorAll('svg .bodygraph-channel-hit')).not.toHaveLength(0);
  expect(screen.queryByLabelText(/beside the chapters$/)).not.toBeInTheDocument();
});

test('the picture beside the chapters lights what the paragraph in view is about, and says so', async () => {
  type OnChange = (
    entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[],
  ) => void;
  const watching = new Map<Element, OnChange>();
  const report = (id: string, isIntersecting: boolean) => {
    const target = document.querySelector(`[data-paragraph="${id}"]`);
    if (target) watching.get(target)?.([{ target, isIntersecting }]);
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly onChange: OnChange) {}
      observe(element: Element) {
        watching.set(element, this.onChange);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = renderApp(PATH, signedIn, chart, reads);
  await screen.findByText('Questions arrive from everywhere.');
  // Until something is read, what the whole chapter rests on.
  const caption = (await screen.findByText('Solar Plexus, colored in:')).closest('figcaption');
  expect(caption).toHaveTextContent(/: your moods come and go in wavesHead, not colored in: /);
  // An observer misses what is reported before it watches.
  const watched = () => [...watching.keys()].map((one) => one.getAttribute('data-paragraph'));
  await waitFor(() => expect(watched()).toContain('decide:center:head'));
  act(() => report('decide:center:head', true));
  await waitFor(() => expect(litNames()).toEqual(expect.arrayContaining(['64', '61', '63'])));
  expect(caption).toHaveTextContent(/^Head, not colored in: you pick up other people’s questions$/);
  act(() => report('decide:center:head', false));
  act(() => report('decide:authority:Emotional', true));
  await waitFor(() => expect(litNames()).toEqual(expect.arrayContaining(['6', '37', '22'])));
  act(() => report('decide:authority:Emotional', false));
  expect(litNames()).toEqual(expect.arrayContaining(['6', '37', '22']));
  expect(caption).toHaveTextContent('Solar Plexus, colored in: your moods come and go in waves');
  await user.click(screen.getByRole('button', { name: 'Why? Whose problem is it' }));
  await user.click(screen.getByRole('button', { name: 'You pick up other people’s questions' }));
  expect(caption).toHaveTextContent('Head, not colored in: you pick up other people’s questions');
  act(() => report('decide:center:head', true));
  act(() => report('decide:center:head', false));
  act(() => report('decide:authority:Emotional', true));
  expect(caption).toHaveTextContent('Solar Plexus, colored in: your moods come and go in waves');
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

  test('show folded how they begin, in a line, and whether they vary', async () => {
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
    const line = headline.closest('summary')?.querySelector('p:last-of-type');
    expect(line).toHaveTextContent(/^≈ Approximate: You can go on\.$/);
    expect(line).toHaveClass('line-clamp-1', 'group-open/chapter:hidden', 'print:hidden');
  });

  test('open with a link that leads to them', async () => {
    renderApp(PATH, signedIn, chart, readsTwo);
    const hidden = await screen.findByText('It lasts for days.');
    expect(hidden).not.toBeVisible();
    act(() => {
      window.location.hash = '#chapter-energy';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(hidden).toBeVisible();
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
  await user.click(await screen.findByRole('button', { name: 'Show the bodygraph full size' }));
  const back = screen.getByRole('button', { name: 'Make it small again' });
  expect(
    screen.queryByRole('button', { name: 'Show the bodygraph full size' }),
  ).not.toBeInTheDocument();
  await user.click(back);
  expect(screen.getByRole('button', { name: 'Show the bodygraph full size' })).toBeVisible();
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
  const small = await screen.findByRole('button', { name: 'Show the bodygraph full size' });
  const gate = document.querySelector('circle[role=button][aria-label^="Gate 12,"]');
  if (!gate) throw new Error('A bodygraph has all gates');
  vi.spyOn(document, 'elementsFromPoint').mockReturnValue([small, gate]);
  await user.click(small);
  expect(screen.getByRole('button', { name: 'Make it small again', hidden: true })).toBeVisible();
  expect(await screen.findByRole('dialog', {}, { timeout: 30_000 })).toHaveTextContent('Gate 12');
});
