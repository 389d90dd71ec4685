import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chartWith } from '#client/testing/samples.ts';
import { MiniGraph } from './mini-graph.tsx';

const { activations } = chartWith().chartData;

function shown(chart = activations) {
  const { container } = render(<MiniGraph chart={chart} />);
  const filled = [...container.querySelectorAll('[data-center]')].filter(
    (center) => !center.classList.contains('bodygraph-center-undefined'),
  );
  return { container, filled: filled.map((center) => center.getAttribute('data-center')) };
}

test('fills the chart’s defined centers and no others', () => {
  const { container, filled } = shown();
  expect(container.querySelectorAll('[data-center]')).toHaveLength(9);
  expect(filled.toSorted()).toEqual(['ajna', 'root', 'sacral', 'solarPlexus', 'throat']);
});

test('is decoration of few shapes, so that a page of cards stays cheap', () => {
  const { container } = shown();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('svg *').length).toBeLessThanOrEqual(13);
});

test('draws a gate that both sides hold in both colors', () => {
  // Of the sample's gates, 29 and 50 among others.
  const { container } = shown();
  const [, , , core] = container.querySelectorAll('svg > path');
  expect(core?.getAttribute('d')).not.toBe('');
});
