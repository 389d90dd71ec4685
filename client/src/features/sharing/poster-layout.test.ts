import { describe, expect, test } from 'vitest';
import type { SharedChart } from '#shared/contract/sharing.ts';
import { BODY_IDS } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { POSTER, type PosterStyle, posterLayout } from './poster-layout.ts';

/** About as wide as the letters of these fonts. */
const measureOf = (style: PosterStyle) => (text: string) => [...text].length * style.size * 0.5;

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
