import type { WrittenSentence } from '#shared/coach/claims.ts';
import { filled, type Situation } from '#shared/knowledge/situations.ts';
import type { Difficulty } from './cases/difficulty.ts';
import {
  advice,
  type Block,
  bullet,
  claim,
  type Draft,
  fact,
  labeled,
  paragraph,
} from './draft.ts';
import { aboutMember } from './follow-up/for-type.ts';
import { roleIn } from './roles.ts';
import { isInRole, reasonFor } from './sections.ts';
import { composed } from './team-composed.ts';
import { nextFor } from './team-draft.ts';
import { soloFacts } from './team-facts-answers.ts';
import { mannersOf } from './team-general/topic-of.ts';
import { EVERYONE_MAX, MEMBERS_MAX } from './team-manners.ts';
import { isAboutEveryone, type TeamTalk } from './team-talk.ts';
import { membersLines } from './team-topics/member-lines.ts';
import { SITUATION_TOPICS } from './team-topics/situation-topics.data.ts';

const AWAY =
  /\b(?:away|vacation|on leave|absent|sick|out (?:of (?:the )?office|next|this|for|until)|gone|is off|parental)\b/i;

export const EXHAUSTED = 'That’s all I have on this one. Tell me what happened when you tried it.';

const OF_THE_TWO =
  /\b(?:together|get(?:ting)? along|pair|dynamics?|chemistry|between (?:them|the two)|relationship)\b/i;

/** What the team's analysis adds: the pair that is asked about, or what one member alone covers. */
function analysisOf({ named, team, question, said }: TeamTalk): readonly WrittenSentence[] {
  const [a, b] = named;
  if (a !== undefined && b === undefined && AWAY.test(question)) return soloFacts(team, a.name);
  const pair = team.pairs.find(
    ({ names }) => a && b && names.includes(a.name) && names.includes(b.name),
  );
  if (pair === undefined || !OF_THE_TWO.test(question)) return [];
  const own = claim('pair', `${pair.names[0]}:${pair.names[1]}:${pair.dynamicType}`, 'has', 'team');
  return said.has(pair.watchout) ? [] : [fact(pair.watchout, own)];
}

/** The first section of the kinds that has not been said. */
export function firstUnsaid(
  { said, entities, isAgain, question }: TeamTalk,
  situation: Situation,
  kinds: readonly string[],
) {
  const found = kinds.flatMap((kind) => {
    const texts = situation.sections.filter(
      (section) => section.kind === kind && isInRole(section, roleIn(question)),
    );
    const plain = texts.map(({ text }) => advice(filled(text, entities.slots)));
    const told = kind === 'say' ? plain.map((one) => labeled('You could say', [], one)) : plain;
    return isAgain ? told.toReversed() : told;
  });
  return found.find((sentences) => !said.hasAny(sentences)) ?? [];
}

const DECIDING = /\b(?:decid\w+|decision|agree|choose|pick|vote|commit|dates?|answer)\b/i;

export function memberLines(talk: TeamTalk, situation: Situation): Block[] {
  const isDeciding = DECIDING.test(talk.question);
  const order = isDeciding
    ? ['authority', 'type', 'center', 'line']
    : ['type', 'authority', 'center', 'line'];
  const others = talk.members.filter((member) => !talk.named.includes(member));
  const isAway = talk.named.length === 1 && AWAY.test(talk.question);
  const candidates = isAway || talk.named.length === 0 ? others : talk.named;
  const told = new Set<string>();
  const lines = candidates.flatMap((member) => {
    const fitting = situation.sections.flatMap((section) => {
      const reason = order.includes(section.kind) ? reasonFor(section, member) : null;
      return reason === null ? [] : [{ section, reason }];
    });
    const ordered = fitting.toSorted(
      (a, b) => order.indexOf(a.section.kind) - order.indexOf(b.section.kind),
    );
    const chosen = ordered.find(({ section }) => {
      const sentences = advice(aboutMember(section.text, member.name));
      return !told.has(section.text) && !talk.said.hasAny(sentences);
    });
    if (chosen === undefined) return [];
    told.add(chosen.section.text);
    const claims = chosen.reason.claims.map((one) => ({ ...one, about: member.name }));
    const sentences = advice(
      aboutMember(
        filled(chosen.section.text, { ...talk.entities.slots, name: member.name }),
        member.name,
      ),
    );
    return [sentences.map((one, at) => (at === 0 ? { ...one, claims } : one))];
  });
  const isForAll = isAboutEveryone(talk) || talk.named.length > MEMBERS_MAX;
  const most = isForAll
    ? lines.slice(0, EVERYONE_MAX).map((line) => line.slice(0, 1))
    : lines.slice(0, MEMBERS_MAX);
  return most.length === 1 ? most.map((one) => paragraph(...one)) : most.map(bullet);
}

/** What each member needs in what the question is about, else in its situation. */
function linesFor(
  talk: TeamTalk,
  situation: Situation | null,
): readonly (readonly WrittenSentence[])[] {
  const ofSituation = situation === null ? undefined : SITUATION_TOPICS[situation.id];
  const topic = mannersOf(talk.question) ?? ofSituation;
  if (topic !== undefined) return membersLines(talk, topic);
  return situation === null ? [] : memberLines(talk, situation).map(({ sentences }) => sentences);
}

/** What to do in a case, with a line for each member it's about, and words to say. */
export function caseAnswer(
  talk: TeamTalk,
  { tell, say, step }: Difficulty,
  situation: Situation | null,
): Draft | null {
  const { slots } = talk.entities;
  const lead = advice(filled(tell, slots));
  if (talk.said.hasAny(lead)) return null;
  const { blocks } = composed(talk, {
    lead: [...lead, ...analysisOf(talk)],
    lines: linesFor(talk, situation),
    words: labeled('You could say', [], advice(`“${filled(say, slots)}”`)),
    step: step === undefined ? [] : labeled('Next step', [], advice(filled(step, slots))),
  });
  return { blocks, next: nextFor(talk, situation === null ? [] : [situation.next]) };
}

/** What to do in a situation, with a line for each member it is about. */
export function situationAnswer(talk: TeamTalk, situation: Situation): Draft {
  const kinds = talk.isAgain ? ['another', 'say'] : ['say', 'experiment', 'another'];
  const { blocks } = composed(talk, {
    lead: [...firstUnsaid(talk, situation, ['stake']), ...analysisOf(talk)],
    lines: linesFor(talk, situation),
    words: firstUnsaid(talk, situation, kinds),
  });
  return {
    blocks: blocks.length > 0 ? blocks : [paragraph(...advice(EXHAUSTED))],
    next: nextFor(talk, [situation.next]),
  };
}
