import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMedia } from './use-media.ts';

function Width() {
  return useMedia('(width < 40rem)') ? 'narrow' : 'wide';
}

test('a media query is asked for once, however often it is read', () => {
  const matchMedia = vi.spyOn(window, 'matchMedia');
  const { rerender, container } = render(<Width />);
  const asked = matchMedia.mock.calls.length;
  for (let time = 0; time < 3; time += 1) rerender(<Width />);
  expect(asked).toBeGreaterThan(0);
  expect(matchMedia).toHaveBeenCalledTimes(asked);
  expect(container).toHaveTextContent('wide');
});
