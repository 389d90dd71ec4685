import { describe, expect, it } from 'vitest';
import { cellsOf, isMet } from './figures.ts';
import { reportFile, sectionOf } from './report-file.ts';

const TIME = { name: 'p99', unit: 'ms', value: 512.4, aim: { atMost: 500 }, before: 1750 };

describe('a figure', () => {
  it('is met within its aim, and not beyond it', () => {
    expect(isMet(TIME)).toBe(false);
    expect(isMet({ ...TIME, value: 500 })).toBe(true);
    expect(isMet({ ...TIME, aim: { atLeast: 500 } })).toBe(true);
    expect(isMet({ ...TIME, aim: { atLeast: 600 } })).toBe(false);
  });

  it('is neither met nor missed without an aim or a value', () => {
    expect(isMet({ name: 'p99', unit: 'ms', value: 3 })).toBeNull();
    expect(isMet({ ...TIME, value: null })).toBeNull();
  });

  it('shows three digits, and a dash for what nobody measured', () => {
    expect(cellsOf(TIME)).toEqual(['p99', 'ms', '512', '1,750', '≤ 500', 'NOT MET']);
    expect(cellsOf({ name: 'charts', unit: '', value: 0.0412 })).toEqual([
      'charts',
      '',
      '0.041',
      '–',
      '–',
      '',
    ]);
  });
});

describe('the performance file', () => {
  const PARTS = ['engine', 'http', 'start'];
  const section = (part: string, value: number) =>
    sectionOf({ part, figures: [{ ...TIME, value }] }, '2 cores', '2026-01-02');

  it('replaces the sections of parts that ran and keeps the others, in order', () => {
    const old = reportFile('', new Map([['start', section('start', 1)]]), PARTS);
    const both = reportFile(old, new Map([['engine', section('engine', 2)]]), PARTS);
    expect(both.match(/^## .*/gm)).toEqual(['## engine', '## start']);
    const again = reportFile(both, new Map([['start', section('start', 3)]]), PARTS);
    expect(again).toContain(section('engine', 2));
    expect(again).toContain(section('start', 3));
    expect(again).not.toContain(section('start', 1));
  });

  it('leaves out a part that no longer exists', () => {
    const old = reportFile('', new Map([['gone', section('gone', 1)]]), ['gone']);
    expect(reportFile(old, new Map(), PARTS)).not.toContain('## gone');
  });
});
