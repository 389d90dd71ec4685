import { BODY_NAMES } from '#shared/engine/bodies.ts';
import type { GivenValue } from '#shared/engine/doctor/given-value.ts';
import type { Position } from '#shared/engine/positions.ts';

const SIDE_NAMES = { design: 'Design', personality: 'Personality' } as const;

/** "Design Moon" */
export function positionName({ side, body }: Position): string {
  return `${SIDE_NAMES[side]} ${BODY_NAMES[body]}`;
}

function nameOf(value: GivenValue): string {
  if (value.kind === 'type') return 'type';
  if (value.kind === 'profile') return 'profile';
  return value.side === null
    ? BODY_NAMES[value.body]
    : positionName({ ...value, side: value.side });
}

function contentOf(value: GivenValue): string {
  if (value.kind === 'type') return value.type;
  if (value.kind === 'profile') return value.profile;
  return value.line === null ? `gate ${value.gate}` : `${value.gate}.${value.line}`;
}

/** "Design Moon 3.2", "Generator". */
export function valueText(value: GivenValue): string {
  return value.kind === 'position' ? `${nameOf(value)} ${contentOf(value)}` : contentOf(value);
}

/** "Design Moon: 3.2 and 4.1" */
export function conflictText(first: GivenValue, second: GivenValue): string {
  return `${nameOf(first)}: ${contentOf(first)} and ${contentOf(second)}`;
}

/** How much of the text was understood. */
export function readSummary(values: readonly GivenValue[]): string {
  if (values.length === 0) {
    return 'We can’t find any planets with a gate and line here yet.';
  }
  const noun = values.length === 1 ? 'value' : 'values';
  const sideless = values.some((value) => value.kind === 'position' && value.side === null);
  return `We read ${values.length} ${noun}.${sideless ? ' Add “Design” or “Personality” above the list for a surer answer.' : ''}`;
}
