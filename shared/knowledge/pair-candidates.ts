import { AUTHORITY_NAMES, type AuthorityName } from '../engine/authority.ts';
import { CENTER_IDS, type CenterId } from '../engine/centers.ts';
import type { ChannelId } from '../engine/channels.ts';
import { TYPE_NAMES, type TypeName } from '../engine/human-type.ts';
import type { PairMode } from '../engine/pair/modes.ts';
import type { ProfileId } from '../engine/profile.ts';
import { PAIR_AUTHORITY_TEXTS } from './pair-authority-texts.data.ts';
import { PAIR_CENTER_TEXTS } from './pair-center-texts.data.ts';
import type { PairFacts } from './pair-facts.ts';
import { LINE_ROLES, MODE_HEADLINES, type Role, TYPE_ROLES } from './pair-headline-texts.data.ts';
import { PAIR_LINE_TEXTS } from './pair-line-texts.data.ts';
import { cellOf, type ModedLink } from './pair-links.ts';
import { PAIR_MODE_TEXTS } from './pair-mode-texts.ts';
import { PAIR_TEXTS } from './pair-texts.data.ts';
import { PAIR_TYPE_TEXTS } from './pair-type-texts.data.ts';
import { PROFILE_BY_ID } from './profiles.ts';
import { withNames } from './prose.ts';

/** The sentences of a card. */
export const PAIR_PARTS = ['headline', 'strength', 'watchout', 'talk', 'trial'] as const;
export type PairPart = (typeof PAIR_PARTS)[number];

/** One of two people, as far as others may see them. */
export interface PairPerson {
  readonly id: string;
  /** Their short name in sentences. */
  readonly called: string;
  readonly type: TypeName;
  readonly authority: AuthorityName;
  readonly profile: ProfileId;
}

/** Two people, and what their charts have between them; null where that is not to be seen. */
export interface PairSubject {
  readonly a: PairPerson;
  readonly b: PairPerson;
  readonly facts: ComparedFacts | null;
}

/** The facts that a card needs. */
export type ComparedFacts = Pick<
  PairFacts,
  'channels' | 'mainMode' | 'newCenters' | 'centers' | 'doubts'
>;

/** What a sentence rests on; values are of the first person, then the second. */
export type Ground =
  | { kind: 'channel'; channel: ChannelId; mode: PairMode; fromId: string | null }
  | { kind: 'center'; center: CenterId; memberId: string | null }
  | { kind: 'types'; values: TypeName[] }
  | { kind: 'authorities'; values: AuthorityName[] }
  | { kind: 'profiles'; values: ProfileId[] };

/** A sentence that a card could say. */
export interface Candidate {
  /** Of the text, whatever the names in it. */
  readonly key: string;
  readonly text: string;
  readonly ground: Ground;
  /** False when it depends on a birth time. */
  readonly isSure: boolean;
}

type Names = Readonly<Record<string, string>>;

function variantsOf(
  texts: readonly string[],
  key: string,
  names: Names,
  rest: Pick<Candidate, 'ground' | 'isSure'>,
): Candidate[] {
  return texts.map((text, index) => ({
    key: `${key}:${index}`,
    text: withNames(text, names),
    ...rest,
  }));
}

function isSureOf({ facts }: PairSubject, trait: string): boolean {
  return !facts?.doubts?.some((doubt) => doubt.trait === trait);
}

function modeTexts({ channel, mode }: ModedLink, part: PairPart): readonly string[] {
  const { works, rubs, talk, trial } = PAIR_MODE_TEXTS[channel][mode];
  return { headline: MODE_HEADLINES[mode], strength: works, watchout: rubs, talk: [talk], trial }[
    part
  ];
}

/** What a channel between the two gives for a part; who has it whole is named first. */
export function ofLink({ a, b }: PairSubject, link: ModedLink, part: PairPart): Candidate[] {
  const { channel, mode, fromId, isSure } = link;
  const [one, other] = fromId === b.id ? [b, a] : [a, b];
  const names = { a: one.called, b: other.called, matter: PAIR_TEXTS[channel].matter };
  return variantsOf(modeTexts(link, part), `${cellOf(link)}:${part}`, names, {
    ground: { kind: 'channel', channel, mode, fromId },
    isSure,
  });
}

/** "Ana keeps the work going, and Ben sees how to steer." */
function roleSentence(one: Role, other: Role): string {
  return one === other ? `{a} and {b} both ${one.both}.` : `{a} ${one.one}, and {b} ${other.one}.`;
}

/** The person with the earlier type first. */
function typesInOrder({ a, b }: PairSubject): readonly [PairPerson, PairPerson] {
  return TYPE_NAMES.indexOf(a.type) <= TYPE_NAMES.indexOf(b.type) ? [a, b] : [b, a];
}

/** Names two types, whoever has them. */
export function typeCellOf(subject: PairSubject): string {
  return typesInOrder(subject)
    .map(({ type }) => type)
    .join('+');
}

export function ofTypes(subject: PairSubject, part: PairPart): Candidate[] {
  const [one, other] = typesInOrder(subject);
  const found = PAIR_TYPE_TEXTS.find(
    ({ types }) => types[0] === one.type && types[1] === other.type,
  );
  const texts = {
    headline: [roleSentence(TYPE_ROLES[one.type], TYPE_ROLES[other.type])],
    strength: found?.works ?? [],
    watchout: found?.rubs ?? [],
    talk: [],
    trial: found?.trial ?? [],
  }[part];
  return variantsOf(
    texts,
    `${typeCellOf(subject)}:${part}`,
    { a: one.called, b: other.called },
    {
      ground: { kind: 'types', values: [subject.a.type, subject.b.type] },
      isSure: isSureOf(subject, 'type'),
    },
  );
}

function authoritiesInOrder({ a, b }: PairSubject): readonly [PairPerson, PairPerson] {
  const at = ({ authority }: PairPerson) => AUTHORITY_NAMES.indexOf(authority);
  return at(a) <= at(b) ? [a, b] : [b, a];
}

/** Names two authorities, whoever has them. */
export function authorityCellOf(subject: PairSubject): string {
  return authoritiesInOrder(subject)
    .map(({ authority }) => authority)
    .join('+');
}

export function ofAuthorities(subject: PairSubject, part: 'talk' | 'trial'): Candidate[] {
  const [one, other] = authoritiesInOrder(subject);
  const found = PAIR_AUTHORITY_TEXTS.find(
    ({ authorities }) => authorities[0] === one.authority && authorities[1] === other.authority,
  );
  return variantsOf(
    found?.[part] ?? [],
    `${authorityCellOf(subject)}:${part}`,
    { a: one.called, b: other.called },
    {
      ground: { kind: 'authorities', values: [subject.a.authority, subject.b.authority] },
      isSure: isSureOf(subject, 'authority'),
    },
  );
}

export function ofProfiles(
  subject: PairSubject,
  part: 'headline' | 'strength' | 'watchout',
): Candidate[] {
  const lineOf = ({ profile }: PairPerson) => PROFILE_BY_ID[profile].personalityLine;
  const { a, b } = subject;
  const [one, other] = lineOf(a) <= lineOf(b) ? [a, b] : [b, a];
  const [low, high] = [lineOf(one), lineOf(other)];
  const found = PAIR_LINE_TEXTS.find(({ lines }) => lines[0] === low && lines[1] === high);
  const texts = {
    headline: [roleSentence(LINE_ROLES[low], LINE_ROLES[high])],
    strength: found ? [found.works] : [],
    watchout: found ? [found.rubs] : [],
  }[part];
  return variantsOf(
    texts,
    `${low}+${high}:${part}`,
    { a: one.called, b: other.called },
    {
      ground: { kind: 'profiles', values: [a.profile, b.profile] },
      isSure: isSureOf(subject, 'profile'),
    },
  );
}

/** Centers in which one person steadies the other, in order of importance in daily work. */
const STEADYING: readonly CenterId[] = [
  'sacral',
  'throat',
  'g',
  'heart',
  'spleen',
  'ajna',
  'solarPlexus',
  'root',
  'head',
];

/** Centers whose open side gets carried away, in order of importance. */
const TROUBLING: readonly CenterId[] = [
  'solarPlexus',
  'root',
  'heart',
  'head',
  'ajna',
  'sacral',
  'spleen',
  'g',
  'throat',
];

/** What the centers say: those that the two define together, then those that one of them has. */
export function ofCenters(subject: PairSubject, part: 'strength' | 'watchout'): Candidate[] {
  const { a, b, facts } = subject;
  if (facts === null) return [];
  const isSure = isSureOf(subject, 'centers');
  const both = `${a.called} and ${b.called}`;
  const oneWay = (part === 'strength' ? STEADYING : TROUBLING).flatMap((center) => {
    const holder = facts.centers.find((one) => one.center === center)?.memberId;
    if (!holder) return [];
    const [giver, receiver] = holder === a.id ? [a, b] : [b, a];
    const text = PAIR_CENTER_TEXTS[center][part === 'strength' ? 'oneWay' : 'watchout'];
    return variantsOf([text], `${center}:${part}`, names(both, giver, receiver), {
      ground: { kind: 'center', center, memberId: holder },
      isSure,
    });
  });
  const created = CENTER_IDS.filter((id) => part === 'strength' && facts.newCenters.includes(id));
  const together = created.flatMap((center) =>
    variantsOf([PAIR_CENTER_TEXTS[center].together], `${center}:together`, names(both, a, b), {
      ground: { kind: 'center', center, memberId: null },
      isSure,
    }),
  );
  return [...together, ...oneWay];
}

function names(both: string, giver: PairPerson, receiver: PairPerson): Names {
  return { both, giver: giver.called, receiver: receiver.called };
}
