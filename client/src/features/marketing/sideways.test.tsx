import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Sideways } from './sideways.tsx';

test.each([
  ['narrow', '0'],
  ['wide', null],
])('can be focused only where it scrolls: %s', (width, tabIndex) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: width === 'wide',
    addEventListener() {},
    removeEventListener() {},
  }));
  render(
    <Sideways label="Four things" columns="lg:grid-cols-4">
      <li>One</li>
    </Sideways>,
  );
  expect(screen.getByRole('list', { name: 'Four things' }).getAttribute('tabindex')).toBe(tabIndex);
  vi.unstubAllGlobals();
});
