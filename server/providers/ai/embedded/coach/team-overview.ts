import { PENTA_GATES, type PentaGate } from '#shared/engine/penta-matrix.ts';
import { filled, type Situation } from '#shared/knowledge/situations.ts';
import { advice, type Block, bullet, type Draft, paragraph } from './draft.ts';
import { draftOf } from './team-draft.ts';
import { coverageFacts, functionFacts, soloFacts, strengthFacts } from './team-facts-answers.ts';
import { gapSentences } from './team-general/team-general-answer.ts';
import type { TeamTalk } from './team-talk.ts';

const GAPS =
  /\b(?:gaps?|missing|lack\w*|don’t (?:have|cover)|not covered|uncovered|blind spots?|weakness\w*|weak (?:spots?|points?)|what are we bad at|what (?:don’t|do not|can’t) we (?:see|have|notice)|overlook\w*)\b/i;
const STRENGTHS =
  /\b(?:strengths?|strong(?: points?)?|good at|do well|cover(?:ed|age)?|overview|summar\w+|how (?:are|is) (?:we|my team|our team) (?:doing|set up)|tell me about (?:my|our|the) team)\b/i;
const DEPENDS =
  /\b(?:depend\w*|single point|bus factor|only one (?:person|who)|bottleneck|irreplaceable|if \w+ (?:is|gets|were) (?:away|sick|gone|out))\b/i;

export function pentaGateOf(gate: number | undefined): PentaGate | null {
  return PENTA_GATES.find((known) => known === gate) ?? null;
}

function gapAdvice(talk: TeamTalk, situations: readonly Situation[]): Block[] {
  const situation = situations.find(({ id }) => id === 'team-roles-and-gaps');
  const section = situation?.sections.find(({ kind }) => kind === 'experiment');
  if (section === undefined) return [];
  const told = advice(filled(section.text, talk.entities.slots));
  return talk.said.hasAny(told) ? [] : [paragraph(...told)];
}

/** Gaps, strengths and dependence of the team as a whole. */
export function overviewAnswer(talk: TeamTalk, situations: readonly Situation[]): Draft | null {
  const { question, team, named } = talk;
  const text = question.replaceAll("'", '’');
  if (named.length > 0 || team.holders.size === 0 || text.split(/\s+/).length > 20) return null;
  if (DEPENDS.test(text)) {
    const solo = soloFacts(team);
    const step = advice(
      'Pick one of these functions and let a second person sit in on it this month.',
    );
    return solo.length === 0 ? null : draftOf(talk, [paragraph(...solo), paragraph(...step)]);
  }
  const [gap] = team.gaps;
  const gate = pentaGateOf(gap);
  if (GAPS.test(text) && gate !== null) {
    return draftOf(talk, [
      paragraph(...coverageFacts(team)),
      ...gapSentences(team).map((one) => bullet([one])),
      paragraph(...functionFacts(gate, team).slice(1)),
      ...gapAdvice(talk, situations),
    ]);
  }
  if (STRENGTHS.test(text)) {
    const solo = soloFacts(team);
    return draftOf(talk, [
      paragraph(...strengthFacts(team)),
      paragraph(...coverageFacts(team)),
      ...(solo.length > 0 ? [paragraph(...solo)] : []),
    ]);
  }
  return null;
}
