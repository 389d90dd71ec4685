import { createTurns } from './in-turn.ts';
import { putIfRoom } from './put.ts';

/*
 * Which replies of the API are kept for reading offline. The server decides: it marks the replies of
 * operations that the contract calls `isKeptOffline` with the login they are for. Replies for
 * everybody say so in `Cache-Control`. Nothing else is ever kept.
 *
 * A login's replies have a cache of their own, and there is one at most: the next login, or its end,
 * deletes it.
 */

/** Names the login that a reply is for: random, and nothing about the person. */
const LOGIN_HEADER = 'Offline-Copy';
const OWN = 'own-';
const PUBLIC = 'public';
const WHO = '/api/auth/user';
const OWN_MAX = 400;
const PUBLIC_MAX = 200;
const ID = /\/[0-9a-f]{8}-[0-9a-f-]{27}(?=\/|$)/;

export interface OwnReplies {
  /**
   * Answers a read from the network, and from the copy when the network fails.
   * @param onReply gets what is done with the reply after it has been passed on
   * @throws what the network threw, when there is no copy
   */
  read(request: Request, onReply: (work: Promise<unknown>) => void): Promise<Answer>;
  /** After a successful write: forgets what it may have changed. */
  written(address: string): Promise<void>;
  /** Fetches and keeps replies that are not kept yet, one after the other. */
  keep(addresses: readonly string[]): Promise<void>;
  /** Forgets everything of the login, as at its end. */
  forget(): Promise<void>;
}

export interface Answer {
  readonly response: Response;
  readonly isCopy: boolean;
}

interface Surroundings {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
  readonly onFull: () => void;
}

const isOwn = (name: string) => name.startsWith(OWN);
const isPublic = (response: Response) =>
  /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '');

/** A copy with the type only: the other headers are about the transfer. */
async function copyOf(response: Response): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? 'application/json';
  return new Response(await response.blob(), {
    status: response.status,
    headers: { 'Content-Type': type },
  });
}

async function shrink(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - limit))) await cache.delete(key);
}

/** Whether a write at a path may have changed what is read at another. */
function mayConcern(written: string, read: string): boolean {
  if (read === WHO) return false;
  const parent = written.slice(0, written.lastIndexOf('/'));
  return !ID.test(read) || read === parent || read === written || read.startsWith(`${written}/`);
}

export function createOwnReplies({ caches, fetch, origin, onFull }: Surroundings): OwnReplies {
  const inTurn = createTurns();
  /** The order of requests: an answer about who is signed in must not undo a later one. */
  let started = 0;
  let identifiedAt = 0;

  async function ownCaches(): Promise<string[]> {
    return (await caches.keys()).filter(isOwn);
  }

  async function deleteOwn(except?: string): Promise<void> {
    for (const name of await ownCaches()) if (name !== except) await caches.delete(name);
  }

  /** The login has begun, goes on, or is over. */
  async function identify(response: Response, at: number): Promise<void> {
    if (at < identifiedAt) return;
    const login = response.headers.get(LOGIN_HEADER);
    if (response.status !== 401 && login === null) return;
    identifiedAt = at;
    const name = login === null ? undefined : OWN + login;
    await deleteOwn(name);
    const visitors = await caches.open(PUBLIC);
    await visitors.delete(origin + WHO);
    const cache = name === undefined ? visitors : await caches.open(name);
    await putIfRoom(cache, origin + WHO, await copyOf(response), onFull);
  }

  async function store(address: string, response: Response): Promise<void> {
    const login = response.headers.get(LOGIN_HEADER);
    const name = login === null ? PUBLIC : OWN + login;
    if (login === null && !isPublic(response)) return;
    // Only the answer about the person opens a login's cache: a late reply for an earlier one finds none.
    if (login !== null && !(await caches.has(name))) return;
    const cache = await caches.open(name);
    await putIfRoom(cache, address, await copyOf(response), onFull);
    await shrink(cache, login === null ? PUBLIC_MAX : OWN_MAX);
  }

  async function digest(address: string, response: Response, at: number): Promise<void> {
    if (new URL(address).pathname === WHO) return identify(response, at);
    // Revoked elsewhere: whoever reads on has to sign in first.
    if (response.status === 401) return deleteOwn();
    if (response.status === 404) return drop((path) => path === new URL(address).pathname);
    if (response.status === 200) return store(address, response);
  }

  async function drop(isGone: (path: string) => boolean): Promise<void> {
    for (const name of await ownCaches()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        if (isGone(new URL(key.url).pathname)) await cache.delete(key);
      }
    }
  }

  async function copyAt(address: string): Promise<Response | undefined> {
    for (const name of [...(await ownCaches()), PUBLIC]) {
      if (!(await caches.has(name))) continue;
      const found = await (await caches.open(name)).match(address);
      if (found) return found;
    }
    return undefined;
  }

  async function read(request: Request, onReply: (work: Promise<unknown>) => void) {
    started += 1;
    const at = started;
    try {
      const response = await fetch(request);
      const copy = response.clone();
      onReply(inTurn(() => digest(request.url, copy, at)));
      return { response, isCopy: false };
    } catch (error) {
      // Whoever aborts a read wants no answer.
      if (!(error instanceof TypeError)) throw error;
      const response = await inTurn(() => copyAt(request.url));
      if (!response) throw error;
      return { response, isCopy: true };
    }
  }

  async function keep(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const url = new URL(address, origin).href;
      // Who is signed in tells whose the others are.
      if (address !== WHO && (await inTurn(() => copyAt(url)))) continue;
      let done: Promise<unknown> = Promise.resolve();
      const { response, isCopy } = await read(
        new Request(url, { credentials: 'include' }),
        (work) => {
          done = work;
        },
      );
      await done;
      // The network is gone, the limit reached, or the login over: the next visit goes on.
      if (isCopy || !response.ok) return;
    }
  }

  return {
    read,
    keep,
    written: (address) => inTurn(() => drop((path) => mayConcern(new URL(address).pathname, path))),
    forget: () => {
      started += 1;
      identifiedAt = started;
      return inTurn(() => deleteOwn());
    },
  };
}
