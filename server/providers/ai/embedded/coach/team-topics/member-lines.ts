import type { WrittenSentence } from '#shared/coach/claims.ts';
import { asClause, withNames } from '#shared/knowledge/prose.ts';
import { advice } from '../draft.ts';
import type { Member } from '../team-facts-answers.ts';
import { EVERYONE_MAX } from '../team-manners.ts';
import { type Trait, traitOf } from '../team-roles/member-trait.ts';
import type { TeamTalk } from '../team-talk.ts';
import { type Told, toldOf } from './member-acts.ts';
import { TOPIC_MANNERS, type TopicId } from './topic-manners.data.ts';

type Sentences = readonly WrittenSentence[];

/** What a member needs, with the part of their chart that says so. */
interface Need extends Trait {
  readonly key: string;
  readonly text: string;
}

/** What a member needs in a topic that nobody else was told yet. */
function needOf(
  member: Member,
  topic: TopicId,
  { team, said }: TeamTalk,
  taken: ReadonlySet<string>,
): Need | null {
  const fitting = Object.entries(TOPIC_MANNERS[topic]).flatMap(([key, text]) => {
    const trait = traitOf(member, key, team);
    return trait === null || said.hasAny(advice(text)) ? [] : [{ ...trait, key, text }];
  });
  return fitting.find(({ text }) => !taken.has(text)) ?? null;
}

/** The first sentence makes the claim. */
function claiming({ claim }: Trait, sentences: Sentences): Sentences {
  return sentences.map((one, at) => (at === 0 ? { ...one, claims: [claim] } : one));
}

/** "**Mei** (Projector): Ask …" */
function needLine(member: Member, need: Need): Sentences {
  return claiming(need, advice(`**${member.name}** (${need.label}): ${need.text}`));
}

/** "For a Projector: ask …", "With an open Root: give …" */
function needAfter({ key, label, text, ...need }: Need): Sentences {
  const article = /^[AEIO]/i.test(label) ? 'an' : 'a';
  const start = key.startsWith('type:')
    ? `For ${article} ${label}`
    : key.startsWith('center:')
      ? `With ${article} ${label}`
      : `With ${label}`;
  return claiming({ label, ...need }, advice(`${start}: ${asClause(text)}`));
}

/** What each member needs in a topic, each something else. */
export function topicLines(
  talk: TeamTalk,
  topic: TopicId,
  members: readonly Member[],
): readonly Sentences[] {
  const taken = new Set<string>();
  return members.slice(0, EVERYONE_MAX).flatMap((member) => {
    const need = needOf(member, topic, talk, taken);
    if (need === null) return [];
    taken.add(need.text);
    return [needLine(member, need)];
  });
}

/** What one member needs in a topic, after what they do where that's told. */
export function ownLines(
  talk: TeamTalk,
  topic: TopicId,
  member: Member,
  most: number,
): readonly Sentences[] {
  const [told] = toldOf(talk.question, [member]);
  const own = told?.act?.topic ?? topic;
  const taken = new Set<string>();
  return Array.from({ length: most }).flatMap((_, at) => {
    const need = needOf(member, own, talk, taken);
    if (need === null) return [];
    taken.add(need.text);
    if (at > 0) return [needAfter(need)];
    const words = told?.words ?? null;
    return [words === null ? needLine(member, need) : underWords(words, needAfter(need))];
  });
}

/** "**Grace has gone quiet:** For a Manifestor: …" */
function underWords(words: string, sentences: Sentences): Sentences {
  return sentences.map((one, at) =>
    at === 0 ? { ...one, text: `**${words}:** ${one.text}` } : one,
  );
}

const ACTS_MAX = 3;

/** What to do about what each member does, and what they need in it. */
function toldLines(talk: TeamTalk, told: readonly Told[], topic: TopicId): readonly Sentences[] {
  const taken = new Set<string>();
  return told.slice(0, ACTS_MAX).flatMap(({ member, words, act }) => {
    const need = needOf(member, act?.topic ?? topic, talk, taken);
    const tell = act?.tells.find((text) => !taken.has(text));
    if (need === null && tell === undefined) return [];
    const lead = words === null ? `**${member.name}:**` : `**${words}:**`;
    const about = tell === undefined ? [] : advice(withNames(tell, { name: member.name }));
    const needed = need === null ? [] : needAfter(need);
    for (const text of [need?.text, tell]) if (text !== undefined) taken.add(text);
    return [
      [...about, ...needed].map((one, at) =>
        at === 0 ? { ...one, text: `${lead} ${one.text}` } : one,
      ),
    ];
  });
}

/** Each member that's meant, by what they do where that's told, else by what the question is about. */
export function membersLines(talk: TeamTalk, topic: TopicId): readonly Sentences[] {
  const { named, members, question } = talk;
  const meant = named.length > 0 ? named : members;
  const told = toldOf(question, named);
  if (told.every(({ act, words }) => act === null && words === null)) {
    return topicLines(talk, topic, meant);
  }
  const others = meant.filter((member) => told.every((one) => one.member !== member));
  const rest = others.map((member): Told => ({ member, words: null, act: null, clause: '' }));
  return toldLines(talk, [...told, ...rest], topic);
}

/** What each of two at odds needs in a talk about it, by what they did where that's told. */
export function quarrelLines(
  talk: TeamTalk,
  topics: readonly [TopicId, TopicId],
  members: readonly [Member, Member],
  told: readonly Told[],
): readonly Sentences[] {
  const taken = new Set<string>();
  return members.flatMap((member) => {
    const topic = member === members[0] ? topics[0] : topics[1];
    const need = needOf(member, topic, talk, taken);
    if (need === null) return [];
    taken.add(need.text);
    const words = told.find((one) => one.member === member)?.words ?? null;
    if (words === null) return [needLine(member, need)];
    return [underWords(words, needAfter(need))];
  });
}
