import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#client/testing/render.tsx';
import type { ReadingDoubt, ReadingFact } from '#shared/contract/reading.ts';
import { NO_LIGHT } from '../evidence.ts';
import { FirstFacts, Statement } from './first-words.tsx';

function until(localTime: string, other: string): ReadingDoubt {
  const to = { utc: '1981-05-28T12:30:00Z', localDate: '1981-05-28', localTime };
  return { share: 0.5, spans: [{ from: null, to }], otherwise: [other] };
}

function fact(id: ReadingFact['id'], label: string, term: string, doubt: ReadingDoubt) {
  return { id, label, term, sentence: `${label} in words.`, evidence: [], doubt };
}

test('says once what type and strategy both owe to the birth time, and marks the strategy', () => {
  const typeDoubt = until('13:30:00', 'a Projector');
  const reading = {
    statement: { text: 'You’re a Generator.', evidence: [], doubt: typeDoubt },
    lead: 'You have steady energy.',
    facts: [
      fact('strategy', 'Strategy', 'Wait to respond', until('13:30:00', 'a Projector')),
      fact('profile', 'Profile', '2/4', until('03:45:00', '1/4')),
    ],
  };
  renderPart(
    <>
      <Statement type="Generator" reading={reading} />
      <FirstFacts reading={reading} lit={NO_LIGHT} onLight={() => undefined} />
    </>,
    '/',
  );
  expect(screen.getAllByText('If you were born after 1:30 PM, it’s a Projector.')).toHaveLength(1);
  expect(screen.getByText('If you were born after 3:45 AM, it’s 1/4.')).toBeVisible();
  const strategy = screen.getByText('Wait to respond');
  expect(within(strategy).getByText('Approximate:')).toBeInTheDocument();
  expect(screen.getByText(/2\/4/)).not.toHaveTextContent('≈');
});
