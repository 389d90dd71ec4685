const ADDRESS = '/service-worker.js';
const HOUR_MS = 3_600_000;

export interface WorkerState {
  /** Another build than this tab's is ready. */
  readonly hasNewVersion: boolean;
  /** The browser has no room for what the worker would keep for reading offline. */
  readonly isFull: boolean;
}

interface Surroundings {
  readonly container: Pick<
    ServiceWorkerContainer,
    'register' | 'controller' | 'addEventListener' | 'startMessages'
  >;
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  /** The path of this tab's entry script, which names its build. */
  readonly build: string;
  readonly now: () => number;
  readonly onChange: (change: Partial<WorkerState>) => void;
  /** The worker found the server out of reach, or in reach again, whatever the device says. */
  readonly onReach: (isOutOfReach: boolean) => void;
}

/** A worker's build; waits forever for one that doesn't know, such as one being removed. */
function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ kind: 'build' }, [port2]);
  });
}

function onceInstalled(worker: ServiceWorker, then: () => void): void {
  if (worker.state === 'installed') then();
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed') then();
  });
}

/**
 * Registers the service worker and tells what it says. A worker of this tab's own build takes over
 * right away; another one waits until the person reloads.
 */
export async function startWorker(surroundings: Surroundings): Promise<ServiceWorkerRegistration> {
  const { container, document, build, now, onChange, onReach } = surroundings;

  async function compare(worker: ServiceWorker | null): Promise<void> {
    if (!worker) return;
    const hasNewVersion = (await buildOf(worker)) !== build;
    if (hasNewVersion) onChange({ hasNewVersion });
    else if (worker.state === 'installed') worker.postMessage({ kind: 'take-over' });
  }

  container.addEventListener('message', ({ data }) => {
    const { kind }: { kind?: unknown } = data ?? {};
    if (kind === 'offline' || kind === 'online') onReach(kind === 'offline');
    if (kind === 'full') onChange({ isFull: true });
  });
  container.startMessages();
  // It may have found out while it fetched this document, before anybody listened.
  container.controller?.postMessage({ kind: 'is-offline' });
  container.addEventListener('controllerchange', () => void compare(container.controller));
  // HTTP caches never answer for the worker's script.
  const registration = await container.register(ADDRESS, { updateViaCache: 'none' });
  const watch = (worker: ServiceWorker | null) => {
    if (worker) onceInstalled(worker, () => void compare(worker));
  };
  watch(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));

  let checkedAt = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - checkedAt < HOUR_MS) return;
    checkedAt = now();
    registration.update().catch(() => undefined);
  });
  return registration;
}
