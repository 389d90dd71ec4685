import { render, screen } from '@testing-library/react';
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

test('with an inexact time each card says when its fact holds, or that it is certain', () => {
  render(<ChartFacts chart={chartData} doubts={{ ...CERTAIN, authority: 'until 7:20 AM' }} />);
  expect(card('Authority')).toHaveTextContent(/^Authorityuntil 7:20 AM≈ Approximate: Emotional/);
  expect(card('Type')).toHaveTextContent('Certain');
  expect(card('Type').querySelector('p')).toHaveTextContent(/^Generator$/);
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
    'Your energy for work is steady: your Sacral is colored in, and no center with drive connects to your Throat.',
    'Satisfaction tells you you’re on course; frustration tells you you’ve drifted off it.',
    'Your Solar Plexus is colored in, and it goes before every other center.',
    `Your conscious Sun is in line ${conscious}, your unconscious Sun in line ${unconscious}.`,
  ]);
});
