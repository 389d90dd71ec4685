import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '#client/testing/render.tsx';
import type { ReadingDoubt, ReadingFact } from '#shared/contract/reading.ts';
import { NO_LIGHT } from '../evidence.ts';
import { FirstFacts, type FirstReading, Statement } from './first-words.tsx';

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

const at = (localTime: string) => ({
  utc: '1981-05-28T12:30:00Z',
  localDate: '1981-05-28',
  localTime,
});
const after = (localTime: string, term: string) => ({
  term,
  spans: [{ from: at(localTime), to: null }],
  advice: null,
});

test('says once what is certain and what else it could be, and when behind its reason', async () => {
  const reading = {
    statement: {
      text: 'You’re a Generator.',
      evidence: [],
      doubt: until('13:30:00', 'a Projector'),
      others: [after('13:30:00', 'Projector')],
    },
    lead: 'You have steady energy.',
    facts: [
      fact('decide', 'Authority', 'Emotional', undefined),
      fact('strategy', 'Strategy', 'Wait to respond', until('13:30:00', 'a Projector')),
      {
        ...fact('profile', 'Profile', '2/4', until('03:45:00', '1/4')),
        evidence: [{ kind: 'profile' as const, profile: '2/4' as const }, EVIDENCE],
        others: [after('03:45:00', '1/4')],
      },
    ],
  };
  const { user } = renderPart(<FirstWords reading={reading} />, '/');
  expect(
    screen.getByText('Your authority is certain. Born after 1:30 PM, you’re a Projector.'),
  ).toBeVisible();
  expect(screen.getAllByText(/1:30 PM/)).toHaveLength(1);
  expect(screen.getByText('After 3:45 AM: 1/4.')).toBeVisible();
  for (const term of ['Wait to respond', 'Profile 2/4']) {
    expect(within(screen.getByText(term)).getByText('Approximate:')).toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'Why? Profile' }));
  expect(await screen.findByText('If you were born after 3:45 AM, it’s 1/4.')).toBeVisible();
});

test('a type that the birth time decides is claimed for a time that is tried only', () => {
  const reading = {
    statement: {
      text: 'You’re a Generator.',
      evidence: [{ kind: 'type' as const, type: 'Generator' as const }],
      doubt: until('13:30:00', 'a Projector'),
    },
    lead: 'You have steady energy.',
    facts: [],
  };
  const { unmount } = renderPart(<FirstWords reading={reading} />, '/');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    /^You’re probably a Generator\.$/,
  );
  unmount();
  renderPart(<FirstWords reading={reading} isTried />, '/');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^You’re a Generator\.$/);
});

function FirstWords({ reading, isTried = false }: { reading: FirstReading; isTried?: boolean }) {
  const [lit, setLit] = useState(NO_LIGHT);
  return (
    <>
      <Statement type="Generator" reading={reading} isTried={isTried} />
      <FirstFacts reading={reading} lit={lit} onLight={setLit} />
    </>
  );
}

test('says under the headline what is certain where the type is, and marks the other terms', () => {
  const reading = {
    statement: { text: 'You’re a Generator.', evidence: [] },
    lead: 'You have steady energy.',
    facts: [
      fact('decide', 'Authority', 'Emotional', undefined),
      fact('profile', 'Profile', '2/4', until('03:45:00', '1/4')),
    ],
  };
  renderPart(<FirstWords reading={reading} />, '/');
  expect(screen.getByText('Your type and authority are certain.')).toBeVisible();
  expect(within(screen.getByText('Profile 2/4')).getByText('Approximate:')).toBeInTheDocument();
  expect(screen.getAllByText('Approximate:')).toHaveLength(1);
});

test('says what to do about another birth time, and breaks no line inside a time', () => {
  const decide = {
    ...fact('decide', 'Authority', 'Sacral', until('03:45:00', 'another')),
    others: [{ ...after('03:45:00', 'Emotional'), advice: 'sleep on it first' }],
  };
  const statement = { text: 'You’re a Generator.', evidence: [] };
  renderPart(<FirstWords reading={{ statement, lead: '', facts: [decide] }} />, '/');
  expect(screen.getByText('Born after 3:45 AM? Sleep on it first.').textContent).toContain(
    '3:45\u00A0AM',
  );
});

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
  expect(
    [...document.querySelectorAll('[data-source]')].map((mark) => mark.getAttribute('data-source')),
  ).toEqual(['solarPlexus', 'sacral', 'suns']);
  expect(screen.getByText('Profile 6/3')).toBeVisible();
});

test('marks an open center by its empty shape, and has no mark for what no single part decides', () => {
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
  const [mark, ...others] = document.querySelectorAll('[data-source]');
  expect(others).toEqual([]);
  expect(mark).toHaveAttribute('data-source', 'sacral');
  expect(mark?.querySelector('path')).toHaveClass('fill-surface');
});
