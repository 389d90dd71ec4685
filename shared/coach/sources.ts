import type { FactClaim } from '#shared/coach/claims.ts';
import { type Facts, personAbout } from '#shared/coach/compare.ts';
import { centerNamed, channelPair, gateNumber } from '#shared/coach/written-values.ts';

const LISTS: Readonly<Record<string, string>> = {
  gates: 'gates',
  channels: 'channels',
  definedCenters: 'centers',
  openCenters: 'centers:open',
  gaps: 'penta:gaps',
};

type Claim = Pick<FactClaim, 'topic' | 'value' | 'about'>;

const gateTopic = (value: string) => `gate:${gateNumber(value)}`;

/** By topic of a claim: the subjects of the facts that say it; its own topic where left out. */
const TOPICS: Partial<Record<FactClaim['topic'], (claim: Claim) => readonly string[]>> = {
  center: ({ value }) => {
    const id = centerNamed(value);
    return id === null ? [] : [`center:${id}`];
  },
  gate: ({ value }) => [gateTopic(value)],
  channel: ({ value, about }) => [
    about === 'team' ? 'penta:channels' : `channel:${channelPair(value)}`,
  ],
  line: ({ value }) => [value.includes('.') ? gateTopic(value) : 'profile'],
  count: ({ value }) =>
    Object.entries(LISTS).flatMap(([what, list]) => (value.startsWith(`${what} `) ? [list] : [])),
  function: ({ value }) => [`penta:${value}`],
  coverage: () => ['penta:coverage'],
  pair: ({ value }) => {
    const [a, b] = value.split(':');
    return [`pair:${a}:${b}`, `pair:${b}:${a}`];
  },
  notSelf: () => ['not-self', 'type'],
  signature: () => ['signature', 'type'],
};

function topicsOf(claim: FactClaim): readonly string[] {
  return TOPICS[claim.topic]?.(claim) ?? [claim.topic];
}

/** Whether a fact is what a claim was compared with. */
export function isFactOf(
  fact: { readonly topic: string; readonly about: string | null },
  claim: FactClaim,
  facts: Facts,
): boolean {
  if (!topicsOf(claim).includes(fact.topic)) return false;
  if (fact.about === null)
    return (
      claim.about === 'team' ||
      facts.team === null ||
      claim.topic === 'function' ||
      claim.topic === 'pair'
    );
  if (facts.team?.limited.has(claim.about)) return claim.about === fact.about;
  return personAbout(claim.about, facts)?.name === fact.about;
}
