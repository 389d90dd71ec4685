import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { setOutOfReach, useOnline } from '#client/lib/connection.ts';
import { whenWorkerMayStart } from '../first-worker.ts';
import { startWorker, type WorkerState } from '../worker.ts';

/** Answers everybody, from memory. */
const PROBE = '/api/health';
const PROBE_EVERY_MS = 10_000;

export interface ConnectionNoticeProps {
  /** Whose charts are kept; null for visitors. */
  personId: string | null;
}

/** The path of the script that the document started with. */
function ownBuild(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry ? new URL(entry.src).pathname : '';
}

/** Whether a worker delivered the document. */
function isFromWorker(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.workerStart > 0);
}

/** Starts the service worker, in builds only: development has none. */
function useWorker(personId: string | null): WorkerState {
  const [state, setState] = useState<WorkerState>({
    hasNewVersion: false,
    isFull: false,
  });
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const container = navigator.serviceWorker;
    const start = () =>
      startWorker({
        container,
        document,
        build: ownBuild(),
        now: Date.now,
        onChange: (change) => setState((before) => ({ ...before, ...change })),
        onReach: setOutOfReach,
      }).then(setRegistration, () => {
        // Browsers refuse it in private windows: everything works on from the network.
      });
    const cancel = whenWorkerMayStart(container.controller === null, () => void start());
    return () => cancel();
  }, []);
  useEffect(() => {
    if (!registration || personId === null) return;
    const keep = (addresses: readonly string[]) =>
      void navigator.serviceWorker.ready.then(({ active }) =>
        active?.postMessage({ kind: 'keep', addresses }),
      );
    // Visitors need none of it.
    import('../keep-charts.ts')
      .then((module) =>
        module?.keepCharts(personId, {
          isFromWorker: isFromWorker(),
          storage: () => window.sessionStorage,
          keep,
        }),
      )
      .catch(() => undefined);
  }, [registration, personId]);
  return state;
}

/** Asks for the server while it is out of reach; the worker hears the answer and tells all tabs. */
function useProbe(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return;
    const probe = () => {
      if (navigator.onLine) fetch(PROBE, { cache: 'no-store' }).catch(() => undefined);
    };
    const timer = setInterval(probe, PROBE_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOffline]);
}

/** Loads again what failed, or came from a copy, once the network is back. */
function useRefreshWhenBack(isOffline: boolean): void {
  const queryClient = useQueryClient();
  const [wasOffline, setWasOffline] = useState(isOffline);
  useEffect(() => {
    if (wasOffline && !isOffline) void queryClient.invalidateQueries();
    setWasOffline(isOffline);
  }, [isOffline, wasOffline, queryClient]);
}

/** Above the frame: that there's no network, a new version, or no room. Nothing otherwise. */
export function ConnectionNotice({ personId }: ConnectionNoticeProps) {
  const { hasNewVersion, isFull } = useWorker(personId);
  const isOffline = !useOnline();
  useProbe(isOffline);
  useRefreshWhenBack(isOffline);
  return (
    <div aria-live="polite" className="print:hidden">
      {isOffline && (
        <Strip>
          You’re offline. You can still read saved charts and library pages you’ve opened before.
        </Strip>
      )}
      {!isOffline && hasNewVersion && (
        <Strip>
          A new version is ready.{' '}
          <button type="button" className="text-link" onClick={() => window.location.reload()}>
            Reload
          </button>
        </Strip>
      )}
      {/* Visitors have no charts to miss. */}
      {!isOffline && isFull && personId !== null && <NoRoom />}
    </div>
  );
}

function NoRoom() {
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  return (
    <Strip>
      This browser’s storage is full, so your charts won’t open offline. Free up space to change
      that; everything else works.{' '}
      <button type="button" className="text-link" onClick={() => setIsRead(true)}>
        Got it
      </button>
    </Strip>
  );
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <p className="border-b border-line bg-well px-gutter py-2 text-center text-sm">{children}</p>
  );
}
