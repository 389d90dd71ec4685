import { describe, expect, test } from 'vitest';
import { type Span, sampleOf } from './sample.ts';

const span = (line: number, from: number, to: number, fileName = 'a.ts', lines = 0): Span => ({
  fileName,
  location: { start: { line, column: from }, end: { line: line + lines, column: to } },
});
const FLAT = Array.from({ length: 500 }, (_, line) => span(line, 2, 8));

describe('a sample of faults', () => {
  test('is all of them when there are few', () => {
    expect(sampleOf(FLAT.slice(0, 200), 200, 1)).toHaveLength(200);
  });

  test('has the size that is asked for, and is the same for the same seed', () => {
    const sample = sampleOf(FLAT, 200, 7);
    expect(sample).toHaveLength(200);
    expect(sampleOf(FLAT, 200, 7)).toEqual(sample);
    expect(sampleOf(FLAT, 200, 8)).not.toEqual(sample);
  });

  test('takes a span with what lies inside it, of the same file only', () => {
    const outer = span(1, 0, 20);
    const inner = [span(1, 0, 9), span(1, 12, 20)];
    const others = [span(1, 4, 6, 'b.ts'), span(1, 19, 21)];
    for (let seed = 0; seed < 40; seed += 1) {
      const sample = sampleOf([outer, ...inner, ...others], 1, seed);
      if (sample.includes(outer)) expect(sample).toEqual([outer, ...inner]);
    }
  });

  test('leaves out a span that holds many faults, not those faults', () => {
    const whole = span(0, 0, 1, 'a.ts', 600);
    const sample = sampleOf([whole, ...FLAT], 300, 3);
    expect(sample).toHaveLength(300);
    expect(sample).not.toContain(whole);
  });
});
