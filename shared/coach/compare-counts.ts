import type { PersonFacts, Presence } from '#shared/coach/person-facts.ts';
import { type Truth, truthOf } from '#shared/coach/truth.ts';
import { centerNamed } from '#shared/coach/written-values.ts';
import { CENTER_IDS, CENTERS, type CenterId } from '#shared/engine/centers.ts';

/** How many there may be: the least and the most. */
type Range = readonly [least: number, most: number];

const presences = (held: Iterable<Presence>): Range => {
  const all = [...held];
  return [all.filter((presence) => presence === 'sure').length, all.length];
};

function gatesIn(person: PersonFacts, center: CenterId): Range {
  const gates: readonly number[] = CENTERS[center].gates;
  return presences(
    [...person.gates].flatMap(([gate, held]) => (gates.includes(gate) ? [held] : [])),
  );
}

function centersThat(
  person: PersonFacts,
  state: 'defined' | 'open',
  among: readonly CenterId[] = CENTER_IDS,
): Range {
  const sure = among.filter((id) => person.centers[id] === state).length;
  const either = among.filter((id) => person.centers[id] === 'either').length;
  return [sure, sure + either];
}

function completelyOpen(person: PersonFacts): Range {
  const open = CENTER_IDS.filter((id) => person.centers[id] !== 'defined');
  const ranges = open.map((id) => gatesIn(person, id));
  return [
    ranges.filter(([, most]) => most === 0).length,
    ranges.filter(([least]) => least === 0).length,
  ];
}

function placements(person: PersonFacts, gate: number): Range {
  const held = person.positions.map(({ text }) =>
    truthOf(text.possible.map((at) => at.startsWith(`${gate}.`))),
  );
  return [
    held.filter((truth) => truth === 'yes').length,
    held.filter((truth) => truth !== 'no').length,
  ];
}

const MOTOR_IDS = CENTER_IDS.filter((id) => CENTERS[id].roles.includes('motor'));

const COUNTED: Readonly<Record<string, (person: PersonFacts, of: string) => Range | null>> = {
  gates: (person) => presences(person.gates.values()),
  channels: (person) => presences(person.channels.values()),
  definedCenters: (person) => centersThat(person, 'defined'),
  openCenters: (person) => centersThat(person, 'open'),
  completelyOpenCenters: completelyOpen,
  definedMotors: (person) => centersThat(person, 'defined', MOTOR_IDS),
  openMotors: (person) => centersThat(person, 'open', MOTOR_IDS),
  gatesIn: (person, of) => {
    const center = centerNamed(of);
    return center === null ? null : gatesIn(person, center);
  },
  placements: (person, of) => placements(person, Number(of)),
};

/** "5+" is five or more, "4-" four or less. */
type Bound = '+' | '-' | '';

function rangeTruth([least, most]: Range, count: number, bound: Bound): Truth {
  if (bound === '+') return least >= count ? 'yes' : most < count ? 'no' : 'maybe';
  if (bound === '-') return most <= count ? 'yes' : least > count ? 'no' : 'maybe';
  if (count < least || count > most) return 'no';
  return least === most ? 'yes' : 'maybe';
}

interface Counted {
  readonly what: string;
  readonly of: string;
  readonly count: number;
  readonly bound: Bound;
}

const isBound = (text: string | undefined): text is Bound => text === '+' || text === '-';

/** "gates 14", "gatesIn:root 3" for what is counted of something, "openCenters 5+" for a least. */
export function countOf(value: string): Counted | null {
  const [, what, of = '', count, bound] =
    /^(\w+)(?::([^ ]+))? (\d+)([+-])?$/.exec(value.trim()) ?? [];
  if (what === undefined) return null;
  return { what, of, count: Number(count), bound: isBound(bound) ? bound : '' };
}

/** What may be meant by a number of something: any of these. */
const COUNTS_OF: Readonly<Record<string, readonly string[]>> = {
  anyCenters: ['definedCenters', 'openCenters', 'completelyOpenCenters'],
  anyMotors: ['definedMotors', 'openMotors'],
  anyChannels: ['channels'],
};

function anyTruth(person: PersonFacts, kinds: readonly string[], count: number): Truth {
  const truths = kinds.map((what) => countTruth(person, `${what} ${count}`));
  if (truths.includes('yes')) return 'yes';
  return truths.includes('maybe') ? 'maybe' : 'no';
}

export function countTruth(person: PersonFacts, value: string): Truth | null {
  const asked = countOf(value);
  if (asked && Object.hasOwn(COUNTS_OF, asked.what)) {
    return anyTruth(person, COUNTS_OF[asked.what] ?? [], asked.count);
  }
  const range =
    asked && Object.hasOwn(COUNTED, asked.what) && COUNTED[asked.what]?.(person, asked.of);
  return asked && range ? rangeTruth(range, asked.count, asked.bound) : null;
}
