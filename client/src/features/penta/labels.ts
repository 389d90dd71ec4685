import { andList } from '#shared/domain/english.ts';
import type { PentaChannelReading, PentaGateReading } from './people.ts';

const GATE_STATES = { gap: 'Missing', single: 'One person', shared: 'Shared' } as const;

/** How many people have a gate, in a word or two. */
export function gateStateWords({ state }: Pick<PentaGateReading, 'state'>): string {
  return GATE_STATES[state];
}

const FILLED_BY = {
  person: 'filled by one person',
  people: 'filled by people together',
  both: 'covered by one person, and also jointly',
} as const;

/** "filled by people together", "half: 13 is missing", "empty" */
export function channelStateWords(channel: PentaChannelReading): string {
  const { state, filledBy, missingGate, mayBeFilled } = channel;
  const perhaps = mayBeFilled && state !== 'filled' ? ', perhaps filled' : '';
  if (state === 'filled') return filledBy === null ? 'filled' : FILLED_BY[filledBy];
  return `${state === 'half' ? `half: ${missingGate} is missing` : 'empty'}${perhaps}`;
}

/** "nobody", "Ana", "Ana; perhaps Ben" */
export function holderWords(
  { holders, possibleHolders }: Pick<PentaGateReading, 'holders' | 'possibleHolders'>,
  nameOf: (memberId: string) => string,
): string {
  const sure = andList(holders.map(({ memberId }) => nameOf(memberId)));
  const perhaps = andList(possibleHolders.map(({ memberId }) => nameOf(memberId)));
  if (perhaps === '') return sure || 'nobody';
  return sure === '' ? `perhaps ${perhaps}` : `${sure}; perhaps ${perhaps}`;
}
