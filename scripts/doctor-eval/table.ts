import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { setOfGates, wiringOf } from '#shared/engine/bodygraph.ts';
import { randomNumbers } from '#shared/engine/certainty/random-days.ts';
import type { DiagnosedBirth } from '#shared/engine/doctor/birth-times.ts';
import type { CauseKind } from '#shared/engine/doctor/cause.ts';
import { diagnose } from '#shared/engine/doctor/diagnose.ts';
import type { GivenPosition, GivenValue } from '#shared/engine/doctor/given-value.ts';
import type { Ephemeris, Longitudes } from '#shared/engine/ephemeris/port.ts';
import { typeOf } from '#shared/engine/human-type.ts';
import { wheelPosition, wrap360 } from '#shared/engine/wheel.ts';
import { below, randomBirth } from './births.ts';
import { at, type BothSides, MISTAKES } from './mistakes.ts';

/** What comes of one mistake's cases. */
export interface Row {
  readonly mistake: string;
  readonly cases: number;
  /** All 26 positions given: the share with the true cause in the answer. */
  readonly fullRight: number;
  /** 3 to 8 values given: shares of the cases. */
  readonly fewAnswered: number;
  readonly fewSame: number;
  /** Of the answers given. */
  readonly fewRight: number;
}

const FEW_MIN = 3;
const FEW_MAX = 8;
const TRIES = 200;

function longitudeOf(longitudes: Longitudes, body: (typeof BODY_IDS)[number]): number {
  if (body === 'earth') return wrap360(longitudes.sun + 180);
  if (body === 'south_node') return wrap360(longitudes.north_node + 180);
  return longitudes[body];
}

function positionsOf(shown: BothSides): GivenPosition[] {
  return SIDES.flatMap((side) =>
    BODY_IDS.map((body) => {
      const { gate, line } = wheelPosition(longitudeOf(shown[side], body));
      return { kind: 'position' as const, side, body, gate, line };
    }),
  );
}

function factsOf(positions: readonly GivenPosition[]): GivenValue[] {
  const gates = setOfGates(positions.map(({ gate }) => gate));
  const lineOf = (side: string) =>
    positions.find((one) => one.side === side && one.body === 'sun')?.line;
  return [
    { kind: 'type', type: typeOf(wiringOf(gates).components) },
    { kind: 'profile', profile: `${lineOf('personality')}/${lineOf('design')}` },
  ];
}

function sample<T>(random: () => number, list: readonly T[], count: number): T[] {
  const rest = [...list];
  return Array.from({ length: count }, () => rest.splice(below(random, rest.length), 1)).flat();
}

interface Case {
  readonly birth: DiagnosedBirth;
  readonly positions: readonly GivenPosition[];
}

/** A birth on which the mistake changes something. */
function caseOf(mistake: string, random: () => number, ephemeris: Ephemeris): Case {
  const { make } = MISTAKES[mistake] ?? {};
  for (let tries = 0; make && tries < TRIES; tries += 1) {
    const birth = randomBirth(random);
    const shown = make({ birth, random, ephemeris });
    if (!shown) continue;
    const positions = positionsOf(shown);
    const own = positionsOf(at(birth.utcMs, ephemeris));
    if (JSON.stringify(own) !== JSON.stringify(positions)) return { birth, positions };
  }
  throw new Error(`No birth shows the mistake: ${mistake}`);
}

/** The kinds of causes answered; null where no answer is given. */
function answered(
  { birth }: Case,
  values: readonly GivenValue[],
  ephemeris: Ephemeris,
): readonly CauseKind[] | 'same' | null {
  const diagnosis = diagnose(birth, values, ephemeris);
  if (diagnosis.kind === 'same') return 'same';
  if (diagnosis.kind !== 'found') return null;
  return diagnosis.finding.causes.map(({ kind }) => kind);
}

/** The table of a seed: as many cases of each mistake as asked for. */
export function evaluate(cases: number, seed: number, ephemeris: Ephemeris): Row[] {
  return Object.entries(MISTAKES).map(([mistake, { kind }], index) => {
    const random = randomNumbers(seed + 1000 * index);
    let [fullRight, answers, right, same] = [0, 0, 0, 0];
    for (let n = 0; n < cases; n += 1) {
      const one = caseOf(mistake, random, ephemeris);
      const full = answered(one, one.positions, ephemeris);
      if (full?.includes(kind)) fullRight += 1;
      const count = FEW_MIN + below(random, FEW_MAX - FEW_MIN + 1);
      const few = sample(random, [...one.positions, ...factsOf(one.positions)], count);
      const answer = answered(one, few, ephemeris);
      if (answer === 'same') same += 1;
      else if (answer !== null) {
        answers += 1;
        if (answer.includes(kind)) right += 1;
      }
    }
    return {
      mistake,
      cases,
      fullRight: fullRight / cases,
      fewAnswered: answers / cases,
      fewSame: same / cases,
      fewRight: answers === 0 ? 1 : right / answers,
    };
  });
}
