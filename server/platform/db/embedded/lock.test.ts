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
  // Lock files of this test alone.
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

/** Leaves behind what a killed process leaves behind: a socket that nobody listens on. */
async function leaveDeadLock(directory: string): Promise<void> {
  const release = await lockDirectory(directory);
  const [name = ''] = await readdir(folder);
  await link(join(folder, name), join(folder, 'kept'));
  await release();
  await rename(join(folder, 'kept'), join(folder, name));
}

/** Comes for the lock some turns of the event loop later than others do. */
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
  test('is held by one and refused to others until it is released', async () => {
    const release = await lockDirectory('/data/one');
    await expect(lockDirectory('/data/one')).rejects.toThrow(DirectoryInUse);
    await expect(lockDirectory('/data/../data/one/')).rejects.toThrow(DirectoryInUse);
    await release();
    const again = await lockDirectory('/data/one');
    await again();
  });

  test('says nothing about other directories', async () => {
    const releases = [await lockDirectory('/data/one'), await lockDirectory('/data/two')];
    for (const release of releases) await release();
  });

  test('names the directory and the way out when it is refused', async () => {
    const release = await lockDirectory('/data/one');
    await expect(lockDirectory('/data/one')).rejects.toThrow(/\/data\/one.*DATA_DIR/);
    await release();
  });

  test('is taken over from a process that died', async () => {
    await leaveDeadLock('/data/one');
    const release = await lockDirectory('/data/one');
    await expect(lockDirectory('/data/one')).rejects.toThrow(DirectoryInUse);
    await release();
  });

  test('goes to exactly one of many that come at once', async () => {
    const held = await compete('/data/one', 8);
    expect(held).toHaveLength(1);
    for (const release of held) await release();
  });

  test('goes to exactly one of many that find the leftover of a dead process', async () => {
    for (let round = 0; round < 20; round += 1) {
      await leaveDeadLock('/data/one');
      const held = await compete('/data/one', 8, round % 4);
      expect(held).toHaveLength(1);
      await expect(lockDirectory('/data/one')).rejects.toThrow(DirectoryInUse);
      for (const release of held) await release();
    }
  });

  test('is not taken from a rival by somebody who was slow to clear the leftover away', async () => {
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
    const settled = Promise.allSettled(attempts);
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    goOn();
    const results = await settled;
    const held = results.filter((result) => result.status === 'fulfilled');
    expect(held).toHaveLength(1);
    for (const { value: release } of held) await release();
  });

  test('is not kept from anybody by a process that died while it cleared a leftover away', async () => {
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

  test('leaves no file behind when it is released', async () => {
    await leaveDeadLock('/data/one');
    const release = await lockDirectory('/data/one');
    await release();
    expect(await readdir(folder)).toEqual([]);
  });
});
