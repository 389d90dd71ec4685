import { describe, expect, test } from 'vitest';
import type { SharedChart } from '#shared/contract/sharing.ts';
import { BODY_IDS } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import {
  POSTER,
  type PosterLayout,
  type PosterLine,
  type PosterStyle,
  posterLayout,
} from './poster-layout.ts';

/** About as wide as the letters of these fonts; marks of direction have no width. */
const measureOf = (style: PosterStyle) => (text: string) =>
  [...text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')].length * style.size * 0.5;

const side = recordOf(BODY_IDS, () => '1.1');
const SUMMARY = {
  level: 'summary',
  name: 'Ana Ruiz',
  type: 'Manifesting Generator',
  isTypeUncertain: true,
  lead: 'They have steady energy, and they move fast once something has their yes.',
  facts: (['decide', 'strategy', 'profile'] as const).map((id) => ({
    id,
    label: 'How they decide',
    term: 'Mental / Environmental',
    sentence:
      'They go by a quiet first hunch. It won’t repeat itself, so catch it when they say it.',
    isUncertain: true,
  })),
  definedCenters: [],
  uncertainCenters: [],
  expiresAt: '2026-12-22T10:00:00.000Z',
} satisfies SharedChart;
const POSITIONS: SharedChart = {
  ...SUMMARY,
  level: 'positions',
  activations: { design: side, personality: side },
};

const NAMES = ['Ana Ruiz', 'W'.repeat(255), 'محمد '.repeat(50), '👩🏽‍🔬'.repeat(30), null];

describe.each([SUMMARY, POSITIONS])('a poster of the level $level', (shared) => {
  test.each(NAMES)('keeps everything inside with the name %s', (name) => {
    const { lines, figure } = posterLayout({ ...shared, name }, measureOf);
    for (const line of lines) {
      const width = measureOf(line)(line.text);
      const left = line.isEnd ? line.x - width : line.x;
      expect(left, line.text).toBeGreaterThanOrEqual(0);
      expect(left + width, line.text).toBeLessThanOrEqual(POSTER.width);
      expect(line.y, line.text).toBeLessThanOrEqual(POSTER.height - POSTER.margin);
    }
    const facts = lines.filter(({ key }) => /^(decide|strategy|profile)/.test(key));
    const note = lines.find(({ key }) => key === 'note');
    expect(Math.max(...facts.map(({ y }) => y))).toBeLessThan(note?.y ?? 0);
    if (figure) expect(figure.y + figure.height).toBeLessThan(POSTER.height - POSTER.margin);
  });
});

test('the graph has a place only where positions are shown', () => {
  expect(posterLayout(SUMMARY, measureOf).figure).toBeNull();
  expect(posterLayout(POSITIONS, measureOf).figure).not.toBeNull();
});

test('a name can’t turn the sentence around', () => {
  const name = '\u202eanA';
  const [line] = posterLayout({ ...SUMMARY, name }, measureOf).lines;
  expect(line?.text).toBe(`\u2068${name}\u2069 is probably a`);
});

const CERTAIN = {
  ...SUMMARY,
  isTypeUncertain: false,
  facts: SUMMARY.facts.map((fact) => ({ ...fact, isUncertain: false })),
} satisfies SharedChart;
const layoutOf = (shared: SharedChart) => posterLayout(shared, measureOf);

/** The lines of one text, by what it is. */
function linesOf({ lines }: PosterLayout, part: string): readonly PosterLine[] {
  return lines.filter(({ key }) => key.replace(/-\d+$/, '') === part);
}
const textsOf = (layout: PosterLayout, part: string) =>
  linesOf(layout, part).map(({ text }) => text);
const first = (layout: PosterLayout, part: string): PosterLine => {
  const [line] = linesOf(layout, part);
  if (!line) throw new Error(`no ${part}`);
  return line;
};
const last = (layout: PosterLayout, part: string) =>
  linesOf(layout, part).at(-1) ?? first(layout, part);
const topOf = ({ y, size }: PosterLine) => y - size;
/** Below the letters that reach under the baseline. */
const bottomOf = ({ y, size }: PosterLine) => y + size / 4;

describe('the sentence on a poster', () => {
  test.each<readonly [string, Partial<Pick<SharedChart, 'name' | 'isTypeUncertain'>>, string]>([
    ['names the person', {}, '\u2068Ana Ruiz\u2069 is a'],
    ['hedges an uncertain type', { isTypeUncertain: true }, '\u2068Ana Ruiz\u2069 is probably a'],
    ['names nobody where the name is hidden', { name: null }, 'This person is a'],
    ['hedges that too', { name: null, isTypeUncertain: true }, 'This person is probably a'],
  ])('%s', (_, change, sentence) => {
    const layout = layoutOf({ ...CERTAIN, ...change });
    expect(textsOf(layout, 'name')).toEqual([sentence]);
    expect(textsOf(layout, 'type').join(' ')).toBe('Manifesting Generator.');
  });

  test('shortens a long name as little as the words after it allow', () => {
    const line = first(layoutOf({ ...SUMMARY, name: 'W'.repeat(255) }), 'name');
    expect(line.text).toMatch(/^\u2068W+…\u2069 is probably a$/);
    const width = measureOf(line)(line.text);
    const inner = POSTER.width - 2 * POSTER.margin;
    expect(width).toBeLessThanOrEqual(inner);
    expect(width).toBeGreaterThan(inner - line.size);
  });
});

describe('the facts on a poster', () => {
  test('have a label with their term, marked where it depends on the birth time', () => {
    const [one, ...others] = CERTAIN.facts;
    const facts = one ? [{ ...one, term: 'Emotional', isUncertain: true }, ...others] : [];
    const layout = layoutOf({ ...CERTAIN, facts });
    expect(textsOf(layout, 'decide-label')).toEqual(['How they decide: ≈ Emotional']);
    expect(textsOf(layout, 'strategy-label')).toEqual(['How they decide: Mental / Environmental']);
  });

  test('have three lines each across the poster, four beside the graph', () => {
    const facts = SUMMARY.facts.map((fact) => ({ ...fact, sentence: 'steady energy '.repeat(40) }));
    for (const [shared, count] of [
      [SUMMARY, 3],
      [POSITIONS, 4],
    ] as const) {
      const layout = layoutOf({ ...shared, facts });
      for (const { id } of facts) {
        expect(textsOf(layout, id)).toHaveLength(count);
        expect(textsOf(layout, `${id}-label`)).toHaveLength(1);
        expect(textsOf(layout, id).at(-1)).toMatch(/…$/);
      }
    }
  });

  test('are smaller beside the graph', () => {
    const sizeIn = (shared: SharedChart) => first(layoutOf(shared), 'profile').size;
    expect(sizeIn(POSITIONS)).toBeLessThan(sizeIn(SUMMARY));
  });

  test('may be none', () => {
    const layout = layoutOf({ ...CERTAIN, facts: [] });
    expect(layout.lines.map(({ key }) => key)).toEqual([
      'name-0',
      'type-0',
      'type-1',
      'lead-0',
      'lead-1',
      'brand',
      'promise',
    ]);
  });
});

test('a long lead and a long type have two lines', () => {
  const layout = layoutOf({ ...SUMMARY, lead: 'steady energy '.repeat(40) });
  expect(textsOf(layout, 'lead')).toHaveLength(2);
  const wide = posterLayout(SUMMARY, (style) => (text) => [...text].length * style.size);
  expect(textsOf(wide, 'type')).toEqual(['Manifesti', 'ng…']);
});

test('the note on the birth time is there where the type or a fact depends on it', () => {
  const [one, ...others] = CERTAIN.facts;
  const facts = one ? [...others, { ...one, isUncertain: true }] : [];
  expect(textsOf(layoutOf(CERTAIN), 'note')).toEqual([]);
  for (const shared of [
    { ...CERTAIN, isTypeUncertain: true },
    { ...CERTAIN, facts },
  ]) {
    expect(textsOf(layoutOf(shared), 'note')).toEqual(['≈ depends on the birth time']);
  }
});

describe.each([SUMMARY, POSITIONS])('down a poster of the level $level', (shared) => {
  const layout = layoutOf(shared);
  const [upper = 0, lower = 0] = layout.rules;

  test('no text touches the one above it, and no line another of its text', () => {
    const column = layout.lines.filter(({ key }) => !/^(brand|promise|note)/.test(key));
    for (const [index, line] of column.slice(1).entries()) {
      const above = column[index] ?? line;
      const end = /-0$/.test(line.key) ? bottomOf(above) : above.y;
      expect(topOf(line), line.key).toBeGreaterThanOrEqual(end);
    }
    expect(topOf(first(layout, 'name'))).toBe(POSTER.margin);
  });

  test('a fact is farther from the next one than its own lines from each other', () => {
    const spaceIn = (lines: readonly PosterLine[]) =>
      lines.slice(1).map((line, index) => topOf(line) - (lines[index]?.y ?? 0));
    const within = Math.max(...spaceIn(linesOf(layout, 'decide')));
    const between = topOf(first(layout, 'strategy-label')) - last(layout, 'decide').y;
    expect(between).toBeGreaterThan(within);
  });

  test('hairlines are between lead and facts, and between facts and brand', () => {
    expect(layout.rules).toHaveLength(2);
    expect(upper).toBeGreaterThan(bottomOf(last(layout, 'lead')));
    expect(upper).toBeLessThan(topOf(first(layout, 'decide-label')));
    expect(lower).toBeGreaterThan(bottomOf(last(layout, 'profile')));
    expect(lower).toBeGreaterThan(first(layout, 'note').y);
    expect(lower).toBeLessThan(topOf(first(layout, 'brand')));
    expect(lower).toBeLessThan(layout.mark.y);
  });

  test('mark and brand begin the foot on one line, the promise and the note end at the right', () => {
    const { mark } = layout;
    const [brand, promise, note] = ['brand', 'promise', 'note'].map((key) => first(layout, key));
    expect(mark.x).toBe(POSTER.margin);
    expect(brand?.x).toBeGreaterThan(mark.x + mark.size);
    expect(brand?.y).toBeGreaterThan(mark.y);
    expect(brand?.y).toBeLessThan(mark.y + mark.size);
    expect(promise?.y).toBe(brand?.y);
    for (const line of [promise, note]) {
      expect(line).toMatchObject({ isEnd: true, x: POSTER.width - POSTER.margin });
    }
    expect(brand?.isEnd).toBeUndefined();
  });
});

test('the graph begins with the facts, left of them, and ends above the foot', () => {
  const layout = layoutOf(POSITIONS);
  const { figure } = layout;
  if (!figure) throw new Error('no graph');
  expect(figure.x).toBe(POSTER.margin);
  expect(figure.y).toBe(topOf(first(layout, 'decide-label')));
  expect(figure.y + figure.height).toBeLessThan(layout.rules[1] ?? 0);
  expect(figure.height).toBeGreaterThan(figure.width);
  for (const part of ['decide-label', 'decide', 'profile']) {
    expect(first(layout, part).x).toBeGreaterThan(figure.x + figure.width);
  }
  expect(first(layoutOf(SUMMARY), 'decide').x).toBe(POSTER.margin);
});

test.each<readonly [string, PosterStyle['font'], PosterStyle['tone']]>([
  ['name', 'serif', 'ink'],
  ['type', 'serif', 'ink'],
  ['lead', 'serif', 'ink'],
  ['decide-label', 'sans', 'muted'],
  ['decide', 'serif', 'ink'],
  ['brand', 'serif', 'ink'],
  ['promise', 'sans', 'muted'],
  ['note', 'sans', 'warn'],
])('%s is in %s, %s', (part, font, tone) => {
  for (const shared of [SUMMARY, POSITIONS]) {
    expect(first(layoutOf(shared), part)).toMatchObject({ font, tone });
  }
});
