import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/** A component whose code loads when it's first shown, or before. */
export interface LazyPart<P> {
  (props: P): ReactNode;
  /** Loads the code. Never fails: a failure counts when the part is shown. */
  readonly preload: () => Promise<void>;
}

const failed = new Set<() => void>();

/** Lets parts whose code couldn't be loaded load again when they're next shown. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Loads a component's code when it's shown. React's `lazy` alone suspends even if the code is there
 * already, and shows what comes after a fallback 300 ms late; here a loaded part shows right away.
 * @param load the module, or nothing once a reload of the page is under way
 * @param pick the component in it
 */
export function lazyPart<M, P extends object>(
  load: () => Promise<M | undefined>,
  pick: (module: M) => ComponentType<P>,
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const lazily = () => lazy(async () => ({ default: await get() }));
  const get = () => {
    loading ??= load().then(
      (module) => {
        // The page is about to reload: wait for that instead of failing.
        if (module === undefined) return new Promise<never>(() => undefined);
        loaded = pick(module);
        return loaded;
      },
      (error: unknown) => {
        failed.add(() => {
          loading = undefined;
          Waiting = lazily();
        });
        throw error;
      },
    );
    return loading;
  };
  const preload = () =>
    get().then(
      () => undefined,
      () => undefined,
    );
  let Waiting = lazily();
  function Part(props: P) {
    // Kept: another component in its place would lose its state.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Waiting);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { preload });
}
