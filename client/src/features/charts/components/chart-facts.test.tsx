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
  expect(card('Authority')).toHaveTextContent('Approximate: until 7:20 AM');
  expect(card('Authority').lastElementChild).toHaveTextContent('≈ Emotional');
  expect(card('Type')).toHaveTextContent('Certain');
  expect(card('Type').lastElementChild).toHaveTextContent(/^Generator$/);
});

test('with an exact time no card says how certain it is', () => {
  render(<ChartFacts chart={chartData} />);
  expect(document.body).not.toHaveTextContent(/Certain|≈/);
});
