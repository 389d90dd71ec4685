import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '#client/testing/render.tsx';
import type { ReadingDoubt, ReadingFact } from '#shared/contract/reading.ts';
import { NO_LIGHT } from '../evidence.ts';
import { FirstFacts } from './first-facts.tsx';
import { type FirstReading, Statement } from './first-words.tsx';

const EVIDENCE = { kind: 'center', center: 'sacral', state: 'defined' } as const;

function until(localTime: string, other: string): ReadingDoubt {
  const to = { utc: '1981-05-28T12:30:00Z', localDate: '1981-05-28', localTime };
  return { share: 0.5, spans: [{ from: null, to }], otherwise: [other] };
}

function fact(
  id: ReadingFact['id'],
  label: string,
  term: string,
  doubt: ReadingFact['doubt'],
): ReadingFact {
  return { id, label, term, sentence: `${label} in words.`, evidence: [EVIDENCE], doubt };
}

test('marks what depends on the birth time, and tells the rest behind its reason', async () => {
  const reading = {
    statement: {
      text: 'You’re a Generator.',
      evidence: [{ kind: 'type' as const, type: 'Generator' as const }],
      doubt: until('13:30:00', 'a Projector'),
    },
    lead: 'You have steady energy.',
    facts: [
      fact('decide', 'Authority', 'Emotional', undefined),
      fact('strategy', 'Strategy', 'Wait to respond', until('13:30:00', 'a Projector')),
      {
        ...fact('profile', 'Profile', '2/4', until('03:45:00', '1/4')),
        evidence: [{ kind: 'profile' as const, profile: '2/4' as const }, EVIDENCE],
      },
    ],
  };
  const { user } = renderPart(<FirstWords reading={reading} />, '/');
  await answersAre([
    'AuthorityEmotional authority',
    'StrategyWait to respond≈ Approximate: if Generator',
    'ProfileProfile 2/4≈ Approximate: if born before 3:45 AM',
  ]);
  // Gray would look disabled: the words beside a label say for whom an answer is.
  expect(screen.getByText('Profile in words.').className).not.toMatch(/text-(ink-soft|muted)/);
  await user.click(screen.getByRole('button', { name: 'Why? Profile' }));
  expect(await screen.findByText('If you were born after 3:45 AM, it’s 1/4.')).toBeVisible();
});

test('an answer says for whom it is where the type is open, too', async () => {
  const facts = [fact('profile', 'Profile', '2/4', until('03:45:00', '1/4'))];
  renderPart(<FirstWords reading={{ ...doubted(0.5), facts }} />, '/');
  await answersAre(['ProfileProfile 2/4≈ Approximate: if born before 3:45 AM']);
});

test('an answer has its term alone where it’s said above for whom all of them are', () => {
  const facts = [fact('profile', 'Profile', '2/4', until('03:45:00', '1/4'))];
  renderPart(<FirstWords reading={{ ...doubted(0.5), facts }} isTold />, '/');
  expect(answers()).toEqual(['ProfileProfile 2/4']);
});

/** Each answer's line, without its reason. */
const answers = () =>
  [...document.querySelectorAll('dt')].map(({ textContent }) => textContent?.replace('Why?', ''));

/** The words of a doubt come with code of their own. */
const answersAre = (expected: readonly string[]) =>
  waitFor(() => expect(answers()).toEqual(expected));

const OWN = {
  text: 'You find the flaw.',
  cause: 'You see what isn’t right',
  evidence: [{ kind: 'channel' as const, channel: '18-58' as const }],
};

/** A Generator at this share of the birth times. */
const doubted = (share: number) => ({
  statement: {
    text: 'You’re a Generator.',
    evidence: [{ kind: 'type' as const, type: 'Generator' as const }],
    doubt: { ...until('13:30:00', 'a Projector'), share },
  },
  lead: 'You have steady energy.',
  own: OWN,
  facts: [],
});
const statement = () => screen.getByRole('heading', { level: 2 });
const headline = () => document.querySelector('.first-lead');
const typeSentence = () => document.querySelector('.first-below');

const anytime = () => screen.queryByText(/^(True at any birth time|certain, except)|certain$/);

test('leads with what is the chart’s own, after its type and what that means', () => {
  const certain = { text: 'You’re a Generator.', evidence: [] };
  renderPart(<FirstWords reading={{ ...doubted(1), statement: certain }} />, '/');
  expect(statement()).toHaveTextContent(/^You’re a Generator\.$/);
  expect(headline()).toHaveTextContent(/^You find the flaw\.$/);
  expect(statement().nextElementSibling).toHaveTextContent(/^You have steady energy\.$/);
  expect(headline()?.nextElementSibling).toHaveTextContent(
    /^You see what isn’t right \(channel 18-58\)$/,
  );
  expect(anytime()).toBeNull();
});

test('names a gate that the headline rests on where the chart has no channel', () => {
  const statement = { text: 'You’re a Reflector.', evidence: [] };
  const gate = { kind: 'gate' as const, gate: 12, sides: ['personality' as const] };
  const own = { text: 'You find the word.', evidence: [gate] };
  renderPart(<FirstWords reading={{ ...doubted(1), statement, own }} />, '/');
  expect(headline()?.nextElementSibling).toHaveTextContent(/^Marked in the graph: gate 12/);
});

test('says once what is true anyway where something else is in doubt', async () => {
  const reading = {
    ...doubted(1),
    statement: { text: 'You’re a Generator.', evidence: [] },
    facts: [
      fact('strategy', 'Strategy', 'Wait to respond', undefined),
      fact('profile', 'Profile', '2/4', until('03:45:00', '1/4')),
    ],
  };
  renderPart(<FirstWords reading={reading} />, '/');
  expect(anytime()).toHaveTextContent(/^These answers are certain, except Profile$/);
  await answersAre([
    'StrategyWait to respond',
    'ProfileProfile 2/4≈ Approximate: if born before 3:45 AM',
  ]);
});

test('says what is certain where more is in doubt', () => {
  const reading = {
    ...doubted(1),
    statement: { text: 'You’re a Generator.', evidence: [] },
    facts: [
      fact('decide', 'How you decide', 'Sacral', until('22:40:00', 'Emotional')),
      fact('strategy', 'How you start', 'Wait to respond', undefined),
      fact('profile', 'Your role', '6/2', until('03:45:00', '5/2')),
    ],
  };
  const { unmount } = renderPart(<FirstWords reading={reading} />, '/');
  expect(anytime()).toHaveTextContent(/^this and how you start are certain at any birth time$/);
  unmount();
  renderPart(<FirstWords reading={{ ...reading, own: undefined }} />, '/');
  expect(anytime()).toHaveTextContent(/^your type and how you start are certain/);
});

test('what the headline comes from lights the graph, until it is pressed again', async () => {
  const { user } = renderPart(<FirstWords reading={doubted(1)} />, '/');
  const source = screen.getByRole('button', { name: 'channel 18-58' });
  expect(source).toHaveAttribute('aria-pressed', 'false');
  await user.click(source);
  expect(source).toHaveAttribute('aria-pressed', 'true');
  await user.click(source);
  expect(source).toHaveAttribute('aria-pressed', 'false');
});

test('leads with what the type means where nothing of its own is certain', () => {
  renderPart(<FirstWords reading={{ ...doubted(0.7), own: undefined }} />, '/');
  expect(headline()).toHaveTextContent(/^You have steady energy\.$/);
  expect(anytime()).toBeNull();
});

test('names the births that have another type where one is likely, and leaves the rest as it is', async () => {
  const decide = fact('decide', 'How you decide', 'Emotional', undefined);
  const strategy = fact('strategy', 'How you start', 'Wait', until('13:30:00', 'a Projector'));
  const reading = { ...doubted(0.7), facts: [decide, strategy] };
  renderPart(<FirstWords reading={reading} status="Projector after 1:30 PM" />, '/');
  expect(statement()).toHaveTextContent(/^You’re a Generator, unless born after 1:30 PM\.$/);
  expect(typeSentence()).toHaveTextContent(/^You have steady energy\.$/);
  expect(anytime()).toHaveTextContent(/^this and how you decide are certain at any birth time$/);
  expect(screen.queryByText('Projector after 1:30 PM')).toBeNull();
  await answersAre([
    'How you decideEmotional authority',
    'How you startWait≈ Approximate: if Generator',
  ]);
});

test('tells a likely type that changes more than once with all that it may be', () => {
  const { statement: certain } = doubted(0.7);
  const [span] = certain.doubt.spans;
  const spans = span ? [span, span, span] : [];
  const likely = { ...certain, doubt: { ...certain.doubt, spans } };
  renderPart(
    <FirstWords reading={{ ...doubted(0.7), statement: likely }} status="Generator: 17 hours" />,
    '/',
  );
  expect(statement()).toHaveTextContent(/^You’re probably a Generator\.$/);
  expect(typeSentence()).toHaveTextContent('If you’re a Generator, you have steady energy.');
  expect(screen.getByText('Generator: 17 hours')).toBeVisible();
});

test.each([
  ['likely', 0.7, 'You’re a Generator, unless born after 1:30 PM.'],
  ['open', 0.5, 'You’re a Generator or a Projector.'],
  ['less likely', 0.4, 'You’re a Projector or a Generator.'],
])(
  'with a %s type its own line is said to be true anyway, also of a time that is tried',
  (_, share, words) => {
    const { unmount } = renderPart(<FirstWords reading={doubted(share)} />, '/');
    expect(statement()).toHaveTextContent(words);
    expect(headline()).toHaveTextContent(/^You find the flaw\./);
    expect(anytime()).toHaveTextContent(/^True at any birth time$/);
    expect(typeSentence()).toHaveTextContent(/you have steady energy\./i);
    expect(screen.queryByText('Approximate:')).toBeNull();
    unmount();
    renderPart(<FirstWords reading={doubted(share)} isTried />, '/');
    expect(statement()).toHaveTextContent(/^You’re a Generator\.$/);
    expect(anytime()).toHaveTextContent(/^True at any birth time$/);
    expect(typeSentence()).toHaveTextContent(/^You have steady energy\.$/);
  },
);

test('tells both kinds of Generators what they have in common', () => {
  const { statement } = doubted(0.5);
  const doubt = { ...statement.doubt, otherwise: ['a Manifesting Generator'] };
  const reading = { ...doubted(0.5), statement: { ...statement, doubt } };
  renderPart(<FirstWords reading={reading} />, '/');
  expect(typeSentence()).toHaveTextContent(/^Either way, you have steady energy after a yes\.$/);
});

test('keeps “or a” with its type where a list of types breaks', () => {
  renderPart(<FirstWords reading={doubted(0.5)} />, '/');
  expect(statement().textContent).toBe('You’re a\u00A0Generator or\u00A0a\u00A0Projector.');
});

test.each([
  ['certain', 1, true],
  ['likely', 0.7, true],
  ['open', 0.5, false],
])('with a %s type, another strength is told where it has room', (certainty, share, isTold) => {
  const also = { text: 'You see what’s missing.', evidence: OWN.evidence };
  const { statement } = doubted(share);
  const told = certainty === 'certain' ? { ...statement, doubt: undefined } : statement;
  renderPart(<FirstWords reading={{ ...doubted(share), statement: told, also }} />, '/');
  expect(screen.queryAllByText('You see what’s missing.')).toHaveLength(isTold ? 1 : 0);
});

interface FirstWordsProps {
  reading: FirstReading;
  isTried?: boolean;
  isTold?: boolean;
  status?: string;
}

function FirstWords({ reading, isTried = false, isTold = false, status }: FirstWordsProps) {
  const [lit, setLit] = useState(NO_LIGHT);
  return (
    <>
      <Statement
        type="Generator"
        reading={reading}
        isTried={isTried}
        lit={lit}
        onLight={setLit}
        status={status}
      />
      <FirstFacts reading={reading} isTold={isTold} lit={lit} onLight={setLit} />
    </>
  );
}

test('calls an authority one only where a line has room for it', () => {
  const statement = { text: '', evidence: [] };
  const decide = fact('decide', 'How you decide', 'Ego Projected', undefined);
  renderPart(<FirstWords reading={{ statement, lead: '', facts: [decide] }} />, '/');
  expect(screen.getByText('authority')).toHaveClass('@max-[25rem]:hidden');
});

test('marks each answer with the part of the graph it comes from', () => {
  const facts: ReadingFact[] = [
    {
      ...fact('decide', 'Authority', 'Emotional', undefined),
      evidence: [
        { kind: 'authority', authority: 'Emotional' },
        { kind: 'center', center: 'solarPlexus', state: 'defined' },
      ],
    },
    fact('strategy', 'Strategy', 'Wait to respond', undefined),
    {
      ...fact('profile', 'Profile', '6/3', undefined),
      evidence: [{ kind: 'profile', profile: '6/3' }],
    },
  ];
  const statement = { text: 'You’re a Generator.', evidence: [EVIDENCE] };
  renderPart(<FirstWords reading={{ statement, lead: '', facts }} />, '/');
  expect(marks()).toEqual(['solarPlexus', 'start-sacral', 'suns']);
  expect(screen.getByText('Profile 6/3')).toBeVisible();
});

const marks = () =>
  [...document.querySelectorAll('[data-source]')].map((mark) => mark.getAttribute('data-source'));

test('marks what no single part decides with nothing, and a start that waits without a color', () => {
  const lunar: ReadingFact = {
    ...fact('decide', 'Authority', 'Lunar', undefined),
    evidence: [{ kind: 'authority', authority: 'Lunar' }],
  };
  const statement = { text: 'You’re a Reflector.', evidence: [] };
  const start: ReadingFact = {
    ...fact('strategy', 'Strategy', 'Wait a month', undefined),
    evidence: [{ kind: 'center', center: 'sacral', state: 'open' }],
  };
  const reading = { statement, lead: '', facts: [lunar, start] };
  renderPart(<FirstWords reading={reading} />, '/');
  expect(marks()).toEqual(['start-waits']);
});

test.each([
  ['the Heart', '21-45', 'start-heart'],
  ['the Root, by way of the Spleen', '18-58', 'start-root'],
] as const)('a start from %s has its color', (_motor, channel, source) => {
  const start: ReadingFact = {
    ...fact('strategy', 'Strategy', 'Inform before acting', undefined),
    evidence: [
      { kind: 'center', center: 'sacral', state: 'open' },
      { kind: 'channel', channel },
    ],
  };
  const statement = { text: 'You’re a Manifestor.', evidence: [] };
  renderPart(<FirstWords reading={{ statement, lead: '', facts: [start] }} />, '/');
  expect(marks()).toEqual([source]);
});
