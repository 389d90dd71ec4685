import { BODY_IDS, type BodyId, SIDES, type Side } from './bodies.ts';
import { recordOf } from './lookup.ts';
import { asGate, GATE_NUMBERS, type GateNumber } from './wheel.ts';

/** Which side, or both, activates a gate. */
export type GateStatus = 'none' | 'design' | 'personality' | 'both';

/** Activations as charts store them: "gate.line" for each body; a body may be missing. */
export type GateLines = Readonly<Record<Side, Readonly<Partial<Record<BodyId, string>>>>>;

/**
 * The gate of a "gate.line" text.
 * @returns null when the text is no decimal number or its whole part is not 1 to 64
 */
export function gateOfText(text: string): GateNumber | null {
  const match = /^(\d+)(?:\.\d*)?$/.exec(text);
  return match ? asGate(Number(match[1])) : null;
}

/** The status that a further activation from a side gives a gate. */
export function withSide(status: GateStatus, side: Side): GateStatus {
  return status === 'none' || status === side ? side : 'both';
}

// With 32 first, V8 makes room for exactly 64: each chart copies this.
const NO_GATES = recordOf<GateNumber, GateStatus>([32, ...GATE_NUMBERS], () => 'none');

/** All gates without activation, to be marked. */
export function noGates(): Record<GateNumber, GateStatus> {
  return { ...NO_GATES };
}

/** The status of each of the 64 gates; texts that name no gate are left out. */
export function gateStatuses(activations: GateLines): Record<GateNumber, GateStatus> {
  const statuses = noGates();
  for (const side of SIDES) {
    for (const body of BODY_IDS) {
      const gate = gateOfText(activations[side][body] ?? '');
      if (gate !== null) statuses[gate] = withSide(statuses[gate], side);
    }
  }
  return statuses;
}

/** The gates that any side activates, ascending. */
export function activeGatesOf(statuses: Readonly<Record<GateNumber, GateStatus>>): GateNumber[] {
  return GATE_NUMBERS.filter((gate) => statuses[gate] !== 'none');
}
