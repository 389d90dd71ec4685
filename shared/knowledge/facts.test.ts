import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

/* `npm run facts` measures the figures; the articles print them rounded. */

const Stable = z.strictObject({
  type: z.number(),
  authority: z.number(),
  definition: z.number(),
  centers: z.number(),
  pentaGates: z.number(),
  profile: z.number(),
});
const Shares = z.record(z.string(), z.number());
const Facts = z.strictObject({
  windows: z.number(),
  charts: z.number(),
  firstYear: z.number(),
  lastYear: z.number(),
  sameAllDay: Stable,
  sameWithinHour: Stable,
  changedBy: z.strictObject({ oneMinute: z.number(), oneHour: z.number() }),
  types: Shares,
  authorities: Shares,
  profiles: Shares,
});

const FACTS = Facts.parse(
  JSON.parse(readFileSync(new URL('./facts.json', import.meta.url), 'utf8')),
);
const { sameAllDay: day, sameWithinHour: hour, changedBy } = FACTS;

function textOf(article: string): string {
  const file = readFileSync(new URL(`./articles/${article}.md`, import.meta.url), 'utf8');
  return file.replace(/\s+/g, ' ');
}

const percent = (value: number) => `${Math.round(value)} percent`;

test.each([
  [
    'unknown-birth-time',
    `on ${FACTS.windows.toLocaleString('en-US')} random days. The type is the same all day in ${percent(day.type)} of them, the authority in ${percent(day.authority)}, and the definition in ${percent(day.definition)}. The full set of defined centers is the same in ${percent(day.centers)}, and the Penta gates in ${percent(day.pentaGates)}.`,
  ],
  [
    'unknown-birth-time',
    `The type is the same in ${percent(hour.type)} of cases, the authority in ${percent(hour.authority)}, and the definition in ${percent(hour.definition)}. The defined centers are the same in ${percent(hour.centers)}, the Penta gates in ${percent(hour.pentaGates)}, and the profile in ${percent(hour.profile)}.`,
  ],
  [
    'how-a-chart-is-computed',
    `off by one minute changes a gate or line in ${changedBy.oneMinute.toFixed(1)} of 100 charts, and by one hour in ${Math.round(changedBy.oneHour)} of 100.`,
  ],
])('%s prints the measured figures', (article, sentence) => {
  expect(textOf(article)).toContain(sentence);
});

test('a profile that changes every day never stayed the same in the measurement', () => {
  expect(textOf('unknown-birth-time')).toContain('The profile changes every day.');
  expect(day.profile).toBe(0);
});

test.each(['types', 'authorities', 'profiles'] as const)('the shares of %s add up to 1', (name) => {
  const sum = Object.values(FACTS[name]).reduce((total, share) => total + share, 0);
  expect(sum).toBeCloseTo(100, 0);
});
