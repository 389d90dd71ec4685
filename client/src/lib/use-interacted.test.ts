import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  // What happened in the document is kept in the module.
  vi.resetModules();
});

async function openedDocument() {
  const { useInteracted } = await import('./use-interacted.ts');
  return renderHook(() => useInteracted()).result;
}

test.each(['pointermove', 'touchstart', 'wheel', 'keydown', 'scroll', 'beforeprint'])(
  'is false until the first %s',
  async (name) => {
    const interacted = await openedDocument();
    expect(interacted.current).toBe(false);
    act(() => void window.dispatchEvent(new Event(name)));
    expect(interacted.current).toBe(true);
  },
);

test('counts what happened on a page before', async () => {
  const { useInteracted } = await import('./use-interacted.ts');
  window.dispatchEvent(new Event('keydown'));
  expect(renderHook(() => useInteracted()).result.current).toBe(true);
});

test('counts an event that a part of the page keeps to itself', async () => {
  const interacted = await openedDocument();
  const part = document.body.appendChild(document.createElement('div'));
  part.addEventListener('pointerdown', (event) => event.stopPropagation());
  act(() => void part.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  part.remove();
  expect(interacted.current).toBe(true);
});

test('is true after some seconds without any event', async () => {
  const interacted = await openedDocument();
  act(() => vi.advanceTimersByTime(3999));
  expect(interacted.current).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(interacted.current).toBe(true);
});

test('is true at once at the target of a link', async () => {
  history.replaceState(null, '', '#chapters');
  expect((await openedDocument()).current).toBe(true);
});

test('is true at once in a document that was reloaded, whose reader was somewhere', async () => {
  const reloaded = Object.assign(performance.mark('opened'), { type: 'reload' });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reloaded]);
  expect((await openedDocument()).current).toBe(true);
});
