import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
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
  expect(container.querySelectorAll('svg *').length).toBeLessThanOrEqual(14);
});

test('draws a gate that both sides hold in both colors', () => {
  // Of the sample's gates, 29 and 50 among others.
  const { container } = shown();
  const [, , , core] = container.querySelectorAll('svg > g > path');
  expect(core?.getAttribute('d')).not.toBe('');
});

test('veils all but what is lit, and shows that as it is', () => {
  const { container } = render(
    <MiniGraph chart={activations} lit={{ centers: ['sacral', 'head'] }} />,
  );
  expect(container.querySelector('g')).toHaveAttribute('opacity', '0.45');
  const bright = [...container.querySelectorAll('svg > path[data-center]')];
  expect(bright.map((center) => center.getAttribute('data-center')).toSorted()).toEqual([
    'head',
    'sacral',
  ]);
  const [head, sacral] = bright;
  expect(head).toHaveClass('bodygraph-center-undefined');
  expect(sacral).toHaveClass('bodygraph-center-red');
});

test('lights the channels of a lit center, not those of others', () => {
  const lines = (lit: ComponentProps<typeof MiniGraph>['lit']) => {
    const { container } = render(<MiniGraph chart={activations} lit={lit} />);
    return [...container.querySelectorAll('svg > path:not([data-center])')]
      .map((line) => line.getAttribute('d'))
      .join('');
  };
  expect(lines({ centers: ['head'] })).toBe('');
  expect(lines({ centers: ['sacral'] })).not.toBe('');
});

test('highlights a gate or a channel, and a center by its rim alone', () => {
  const glows = (lit: ComponentProps<typeof MiniGraph>['lit']) => {
    const { container } = render(<MiniGraph chart={activations} lit={lit} />);
    const marks = container.querySelectorAll('.bodygraph-glow, .bodygraph-glow-rim');
    return [...marks].map((mark) => mark.getAttribute('class')?.split(' ')[0]);
  };
  expect(glows({ gates: [50] })).toEqual(['bodygraph-glow']);
  expect(glows({ centers: ['sacral'] })).toEqual(['bodygraph-glow-rim']);
});

test('names lit centers, and nothing else, where there is room', () => {
  const lit = { centers: ['solarPlexus'], channels: ['13-33'], gates: [50] } as const;
  const names = (hasNames: boolean) => {
    const { container } = render(<MiniGraph chart={activations} lit={lit} hasNames={hasNames} />);
    return [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  };
  expect(names(true)).toEqual(['Solar', 'Plexus']);
  expect(names(false)).toEqual([]);
});

test('is pale where the birth time decides a defined center', () => {
  const varying = new Map([['root', 'until 7:20 AM'] as const, ['head', 'until 7:20 AM'] as const]);
  const { container } = render(<MiniGraph chart={activations} varying={varying} />);
  const pale = [...container.querySelectorAll('.bodygraph-center-faded')];
  expect(pale.map((center) => center.getAttribute('data-center'))).toEqual(['root']);
});
