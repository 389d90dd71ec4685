import { inject, type ProvidedContext } from 'vitest';

let values: ProvidedContext | undefined;

/** Stands in for the test runner's global setup where test apps start without it. */
export function provide(all: ProvidedContext): void {
  values = all;
}

/** What the run prepared once for all test apps. */
export function provided<K extends keyof ProvidedContext & string>(key: K): ProvidedContext[K] {
  return values ? values[key] : inject(key);
}
