// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { centerOrder } from '#shared/bodygraph/layout.ts';
import { SmallNames } from './small-names.tsx';

test('names these centers and no others, each line of a name for itself', () => {
  const { container } = render(<SmallNames centers={['throat', 'solarPlexus']} />);
  const lines = [...container.querySelectorAll('.block')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Throat', 'Solar', 'Plexus']);
});

test('the names are for the eye: a screen reader has the description', () => {
  const { container } = render(<SmallNames centers={centerOrder} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('only squares and the diamond have their names inside', () => {
  const { container } = render(<SmallNames centers={centerOrder} />);
  const inside = [...container.querySelectorAll('.small-name-inside')];
  expect(inside.map(({ textContent }) => textContent)).toEqual(['Throat', 'G', 'Sacral', 'Root']);
});
