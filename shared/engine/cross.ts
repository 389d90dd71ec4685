import { JUXTAPOSITION, LEFT_ANGLE, RIGHT_ANGLE } from './crosses.data.ts';
import { recordOf } from './lookup.ts';
import { ANGLES, type AngleCode } from './profile.ts';
import { GATE_NUMBERS, type GateNumber, gateAfter, oppositeGate } from './wheel.ts';

export type CrossKey = `${GateNumber}-${AngleCode}`;

export interface IncarnationCross {
  /** Personality Sun gate and code of the angle. */
  readonly key: CrossKey;
  readonly name: string;
  /** null for Juxtaposition. */
  readonly number: number | null;
  /** "Right Angle Cross of Planning 3" */
  readonly fullName: string;
  /** Personality Sun, Personality Earth, Design Sun, Design Earth. */
  readonly gates: readonly [GateNumber, GateNumber, GateNumber, GateNumber];
}

function findNumbered(
  table: Readonly<Record<string, readonly GateNumber[]>>,
  gate: GateNumber,
): { name: string; number: number } {
  for (const [name, gates] of Object.entries(table)) {
    const index = gates.indexOf(gate);
    if (index >= 0) return { name, number: index + 1 };
  }
  throw new RangeError(`No cross for gate ${gate}`);
}

function crossAt(gate: GateNumber, code: AngleCode): IncarnationCross {
  const { name, number } =
    code === 'JX'
      ? { name: JUXTAPOSITION[gate], number: null }
      : findNumbered(code === 'RAX' ? RIGHT_ANGLE : LEFT_ANGLE, gate);
  const angle = ANGLES[code];
  const designSun = gateAfter(gate, -angle.gatesBehind);
  return {
    key: `${gate}-${code}`,
    name,
    number,
    fullName: `${angle.name} Cross of ${name}${number === null ? '' : ` ${number}`}`,
    gates: [gate, oppositeGate(gate), designSun, oppositeGate(designSun)],
  };
}

const CODES: readonly AngleCode[] = ['RAX', 'JX', 'LAX'];

const CROSSES = recordOf(GATE_NUMBERS, (gate) => recordOf(CODES, (code) => crossAt(gate, code)));

/** The cross of a Personality Sun gate and the angle of the profile. */
export function crossOf(personalitySunGate: GateNumber, angle: AngleCode): IncarnationCross {
  return CROSSES[personalitySunGate][angle];
}
