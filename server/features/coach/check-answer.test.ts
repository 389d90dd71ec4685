import { describe, expect, test } from 'vitest';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import { type Chart, computeChart } from '#shared/engine/chart.ts';
import { PENTA_CHANNELS, PENTA_GATES } from '#shared/engine/penta-matrix.ts';
import { loadEphemeris } from '../../ephemeris.ts';
import { chartDataOf } from '../charts/computed-chart.ts';
import { answerChecker, checkSentence } from './check-answer.ts';
import { groundingOfChart, groundingOfTeam } from './grounding.ts';

const EPHEMERIS = loadEphemeris();
const chartAt = (utc: string): Chart => computeChart(Date.parse(utc), EPHEMERIS);
const dataOf = (chart: Chart): ChartData => chartDataOf(chart, true);

/** A Generator, Sacral, 4/6, with gates 15 and 48 and without gate 5. */
const GENERATOR = chartAt('1948-11-14T21:14:00Z');
const ground = groundingOfChart(dataOf(GENERATOR), null, 'Ana');
const check = (sentence: string) => checkSentence(sentence, ground, []);
const factAbout = (topic: string) => ground.facts.find((fact) => fact.topic === topic)?.id;

describe('an answer about one chart', () => {
  test('is checked against the expected chart', () => {
    expect(GENERATOR.type).toBe('Generator');
    expect(GENERATOR.activeGates).toContain(15);
    expect(GENERATOR.activeGates).not.toContain(5);
  });

  test('keeps true sentences and cites the fact', () => {
    const { text, verdict, sources } = check('You have gate 15.');
    expect(verdict).toBe('kept');
    expect(text).toBe(`You have gate 15. [${factAbout('gate:15')}]`);
    expect(sources).toMatchObject([{ kind: 'fact', label: 'Gate 15', gates: [15] }]);
  });

  test.each([
    'You do not have gate 5.',
    'Gate 5 is not active in your chart.',
    'Your gates 15 and 48 are both active.',
    'You are a Generator, so let things come to you.',
    'Your Sacral is defined.',
    'You have a Sacral authority.',
    'What would a good yes feel like?',
    'Take two days before you answer.',
    'Good luck!',
  ])('keeps “%s”', (sentence) => {
    expect(check(sentence).verdict).toBe('kept');
  });

  test.each([
    'You have gate 5.',
    'Your gates are 15, 5 and 48.',
    'You hold gate 15, gate 48 and the fifth gate.',
    'As a Projector, you guide others [F1].',
    'You do not have gate 15.',
    'Your Sacral is open.',
    'It is not true that you lack gate 5.',
    'You have g\u0430te \uff15 active.',
    'Did you know that you have gate 5?',
    'You process best alone and were born to lead [F1].',
    'Du hast Tor 5 in deinem Chart [F1].',
    'Your colleague Zed has gate 15.',
    'Write to eve@other.example today.',
    'Write to eve (at) other (dot) example today.',
    'You are guaranteed to succeed.',
  ])('never lets “%s” through', (sentence) => {
    const { text, verdict } = check(sentence);
    expect(verdict).not.toBe('kept');
    expect(text ?? '').not.toContain(sentence.replace(' [F1].', '').replace(/\.$/, ''));
  });

  test('states that an absent gate is absent, once in an answer', () => {
    const next = answerChecker(ground, []);
    expect(next('You have gate 5.').text).toMatch(/^Gate 5 is not active in your chart\./);
    expect(next('Your gate 5 helps you.').text).toBeNull();
  });

  test('drops invalid citations and links', () => {
    const { text } = check('See [gate 15](https://evil.example/x) in your chart [F999][K4].');
    expect(text).toBe(`See gate 15 in your chart. [${factAbout('gate:15')}]`);
  });

  test('does not let a passage about another type support a statement about the person', () => {
    const passage = {
      id: 'K1',
      title: 'Projector',
      text: 'You see how people and systems work, and guide them when asked.',
      gates: [],
    };
    const said = `${passage.text} [K1]`;
    expect(checkSentence(said, ground, [passage]).verdict).toBe('removed');
  });

  test('does not let advice for another authority pass as the person’s', () => {
    const passage = {
      id: 'K1',
      title: 'Emotional authority',
      text: 'Decide neither at the top nor at the bottom of a mood.',
      gates: [],
    };
    expect(checkSentence(`${passage.text} [K1]`, ground, [passage]).verdict).toBe('removed');
  });

  test('adds that a value depends on the birth time where it does', () => {
    const [person] = ground.people;
    if (person === undefined) throw new Error('No person');
    const unsure: PersonFacts = {
      ...person,
      isTimeExact: false,
      type: { value: 'Generator', possible: ['Generator', 'Projector'] },
    };
    const { text, verdict } = checkSentence(
      'You are a Generator.',
      { ...ground, people: [unsure] },
      [],
    );
    expect(verdict).toBe('corrected');
    expect(text).toContain('depends on the birth time');
  });

  test('drops text that is too long to be a sentence', () => {
    expect(check('You have gate 15. '.repeat(200)).verdict).toBe('removed');
  });

  test('lets every fact’s own sentence pass', () => {
    for (const { id, text } of ground.facts) {
      for (const sentence of text.split(/(?<=\.) /)) {
        expect([sentence, check(`${sentence} [${id}]`).verdict]).toEqual([sentence, 'kept']);
      }
    }
  });
});

describe('an answer about a team', () => {
  const charts = [chartAt('1948-04-09T05:14:00Z'), chartAt('1961-07-01T18:45:00Z'), GENERATOR];
  const gates = PENTA_GATES.map((gate) => ({
    gate,
    holders: charts.flatMap((chart, index) => (chart.activeGates.includes(gate) ? [index] : [])),
  }));
  const isHeld = (gate: string) =>
    gates.some((row) => row.gate === Number(gate) && row.holders.length > 0);
  const team = groundingOfTeam({
    members: ['Ana', 'Ben<script>', '[F1] Ana'].map((firstName, index) => ({
      firstName,
      chart: dataOf(charts[index] ?? GENERATOR),
      certainty: null,
    })),
    penta: {
      gates,
      channels: PENTA_CHANNELS.map((id) => {
        const count = id.split('-').filter(isHeld).length;
        return { id, state: count === 2 ? 'filled' : count === 1 ? 'half' : 'empty' };
      }),
    },
    pairs: [
      { members: [0, 1], dynamicType: 'Electromagnetic', strength: 'Spark.', watchout: 'Haste.' },
    ],
  });
  const verdict = (sentence: string) => checkSentence(sentence, team, []).verdict;

  test('names members by sanitized, distinct first names', () => {
    expect(team.team?.names.slice(0, 2)).toEqual(['Ana', 'Ben']);
    expect(new Set(team.team?.names).size).toBe(3);
    expect(JSON.stringify(team.facts)).not.toMatch(/script|\[F1\]/);
  });

  test('keeps a true statement about a member and refuses it about another', () => {
    const single = gates.find(({ holders }) => holders.length === 1 && holders[0] === 0);
    expect(verdict(`Ana holds gate ${single?.gate}.`)).toBe('kept');
    expect(verdict(`Ben holds gate ${single?.gate}.`)).not.toBe('kept');
    expect(verdict(`Ana holds gate ${single?.gate}, and so does Ben.`)).not.toBe('kept');
    expect(verdict(`Zed holds gate ${single?.gate}.`)).toBe('removed');
  });

  test('checks coverage, gaps and types against the team', () => {
    const held = gates.filter(({ holders }) => holders.length > 0).length;
    const gap = gates.find(({ holders }) => holders.length === 0)?.gate;
    expect(verdict(`The team covers ${held} of 12 functions.`)).toBe('kept');
    expect(verdict(`The team covers ${held + 1} of 12 functions.`)).not.toBe('kept');
    expect(verdict(`Nobody holds gate ${gap}.`)).toBe('kept');
    expect(verdict(`The team has gate ${gap}.`)).not.toBe('kept');
    expect(verdict('Ana is a Manifestor.')).toBe('kept');
    expect(verdict('Ben is a Manifestor.')).not.toBe('kept');
    expect(verdict('Ana and Ben are electromagnetic as a pair.')).toBe('kept');
  });
});
