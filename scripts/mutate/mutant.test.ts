import { describe, expect, test } from 'vitest';
import {
  interruptedIn,
  type LogLine,
  readLog,
  unreliableIn,
  type Verdict,
  verdictOf,
} from './mutant.ts';

const line = (mutant: string, verdict: Verdict, testFile = 'a.test.ts'): LogLine => ({
  testFile,
  mutant,
  verdict,
});

describe('a fault', () => {
  test.each<[Verdict, Verdict[]]>([
    ['uncovered', []],
    ['survived', ['survived', 'survived']],
    ['killed', ['survived', 'killed']],
    ['timeout', ['timeout', 'survived']],
    ['unloadable', ['unloadable', 'survived']],
    ['killed', ['unloadable', 'killed', 'timeout']],
  ])('is %s when test files say %j', (expected, said) => {
    const log = [line('2', 'killed'), ...said.map((verdict) => line('1', verdict))];
    expect(verdictOf('1', log)).toBe(expected);
  });
});

describe('the log of a run', () => {
  test('is read line by line', () => {
    expect(readLog('{"testFile":"a.test.ts"}\n{"testFile":"a.test.ts","finished":true}\n')).toEqual(
      [{ testFile: 'a.test.ts' }, { testFile: 'a.test.ts', finished: true }],
    );
    expect(readLog('')).toEqual([]);
  });

  test('is relied on only for test files that pass without a fault and come to their end', () => {
    const log: LogLine[] = [
      { testFile: 'good.test.ts' },
      line('1', 'killed', 'good.test.ts'),
      { testFile: 'good.test.ts', finished: true },
      { testFile: 'red.test.ts', broken: 'adds up: expected 1 to be 2' },
      { testFile: 'crashed.test.ts' },
      line('2', 'killed', 'crashed.test.ts'),
    ];
    expect(unreliableIn(log)).toEqual([
      'red.test.ts: adds up: expected 1 to be 2',
      'crashed.test.ts: its process ended',
    ]);
    expect(unreliableIn(log.slice(0, 3))).toEqual([]);
  });

  test('goes on with a test file whose process a fault has ended, until it is done', () => {
    const ended: LogLine = { ...line('2', 'timeout', 'a.test.ts'), hasEndedProcess: true };
    const log: LogLine[] = [
      { testFile: 'crashed.test.ts' },
      line('1', 'killed', 'crashed.test.ts'),
      { testFile: 'a.test.ts' },
      ended,
    ];
    expect(interruptedIn(log)).toEqual(['a.test.ts']);
    const again: LogLine[] = [...log, { testFile: 'a.test.ts' }, line('3', 'killed', 'a.test.ts')];
    expect(interruptedIn(again)).toEqual([]);
    expect(interruptedIn([...log, { testFile: 'a.test.ts', finished: true }])).toEqual([]);
  });
});
