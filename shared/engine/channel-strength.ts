import { BODY_IDS, type BodyId, SIDES, type Side } from './bodies.ts';
import { CHANNEL_BY_ID, type ChannelId } from './channels.ts';
import type { GateNumber } from './wheel.ts';

/** Sun and Earth color a chart most. */
const STRONG = 3;

/**
 * How strongly a channel speaks in a chart: by the planets at both of its gates, 2 and more for a whole one.
 * @param gateAt the gate of a planet on a side
 */
export function channelStrength(
  gateAt: (side: Side, body: BodyId) => GateNumber | undefined,
  id: ChannelId,
): number {
  const { gates } = CHANNEL_BY_ID[id];
  const weights = SIDES.flatMap((side) =>
    BODY_IDS.map((body) => {
      const gate = gateAt(side, body);
      if (gate === undefined || !gates.includes(gate)) return 0;
      return body === 'sun' || body === 'earth' ? STRONG : 1;
    }),
  );
  return weights.reduce<number>((sum, weight) => sum + weight, 0);
}
