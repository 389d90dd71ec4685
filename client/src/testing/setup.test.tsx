import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { renderPart } from './render.tsx';

test('goes offline, and online only once nothing listens any more', () => {
  renderPart(<p>Here</p>, '/');
  window.dispatchEvent(new Event('offline'));
  onTestFinished(() => void window.dispatchEvent(new Event('online')));
  expect(onlineManager.isOnline()).toBe(false);
});

test('the next test starts online', () => {
  expect(onlineManager.isOnline()).toBe(true);
});
