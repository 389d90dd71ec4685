import { literalPattern } from '#shared/domain/literal-pattern.ts';
import type { Member } from '../team-facts-answers.ts';
import { MEMBER_ACTS, type MemberAct } from './member-acts.data.ts';

/** What a question tells of one member. */
export interface Told {
  readonly member: Member;
  /** "Grace has gone totally quiet", in the asker’s words; null where they are too long or of the asker. */
  readonly words: string | null;
  /** The first of what the member does that there is advice for. */
  readonly act: MemberAct | null;
  /** What follows the member’s name, up to where somebody else is named. */
  readonly clause: string;
}

/** A verb of which the name before it is the subject. */
const PREDICATE =
  /^(?:(?:has|is|was|had|keeps?|kept|never|always|just|still|only|now|really|often|simply|constantly|barely|hardly|also|didn|doesn|won|isn|hasn|wasn|can|can['’]t|could|would|might)\b|(?!(?:as|this|his|its|us|yes|plus|thus|versus|and)\b)\p{L}+(?:s|ed)\b|(?:said|told|found|came|went|took|made|left|got|felt|knew|drew|wrote|sent|ran|hid|broke|began|put|let|cut|shot|thinks)\b)/iu;
/** Before a name that is no subject, or the subject of a question. */
const NO_SUBJECT =
  /(?:\b(?:should|could|can|would|will|does|did|do|is|are|was|were|has|have|to|with|or|from|for|of|by|about|between|than|like|before|until|tell|ask|give|gave|told|asked|let|pick|choose|meant|trust|trusts|helps?|help)\s+$)/i;
const CLAUSE_END =
  /[;?!—–]|[.:,](?!\d)|\s(?:but|so|while|whereas|before|and (?:I|we|the|now|it|my|nobody|everyone)|because|since|although)\b/;
/** Between two names that have one verb. */
const JOINS = /^(?:,| and|, and|\s*&)\s*$/;
/** Where somebody else begins to do something. */
const OTHER_SUBJECT = /,?\s(?:while|whereas|and (?:I|we|it|my|now|nobody|everyone|the))\b/;
const OF_ASKER = /\b(?:I|we|you|your|mine)\b|\bI['’]/;
/** Before what somebody says of themselves. */
const QUOTES = /^\s*(?:\w+ )?(?:says?|said|thinks?|thought)\b/i;
/** What the asker says of themselves, said to them. */
const TO_ASKER: readonly (readonly [RegExp, string])[] = [
  [/\b(?:me|us)\b/g, 'you'],
  [/\b(?:my|our)\b/g, 'your'],
];
const WORDS_MIN = 2;
const WORDS_MAX = 11;

interface Mention {
  readonly member: Member;
  readonly from: number;
  readonly to: number;
}

function mentionsOf(text: string, members: readonly Member[]): Mention[] {
  return members
    .flatMap((member) => {
      const form = new RegExp(`(?<!\\p{L})${literalPattern(member.name)}(?![\\p{L}’'])`, 'giu');
      return [...text.matchAll(form)].map(({ index, 0: name }) => ({
        member,
        from: index,
        to: index + name.length,
      }));
    })
    .toSorted((a, b) => a.from - b.from);
}

function wordsOf(name: string, clause: string, others: readonly string[]): string | null {
  const before = others.reduce((rest, other) => {
    const [first = ''] = rest.split(new RegExp(` and ${literalPattern(other)}(?!\\p{L})`, 'u'));
    return first;
  }, clause);
  const [own = ''] = before.split(CLAUSE_END);
  const words = TO_ASKER.reduce((text, [form, to]) => text.replaceAll(form, to), own.trim());
  const isOfAsker = OF_ASKER.test(own) || (QUOTES.test(own) && words !== own.trim());
  const count = words.split(/\s+/).length;
  const fits = count >= WORDS_MIN && count <= WORDS_MAX && !isOfAsker;
  return fits ? `${name} ${words}` : null;
}

function toldAt(text: string, mentions: readonly Mention[], at: number): Told | null {
  const mention = mentions[at];
  if (mention === undefined || NO_SUBJECT.test(text.slice(0, mention.from))) return null;
  const before = mentions[at - 1];
  if (before !== undefined && JOINS.test(text.slice(before.to, mention.from))) return null;
  const end = mentions[at + 1]?.from ?? text.length;
  const [sentence = ''] = text.slice(mention.to).split(/[.?!](?:\s|$)|;/);
  const [clause = ''] = sentence
    .slice(0, end - mention.to)
    .trim()
    .split(OTHER_SUBJECT);
  if (!PREDICATE.test(clause)) return null;
  const names = mentions.map(({ member }) => member.name);
  const act = MEMBER_ACTS.find(({ form }) => form.test(clause)) ?? null;
  return {
    member: mention.member,
    words: wordsOf(mention.member.name, sentence.trim(), names),
    act,
    clause,
  };
}

/** What a question tells of each member it names: of several things, the first there is advice for. */
export function toldOf(question: string, members: readonly Member[]): readonly Told[] {
  const text = question.replaceAll(/\s+/g, ' ').replaceAll(/\b([ap])\.m\./gi, '$1m');
  const mentions = mentionsOf(text, members);
  const all = mentions.flatMap((_, at) => toldAt(text, mentions, at) ?? []);
  return members.flatMap((member) => {
    const own = all.filter((told) => told.member === member);
    return own.find(({ act }) => act !== null) ?? own[0] ?? [];
  });
}
