import type { PentaData } from '#shared/contract/penta.ts';
import { orList } from '#shared/domain/english.ts';

/** "Without Mei, nobody covers Planning or Culture; you keep 7 of 12 functions and 1 of 6 channels." */
export function awayWords(penta: PentaData, awayId: string, called: string): string {
  const loss = penta.resilience.find(({ memberId }) => memberId === awayId);
  if (loss === undefined) return '';
  const { gatesLost, gatesLeft, channelsLeft, isStillPenta } = loss;
  const pair = isStillPenta ? '' : ' Two people are too few for a Penta.';
  if (gatesLost.length === 0)
    return `Without ${called}, you still cover the same functions.${pair}`;
  const lost = penta.gates.filter(({ gate }) => gatesLost.includes(gate));
  const isUnsure = lost.some(({ possibleHolders }) => possibleHolders.length > 0);
  const functions = `${orList(lost.map(({ label }) => label))}${isUnsure ? ' for certain' : ''}`;
  return `Without ${called}, nobody covers ${functions}; you keep ${gatesLeft} of 12 functions and ${channelsLeft} of 6 channels.${pair}`;
}

/** "You keep 7 of 12 functions and 1 of 6 channels." */
export function awayCount(penta: PentaData, awayId: string): string {
  const loss = penta.resilience.find(({ memberId }) => memberId === awayId);
  if (loss === undefined || loss.gatesLost.length === 0) return 'You cover the same functions.';
  return `You keep ${loss.gatesLeft} of 12 functions and ${loss.channelsLeft} of 6 channels.`;
}
