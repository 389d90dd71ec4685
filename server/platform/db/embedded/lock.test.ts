import { link, mkdir, mkdtemp, readdir, rename, rm, unlink, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { DirectoryInUse, lockDirectory } from './lock.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, unlink: vi.fn(real.unlink) };
});
const { unlink: realUnlink } =
  await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  // Lock files of this test only.
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

type Release = () => Promise<void>;

/** Leaves a killed process's stale lock: a socket that nobody listens on. */
async function leaveDeadLock(directory: string): Promise<void> {
  const release = await lockDirectory(directory);
  const [name = ''] = await readdir(folder);
  await link(join(folder, name), join(folder, 'kept'));
  await release();
  await rename(join(folder, 'kept'), join(folder, name));
}

/** Tries to take the lock a few turns of the event loop later than the others. */
async function lockLater(directory: string, turns: number): Promise<Release> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
  return lockDirectory(directory);
}

async function compete(directory: string, count: number, spread = 0): Promise<Release[]> {
  const results = await Promise.allSettled(
    Array.from({ length: count }, (_, rival) => lockLater(directory, rival * spread)),
  );
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DirectoryInUse);
  }
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

describe.skipIf(process.platform === 'win32')('the lock of a data directory', () => {
  test('is held by one process and refused to others until it is released', async () => {
    const release = await lockDirectory('/data/one');
    await expect(lockDirectory('/data/one')).rejects.toThrow(DirectoryInUse);
    await expect(lockDirectory('/data/../data/one/')).rejects.toThrow(DirectoryInUse);
    await release();
    const again = await lockDirectory('/data/one');
    await again();
  });

  test('does not affect other directories', async () => {
    const releases = [await lockDirectory('/data/one'), await lockDirectory('/data/two')];
    for (const release of releases) await release();
  });

  test('is refused with the directory and a way out', async () => {
    const release = await lockDirectory('/data/one');
    await expect(lockDirectory('/data/one')).rejects.toThrow(/\/data\/one.*DATA_DIR/);
    await release();
  });

  test('is taken over from a dead process', async () => {
    await leaveDeadLock('/data/one');
    const release = await lockDirectory('/data/one');
    await expect(lockDirectory('/data/one')).rejects.toThrow(DirectoryInUse);
    await release();
  });

  test('goes to exactly one of many concurrent processes', async () => {
    const held = await compete('/data/one', 8);
    expect(held).toHaveLength(1);
    for (const release of held) await release();
  });

  test('goes to exactly one of many that find a dead process’s stale lock', async () => {
    for (let round = 0; round < 20; round += 1) {
      await leaveDeadLock('/data/one');
      const held = await compete('/data/one', 8, round % 4);
      expect(held).toHaveLength(1);
      await expect(lockDirectory('/data/one')).rejects.toThrow(DirectoryInUse);
      for (const release of held) await release();
    }
  });

  test('is not taken from its holder by a process that was slow to remove the stale lock', async () => {
    await leaveDeadLock('/data/one');
    let goOn = () => {};
    const slow = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    vi.mocked(unlink).mockImplementationOnce(async (path) => {
      await slow;
      await realUnlink(path);
    });
    const attempts = [lockDirectory('/data/one'), lockLater('/data/one', 5)];
    const outcomes = Promise.allSettled(attempts);
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    goOn();
    const results = await outcomes;
    const held = results.filter((result) => result.status === 'fulfilled');
    expect(held).toHaveLength(1);
    for (const { value: release } of held) await release();
  });

  test('can be taken after a process died while removing a stale lock', async () => {
    await leaveDeadLock('/data/one');
    const [name = ''] = await readdir(folder);
    const guard = join(folder, `${name}.taking`);
    await mkdir(guard);
    await expect(lockDirectory('/data/one')).rejects.toThrow(DirectoryInUse);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(guard, longAgo, longAgo);
    const release = await lockDirectory('/data/one');
    await release();
  });

  test('leaves no file behind once released', async () => {
    await leaveDeadLock('/data/one');
    const release = await lockDirectory('/data/one');
    await release();
    expect(await readdir(folder)).toEqual([]);
  });
});
