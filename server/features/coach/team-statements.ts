import type { TeamFacts } from '#shared/coach/team-facts.ts';
import { PENTA_GATES } from '#shared/engine/penta-matrix.ts';
import { knowledgeOfPentaGate } from '#shared/knowledge/knowledge.ts';
import { listed, type Statement } from './chart-sentences.ts';

function gateStatement(gate: number, held: readonly string[]): Statement[] {
  const pentaGate = PENTA_GATES.find((known) => known === gate);
  if (pentaGate === undefined) return [];
  const { label, task, gap } = knowledgeOfPentaGate(pentaGate);
  const named = `gate ${gate}, ${label}`;
  const topic = `penta:${gate}`;
  if (held.length === 0) return [{ topic, text: `Nobody in the team holds ${named}. ${gap}` }];
  const [only] = held;
  const alone = held.length === 1 ? ` The team depends on ${only} alone for it.` : '';
  return [
    {
      topic,
      text: `${listed(held)} ${held.length === 1 ? 'holds' : 'hold'} ${named}. ${task}${alone}`,
    },
  ];
}

function pairStatement({ names: [a, b], ...pair }: TeamFacts['pairs'][number]): Statement {
  const parts = [
    `${a} and ${b}: ${pair.dynamicType}.`,
    `Strength: ${pair.strength}`,
    `Watch out: ${pair.watchout}`,
    ...(pair.talk ? [`How to talk to each other: ${pair.talk}`] : []),
    ...(pair.trial ? [`To try: ${pair.trial}`] : []),
    ...(pair.channels ? [`Channels between them: ${pair.channels}.`] : []),
  ];
  return { topic: `pair:${a}:${b}`, text: parts.join(' ') };
}

/** Coverage, gaps, gates, channels and pairs as sentences. */
export function teamStatements(team: TeamFacts): Statement[] {
  const channels = (state: 'filled' | 'half') =>
    [...team.channels].filter(([, known]) => known === state).map(([id]) => id);
  const gapNames = team.gaps.flatMap((gate) => {
    const known = PENTA_GATES.find((pentaGate) => pentaGate === gate);
    return known === undefined ? [] : [`${gate} (${knowledgeOfPentaGate(known).label})`];
  });
  const filled = channels('filled');
  const half = channels('half');
  const whole: Statement[] =
    team.coverage === null
      ? []
      : [
          {
            topic: 'penta:coverage',
            text: `The team covers ${team.coverage} of 12 functions and ${filled.length} of 6 channels.`,
          },
          {
            topic: 'penta:gaps',
            text:
              gapNames.length === 0
                ? 'The team has no gap: every function has a holder.'
                : `The team’s gaps are gates ${listed(gapNames)}.`,
          },
          {
            topic: 'penta:channels',
            text: `Filled Penta channels: ${listed(filled)}; half-filled: ${listed(half)}.`,
          },
        ];
  return [
    { topic: 'team', text: `The team is ${listed(team.names)}.` },
    ...whole,
    ...[...team.holders].flatMap(([gate, held]) => gateStatement(gate, held)),
    ...team.pairs.map(pairStatement),
  ];
}
