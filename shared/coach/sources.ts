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

/** The subjects of the facts that say what a claim says, as `topic` names them. */
function topicsOf({ topic, value, about }: FactClaim): string[] {
  switch (topic) {
    case 'center': {
      const id = centerNamed(value);
      return id === null ? [] : [`center:${id}`];
    }
    case 'gate':
      return [`gate:${gateNumber(value)}`];
    case 'channel':
      return [about === 'team' ? 'penta:channels' : `channel:${channelPair(value)}`];
    case 'line':
      return value.includes('.') ? [`gate:${gateNumber(value)}`] : ['profile'];
    case 'count':
      return Object.entries(LISTS).flatMap(([what, list]) =>
        value.startsWith(`${what} `) ? [list] : [],
      );
    case 'function':
      return [`penta:${value}`];
    case 'coverage':
      return ['penta:coverage'];
    case 'pair': {
      const [a, b] = value.split(':');
      return [`pair:${a}:${b}`, `pair:${b}:${a}`];
    }
    case 'notSelf':
      return ['not-self', 'type'];
    case 'signature':
      return ['signature', 'type'];
    default:
      return [topic];
  }
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
