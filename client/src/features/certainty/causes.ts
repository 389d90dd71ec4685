import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { readGate } from '#shared/domain/chart-text.ts';
import { andList } from '#shared/domain/english.ts';
import { BODY_IDS, BODY_NAMES, type BodyId, SIDES, type Side } from '#shared/engine/bodies.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CHANNELS, type Channel } from '#shared/engine/channels.ts';

/** A position whose line changes. */
export type Cause = ChartCertainty['flips'][number]['changes'][number];

const SIDE_NAMES: Readonly<Record<Side, string>> = {
  design: 'Design',
  personality: 'Personality',
};

function changesAt({ flips }: ChartCertainty, utcMs: number): readonly Cause[] {
  return flips.find(({ utc }) => Date.parse(utc) === utcMs)?.changes ?? [];
}

/** The Suns: their lines make the profile, and with a gate they name the cross. */
export function sunCauses(certainty: ChartCertainty, utcMs: number): Cause[] {
  return changesAt(certainty, utcMs).filter(({ body }) => body === 'sun');
}

/** The positions that enter or leave one of the given gates. */
export function gateCauses(
  certainty: ChartCertainty,
  utcMs: number,
  gates: readonly number[],
): Cause[] {
  return changesAt(certainty, utcMs).filter(({ from, to }) => {
    const [left, entered] = [readGate(from)?.gate, readGate(to)?.gate];
    return left !== entered && gates.some((gate) => gate === left || gate === entered);
  });
}

/** Channels that become filled, or stop being filled, at an instant. */
function turningChannels({ channels }: ChartCertainty, utcMs: number): readonly Channel[] {
  return CHANNELS.filter(({ id }) => {
    const state = channels.find(({ channel }) => channel === id)?.state;
    if (state?.kind !== 'varying') return false;
    const index = state.intervals.findIndex(({ from }) => Date.parse(from) === utcMs);
    const [before, after] = [state.intervals[index - 1], state.intervals[index]];
    return before && after && (before.value === 'filled') !== (after.value === 'filled');
  });
}

/** The positions that fill or break channels at an instant: at one center, or anywhere. */
export function channelCauses(
  certainty: ChartCertainty,
  utcMs: number,
  center?: CenterId,
): Cause[] {
  const gates = turningChannels(certainty, utcMs)
    .filter(({ centers }) => center === undefined || centers.includes(center))
    .flatMap((channel) => channel.gates);
  return gateCauses(certainty, utcMs, gates);
}

/** "Design Moon". */
export function positionName({ side, body }: Pick<Cause, 'side' | 'body'>): string {
  return `${SIDE_NAMES[side]} ${BODY_NAMES[body]}`;
}

/** Each position once, in chart order: "Design Moon", "Sun on both sides and Design Earth". */
export function causeNames(causes: readonly Cause[]): string {
  const sidesOf = (body: BodyId) =>
    SIDES.filter((side) => causes.some((cause) => cause.body === body && cause.side === side));
  return andList(
    BODY_IDS.flatMap((body) => {
      const sides = sidesOf(body);
      return sides.length === SIDES.length
        ? [`${BODY_NAMES[body]} on both sides`]
        : sides.map((side) => positionName({ side, body }));
    }),
  );
}

/** "Design Moon from 49.6 to 30.1". */
export function moveText(cause: Cause): string {
  return `${positionName(cause)} from ${cause.from} to ${cause.to}`;
}
