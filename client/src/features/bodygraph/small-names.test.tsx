// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { centerOrder } from '#shared/bodygraph/layout.ts';
import { SmallNames } from './small-names.tsx';

test('names all centers, each line of a name for itself, the open ones in a quiet hand', () => {
  const { container } = render(<SmallNames defined={['throat', 'solarPlexus']} />);
  const lines = [...container.querySelectorAll('.small-name:not(.small-name-open) .block')];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Throat', 'Solar', 'Plexus']);
  expect(container.querySelectorAll('.small-name')).toHaveLength(centerOrder.length);
});

test('the names are for the eye: a screen reader has the description', () => {
  const { container } = render(<SmallNames defined={centerOrder} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('only squares and the diamond have their names inside', () => {
  const { container } = render(<SmallNames defined={centerOrder} />);
  const inside = [...container.querySelectorAll('.small-name-inside')];
  expect(inside.map(({ textContent }) => textContent)).toEqual(['Throat', 'G', 'Sacral', 'Root']);
});

test('the name in a center that depends on the birth time has the paper’s ink, as its pale color needs', () => {
  const { container, rerender } = render(<SmallNames defined={['throat', 'sacral']} />);
  const inside = () =>
    [...container.querySelectorAll('.small-name-inside')].map(({ textContent }) => textContent);
  expect(inside()).toEqual(['Throat', 'Sacral']);
  rerender(
    <SmallNames defined={['throat', 'sacral']} doubts={new Map([['throat', 'until 7:20 AM']])} />,
  );
  expect(inside()).toEqual(['Sacral']);
});
