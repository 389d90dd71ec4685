import { createHash } from 'node:crypto';
import { mkdir, rmdir, stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Another process has the data directory open. */
export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another process of this app. ` +
        'Stop that one, or give this one its own DATA_DIR (and PORT).',
    );
    this.name = 'DirectoryInUse';
  }
}

function addressOf(directory: string): string {
  const hash = createHash('sha256').update(resolve(directory)).digest('hex').slice(0, 24);
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\hd-${hash}`
    : join(tmpdir(), `hd-${hash}.lock`);
}

function listen(address: string): Promise<Server | null> {
  return new Promise((fulfill, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? fulfill(null) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      fulfill(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((fulfill) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      fulfill(true);
    });
    socket.once('error', () => fulfill(false));
  });
}

/** Longer than removing a stale lock can take. */
const GUARD_MS = 10_000;

/** Creates the guard file, unless another process has it; a stale guard is replaced. */
async function makeGuard(path: string): Promise<boolean> {
  const make = () =>
    mkdir(path).then(
      () => true,
      () => false,
    );
  if (await make()) return true;
  const left = await stat(path).catch(() => null);
  if (left && Date.now() - left.mtimeMs < GUARD_MS) return false;
  if (left) await rmdir(path).catch(() => undefined);
  return make();
}

/**
 * Takes over the lock of a dead process: one process at a time, and only after checking again. Of
 * two that find the same stale lock, the slower one would otherwise remove the lock that the faster
 * one has just taken.
 */
async function takeOver(address: string): Promise<Server | null> {
  const guard = `${address}.taking`;
  if (!(await makeGuard(guard))) return null;
  try {
    if (await answers(address)) return null;
    await unlink(address).catch(() => undefined);
    return await listen(address);
  } finally {
    await rmdir(guard);
  }
}

/**
 * Locks the data directory for this process: two embedded databases on one directory would silently
 * lose each other's writes. A listening socket is the lock, because the operating system frees it
 * however the process ends; a pid file would outlive a kill.
 * @returns the release function.
 * @throws DirectoryInUse while another process holds it.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const address = addressOf(directory);
  let server = await listen(address);
  if (!server) {
    server = await takeOver(address);
    if (!server) throw new DirectoryInUse(directory);
  }
  const held = server;
  return () => new Promise((fulfill) => held.close(() => fulfill()));
}
