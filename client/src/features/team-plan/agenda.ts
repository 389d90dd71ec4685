import { andList, figure } from '#shared/domain/english.ts';
import type { DecisionTurn } from '#shared/knowledge/meeting.ts';

export interface Agenda {
  readonly title: string;
  /** "Mon, Nov 30, 2:00 PM"; null while no date is chosen. */
  readonly when: string | null;
  readonly minutes: number;
  /** Names of those in the room. */
  readonly present: readonly string[];
  /** "9 of 12 functions and 3 of 6 channels"; null without a map. */
  readonly coverage: string | null;
  /** Names of the functions that nobody present covers. */
  readonly missing: readonly string[];
  readonly topics: readonly string[];
  readonly turns: readonly (DecisionTurn & { readonly name: string })[];
}

const OPENING_MINUTES = 5;
const CLOSING_MINUTES = 5;
const TEMPO_TITLES = {
  now: 'Can answer now',
  aloud: 'Think aloud first',
  later: 'Answer later',
  unknown: 'Ask them',
} as const;
const GROUPS = ['now', 'aloud', 'later', 'unknown'] as const;

/** The decision turns by group, in order; people who are asked the same way are together. */
export function turnGroups(turns: Agenda['turns']) {
  return GROUPS.map((group) => {
    const inGroup = turns.filter(({ tempo }) => (tempo ?? 'unknown') === group);
    const ways = [...new Set(inGroup.map(({ how }) => how))];
    return {
      group,
      title: TEMPO_TITLES[group],
      turns: ways.map((how) => ({
        how,
        names: andList(inGroup.filter((turn) => turn.how === how).map(({ name }) => name)),
      })),
    };
  }).filter((one) => one.turns.length > 0);
}

/** Minutes for each topic: what opening and closing leave, shared evenly. */
export function topicMinutes(minutes: number, topics: number): number {
  return Math.max(1, Math.floor((minutes - OPENING_MINUTES - CLOSING_MINUTES) / topics));
}

/** The agenda as plain text, for the clipboard and for calendars. */
export function agendaText(agenda: Agenda): string {
  const { title, when, minutes, present, coverage, missing, turns } = agenda;
  const topics = agenda.topics.length > 0 ? agenda.topics : ['Topics'];
  const each = topicMinutes(minutes, topics.length);
  return [
    title,
    ...(when ? [`${when} · ${figure(minutes)} minutes`] : [`${figure(minutes)} minutes`]),
    `In the room: ${present.join(', ')}`,
    ...(coverage ? [`Together you cover ${coverage}.`] : []),
    ...(missing.length > 0 ? [`Nobody present covers: ${missing.join(', ')}`] : []),
    '',
    `1. What we need to decide today (${OPENING_MINUTES} min)`,
    ...topics.map((topic, index) => `${index + 2}. ${topic} (${each} min)`),
    `${topics.length + 2}. Who does what by when (${CLOSING_MINUTES} min)`,
    '',
    'Order of decisions',
    ...turnGroups(turns).map(
      (one) => `${one.title}: ${one.turns.map(({ names, how }) => `${names} (${how})`).join('; ')}`,
    ),
  ].join('\n');
}
