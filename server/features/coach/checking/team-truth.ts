import type { TeamFacts } from '#shared/coach/team-facts.ts';
import type { Mention } from './mention.ts';
import { segmentAround } from './polarity.ts';

type Named = Extract<Mention, { kind: 'name' }>;

/** The members that a mention speaks of; none: the team as a whole. */
export function subjectsOf(
  text: string,
  mention: Mention,
  mentions: readonly Mention[],
): readonly string[] {
  const names = mentions.filter((one): one is Named => one.kind === 'name');
  if (names.length === 0) return [];
  const claims = mentions.filter(({ kind }) => kind !== 'name');
  const assigned = new Map(
    claims.map((claim) => [claim, nearest(text, claim, claims, names)] as const),
  );
  const used = new Set([...assigned.values()].flat());
  // A name that no mention has taken might be meant by any of them.
  const left = names.filter((name) => !used.has(name));
  return [...new Set([...(assigned.get(mention) ?? []), ...left].map(({ name }) => name))];
}

function nearest(
  text: string,
  claim: Mention,
  claims: readonly Mention[],
  names: readonly Named[],
): Named[] {
  const [from, to] = segmentAround(text, claim);
  const at = claims.indexOf(claim);
  for (let index = at; index >= 0; index -= 1) {
    const previous = claims[index - 1];
    const start = previous?.end ?? 0;
    const end = claims[index]?.start ?? 0;
    const between = names.filter((name) => name.start >= start && name.end <= end);
    if (index === at) {
      const next = claims[at + 1]?.start ?? text.length;
      const after = names.filter(
        (name) => name.start >= claim.end && name.end <= Math.min(next, to),
      );
      const [first] = after;
      if (first && /\bby\s*$/.test(text.slice(claim.end, first.start))) return after;
      if (between.length === 0 && after.length > 0) return after;
    }
    if (between.length > 0) return between;
  }
  return names.filter((name) => name.start >= from && name.end <= to);
}

/** True when a mention is a matter of the team rather than of each person in it. */
export function inTeam(
  text: string,
  mention: Mention,
  names: readonly string[],
  team: TeamFacts,
): boolean {
  if (mention.kind === 'share' || mention.kind === 'percent' || mention.kind === 'pairing')
    return true;
  if (mention.kind === 'count')
    return names.length === 0 || /gap|member|people|person|function/.test(mention.noun);
  if (mention.kind !== 'gate' && mention.kind !== 'channel') return false;
  if (names.length > 0) {
    return (
      mention.kind === 'gate' &&
      /\b(?:alone|only|sole|single|solely|nobody else|gaps?|missing)\b/i.test(text)
    );
  }
  const isWhole =
    /\b(?:team|group|together|gaps?|nobody|no one|penta|covered|filled|half|between you|someone|held|holds|holder|function)\b/i.test(
      text,
    );
  const isYou =
    /\b(?:you|your)\b/i.test(text) &&
    !/\byour (?:team|group)\b|\bas a (?:team|group)\b/i.test(text);
  return isWhole && !isYou && (mention.kind === 'gate' || team.channels.size > 0);
}
