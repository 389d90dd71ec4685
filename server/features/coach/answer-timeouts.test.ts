import { describe, expect, test } from 'vitest';
import { AiUnavailable } from '../../providers/ai/port.ts';
import { withTimeouts } from './answer-timeouts.ts';

const LONG = { firstMs: 60_000, idleMs: 60_000, totalMs: 60_000 };
const never = () => new Promise<never>(() => {});

async function all<T>(source: AsyncIterable<T>): Promise<{ heard: T[]; error: unknown }> {
  const heard: T[] = [];
  try {
    for await (const piece of source) heard.push(piece);
    return { heard, error: null };
  } catch (error) {
    return { heard, error };
  }
}

const free = () => new AbortController().signal;

describe('a stream with timeouts', () => {
  test('passes on pieces that arrive in time', async () => {
    async function* source() {
      yield 1;
      yield 2;
    }
    expect(await all(withTimeouts(source(), LONG, free()))).toEqual({ heard: [1, 2], error: null });
  });

  test('times out when it never begins', async () => {
    // biome-ignore lint/correctness/useYield: it never gets there.
    async function* source(): AsyncGenerator<number> {
      await never();
    }
    const { heard, error } = await all(withTimeouts(source(), { ...LONG, firstMs: 5 }, free()));
    expect(heard).toEqual([]);
    expect(error).toMatchObject({ name: 'AiUnavailable', reason: 'timeout' });
  });

  test('times out when it falls silent', async () => {
    async function* source() {
      yield 1;
      await never();
    }
    const { heard, error } = await all(withTimeouts(source(), { ...LONG, idleMs: 5 }, free()));
    expect(heard).toEqual([1]);
    expect(error).toMatchObject({ reason: 'timeout' });
  });

  test('times out in total when it trickles forever', async () => {
    async function* source() {
      for (;;) {
        yield 1;
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    }
    const { error } = await all(withTimeouts(source(), { ...LONG, totalMs: 20 }, free()));
    expect(error).toMatchObject({ reason: 'timeout' });
  });

  test('passes on its source’s failure', async () => {
    async function* source() {
      yield 1;
      throw new AiUnavailable('refused');
    }
    const { heard, error } = await all(withTimeouts(source(), LONG, free()));
    expect(heard).toEqual([1]);
    expect(error).toMatchObject({ reason: 'refused' });
  });
});

describe('an abort signal', () => {
  test('ends the stream without an error, even if the source does not notice', async () => {
    const leaving = new AbortController();
    async function* source() {
      yield 1;
      leaving.abort();
      await never();
    }
    const { heard, error } = await all(withTimeouts(source(), LONG, leaving.signal));
    expect([heard, error]).toEqual([[1], null]);
  });

  test('that was aborted before lets nothing through', async () => {
    const source = (async function* () {
      yield 1;
    })();
    expect(await all(withTimeouts(source, LONG, AbortSignal.abort()))).toEqual({
      heard: [],
      error: null,
    });
  });
});

test('a reader that stops ends the source', async () => {
  let isEnded = false;
  async function* source() {
    try {
      yield 1;
      yield 2;
    } finally {
      isEnded = true;
    }
  }
  for await (const piece of withTimeouts(source(), LONG, free())) {
    expect(piece).toBe(1);
    break;
  }
  expect(isEnded).toBe(true);
});
