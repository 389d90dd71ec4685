import type { FactClaim } from '#shared/coach/claims.ts';
import { countTruth } from '#shared/coach/compare-counts.ts';
import type { Held, PersonFacts, SummaryFacts } from '#shared/coach/person-facts.ts';
import { presenceTruth, type Truth, truthOf } from '#shared/coach/truth.ts';
import {
  bare,
  centerNamed,
  channelPair,
  fold,
  gateNumber,
  sameName,
} from '#shared/coach/written-values.ts';
import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { BODY_IDS, type BodyId } from '#shared/engine/bodies.ts';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS } from '#shared/engine/channels.ts';
import { DEFINITIONS } from '#shared/engine/definition.ts';
import { GATES } from '#shared/engine/gates.ts';
import { TYPE_NAMES, TYPES } from '#shared/engine/human-type.ts';
import { asGate, GATE_NUMBERS, type GateNumber } from '#shared/engine/wheel.ts';

function heldTruth({ possible }: Held, value: string, isSame = sameName): Truth {
  return truthOf(possible.map((held) => isSame(held, value)));
}

/** "Mental" for "Mental / Environmental", "Ego" for both Ego authorities, "Triple" for a split. */
function sameOrShort(held: string, value: string): boolean {
  return [held, ...held.split(' / '), held.split(' ')[0] ?? ''].some((name) =>
    sameName(name, value),
  );
}

/** The strategies begin differently: "wait for the invitation" is the Projector's. */
const STRATEGY_WORDS = /inform|respon|invit|recogni|lunar|moon|2[89]/g;
const STRATEGY_KEYS: Readonly<Record<string, string>> = {
  recogni: 'invit',
  moon: 'lunar',
  28: 'lunar',
  29: 'lunar',
};

/** What a strategy is made of, in order. */
function strategyKeys(text: string): string[] {
  const words = fold(text).match(STRATEGY_WORDS) ?? [];
  return words.map((word) => STRATEGY_KEYS[word] ?? word);
}

function sameStrategy(held: string, value: string): boolean {
  const mine = strategyKeys(held);
  const theirs = strategyKeys(value);
  return theirs[0] === mine[0] && theirs.every((key) => mine.includes(key));
}

function channelTruth(person: PersonFacts, value: string): Truth | null {
  const known = CHANNEL_IDS.find((id) => fold(CHANNEL_BY_ID[id].name) === fold(value));
  const pair = known ?? channelPair(value);
  return pair === null ? null : presenceTruth(person.channels.get(pair));
}

/** Names by which each gate is known, and names of others: "26 the Listener" is no gate at all. */
function isMisnamed(gate: GateNumber, value: string): boolean {
  const name = bare(value.replace(/^\D*\d+\W*/, ''));
  const isName = (one: GateNumber) =>
    [GATES[one].name, GATES[one].iChing].some((known) => bare(known) === name);
  return !isName(gate) && GATE_NUMBERS.some(isName);
}

/** Whether a body of the chart is in a gate, on either side. */
function placedTruth({ positions }: PersonFacts, gate: GateNumber, body: BodyId): Truth {
  const held = positions.filter((one) => one.body === body);
  const truths = held.map(({ text }) =>
    truthOf(text.possible.map((at) => at.startsWith(`${gate}.`))),
  );
  if (truths.includes('yes')) return 'yes';
  return truths.includes('maybe') ? 'maybe' : 'no';
}

/** "34 in sun", a gate and what is in it; "34 in sacral", a gate and the center it belongs to. */
function locatedTruth(person: PersonFacts, gate: GateNumber, value: string): Truth | null {
  const [, where = ''] = / in (\w+)$/.exec(value) ?? [];
  const body = BODY_IDS.find((id) => id === where);
  if (body) return placedTruth(person, gate, body);
  const center = CENTER_IDS.find((id) => id === where);
  if (center === undefined) return null;
  return CENTERS[center].gates.includes(gate) ? presenceTruth(person.gates.get(gate)) : 'no';
}

export function gateTruth(person: PersonFacts, value: string): Truth | null {
  const gate = asGate(gateNumber(value) ?? 0);
  if (gate === null) return null;
  const located = locatedTruth(person, gate, value);
  if (located !== null) return located;
  return isMisnamed(gate, value) ? 'no' : presenceTruth(person.gates.get(gate));
}

const PROFILE_LINE = /^[1-6]$/;

function profileLineTruth({ profile }: SummaryFacts, value: string): Truth {
  return heldTruth(profile, value, (held) => held.split('/').includes(value));
}

/** "3/" is the conscious line, "/5" the unconscious one. */
const SIDE_LINE = /^(?:[1-6]\/|\/[1-6])$/;

function sideLineTruth({ profile }: SummaryFacts, value: string): Truth {
  const isThere = (held: string) =>
    value.startsWith('/') ? held.endsWith(value) : held.startsWith(value);
  return truthOf(profile.possible.map(isThere));
}

function lineTruth(person: PersonFacts, value: string): Truth | null {
  if (PROFILE_LINE.test(value)) return profileLineTruth(person, value);
  if (SIDE_LINE.test(value)) return sideLineTruth(person, value);
  if (!/^\d{1,2}\.[1-6]$/.test(value)) return null;
  const truths = person.positions.map(({ text }) => heldTruth(text, value));
  if (truths.includes('yes')) return 'yes';
  return truths.includes('maybe') ? 'maybe' : 'no';
}

function centerTruth(person: PersonFacts, value: string): Truth | null {
  const id = centerNamed(value);
  if (id === null) return null;
  const state = person.centers[id];
  return state === 'defined' ? 'yes' : state === 'open' ? 'no' : 'maybe';
}

const isOneOf = (names: readonly string[], value: string) =>
  names.some((name) => sameOrShort(name, value));

/** A value that no chart can have is no value: it is not compared. */
function among(names: readonly string[], held: Held, value: string): Truth | null {
  if (!isOneOf(names, value)) return null;
  return heldTruth(held, value, sameOrShort);
}

function themeTruth(person: SummaryFacts, value: string, theme: 'signature' | 'notSelf'): Truth {
  const own = fold(value);
  return truthOf(
    person.type.possible.map((type) => {
      const theirs = fold(TYPES[type][theme]);
      return theirs === own || theirs.split(' ').includes(own);
    }),
  );
}

function profileTruth(person: SummaryFacts, value: string): Truth | null {
  const [, found] = /([1-6]\s*\/\s*[1-6])/.exec(value) ?? [];
  return found === undefined ? null : heldTruth(person.profile, found.replaceAll(/\s/g, ''));
}

/** "Right Angle Cross of Planning" is the cross without its number, "Cross of Planning" without its angle. */
function sameCross(held: string, value: string): boolean {
  const cross = (text: string) => fold(text).replace('cross of the ', 'cross of ');
  const theirs = cross(value);
  const whole = /\d$/.test(theirs) ? cross(held) : cross(held).replace(/ \d$/, '');
  return whole === theirs || (theirs.startsWith('cross of') && whole.endsWith(` ${theirs}`));
}

type Truths<Person> = (person: Person, value: string) => Truth | null;

/** What a summary of type, strategy, authority and profile decides. */
const SUMMARY_TRUTHS = {
  type: (person, value) => among(TYPE_NAMES, person.type, value),
  strategy: (person, value) =>
    strategyKeys(value).length === 0 ? null : heldTruth(person.strategy, value, sameStrategy),
  authority: (person, value) => among(AUTHORITY_NAMES, person.authority, value),
  profile: profileTruth,
  signature: (person, value) => themeTruth(person, value, 'signature'),
  notSelf: (person, value) => themeTruth(person, value, 'notSelf'),
} as const satisfies Readonly<Record<string, Truths<SummaryFacts>>>;

function isSummaryTopic(topic: string): topic is keyof typeof SUMMARY_TRUTHS {
  return Object.hasOwn(SUMMARY_TRUTHS, topic);
}

/**
 * What a member's summary says about a claim.
 * @returns `withheld` for everything that the summary doesn't decide
 */
export function summaryTruth(
  summary: SummaryFacts,
  { topic, value }: Pick<FactClaim, 'topic' | 'value'>,
): Truth | null | 'withheld' {
  if (topic === 'line' && PROFILE_LINE.test(value)) return profileLineTruth(summary, value);
  if (topic === 'line' && SIDE_LINE.test(value)) return sideLineTruth(summary, value);
  return isSummaryTopic(topic) ? SUMMARY_TRUTHS[topic](summary, value) : 'withheld';
}

export type PersonTopic = Exclude<FactClaim['topic'], 'function' | 'coverage' | 'pair'>;

export const PERSON_TRUTHS: Readonly<Record<PersonTopic, Truths<PersonFacts>>> = {
  ...SUMMARY_TRUTHS,
  definition: (person, value) => among(DEFINITIONS, person.definition, value),
  cross: (person, value) => heldTruth(person.incarnationCross, value, sameCross),
  center: centerTruth,
  gate: gateTruth,
  line: lineTruth,
  channel: channelTruth,
  count: countTruth,
};

export function isPersonTopic(topic: FactClaim['topic']): topic is PersonTopic {
  return Object.hasOwn(PERSON_TRUTHS, topic);
}
