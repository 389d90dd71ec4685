import type { PentaData } from '#shared/contract/penta.ts';
import { lossWords } from '#shared/knowledge/loss-words.ts';

/** What a team loses with somebody, and how that may be put. */
interface Loss {
  readonly labels: readonly string[];
  readonly isUnsure: boolean;
}

function lossOf(penta: PentaData, awayId: string): Loss {
  const lost = penta.resilience.find(({ memberId }) => memberId === awayId)?.gatesLost ?? [];
  const gates = penta.gates.filter(({ gate }) => lost.includes(gate));
  return {
    labels: gates.map(({ label }) => label),
    isUnsure: gates.some(({ possibleHolders }) => possibleHolders.length > 0),
  };
}

/** "Without Mei, nobody covers Planning or Culture."; null while nothing is lost. */
export function awayLoss(penta: PentaData, awayId: string, called: string): string | null {
  const { labels, isUnsure } = lossOf(penta, awayId);
  return labels.length === 0 ? null : lossWords(called, labels, isUnsure);
}

/** "Without Mei, nobody covers Planning or Culture. You keep 7 of 12 functions and 1 of 6 channels." */
export function awayWords(penta: PentaData, awayId: string, called: string): string {
  const absence = penta.resilience.find(({ memberId }) => memberId === awayId);
  if (absence === undefined) return '';
  const { gatesLeft, channelsLeft, isStillPenta } = absence;
  const pair = isStillPenta ? '' : ' Two people are too few for a Penta.';
  const loss = awayLoss(penta, awayId, called);
  return loss === null
    ? `Without ${called}, you still cover the same functions.${pair}`
    : `${loss} You keep ${gatesLeft} of 12 functions and ${channelsLeft} of 6 channels.${pair}`;
}
