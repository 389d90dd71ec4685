import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PairCard } from '../contract/pairs.ts';
import { randomDays } from '../engine/certainty/random-days.ts';
import { createPackedEphemeris } from '../engine/ephemeris/packed.ts';
import { packFileName } from '../engine/ephemeris/packed-format.ts';
import { pairOf } from '../engine/pair/pair.ts';
import type { GateNumber } from '../engine/wheel.ts';
import type { ChartedPerson } from './charted-person.ts';
import { PAIR_PARTS, type PairSubject } from './pair-candidates.ts';
import { type PairCard as Card, pairCardsOf } from './pair-cards.ts';
import { pairFactsOf } from './pair-facts.ts';
import { PAIR_MODE_TEXTS } from './pair-mode-texts.ts';
import { bornAt, holdingOnly } from './truth/born.ts';

const EPHEMERIS = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../engine/ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);
const born = (utcMs: number, name: string) => bornAt(EPHEMERIS, utcMs, name);
const holding = (name: string, gates: readonly GateNumber[]) =>
  holdingOnly(born(0, name), name, gates);

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eve'];
const TEAMS = 200;
const SENTENCES_MAX = 5;

const BIRTHS = randomDays(1717, TEAMS * NAMES.length, 1950, 2005).map(
  ({ startUtcMs }, index) => startUtcMs + ((index * 7919) % 1440) * 60_000,
);
const PEOPLE = Array.from({ length: TEAMS }, (_, team) =>
  NAMES.map((name, index) => born(BIRTHS[team * NAMES.length + index] ?? 0, name)),
);

function pairsOf(people: readonly ChartedPerson[]): (readonly [ChartedPerson, ChartedPerson])[] {
  return people.flatMap((one, index) =>
    people.slice(index + 1).map((other) => [one, other] as const),
  );
}

function subjectsOf(people: readonly ChartedPerson[], sees: 'charts' | 'summaries'): PairSubject[] {
  return pairsOf(people).map(([a, b]) => ({
    a: { ...a, called: a.name },
    b: { ...b, called: b.name },
    facts: sees === 'charts' ? pairFactsOf(a, b) : null,
  }));
}

/** The sentences of a card without the names in them. */
function sentencesOf(card: Card): string[] {
  return PAIR_PARTS.flatMap((part) => card[part] ?? []).map((text) =>
    text.replaceAll(new RegExp(`\\b(${NAMES.join('|')})\\b`, 'g'), '…'),
  );
}

function repeatsIn(cards: readonly Card[]): string[] {
  const sentences = cards.flatMap(sentencesOf);
  return sentences.filter((text, index) => sentences.indexOf(text) !== index);
}

const TEAM_CARDS = PEOPLE.map((people) => pairCardsOf(subjectsOf(people, 'charts')));

describe('the cards of 200 random teams of five', () => {
  test('repeat no sentence within a team, whatever the names in it', () => {
    expect(TEAM_CARDS.map(repeatsIn).filter((repeats) => repeats.length > 0)).toEqual([]);
  });

  test('have a headline, two sides, a way to talk and something to try: five sentences', () => {
    for (const card of TEAM_CARDS.flat()) {
      expect(sentencesOf(card)).toHaveLength(SENTENCES_MAX);
      expect(card.evidence.map(({ part }) => part)).toEqual([...PAIR_PARTS]);
    }
  });

  test('claim only what the two charts have', () => {
    for (const [index, people] of PEOPLE.entries()) {
      for (const [at, [a, b]] of pairsOf(people).entries()) {
        const pair = pairOf(a.activeGates, b.activeGates);
        for (const evidence of TEAM_CARDS[index]?.[at]?.evidence ?? []) {
          expect(isTrueOf(evidence, a, b, pair)).toBe(true);
        }
      }
    }
  });

  test('name both people of the pair only, and fill every placeholder', () => {
    for (const [index, people] of PEOPLE.entries()) {
      for (const [at, [a, b]] of pairsOf(people).entries()) {
        const card = TEAM_CARDS[index]?.[at];
        const text = card ? PAIR_PARTS.map((part) => card[part]).join(' ') : '';
        const named = NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
        expect(named).toEqual([a.name, b.name]);
        expect(text).not.toMatch(/[{}]|undefined|null|\s\s|\b\d+-\d+\b|\bgate\b/);
      }
    }
  });

  test('are the same each time', () => {
    const again = PEOPLE.slice(0, 20).map((people) => pairCardsOf(subjectsOf(people, 'charts')));
    expect(again).toEqual(TEAM_CARDS.slice(0, 20));
  });

  test('fit the contract without losing anything', () => {
    for (const card of TEAM_CARDS.slice(0, 20).flat()) expect(PairCard.parse(card)).toEqual(card);
  });
});

type Evidence = Card['evidence'][number];

function isTrueOf(
  evidence: Evidence,
  a: ChartedPerson,
  b: ChartedPerson,
  pair: ReturnType<typeof pairOf>,
): boolean {
  switch (evidence.kind) {
    case 'channel': {
      const found = pair.channels.find(({ channel }) => channel === evidence.channel);
      const from = found?.from && (found.from === 'A' ? a.id : b.id);
      return found?.mode === evidence.mode && (from ?? null) === evidence.fromId;
    }
    case 'center': {
      const relation = pair.centerRelation[evidence.center];
      const holder = relation === 'aOnly' ? a.id : relation === 'bOnly' ? b.id : null;
      return holder === evidence.memberId && (holder !== null || relation === 'together');
    }
    case 'types':
      return [a.type, b.type].join() === evidence.values.join();
    case 'authorities':
      return [a.authority, b.authority].join() === evidence.values.join();
    case 'profiles':
      return [a.profile, b.profile].join() === evidence.values.join();
  }
}

describe('of people who share summaries only', () => {
  const cards = PEOPLE.map((people) => pairCardsOf(subjectsOf(people, 'summaries')));

  test('cards rest on type, authority and profile alone', () => {
    const kinds = new Set(
      cards.flat(2).flatMap(({ evidence }) => evidence.map(({ kind }) => kind)),
    );
    expect([...kinds].sort()).toEqual(['authorities', 'profiles', 'types']);
  });

  test('cards repeat no sentence within a team either', () => {
    expect(cards.map(repeatsIn).filter((repeats) => repeats.length > 0)).toEqual([]);
  });
});

test('who has the whole channel is the one who leads, in either order', () => {
  const [ana, ben] = [holding('Ana', [1, 8]), holding('Ben', [])];
  const expected = PAIR_MODE_TEXTS['1-8'].Dominance.works.map((text) =>
    text.replaceAll('{a}', 'Ana').replaceAll('{b}', 'Ben'),
  );
  for (const team of [
    [ana, ben],
    [ben, ana],
  ]) {
    const [card] = pairCardsOf(subjectsOf(team, 'charts'));
    expect(expected).toContain(card?.strength);
    expect(card?.headline).toBe('Ana sets the tone on credit for original work, and Ben follows.');
  }
});

test('inserts names verbatim, even with placeholders in them', () => {
  const names = ['{b}', '$& Ó Briain, Jr.'] as const;
  const [card] = pairCardsOf(
    subjectsOf([holding(names[0], [1, 8]), holding(names[1], [])], 'charts'),
  );
  expect(card?.headline).toBe(
    '{b} sets the tone on credit for original work, and $& Ó Briain, Jr. follows.',
  );
});

test('two people without a channel have a card of what they are', () => {
  const [card] = pairCardsOf(subjectsOf([holding('Ana', [1]), holding('Ben', [2])], 'charts'));
  expect(card?.dynamicType).toBe('Two separate ways: two Projectors');
  expect(card?.headline).toBe('Ana and Ben both see how to steer.');
  expect(card?.trial).not.toBeNull();
});

test('five people with the same chart still have a strength and a caution each', () => {
  const people = NAMES.map((name) => born(0, name));
  for (const card of pairCardsOf(subjectsOf(people, 'charts'))) {
    expect([card.strength, card.watchout].every((text) => text.length > 0)).toBe(true);
  }
});
