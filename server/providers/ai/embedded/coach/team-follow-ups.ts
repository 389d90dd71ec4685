import type { Situation } from '#shared/knowledge/situations.ts';
import { advice, type Draft, fact, paragraph } from './draft.ts';
import { core, limitIn, wordsIn } from './follow-up/few-words.ts';
import { aboutMember } from './follow-up/for-type.ts';
import { plainly } from './follow-up/plain-words.ts';
import { turnTold } from './follow-up/turns.ts';
import type { FollowUp } from './follow-ups.ts';
import { VALUES } from './glossary.data.ts';
import { gistOf } from './last-answer.ts';
import { nextFor, within } from './team-draft.ts';
import { EXHAUSTED, firstUnsaid, memberLines } from './team-situations.ts';
import type { TeamTalk } from './team-talk.ts';

const FOLLOW_UP_KINDS: Readonly<Record<FollowUp['kind'], readonly string[]>> = {
  why: ['why'],
  shorter: [],
  simpler: ['stake', 'another'],
  example: ['example'],
  another: ['another', 'experiment', 'say'],
  'one thing': ['experiment', 'another'],
  say: ['say'],
  softer: ['say', 'another'],
  hurry: ['hurry'],
  'what if': ['another', 'say', 'hurry'],
  sure: [],
  translate: [],
  more: ['stake', 'another', 'experiment', 'example'],
  avoid: ['stake', 'another'],
  'how long': ['experiment'],
  compare: ['another'],
  thanks: [],
  nth: ['why', 'example', 'another'],
  'for type': [],
};

const FIXED: Readonly<Partial<Record<FollowUp['kind'], string>>> = {
  sure: 'Of the charts, yes: they’re computed from the birth details you gave. What to do with them is a suggestion; try it for a week and keep what works.',
  translate: 'I only have English. For other languages, this installation needs a language model.',
  thanks: 'Good. Come back and tell me how it went.',
};

/** The last answer again, shorter or in plain words; null for other operations. */
export function reworded({ kind }: FollowUp, talk: TeamTalk): Draft | null {
  const last = talk.answers.at(-1) ?? '';
  const limit = limitIn(talk.question);
  const short = core(last, { ...limit, words: Math.min(limit.words, wordsIn(last) - 1) });
  const text = kind === 'shorter' ? short : kind === 'simpler' ? plainly(last) : [];
  if (text.length === 0) return null;
  return { blocks: [paragraph(...advice(text.join(' ')))], next: nextFor(talk, []) };
}

/** What goes on with the situation of the last answer. */
export function followUpAnswer(followUp: FollowUp, talk: TeamTalk, situation: Situation): Draft {
  const kinds = FOLLOW_UP_KINDS[followUp.kind];
  if (followUp.kind === 'shorter') {
    return {
      blocks: [paragraph(...advice(gistOf(talk.answers.at(-1) ?? '').action))],
      next: nextFor(talk, [situation.next]),
    };
  }
  if (followUp.kind === 'for type') {
    const section = situation.sections.find(
      (one) => one.kind === 'type' && one.types.includes(followUp.type),
    );
    const told = section === undefined ? [] : advice(aboutMember(section.text, 'your colleague'));
    return {
      blocks: [
        paragraph({ ...fact(VALUES.type[followUp.type]), kind: 'general' }),
        ...(told.length > 0 ? [paragraph(...told)] : []),
      ],
      next: nextFor(talk, [situation.next]),
    };
  }
  if (followUp.kind === 'what if') {
    const blocks = turnTold(talk.question, talk.said).map((told) => paragraph(...told));
    return { blocks, next: nextFor(talk, [situation.next]) };
  }
  const plain = firstUnsaid(talk, situation, kinds);
  const lines =
    kinds.length > 0 && talk.named.length > 0 ? within(memberLines(talk, situation), 60) : [];
  const blocks = [...(plain.length > 0 ? [paragraph(...plain)] : []), ...lines];
  const rest =
    blocks.length > 0 ? blocks : [paragraph(...advice(FIXED[followUp.kind] ?? EXHAUSTED))];
  return { blocks: rest, next: nextFor(talk, [situation.next]) };
}
