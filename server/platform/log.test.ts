import { describe, expect, test } from 'vitest';
import { createLog } from './log.ts';

function logging(level: 'debug' | 'info' | 'silent' = 'debug') {
  const lines: string[] = [];
  const log = createLog({ logLevel: level }, { write: (line) => void lines.push(line) });
  return { log, lines };
}

describe('the log', () => {
  test('logs an error’s type, code and location, never its message', () => {
    const { log, lines } = logging();
    const cause = Object.assign(new TypeError('Ada was born in London'), { code: '23505' });
    log.error({ err: new Error('ada@people.example is unknown', { cause }) }, 'failed');
    const line = JSON.parse(lines[0] ?? '');
    expect(line.err).toMatchObject({
      type: 'Error',
      at: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
      cause: { type: 'TypeError', code: '23505' },
    });
    expect(lines.join('')).not.toMatch(/Ada|ada@|London/);
  });

  test('drops the message of an error with a multi-line message', () => {
    const { log, lines } = logging();
    log.error({ err: new Error('first line\n    at Ada Lovelace (London)\nthird') }, 'failed');
    log.error({ err: new Error('first line\n    at Ada (London:1:1)\nthird') }, 'failed');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/Ada|London|third/);
  });

  test.each(['text', 7, null, undefined, { secret: 'Ada' }])(
    'logs the thrown non-error %j safely in one line',
    (thrown) => {
      const { log, lines } = logging();
      log.error({ err: thrown }, 'failed');
      expect(lines).toHaveLength(1);
      expect(lines.join('')).not.toContain('Ada');
      if (thrown != null) expect(JSON.parse(lines[0] ?? '').err).toEqual({ type: typeof thrown });
    },
  );

  test('handles an error that is its own cause', () => {
    const { log, lines } = logging();
    const error = new Error('round');
    error.cause = error;
    log.error({ err: error }, 'failed');
    expect(lines).toHaveLength(1);
  });

  test('escapes line breaks and terminal colors within one line', () => {
    const { log, lines } = logging();
    log.info({ route: '/a\r\n{"level":60,"msg":"forged"}\u001b[31m' }, 'request');
    expect(lines).toHaveLength(1);
    for (const character of '\r\n\u001b') {
      expect(lines[0]?.trimEnd()).not.toContain(character);
    }
    expect(JSON.parse(lines[0] ?? '').level).toBe(30);
  });

  test('logs no hostname or process id', () => {
    const { log, lines } = logging();
    log.info('started');
    expect(Object.keys(JSON.parse(lines[0] ?? '')).toSorted()).toEqual(['level', 'msg', 'time']);
  });

  test('honors its level', () => {
    const quiet = logging('silent');
    quiet.log.fatal('nobody hears');
    expect(quiet.lines).toEqual([]);
    const plain = logging('info');
    plain.log.debug('details');
    expect(plain.lines).toEqual([]);
    plain.log.info('news');
    expect(plain.lines).toHaveLength(1);
  });
});
