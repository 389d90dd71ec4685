import { expect, test } from 'vitest';
import { startWorker, type WorkerState } from './worker.ts';

const OWN = '/assets/index-1.js';
const OTHER = '/assets/index-2.js';
const HOUR_MS = 3_600_000;

/** A worker that names its build when asked. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installed';
  readonly told: string[] = [];
  constructor(readonly build: string) {
    super();
  }
  postMessage({ kind }: { kind: string }, [port]: readonly MessagePort[] = []) {
    this.told.push(kind);
    port?.postMessage(this.build);
  }
}

function setUp(waiting: FakeWorker | null = null, controller: FakeWorker | null = null) {
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: null as FakeWorker | null,
    checks: 0,
    update: async () => {
      registration.checks += 1;
    },
  });
  const container = Object.assign(new EventTarget(), {
    controller,
    startMessages: () => undefined,
    register: async () => registration,
  });
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const changes: Partial<WorkerState>[] = [];
  const reaches: boolean[] = [];
  let time = 0;
  const started = startWorker({
    container: container as unknown as ServiceWorkerContainer,
    document,
    build: OWN,
    now: () => time,
    onChange: (change) => changes.push(change),
    onReach: (isOutOfReach) => reaches.push(isOutOfReach),
  });
  return {
    registration,
    container,
    document,
    changes,
    reaches,
    started,
    pass: (ms: number) => (time += ms),
  };
}

/** Message ports deliver in a task of their own. */
const delivered = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a waiting worker of another build is offered, not forced', async () => {
  const worker = new FakeWorker(OTHER);
  const { started, changes } = setUp(worker);
  await started;
  await expect.poll(() => changes).toEqual([{ hasNewVersion: true }]);
  expect(worker.told).toEqual(['build']);
});

test('a waiting worker of this build takes over without a word', async () => {
  const worker = new FakeWorker(OWN);
  const { started, changes } = setUp(worker);
  await started;
  await expect.poll(() => worker.told).toEqual(['build', 'take-over']);
  expect(changes).toEqual([]);
});

test('a worker found later is compared once it is installed', async () => {
  const { started, registration, changes } = setUp();
  await started;
  const worker = new FakeWorker(OTHER);
  worker.state = 'installing';
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  await delivered();
  expect(changes).toEqual([]);
  worker.state = 'installed';
  worker.dispatchEvent(new Event('statechange'));
  await expect.poll(() => changes).toEqual([{ hasNewVersion: true }]);
});

test('a tab learns that another one has let the new version take over', async () => {
  const { started, container, changes } = setUp();
  await started;
  container.controller = new FakeWorker(OTHER);
  container.controller.state = 'activated';
  container.dispatchEvent(new Event('controllerchange'));
  await expect.poll(() => changes).toEqual([{ hasNewVersion: true }]);
});

test('passes on when the server is out of reach, and nothing else', async () => {
  const { started, container, changes, reaches } = setUp();
  await started;
  for (const data of [{ kind: 'offline' }, { kind: 'unknown' }, null, { kind: 'online' }]) {
    container.dispatchEvent(new MessageEvent('message', { data }));
  }
  expect(reaches).toEqual([true, false]);
  expect(changes).toEqual([]);
});

test('asks a worker that is there already what it found while it fetched the document', async () => {
  const worker = new FakeWorker(OWN);
  await setUp(null, worker).started;
  expect(worker.told).toContain('is-offline');
});

test('tells when the browser has no room for copies', async () => {
  const { started, container, changes } = setUp();
  await started;
  container.dispatchEvent(new MessageEvent('message', { data: { kind: 'full' } }));
  expect(changes).toEqual([{ isFull: true }]);
});

test('looks for a new version at most hourly when the tab is shown again', async () => {
  const { started, registration, document, pass } = setUp();
  await started;
  const shown = () => document.dispatchEvent(new Event('visibilitychange'));
  shown();
  pass(HOUR_MS);
  shown();
  shown();
  expect(registration.checks).toBe(1);
});
