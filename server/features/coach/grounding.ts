import { type PersonFacts, personFactsOf, summaryFactsOf } from '#shared/coach/person-facts.ts';
import { type TeamFacts, type TeamInput, teamFactsOf } from '#shared/coach/team-facts.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import type { Source } from '#shared/contract/coach.ts';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';
import { GATES } from '#shared/engine/gates.ts';
import type { GroundFact, GroundPassage, RejectedReading } from '../../providers/ai/port.ts';
import {
  attributeStatements,
  capital,
  centerStatements,
  channelStatements,
  gateStatements,
  limitedStatements,
  listed,
  type Statement,
  voiceOf,
} from './chart-sentences.ts';
import { namesInTeam, safeFirstName } from './first-name.ts';
import { teamStatements } from './team-statements.ts';

/** Everything that an answer may state about a chart or a team, and what it is checked against. */
export interface Grounding {
  readonly facts: readonly GroundFact[];
  readonly people: readonly PersonFacts[];
  readonly team: TeamFacts | null;
  /** What the asking person has said doesn't fit them; absent for teams. */
  readonly rejected?: readonly RejectedReading[];
}

/** What the asking person may see of a member. */
export interface GroundMember {
  readonly firstName: string;
  /** null for a member who doesn't share it. */
  readonly chart: ChartData | null;
  /** null for a member who shares functions only. */
  readonly summary: Pick<ChartData, 'type' | 'strategy' | 'authority' | 'profile'> | null;
  /** null when the birth time is exact. */
  readonly certainty: ChartCertainty | null;
}

export interface TeamGroundingInput extends TeamInput {
  readonly members: readonly GroundMember[];
}

function numbered(
  statements: readonly (Statement & { about: string | null })[],
): readonly GroundFact[] {
  return statements.map(({ topic, about, text }, index) => ({
    id: `F${index + 1}`,
    topic,
    about,
    text,
  }));
}

function sureOf<T>(held: ReadonlyMap<T, 'sure' | 'possible'>): T[] {
  return [...held].filter(([, presence]) => presence === 'sure').map(([key]) => key);
}

/** A chart's contents, as lists; with an inexact time, what it has at every possible time. */
function listStatements(person: PersonFacts, about: string | null): Statement[] {
  const voice = voiceOf(about);
  const list = (topic: string, noun: string, items: readonly (string | number)[]): Statement => {
    if (items.length > 0) {
      const text = `${capital(voice.your)} ${noun}s are ${listed(items)}`;
      return {
        topic,
        text: person.isTimeExact ? `${text}.` : `${text}, at any possible birth time.`,
      };
    }
    const text = `${capital(voice.you)} ${voice.have} no ${noun}`;
    return {
      topic,
      text: person.isTimeExact ? `${text}.` : `${text} that is certain: the birth time decides.`,
    };
  };
  const centers = (state: string) =>
    CENTER_IDS.filter((id) => person.centers[id] === state).map((id) => CENTERS[id].name);
  return [
    list('centers', 'defined center', centers('defined')),
    list('centers:open', 'open center', centers('open')),
    list('channels', 'defined channel', sureOf(person.channels)),
    list('gates', 'active gate', sureOf(person.gates)),
  ];
}

function certaintyStatements(person: PersonFacts): Statement[] {
  if (person.isTimeExact) return [];
  const attributes = [
    ['type', person.type],
    ['strategy', person.strategy],
    ['authority', person.authority],
    ['profile', person.profile],
    ['definition', person.definition],
    ['incarnation cross', person.incarnationCross],
  ] as const;
  const names = (isCertain: boolean) =>
    attributes.filter(([, held]) => (held.possible.length === 1) === isCertain).map(([n]) => n);
  const possible = [...person.gates].filter(([, presence]) => presence === 'possible');
  const gates =
    possible.length === 0
      ? ''
      : ` Gates ${listed(possible.map(([gate]) => gate))} are active only for a part of it.`;
  return [
    {
      topic: 'certainty',
      text: `Your birth time is not exact. What holds all the same: ${listed(names(true))}; what depends on the birth time: ${listed(names(false))}.${gates}`,
    },
  ];
}

function variableStatements(person: PersonFacts): Statement[] {
  return (person.variables ?? []).map(({ name, word, arrow }) => ({
    topic: `variable:${name.toLowerCase()}`,
    text: `Your ${name} is ${word}, with the arrow to the ${arrow}.`,
  }));
}

/**
 * What a coach may state about one chart.
 * @param certainty null when the birth time is exact
 */
export function groundingOfChart(
  chart: ChartData,
  certainty: ChartCertainty | null,
  firstName: string | null,
): Grounding {
  const person = personFactsOf(
    chart,
    certainty,
    firstName === null ? null : safeFirstName(firstName),
  );
  const statements = [
    ...attributeStatements(person, null),
    ...listStatements(person, null),
    ...certaintyStatements(person),
    ...centerStatements(person),
    ...channelStatements(person),
    ...gateStatements(person),
    ...variableStatements(person),
  ];
  return {
    facts: numbered(statements.map((statement) => ({ ...statement, about: null }))),
    people: [person],
    team: null,
  };
}

/** What a coach may state about a team; members appear by first name only. */
export function groundingOfTeam(input: TeamGroundingInput): Grounding {
  const names = namesInTeam(input.members.map(({ firstName }) => firstName));
  const people = input.members.flatMap(({ chart, certainty }, index) =>
    chart ? [personFactsOf(chart, certainty, names[index] ?? null)] : [],
  );
  const limited = input.members.flatMap(({ chart, summary, certainty }, index) => {
    const name = names[index];
    if (chart || name === undefined) return [];
    return [[name, summary && summaryFactsOf(summary, certainty)] as const];
  });
  const team = teamFactsOf(input, names, new Map(limited));
  const members = people.flatMap((person) =>
    [...attributeStatements(person, person.name), ...listStatements(person, person.name)].map(
      (statement) => ({ ...statement, about: person.name }),
    ),
  );
  const others = [...team.limited].flatMap(([name, summary]) =>
    limitedStatements(name, summary).map((statement) => ({ ...statement, about: name })),
  );
  const whole = teamStatements(team).map((statement) => ({ ...statement, about: null }));
  return { facts: numbered([...whole, ...members, ...others]), people, team };
}

const LABELS: Readonly<Record<string, string>> = {
  cross: 'Incarnation cross',
  'not-self': 'Not-self theme',
  certainty: 'Birth time',
  pair: 'Working dynamics',
};

function labelOf({ topic, about }: GroundFact): string {
  const [kind = '', id = ''] = topic.split(':');
  const of = about === null ? '' : `${about}: `;
  if (kind === 'gate') return `${of}Gate ${id}`;
  if (kind === 'channel') return `${of}Channel ${id}`;
  if (kind === 'penta') return /^\d/.test(id) ? `Team, gate ${id}` : `Team ${id}`;
  const center = CENTER_IDS.find((known) => kind === 'center' && known === id);
  if (center) return `${of}${CENTERS[center].name}`;
  if (kind === 'variable') return `${of}${capital(id)}`;
  return `${of}${LABELS[kind] ?? capital(kind)}`;
}

function gatesOf(topic: string, people: readonly PersonFacts[]): number[] {
  const [kind = '', id = ''] = topic.split(':');
  if (kind === 'gate' || kind === 'channel' || kind === 'penta') {
    return id
      .split('-')
      .map(Number)
      .filter((gate) => gate >= 1 && gate <= 64);
  }
  const [person] = people;
  if (kind !== 'center' || person === undefined) return [];
  return Object.values(GATES)
    .filter(({ gate, center }) => center === id && person.gates.get(gate) === 'sure')
    .map(({ gate }) => gate);
}

/** A fact as a chip shows it. */
export function sourceOfFact(fact: GroundFact, grounding: Grounding): Source {
  return {
    id: fact.id,
    kind: 'fact',
    label: labelOf(fact),
    text: fact.text,
    gates: gatesOf(fact.topic, grounding.people),
  };
}

/** A passage of the knowledge base as a chip shows it. */
export function sourceOfPassage({ id, title, text, gates }: GroundPassage): Source {
  return { id, kind: 'knowledge', label: title, text, gates: [...gates] };
}
