import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { BODY_IDS, BODY_NAMES } from '#shared/engine/bodies.ts';
import { CENTER_IDS, CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS } from '#shared/engine/channels.ts';
import { crossOf } from '#shared/engine/cross.ts';
import { TYPE_NAMES, TYPES } from '#shared/engine/human-type.ts';
import { PROFILE_IDS } from '#shared/engine/profile.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';

/* Values for the slots of the development sentences, as a chart has them and as it has not. */

/** The text of each slot, by its name. */
export type Fill = Readonly<Record<string, string>>;

type Fills = (person: PersonFacts, isTrue: boolean) => readonly Fill[];

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const LINE_NAMES = ['', 'Investigator', 'Hermit', 'Martyr', 'Opportunist', 'Heretic', 'Role Model'];
const NUMBER_WORDS = 'zero one two three four five six seven eight nine'.split(' ');

const withArticle = (name: string) => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Those values that the chart has, or those it has not. */
function chosen<Value>(
  values: readonly Value[],
  isHeld: (value: Value) => boolean,
  isTrue: boolean,
): Value[] {
  return values.filter((value) => isHeld(value) === isTrue);
}

function centersIn(state: 'defined' | 'open'): Fills {
  return (person, isTrue) =>
    chosen(CENTER_IDS, (id) => person.centers[id] === state, isTrue).map((id) => ({
      center: CENTERS[id].name,
    }));
}

const typeFill = (name: string): Fill => ({
  type: name,
  types: `${name}s`,
  'a type': withArticle(name),
});

/** "Generator" of a Manifesting Generator is no clear falsehood. */
const isHalfTrue = (person: PersonFacts, name: string) =>
  person.type.value === 'Manifesting Generator' && name === 'Generator';

const gatesOf = (person: PersonFacts, isTrue: boolean) =>
  chosen(GATE_NUMBERS, (gate) => person.gates.has(gate), isTrue).map(String);

function pairsOfGates(person: PersonFacts, isTrue: boolean): Fill[] {
  const gates = gatesOf(person, isTrue);
  return gates.map((gate, index) => ({
    gate,
    gate2: gates[(index + 5) % gates.length] ?? gate,
  }));
}

function lineFill(line: number): Fill {
  const lineName = LINE_NAMES[line] ?? '';
  return {
    line: ORDINALS[line] ?? '',
    number: String(line),
    lineName,
    'a lineName': withArticle(lineName),
  };
}

function placeFills(person: PersonFacts, isTrue: boolean): Fill[] {
  return BODY_IDS.flatMap((body) => {
    const places = person.positions.filter((one) => one.body === body);
    return places.slice(0, 1).map(({ text }) => {
      const [gate = 1, line = 1] = text.value.split('.').map(Number);
      const shown = isTrue ? gate : ((gate + 6) % 64) + 1;
      return {
        body: BODY_NAMES[body],
        place: `${shown}.${line}`,
        gate: String(shown),
        gateLine: String(line),
        isHeld: String(person.gates.has(shown)),
      };
    });
  }).filter(({ isHeld }) => isHeld === String(isTrue));
}

const COUNTS: Readonly<Record<string, (person: PersonFacts) => number>> = {
  definedCenters: ({ centers }) => CENTER_IDS.filter((id) => centers[id] === 'defined').length,
  openCenters: ({ centers }) => CENTER_IDS.filter((id) => centers[id] === 'open').length,
  channels: ({ channels }) => channels.size,
  gates: ({ gates }) => gates.size,
  definedMotors: ({ centers }) => {
    const isMotor = (id: CenterId) => CENTERS[id].roles.includes('motor');
    return CENTER_IDS.filter((id) => isMotor(id) && centers[id] === 'defined').length;
  },
};

function countFills(what: string): Fills {
  return (person, isTrue) => {
    const count = COUNTS[what]?.(person) ?? 0;
    const all = [count - 2, count - 1, count, count + 1, count + 2];
    return chosen(all, (value) => value === count, isTrue)
      .filter((value) => value > 1 && (what === 'definedMotors' ? value < 5 : value < 27))
      .map((value) => {
        const word = NUMBER_WORDS[value] ?? String(value);
        return { n: word, N: capital(word) };
      });
  };
}

const SIGNATURES = ['peace', 'satisfaction', 'success', 'surprise'];
const NOT_SELVES = ['anger', 'frustration', 'bitterness', 'disappointment'];

function themeFills(theme: 'signature' | 'notSelf', names: readonly string[]): Fills {
  return (person, isTrue) => {
    const held = TYPES[person.type.value][theme].toLowerCase();
    return chosen(names, (name) => held.includes(name), isTrue).map((name) => ({
      [theme]: name,
      [capital(theme)]: capital(name),
    }));
  };
}

/** Any value at all: the sentence says nothing about the person. */
function anything(person: PersonFacts, isTrue: boolean): Fill[] {
  if (!isTrue) return [];
  return GATE_NUMBERS.map((gate, index) => {
    const type = TYPE_NAMES[index % TYPE_NAMES.length] ?? person.type.value;
    return {
      'any gate': String(gate),
      'any center': CENTERS[CENTER_IDS[index % CENTER_IDS.length] ?? 'g'].name,
      'any type': type,
      'any types': `${type}s`,
      'any a type': withArticle(type),
      'any authority': AUTHORITY_NAMES[index % 3] ?? '',
      'any profile': PROFILE_IDS[index % PROFILE_IDS.length] ?? '',
      'any channel': CHANNEL_IDS[index % CHANNEL_IDS.length] ?? '',
    };
  });
}

const FILLS: Readonly<Record<string, Fills>> = {
  'center defined': centersIn('defined'),
  'center open': centersIn('open'),
  type: (person, isTrue) =>
    chosen(TYPE_NAMES, (name) => person.type.value === name, isTrue)
      .filter((name) => !isHalfTrue(person, name))
      .map(typeFill),
  authority: (person, isTrue) =>
    chosen(AUTHORITY_NAMES, (name) => person.authority.value === name, isTrue).map((name) => ({
      authority: name.split(' / ')[0] ?? name,
    })),
  profile: (person, isTrue) =>
    chosen(PROFILE_IDS, (id) => person.profile.value === id, isTrue).map((profile) => ({
      profile,
    })),
  line: (person, isTrue) =>
    chosen([1, 2, 3, 4, 5, 6], (line) => person.profile.value.includes(String(line)), isTrue).map(
      lineFill,
    ),
  gate: pairsOfGates,
  'gate absent': (person, isTrue) => gatesOf(person, !isTrue).map((missing) => ({ missing })),
  'gate line': placeFills,
  channel: (person, isTrue) =>
    chosen(CHANNEL_IDS, (id) => person.channels.has(id), isTrue).map((id) => ({
      channel: id,
      channelName: CHANNEL_BY_ID[id].name.replace(/^The /, ''),
      channelGates: id.replace('-', ' and '),
    })),
  cross: (person, isTrue) => {
    const others = [3, 17, 38].map((gate) => {
      const known = GATE_NUMBERS.find((one) => one === gate) ?? 1;
      return crossOf(known, 'RAX').fullName;
    });
    return chosen(
      [person.incarnationCross.value, ...others],
      (name) => name === person.incarnationCross.value,
      isTrue,
    ).map((cross) => ({ cross }));
  },
  signature: themeFills('signature', SIGNATURES),
  notSelf: themeFills('notSelf', NOT_SELVES),
  neutral: anything,
};

/** "authority=Ego Manifested or Ego Projected": the sentence has no slot, the chart decides. */
function stated(what: string, values: readonly string[]): Fills {
  return (person, isTrue) => {
    const held: Readonly<Record<string, string>> = {
      type: person.type.value,
      authority: person.authority.value,
      definition: person.definition.value,
    };
    return values.includes(held[what] ?? '') === isTrue ? [{}] : [];
  };
}

/** What may stand in the slots of a group's templates, so that they are true of a person, or false. */
export function fillsOf(group: string, person: PersonFacts, isTrue: boolean): readonly Fill[] {
  const [what = '', values = ''] = group.split('=');
  const fills =
    what === 'count'
      ? countFills(values)
      : values === ''
        ? FILLS[group]
        : stated(what, values.split(' or '));
  if (fills === undefined) throw new RangeError(`Nothing fills the sentences of "${group}"`);
  return fills(person, isTrue);
}
