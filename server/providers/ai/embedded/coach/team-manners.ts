import type { Claim, WrittenSentence } from '#shared/coach/claims.ts';
import { andList } from '#shared/domain/english.ts';
import type { AuthorityName } from '#shared/engine/authority.ts';
import { withNames } from '#shared/knowledge/prose.ts';
import { bullet, claim, type Draft, fact, paragraph } from './draft.ts';
import { ASKS, DECIDES, FEEDBACK, MOTIVATES } from './member-texts.data.ts';
import { draftOf } from './team-draft.ts';
import type { Member } from './team-facts-answers.ts';
import { isAboutEveryone, type TeamTalk } from './team-talk.ts';

export type Manner = 'decide' | 'ask' | 'feedback' | 'motivate';

export const MEMBERS_MAX = 3;
/** With everyone asked for, each gets one sentence. */
export const EVERYONE_MAX = 5;

/** Kinds of questions about how to deal with members. */
const MANNERS: readonly (readonly [RegExp, Manner])[] = [
  [
    /\b(?:feedback|criticize|criticism|tell \w+ (?:that|about) (?:their|his|her)|review)\b/i,
    'feedback',
  ],
  [
    /\b(?:motivat\w+|drives?|keep \w+ (?:happy|engaged)|engaged?|thrive|burn\w* out|energ\w+)\b/i,
    'motivate',
  ],
  [/\b(?:decid\w+|decision|make up \w+ mind|agree to|get an answer from|commit\w*)\b/i, 'decide'],
  [
    /\b(?:ask(?:ed)?|approach|request|talk to|deal with|handle|work with|communicate with|get along with|lead|manage|delegate|treat|support|help)\b/i,
    'ask',
  ],
];
/** Questions for nothing but how a member is. */
const DIRECT: readonly (readonly [RegExp, Manner])[] = [
  [/^how (?:does|do|can|will) .{1,40}\b(?:decide|make (?:\w+ )?decisions?)\b/i, 'decide'],
  [/^(?:what (?:motivates|drives)|how (?:is|do i motivate) )/i, 'motivate'],
  [/^how (?:does|would) .{1,40}\b(?:like|want|prefer|need|take)s?\b.*\bfeedback\b/i, 'feedback'],
  [/^how (?:does|would) .{1,40}\b(?:like|want|prefer|need)s? to be\b/i, 'ask'],
];

/** How a question wants to deal with members, if it does. */
export function mannerIn(question: string): Manner | undefined {
  return MANNERS.find(([form]) => form.test(question))?.[1];
}

/** The same for questions about nothing but how a member is. */
export function directMannerIn(question: string): Manner | undefined {
  return DIRECT.find(([form]) => form.test(question))?.[1];
}

function lineAbout(member: Member, text: string, topic: 'type' | 'authority'): WrittenSentence {
  const [only = ''] = member[topic].possible;
  return {
    ...fact(withNames(text, { name: member.name }), claim(topic, only, 'has', member.name)),
    kind: 'advice',
  };
}

/** How to deal with a member, from their type and authority. */
export function mannerOf(member: Member, manner: Manner): WrittenSentence[] {
  const type = member.type.possible.length === 1 ? member.type.value : null;
  const authority = member.authority.possible.length === 1 ? member.authority.value : null;
  const ask = type === null ? [] : [lineAbout(member, ASKS[type], 'type')];
  const decide = authority === null ? [] : [lineAbout(member, DECIDES[authority], 'authority')];
  if (manner === 'decide') return [...decide, ...ask];
  if (manner === 'ask') return [...ask, ...decide];
  const table = manner === 'feedback' ? FEEDBACK : MOTIVATES;
  const first = type === null ? [] : [lineAbout(member, table[type], 'type')];
  return [...first, ...decide];
}

/** What is said of one member. */
export interface MemberLine {
  readonly member: Member;
  readonly line: WrittenSentence;
}

/** Each sentence once, followed by whom else it fits. */
export function groupedTexts(lines: readonly MemberLine[]): WrittenSentence[][] {
  const groups = new Map<string, { line: WrittenSentence; others: Member[]; claims: Claim[] }>();
  for (const { member, line } of lines) {
    const template = line.text.replaceAll(member.name, '');
    const group = groups.get(template);
    if (group === undefined) groups.set(template, { line, others: [], claims: [] });
    else {
      group.others.push(member);
      group.claims.push(...line.claims);
    }
  }
  return [...groups.values()].map(({ line, others, claims }) => {
    if (others.length === 0) return [line];
    const same = `The same goes for ${andList(others.map(({ name }) => name))}.`;
    return [line, { ...line, text: same, claims }];
  });
}

/** One sentence for each way of dealing with members, followed by whom else it fits. */
export function groupedLines(members: readonly Member[], manner: Manner): WrittenSentence[][] {
  return groupedTexts(
    members.flatMap((member) => {
      const [line] = mannerOf(member, manner);
      return line === undefined ? [] : [{ member, line }];
    }),
  );
}

/** How to deal with the members that are named. */
export function mannerAnswer(talk: TeamTalk, manner: Manner): Draft {
  if (isAboutEveryone(talk) || talk.named.length > MEMBERS_MAX) {
    const all = talk.named.length > 1 ? talk.named : talk.members;
    return draftOf(talk, groupedLines(all.slice(0, EVERYONE_MAX), manner).map(bullet));
  }
  const isAlone = talk.named.length === 1;
  const blocks = talk.named.slice(0, MEMBERS_MAX).map((member) => {
    const sentences = mannerOf(member, manner);
    return isAlone ? paragraph(...sentences) : bullet(sentences);
  });
  const [first] = talk.named;
  const more =
    first === undefined || talk.named.length > 1
      ? []
      : [
          paragraph(
            ...mannerOf(first, manner === 'feedback' ? 'motivate' : 'feedback').slice(0, 1),
          ),
        ];
  return draftOf(talk, [...blocks, ...more]);
}

const QUICK: ReadonlySet<AuthorityName> = new Set(['Sacral', 'Splenic', 'Ego Manifested']);
const ASKS_FOR_QUICK =
  /\b(?:are we|(?:is|are) (?:our|this|the) (?:group|team|people)|built|made)\b.*\b(?:fast|quick|slow)\b.*\bdeci\w+|\b(?:who|which)\b.*\b(?:fast|quick\w*|immediate|right away|on the spot|now)\b.*\b(?:yes|no|answer|decision|reply)\b/i;

/** Who answers right away, and who needs the question beforehand. */
export function quickAndSlow(members: readonly Member[]): readonly WrittenSentence[] {
  const known = members.filter(({ authority }) => authority.possible.length === 1);
  const isQuick = ({ authority }: Member) => QUICK.has(authority.value);
  const quick = known.filter(isQuick);
  const slow = known.filter((member) => !isQuick(member));
  const names = (members: readonly Member[]) => andList(members.map(({ name }) => name));
  const claims = (members: readonly Member[]) =>
    members.map(({ name, authority }) => claim('authority', authority.value, 'has', name));
  if (quick.length === 0) return [fact('Nobody here decides on the spot, so ask a day ahead.')];
  const fast = fact(`For a fast yes or no, ask ${names(quick)}.`, ...claims(quick));
  return slow.length === 0
    ? [fast]
    : [fast, fact(`Give ${names(slow)} the question a day ahead.`, ...claims(slow))];
}

/** Whom to ask when an answer is needed right away, and who needs time for one. */
export function quickAnswers(talk: TeamTalk): Draft | null {
  if (!ASKS_FOR_QUICK.test(talk.question)) return null;
  const lines = groupedLines(talk.members.slice(0, EVERYONE_MAX), 'decide');
  return draftOf(talk, [paragraph(...quickAndSlow(talk.members)), ...lines.map(bullet)]);
}
