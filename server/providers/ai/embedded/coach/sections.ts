import type { FactClaim, WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { AuthorityName } from '#shared/engine/authority.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import type { Line } from '#shared/engine/wheel.ts';
import {
  type Fits,
  filled,
  type Role,
  type Section,
  type Situation,
  type Slots,
  slotsUsed,
} from '#shared/knowledge/situations.ts';
import { advice, claim, labeled, type Said } from './draft.ts';
import { capitalizedSentences, type RolePerson, withRolePerson } from './role-person.ts';

/** A section that fits the person, worded and ready to be said. */
export interface Told {
  readonly kind: Fits['kind'];
  readonly sentences: readonly WrittenSentence[];
  /** How well it goes with the question: facts it picks up, then words it shares. */
  readonly fit: number;
}

/** Whatever has sections: a situation, or what a case hinges on. */
export type Sections = Pick<Situation, 'sections'>;

/** Why a section is for this person, as a label and the claims that the label makes. */
interface Reason {
  readonly label: string;
  readonly claims: readonly FactClaim[];
}

/** What sections are chosen by. */
export interface Choice {
  readonly person: PersonFacts;
  readonly slots: Slots;
  readonly said: Said;
  /** Somebody the question speaks of without a name. */
  readonly rolePerson: RolePerson | null;
  /** How near a text comes to the question, -1 to 1. */
  readonly nearness: (text: string) => number;
  /** Starts at another section of a kind, so that people and repeated questions get other texts. */
  readonly turn: number;
  /** Whether the asker did it or had it done to them; null when the question doesn’t tell. */
  readonly role: Role | null;
}

function certain<Value>({ possible }: { readonly possible: readonly Value[] }): Value | null {
  const [only, ...others] = possible;
  return only === undefined || others.length > 0 ? null : only;
}

function article(word: string): string {
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

function typeReason(types: readonly TypeName[], person: PersonFacts): Reason | null {
  const type = certain(person.type);
  if (type === null || !types.includes(type)) return null;
  return { label: `As ${article(type)} ${type}`, claims: [claim('type', type)] };
}

function authorityReason(
  authorities: readonly AuthorityName[],
  person: PersonFacts,
): Reason | null {
  const authority = certain(person.authority);
  if (authority === null || !authorities.includes(authority)) return null;
  return { label: `With ${authority} authority`, claims: [claim('authority', authority)] };
}

function lineReason(lines: readonly Line[], person: PersonFacts): Reason | null {
  const profile = certain(person.profile);
  const line = lines.find((one) => profile?.split('/').includes(String(one)));
  if (line === undefined || profile === null) return null;
  return {
    label: `With line ${line} in your ${profile} profile`,
    claims: [claim('line', String(line)), claim('profile', profile)],
  };
}

function centerReason(
  { center, state }: Extract<Fits, { readonly kind: 'center' }>,
  person: PersonFacts,
): Reason | null {
  if (person.centers[center] !== state) return null;
  return {
    label: `With ${state === 'open' ? 'an open' : 'a defined'} ${CENTERS[center].name}`,
    claims: [claim('center', center, state === 'defined' ? 'has' : 'hasNot')],
  };
}

/** Why a section about a part of the chart fits, or null when it does not, or not for certain. */
export function reasonFor(section: Section, person: PersonFacts): Reason | null {
  switch (section.kind) {
    case 'type':
      return typeReason(section.types, person);
    case 'authority':
    case 'hurry for':
      return authorityReason(section.authorities, person);
    case 'line':
      return lineReason(section.lines, person);
    case 'center':
      return centerReason(section, person);
    default:
      return { label: '', claims: [] };
  }
}

/** True for words that fit who did it; words for one role are left out when that's unsure. */
export function isInRole({ role }: Section, asked: Role | null): boolean {
  return role === undefined || role === asked;
}

/** Words for just what the asker did, or had done to them, come before words for everybody. */
const ROLE_FIT = 3;
const SLOT_FIT = 1;
/** Nearness differs by some tenths between the sections of a situation. */
const NEARNESS_FIT = 10;

/** A text with what is known from the question, and of the person it speaks of. */
export function worded(
  text: string,
  { slots, rolePerson }: Pick<Choice, 'slots' | 'rolePerson'>,
): string {
  const known =
    rolePerson === null || slots.person !== undefined ? text : withRolePerson(text, rolePerson);
  return capitalizedSentences(filled(known, slots));
}

function toldOf(section: Section, choice: Choice): Told | null {
  const { person, slots, said, nearness, role } = choice;
  if (!isInRole(section, role)) return null;
  const reason = reasonFor(section, person);
  if (reason === null) return null;
  const text = worded(section.text, choice);
  const plain = advice(text);
  if (said.hasAny(plain)) return null;
  const sentences = reason.label === '' ? plain : labeled(reason.label, reason.claims, plain);
  const ownRole = section.role === undefined ? 0 : ROLE_FIT;
  const fit = SLOT_FIT * slotsUsed(section.text, slots) + NEARNESS_FIT * nearness(text) + ownRole;
  return { kind: section.kind, sentences, fit };
}

/** All sections of a kind that fit the person and have not been said, best first. */
export function sectionsOf(situation: Sections, kind: Fits['kind'], choice: Choice): Told[] {
  const told = situation.sections.flatMap((section) => {
    if (section.kind !== kind) return [];
    const one = toldOf(section, choice);
    return one === null ? [] : [one];
  });
  const first = told.length === 0 ? 0 : choice.turn % told.length;
  return [...told.slice(first), ...told.slice(0, first)].toSorted((a, b) => b.fit - a.fit);
}

export function sectionOf(situation: Sections, kind: Fits['kind'], choice: Choice): Told | null {
  return sectionsOf(situation, kind, choice)[0] ?? null;
}

/** Lines and centers: a closer look at the chart, best first. */
export function detailsOf(situation: Sections, choice: Choice): Told[] {
  return [
    ...sectionsOf(situation, 'center', choice),
    ...sectionsOf(situation, 'line', choice),
  ].toSorted((a, b) => b.fit - a.fit);
}

/** A section with a lead-in of its own: "**You could say:** …". */
export function withLead(lead: string, told: Told): Told {
  return { ...told, sentences: labeled(lead, [], told.sentences) };
}

const LEADS: ReadonlyMap<Fits['kind'], readonly string[]> = new Map([
  ['say', ['You could say', 'Try saying', 'Words you can use']],
  ['experiment', ['This week', 'Try this', 'One small test']],
  ['example', ['For example']],
]);

/** A plain section with the lead-in of its kind, if it has one. */
export function leadingIn(told: Told, turn: number): Told {
  const leads = LEADS.get(told.kind) ?? [];
  const lead = leads[turn % Math.max(1, leads.length)];
  return lead === undefined ? told : withLead(lead, told);
}
