import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTER_IDS, CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { TYPES } from '#shared/engine/human-type.ts';
import {
  knowledgeOfAuthority,
  knowledgeOfCenter,
  knowledgeOfDefinition,
  knowledgeOfProfile,
  knowledgeOfStrategy,
} from '#shared/knowledge/knowledge.ts';
import { advice, claim, fact } from '../draft.ts';
import { OWN_VALUES } from '../own-facts.ts';
import type { ChartKind } from './asked-of-chart.ts';

export type Paragraph = readonly WrittenSentence[];

/** A text that is so because of one fact of the chart. */
export function withClaim(
  topic: 'type' | 'authority' | 'profile' | 'definition',
  value: string,
  text: string,
) {
  const [first, ...rest] = advice(text);
  return first === undefined ? [] : [{ ...first, claims: [claim(topic, value)] }, ...rest];
}

/** The person's own value of a part, in a sentence. */
export function ownValue(kind: ChartKind, person: PersonFacts): Paragraph {
  switch (kind) {
    case 'type':
    case 'strategy':
    case 'authority':
    case 'profile':
    case 'definition':
      return OWN_VALUES[kind](person);
    case 'centers':
      return [...centerList(person, 'defined'), ...centerList(person, 'open')];
    case 'cross':
      return crossOf(person);
    case 'signature':
    case 'notSelf': {
      if (person.type.possible.length > 1) return [];
      const value = TYPES[person.type.value][kind];
      return [fact(`Yours is ${value.toLowerCase()}.`, claim(kind, value))];
    }
    default:
      return [];
  }
}

/** What the cross is, and that it asks for nothing. */
function crossOf({ incarnationCross: { possible } }: PersonFacts): Paragraph {
  const [only = ''] = possible;
  if (possible.length > 1) return [fact('Your incarnation cross depends on your birth time.')];
  return [
    fact(`Yours is the ${only}.`, claim('cross', only)),
    ...advice(
      'It’s made of the four gates of your two Suns and Earths, and names a theme that people recognize in looking back. You don’t have to do anything about it: how you decide comes first.',
    ),
  ];
}

/** What to do with a part, in the person's own case. */
export function practiceOf(kind: ChartKind, person: PersonFacts): Paragraph {
  const { type, authority, profile, definition } = person;
  switch (kind) {
    case 'type':
    case 'strategy':
      return type.possible.length > 1
        ? []
        : withClaim('type', type.value, knowledgeOfStrategy(type.value).sentence);
    case 'authority':
      return authority.possible.length > 1
        ? []
        : withClaim('authority', authority.value, knowledgeOfAuthority(authority.value).practice);
    case 'profile':
      return profile.possible.length > 1
        ? []
        : withClaim('profile', profile.value, knowledgeOfProfile(profile.value).sentence);
    case 'definition':
      return definition.possible.length > 1
        ? []
        : withClaim('definition', definition.value, knowledgeOfDefinition(definition.value).intake);
    default:
      return [];
  }
}

/** Which centers are steady, or take on what others bring. */
export function centerList(person: PersonFacts, state: 'defined' | 'open'): Paragraph {
  const ids = CENTER_IDS.filter((id) => person.centers[id] === state);
  if (ids.length === 0) return [];
  const names = andList(ids.map((id) => CENTERS[id].name));
  const text =
    state === 'defined'
      ? `What stays the same in you, whoever is there, are your defined centers: ${names}.`
      : `What takes on the people around you are your open ones: ${names}.`;
  const own = ids.map((id) => claim('center', id, state === 'defined' ? 'has' : 'hasNot'));
  return [fact(text, ...own)];
}

/** The centers that people ask about most, by what others bring into them. */
const TOLD_FIRST: readonly CenterId[] = ['solarPlexus', 'root', 'sacral', 'throat', 'heart'];

/** What the first of these centers means. */
export function meaningOfOne(person: PersonFacts, state: 'defined' | 'open'): Paragraph {
  const order = [...TOLD_FIRST, ...CENTER_IDS];
  const id = order.find((one) => person.centers[one] === state);
  if (id === undefined) return [];
  const text = knowledgeOfCenter(id)[state];
  const own = claim('center', id, state === 'defined' ? 'has' : 'hasNot');
  return [fact(`With your ${state} ${CENTERS[id].name}, ${lowered(text)}`, own)];
}

const lowered = (text: string) => text.replace(/^You\b/, 'you');
