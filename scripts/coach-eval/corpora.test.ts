import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadEphemeris } from '#server/ephemeris.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { CORPORA, CORPORA_FOLDER, corpusCharts } from './corpora.ts';

const ephemeris = loadEphemeris();

describe('the corpora that judge the coach', () => {
  test('are the ones that were written before the checker', () => {
    const sums = readFileSync(new URL('SHA256SUMS', CORPORA_FOLDER), 'utf8').trimEnd().split('\n');
    const files = readdirSync(CORPORA_FOLDER).filter((name) => /\.jsonl?$/.test(name));
    expect(sums.map((line) => line.slice(66)).sort()).toEqual(files.sort());
    for (const line of sums) {
      const bytes = readFileSync(new URL(line.slice(66), CORPORA_FOLDER));
      expect(createHash('sha256').update(bytes).digest('hex'), line).toBe(line.slice(0, 64));
    }
  });

  test.each(Object.entries(CORPORA))('%s has well-formed lines with unique ids', (_name, read) => {
    const ids = read().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['true-en', 400],
    ['false-en', 600],
    ['questions', 150],
    ['innocent', 200],
    ['sensitive', 120],
    ['follow-ups', 40],
    ['team-questions', 40],
  ] as const)('%s holds at least %i items', (name, count) => {
    expect(CORPORA[name]().length).toBeGreaterThanOrEqual(count);
  });

  test('false sentences come in at least 15 classes, other languages with 60 sentences each', () => {
    expect(new Set(CORPORA['false-en']().map((line) => line.class)).size).toBeGreaterThanOrEqual(
      15,
    );
    for (const language of ['de', 'es', 'fr', 'pt']) {
      const lines = CORPORA['other-languages']().filter((line) => line.language === language);
      expect(lines.length, language).toBeGreaterThanOrEqual(60);
    }
  });

  test.each(corpusCharts().map((facts) => [facts.chart, facts] as const))(
    'chart %s has the facts that its authors were given',
    (_id, facts) => {
      const chart = computeChart(Date.parse(facts.birthUtc), ephemeris);
      expect(chart).toMatchObject({
        type: facts.type,
        authority: facts.authority,
        definition: facts.definition,
        activeGates: facts.activeGates.map(({ gate }) => gate),
        profile: { id: facts.profile.split(' ')[0] },
        incarnationCross: { fullName: facts.cross },
      });
      expect([...chart.definedChannels].sort()).toEqual(
        facts.definedChannels.map((channel) => channel.split(' ')[0]).sort(),
      );
    },
  );
});
