import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { SummaryFacts } from '#shared/coach/person-facts.ts';
import type { LimitedMembers, TeamFacts } from '#shared/coach/team-facts.ts';
import { andList } from '#shared/domain/english.ts';
import { literalPattern } from '#shared/domain/literal-pattern.ts';
import { PENTA_GATES } from '#shared/engine/penta-matrix.ts';
import { knowledgeOfPentaGate } from '#shared/knowledge/knowledge.ts';
import { withNames } from '#shared/knowledge/prose.ts';
import { claim, fact } from './draft.ts';
import { ASKS, DECIDES } from './member-texts.data.ts';
import { attributeFact } from './team-facts-answers.ts';

/** The members who share less than their whole chart and whom a text names. */
export function limitedIn(text: string, limited: LimitedMembers): string[] {
  return [...limited.keys()].filter((name) =>
    new RegExp(`(?<![\\p{L}\\p{M}])${literalPattern(name)}(?![\\p{L}\\p{M}])`, 'iu').test(text),
  );
}

/** "Grace covers Planning (7) and Oversight (33)." */
function covered(name: string, team: TeamFacts): WrittenSentence[] {
  const gates = PENTA_GATES.filter((gate) => team.holders.get(gate)?.includes(name));
  if (gates.length === 0) return [];
  const labels = gates.map((gate) => `${knowledgeOfPentaGate(gate).label} (${gate})`);
  return [
    fact(
      `${name} covers ${andList(labels)}.`,
      ...gates.map((gate) => claim('function', String(gate), 'has', name)),
    ),
  ];
}

function summarized(name: string, summary: SummaryFacts): WrittenSentence[] {
  const { type, authority } = summary;
  const [onlyType, otherType] = type.possible;
  const [onlyAuthority, otherAuthority] = authority.possible;
  return [
    attributeFact(name, 'type', type.possible),
    attributeFact(name, 'authority', authority.possible),
    attributeFact(name, 'profile', summary.profile.possible),
    ...(onlyType && !otherType
      ? [fact(withNames(ASKS[onlyType], { name }), claim('type', onlyType, 'has', name))]
      : []),
    ...(onlyAuthority && !otherAuthority
      ? [
          fact(
            withNames(DECIDES[onlyAuthority], { name }),
            claim('authority', onlyAuthority, 'has', name),
          ),
        ]
      : []),
  ];
}

/** What a member shares, and that they don't share more. */
export function limitedAnswer(name: string, team: TeamFacts): WrittenSentence[] {
  const summary = team.limited.get(name) ?? null;
  const missing =
    summary === null
      ? `${name} shares functions only, so that’s all I can say about ${name}.`
      : `${name} doesn’t share gates and channels, so I can’t say more.`;
  return [
    ...(summary ? summarized(name, summary) : []),
    ...covered(name, team),
    { ...fact(missing), kind: 'general' },
  ];
}

/** For answers about everybody: who isn't in them, and why. */
export function limitedNote({ limited }: TeamFacts): WrittenSentence {
  const names = [...limited.keys()];
  const share = names.length === 1 ? 'shares' : 'share';
  const text = `${andList(names)} ${share} less than a whole chart, so this leaves ${names.length === 1 ? 'that person' : 'them'} out.`;
  return { ...fact(text), kind: 'general' };
}

/** What the two summaries say of a pair; nothing when one of them shares functions only. */
export function limitedPair(names: readonly string[], team: TeamFacts): WrittenSentence[] {
  const [a, b, ...others] = names;
  const pair = team.pairs.find(
    (one) => a !== undefined && b !== undefined && one.names.includes(a) && one.names.includes(b),
  );
  if (pair === undefined || others.length > 0) return [];
  const own = claim('pair', `${pair.names.join(':')}:${pair.dynamicType}`, 'has', 'team');
  return [pair.strength, pair.watchout].map((text) => fact(text, own));
}
