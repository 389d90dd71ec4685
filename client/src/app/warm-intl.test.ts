import { expect, test, vi } from 'vitest';
import { warmIntl } from './warm-intl.ts';

test('leaves the first use of Intl to a worker', () => {
  const Worker = vi.fn();
  vi.stubGlobal('Worker', Worker);
  warmIntl();
  expect(Worker).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ pathname: expect.stringMatching(/warm-intl\.worker/) }),
    { type: 'module' },
  );
});

test('does without in a browser that has no workers', () => {
  vi.stubGlobal('Worker', undefined);
  expect(warmIntl).not.toThrow();
});
