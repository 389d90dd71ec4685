const RELOADED_FROM = 'reloaded-from-build';

interface Surroundings {
  readonly target: Pick<EventTarget, 'addEventListener'>;
  readonly isOnline: () => boolean;
  /** Names this build: the address of its entry script. */
  readonly build: string;
  /** Browsers may refuse access. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

/**
 * Reloads the page when a part of it can't be loaded, because a new deployment has removed this
 * build's files; once per build, or a file that is really broken would reload the page forever.
 */
export function reloadStaleBuild({ target, isOnline, build, storage, reload }: Surroundings): void {
  target.addEventListener('vite:preloadError', (event) => {
    // Offline, a reload would lose the page that is still there.
    if (!isOnline() || !isFirstTime(storage, build)) return;
    // Otherwise the failure would be shown until the new page arrives.
    event.preventDefault();
    reload();
  });
}

function isFirstTime(storage: Surroundings['storage'], build: string): boolean {
  try {
    const kept = storage();
    if (kept.getItem(RELOADED_FROM) === build) return false;
    kept.setItem(RELOADED_FROM, build);
    return true;
  } catch {
    // Without storage nothing would stop the second reload.
    return false;
  }
}
