import { functionCount } from '#shared/engine/penta/function-mask.ts';
import { coverageScore, organize } from '#shared/engine/penta/organize.ts';
import type { OrganizedPerson } from '#shared/engine/penta/organize-problem.ts';
import { randomOf } from '#shared/engine/penta/organize-search.ts';
import { report } from './bench/figures.ts';

/**
 * Measures putting people into teams: how long it takes, and how much more the teams cover than by
 * filling them greedily or by the best of as many random arrangements as the same time allows.
 * Prints how the weakest team and the mean grow with time.
 */

const SIZES = [
  { people: 60, teams: 15, limitMs: 1000 },
  { people: 200, teams: 50, limitMs: 10_000 },
] as const;
/** So that every function is covered by a quarter of the people, as in real charts. */
const SHARE = 0.25;
const SEATS = 5;

type Teams = string[][];

function poolOf(size: number): OrganizedPerson[] {
  const random = randomOf(size);
  return Array.from({ length: size }, (_, index) => {
    let functions = 0;
    for (let bit = 0; bit < 12; bit += 1) if (random() < SHARE) functions |= 1 << bit;
    return { id: String(index), functions, home: null };
  });
}

/** Whoever covers most first, each to where they add most. */
function greedy(people: readonly OrganizedPerson[], count: number): Teams {
  const teams: Teams = Array.from({ length: count }, () => []);
  const masks = teams.map(() => 0);
  const order = people.toSorted((a, b) => functionCount(b.functions) - functionCount(a.functions));
  for (const [index, { id, functions }] of order.entries()) {
    // The last people go where a team has fewer than three.
    const needed = teams.reduce((sum, team) => sum + Math.max(0, 3 - team.length), 0);
    const isTight = people.length - index <= needed;
    let best = -1;
    let bestGain = Number.NEGATIVE_INFINITY;
    for (const [team, { length }] of teams.entries()) {
      if (length >= SEATS || (isTight && length >= 3)) continue;
      const mask = masks[team] ?? 0;
      const gain = functionCount(mask | functions) - 2 * functionCount(mask);
      if (gain > bestGain) [best, bestGain] = [team, gain];
    }
    teams[best]?.push(id);
    masks[best] = (masks[best] ?? 0) | functions;
  }
  return teams;
}

function shuffled(people: readonly OrganizedPerson[], count: number, random: () => number): Teams {
  const order = people.map(({ id }) => id);
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? '', order[index] ?? ''];
  }
  const teams: Teams = Array.from({ length: count }, () => []);
  for (const [index, id] of order.entries()) teams[index % count]?.push(id);
  return teams;
}

/** The best of the random arrangements that fit into the time. */
function randomRestarts(people: readonly OrganizedPerson[], count: number, limitMs: number) {
  const random = randomOf(1);
  const end = performance.now() + limitMs;
  let best = { weakest: 0, sum: 0 };
  while (performance.now() < end) {
    const score = coverageScore(people, shuffled(people, count, random));
    const isBetter =
      score.weakest > best.weakest || (score.weakest === best.weakest && score.sum > best.sum);
    if (isBetter) best = score;
  }
  return best;
}

for (const { people: size, teams: count, limitMs } of SIZES) {
  const people = poolOf(size);
  const steps: { readonly ms: number; readonly weakest: number; readonly sum: number }[] = [];
  const start = performance.now();
  const result = organize({
    people,
    teamCount: count,
    rules: [],
    onBetter: ({ score }) => steps.push({ ms: performance.now() - start, ...score }),
  });
  const ms = performance.now() - start;
  if (result.kind !== 'organized') throw new Error(`${size} people: ${result.kind}`);
  const { weakest, sum } = result.score;
  const byGreed = coverageScore(people, greedy(people, count));
  const byChance = randomRestarts(people, count, ms);
  for (let part = 1; part <= 10; part += 1) {
    const until = (ms * part) / 10;
    const reached = steps.filter((step) => step.ms <= until).at(-1);
    const mean = (reached?.sum ?? 0) / count;
    const bar = '#'.repeat(Math.round(mean * 4));
    const line = `${String(Math.round(until)).padStart(6)} ms  weakest ${String(reached?.weakest ?? 0).padStart(2)}  mean ${mean.toFixed(2).padStart(5)} ${bar}`;
    process.stdout.write(`${line}\n`);
  }
  const named = (name: string) => `${size} people, ${count} teams: ${name}`;
  report(
    { name: named('time'), unit: 'ms', value: ms, aim: { atMost: limitMs } },
    { name: named('weakest team'), unit: 'functions', value: weakest },
    {
      name: named('weakest, more than greedy'),
      unit: 'functions',
      value: weakest - byGreed.weakest,
      aim: { atLeast: 0 },
    },
    {
      name: named('weakest, more than random'),
      unit: 'functions',
      value: weakest - byChance.weakest,
      aim: { atLeast: 1 },
    },
    {
      name: named('mean, more than greedy'),
      unit: 'functions',
      value: (sum - byGreed.sum) / count,
      aim: { atLeast: 0.1 },
    },
    {
      name: named('mean, more than random'),
      unit: 'functions',
      value: (sum - byChance.sum) / count,
      aim: { atLeast: 0.5 },
    },
  );
}
