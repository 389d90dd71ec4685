import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('data never go stale, and neither time, focus nor failure refetches them', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const client = createQueryClient();
  const read = vi.fn().mockResolvedValue('charts');
  const failing = vi.fn().mockRejectedValue(new Error('503: down'));
  const stops = [
    new QueryObserver(client, { queryKey: ['read'], queryFn: read }).subscribe(() => {}),
    new QueryObserver(client, { queryKey: ['failing'], queryFn: failing }).subscribe(() => {}),
  ];
  onTestFinished(() => {
    for (const stop of stops) stop();
  });
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(60_000);
  await client.fetchQuery({ queryKey: ['read'], queryFn: read });
  expect(read).toHaveBeenCalledOnce();
  expect(failing).toHaveBeenCalledOnce();
});

test('a failed write is not retried', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const write = vi.fn().mockRejectedValue(new Error('503: down'));
  const client = createQueryClient();
  const options = client.defaultMutationOptions({ mutationFn: write });
  const mutation = client.getMutationCache().build(client, options);
  await expect(mutation.execute(undefined)).rejects.toThrow('503: down');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(write).toHaveBeenCalledOnce();
});
