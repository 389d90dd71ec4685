import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useParagraphInView } from './use-paragraph-in-view.ts';

interface Observed {
  readonly report: (isIntersecting: boolean, ...ids: string[]) => void;
  readonly watched: Set<Element>;
  readonly margin: string | undefined;
}

/** A text of three paragraphs, whose observer reports when the test says so. */
function open(isWatched = true) {
  const observers: Observed[] = [];
  class Observer {
    readonly watched = new Set<Element>();
    constructor(take: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const report = (isIntersecting: boolean, ...ids: string[]) => {
        const targets = [...this.watched].filter((one) =>
          ids.includes(one.getAttribute('data-paragraph') ?? ''),
        );
        const entries = targets.map((target) => ({ target, isIntersecting }));
        act(() => take(entries as unknown as IntersectionObserverEntry[], this as never));
      };
      observers.push({ report, watched: this.watched, margin: options?.rootMargin });
    }
    observe(element: Element) {
      this.watched.add(element);
    }
    disconnect() {
      this.watched.clear();
    }
  }
  const former = globalThis.IntersectionObserver;
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.stubGlobal('IntersectionObserver', former));
  let current: string | null = null;
  function Text({ isWatched }: { isWatched: boolean }) {
    const text = useRef<HTMLDivElement>(null);
    current = useParagraphInView(text, isWatched);
    return (
      <div ref={text}>
        <p data-paragraph="one">One</p>
        <p>Aside</p>
        <p data-paragraph="two">Two</p>
        <p data-paragraph="three">Three</p>
      </div>
    );
  }
  const view = render(<Text isWatched={isWatched} />);
  return {
    observers,
    current: () => current,
    watch: (next: boolean) => view.rerender(<Text isWatched={next} />),
  };
}

test('is the last paragraph that has come up to the line, in the order of the text, or stays the same', () => {
  const { observers, current } = open();
  const [observer] = observers;
  expect(observer?.watched.size).toBe(3);
  expect(observer?.margin).toBe('0px 0px -55% 0px');
  expect(current()).toBeNull();
  observer?.report(true, 'two');
  expect(current()).toBe('two');
  // The one before it is still in sight.
  observer?.report(true, 'one');
  expect(current()).toBe('two');
  observer?.report(true, 'three');
  expect(current()).toBe('three');
  observer?.report(false, 'three');
  expect(current()).toBe('two');
  observer?.report(false, 'one', 'two');
  expect(current()).toBe('two');
});

test('nothing is watched until it is asked for, or any longer', () => {
  const { observers, watch } = open(false);
  expect(observers).toEqual([]);
  watch(true);
  expect(observers[0]?.watched.size).toBe(3);
  watch(false);
  expect(observers[0]?.watched.size).toBe(0);
});
