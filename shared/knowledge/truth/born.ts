import { BODY_IDS, type PerPosition, SIDES } from '../../engine/bodies.ts';
import { computeChart } from '../../engine/chart.ts';
import type { Ephemeris } from '../../engine/ephemeris/port.ts';
import { recordOf } from '../../engine/lookup.ts';
import type { GateNumber, Line } from '../../engine/wheel.ts';
import { chartedPersonOf, type ChartedPerson } from '../charted-person.ts';

/** A person born at that instant. */
export function bornAt(ephemeris: Ephemeris, utcMs: number, name: string): ChartedPerson {
  const { activations, profile } = computeChart(utcMs, ephemeris);
  const texts = recordOf(SIDES, (side) =>
    recordOf(BODY_IDS, (body) => {
      const { gate, line } = activations[side][body];
      return `${gate}.${line}`;
    }),
  );
  const member = chartedPersonOf({ id: name, name, chart: { profile: profile.id, activations: texts } });
  if (member === null) throw new Error('No member of a computed chart');
  return member;
}

/** A person who has exactly these gates, and else is like another. */
export function holdingOnly(
  like: ChartedPerson,
  name: string,
  gates: readonly GateNumber[],
): ChartedPerson {
  const anywhere: PerPosition<{ gate: GateNumber; line: Line }> = recordOf(SIDES, () =>
    recordOf(BODY_IDS, () => ({ gate: gates[0] ?? 1, line: 1 })),
  );
  return {
    ...like,
    id: name,
    name,
    activeGates: gates,
    positions: anywhere,
    gateHolders: {},
    type: 'Projector',
    authority: 'Splenic',
  };
}
