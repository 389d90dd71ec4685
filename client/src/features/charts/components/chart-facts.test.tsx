import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chartWith } from '#client/testing/samples.ts';
import { ChartFacts } from './chart-facts.tsx';

const { chartData } = chartWith();
const CERTAIN = {
  type: null,
  strategy: null,
  authority: null,
  profile: null,
  definition: null,
  definedCenters: null,
  incarnationCross: null,
};
const card = (name: string) => screen.getByRole('region', { name });

const group = (name: string | RegExp) => within(screen.getByRole('group', { name }));
const labels = (of: { getAllByRole: typeof screen.getAllByRole }) =>
  of.getAllByRole('region').map((region) => region.querySelector('h3')?.textContent);

test('with an inexact time, what all facts of a group share is said once', () => {
  const when = 'from 9:30 AM to 7:11 PM';
  const doubts = { ...CERTAIN, type: when, authority: when, profile: 'until 7:20 AM' };
  render(<ChartFacts chart={chartData} doubts={doubts} />);
  expect(labels(group(/^Approximate: *from 9:30 AM to 7:11 PM$/))).toEqual(['Type', 'Authority']);
  expect(labels(group('Certain'))).toEqual([
    'Strategy',
    'Definition',
    'Defined Centers',
    'Incarnation Cross',
  ]);
  expect(screen.getAllByText(when)).toHaveLength(1);
  expect(screen.getAllByText('Certain')).toHaveLength(1);
  // A fact that shares its hours with none has them on its card.
  expect(labels(screen).at(-1)).toBe('Profile');
  expect(card('Profile')).toHaveTextContent(/^Profileuntil 7:20 AM≈ Approximate: 6\/3/);
});

test('where all is certain, one line says so', () => {
  render(<ChartFacts chart={chartData} doubts={CERTAIN} />);
  expect(labels(group('Certain at all of your possible birth times'))).toHaveLength(7);
  expect(screen.getAllByText(/certain/i)).toHaveLength(1);
});

test('calls the strategy what the first screen calls it', () => {
  render(<ChartFacts chart={{ ...chartData, type: 'Manifesting Generator' }} />);
  expect(card('Strategy')).toHaveTextContent(/^StrategyRespond, then inform/);
});

test('with an exact time no card says how certain it is', () => {
  render(<ChartFacts chart={chartData} />);
  expect(document.body).not.toHaveTextContent(/Certain|≈/);
});

test('each card says what its term rests on', () => {
  render(<ChartFacts chart={chartData} />);
  const { design, personality } = chartData.activations;
  const [conscious, unconscious] = [personality.sun, design.sun].map((text) => text.split('.')[1]);
  const sentences = ['Type', 'Strategy', 'Authority', 'Profile'].map(
    (name) => card(name).lastElementChild?.textContent,
  );
  expect(sentences).toEqual([
    'Your energy for work is steady: your Sacral is defined, and no center with drive connects to your Throat.',
    'Satisfaction tells you you’re on course; frustration tells you you’ve drifted off it.',
    'Your Solar Plexus is defined, and it goes before every other center.',
    `Your conscious Sun is in line ${conscious}, your unconscious Sun in line ${unconscious}.`,
  ]);
});
