import type { PentaData } from '#shared/contract/penta.ts';
import { andList } from '#shared/domain/english.ts';

/** "If Mei is away, you keep 7 of 12 functions and 1 of 6 channels. Missing then: Planning and Culture." */
export function awayWords(penta: PentaData, awayId: string, called: string): string {
  const loss = penta.resilience.find(({ memberId }) => memberId === awayId);
  if (loss === undefined) return '';
  const { gatesLost, gatesLeft, channelsLeft, isStillPenta } = loss;
  const pair = isStillPenta ? '' : ' Two people are too few for a Penta.';
  if (gatesLost.length === 0) {
    return `If ${called} is away, you still cover the same functions.${pair}`;
  }
  const lost = penta.gates.filter(({ gate }) => gatesLost.includes(gate));
  const isUnsure = lost.some(({ possibleHolders }) => possibleHolders.length > 0);
  const missing = `${isUnsure ? 'Not certain then' : 'Missing then'}: ${andList(lost.map(({ label }) => label))}.`;
  return `If ${called} is away, you keep ${gatesLeft} of 12 functions and ${channelsLeft} of 6 channels. ${missing}${pair}`;
}

/** "You keep 7 of 12 functions and 1 of 6 channels." */
export function awayCount(penta: PentaData, awayId: string): string {
  const loss = penta.resilience.find(({ memberId }) => memberId === awayId);
  if (loss === undefined || loss.gatesLost.length === 0) return 'You cover the same functions.';
  return `You keep ${loss.gatesLeft} of 12 functions and ${loss.channelsLeft} of 6 channels.`;
}
