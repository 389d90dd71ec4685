import type { FactClaim } from '#shared/coach/claims.ts';
import { countTruth } from '#shared/coach/compare-counts.ts';
import type { Held, PersonFacts } from '#shared/coach/person-facts.ts';
import { presenceTruth, type Truth, truthOf } from '#shared/coach/truth.ts';
import {
  centerNamed,
  channelPair,
  fold,
  gateNumber,
  sameName,
} from '#shared/coach/written-values.ts';
import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS } from '#shared/engine/channels.ts';
import { DEFINITIONS } from '#shared/engine/definition.ts';
import { TYPE_NAMES, TYPES } from '#shared/engine/human-type.ts';

function heldTruth({ possible }: Held, value: string, isSame = sameName): Truth {
  return truthOf(possible.map((held) => isSame(held, value)));
}

/** "Mental" for "Mental / Environmental", "Wait to respond" for the strategy that also informs. */
function sameOrShort(held: string, value: string): boolean {
  const [short = '', more = ''] = held.split(/ [/(]/);
  return sameName(held, value) || sameName(short, value) || (more !== '' && sameName(more, value));
}

/** The strategies begin differently: "wait for the invitation" is the Projector's. */
const STRATEGY_KEYS = [
  [/inform/, 'inform'],
  [/respon/, 'respond'],
  [/invit|recogni/, 'invitation'],
  [/lunar|moon|28|29/, 'lunar'],
] as const;

function strategyKeys(text: string): string[] {
  const folded = fold(text);
  return STRATEGY_KEYS.filter(([pattern]) => pattern.test(folded)).map(([, key]) => key);
}

function sameStrategy(held: string, value: string): boolean {
  const mine = strategyKeys(held);
  const theirs = strategyKeys(value);
  return theirs.length > 0 && theirs.every((key) => mine.includes(key));
}

function channelTruth(person: PersonFacts, value: string): Truth | null {
  const known = CHANNEL_IDS.find((id) => fold(CHANNEL_BY_ID[id].name) === fold(value));
  const pair = known ?? channelPair(value);
  return pair === null ? null : presenceTruth(person.channels.get(pair));
}

export function gateTruth(person: PersonFacts, value: string): Truth | null {
  const gate = gateNumber(value);
  return gate === null ? null : presenceTruth(person.gates.get(gate));
}

function lineTruth(person: PersonFacts, value: string): Truth | null {
  if (/^[1-6]$/.test(value)) {
    return heldTruth(person.profile, value, (held) => held.split('/').includes(value));
  }
  if (!/^\d{1,2}\.[1-6]$/.test(value)) return null;
  const places = person.positions.map(({ place }) => heldTruth(place, value));
  if (places.includes('yes')) return 'yes';
  return places.includes('maybe') ? 'maybe' : 'no';
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

function themeTruth(person: PersonFacts, value: string, theme: 'signature' | 'notSelf'): Truth {
  return truthOf(
    person.type.possible.map((type) => fold(TYPES[type][theme]).split(' ').includes(fold(value))),
  );
}

function profileTruth(person: PersonFacts, value: string): Truth | null {
  const [, found] = /([1-6]\s*\/\s*[1-6])/.exec(value) ?? [];
  return found === undefined ? null : heldTruth(person.profile, found.replaceAll(/\s/g, ''));
}

/** "Right Angle Cross of Planning" is the cross without its number. */
function sameCross(held: string, value: string): boolean {
  const cross = (text: string) => fold(text).replace('cross of the ', 'cross of ');
  const [mine, theirs] = [cross(held), cross(value)];
  return mine === theirs || (!/\d$/.test(theirs) && mine.replace(/ \d$/, '') === theirs);
}

export type PersonTopic = Exclude<FactClaim['topic'], 'function' | 'coverage' | 'pair'>;

export const PERSON_TRUTHS: Readonly<
  Record<PersonTopic, (person: PersonFacts, value: string) => Truth | null>
> = {
  type: (person, value) => among(TYPE_NAMES, person.type, value),
  strategy: (person, value) =>
    strategyKeys(value).length === 0 ? null : heldTruth(person.strategy, value, sameStrategy),
  authority: (person, value) => among(AUTHORITY_NAMES, person.authority, value),
  profile: profileTruth,
  definition: (person, value) => among(DEFINITIONS, person.definition, value),
  cross: (person, value) => heldTruth(person.incarnationCross, value, sameCross),
  signature: (person, value) => themeTruth(person, value, 'signature'),
  notSelf: (person, value) => themeTruth(person, value, 'notSelf'),
  center: centerTruth,
  gate: gateTruth,
  line: lineTruth,
  channel: channelTruth,
  count: countTruth,
};

export function isPersonTopic(topic: FactClaim['topic']): topic is PersonTopic {
  return Object.hasOwn(PERSON_TRUTHS, topic);
}
