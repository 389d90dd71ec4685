import { authorityOf } from '../authority.ts';
import { BODY_IDS, type BodyId, type PerPosition, SIDES, type Side } from '../bodies.ts';
import { setOfGates, wiringOf } from '../bodygraph.ts';
import {
  gateOfLine,
  lineIndexAfter,
  lineInGate,
  oppositeLine,
  positionTextAt,
} from '../certainty/wheel-lines.ts';
import type { Longitudes } from '../ephemeris/port.ts';
import { type TypeName, typeOf } from '../human-type.ts';
import { entryAt, recordOf } from '../lookup.ts';
import { positionIndex } from '../positions.ts';
import type { GivenValue } from './given-value.ts';

/** The 26 lines of a chart (`wheel-lines.ts`) by `positionIndex`, whether or not a birth gives them. */
export type ShownLines = readonly number[];

/** A chart as a site shows it. */
export interface ShownChart {
  /** "gate.line" */
  readonly activations: PerPosition<string>;
  readonly type: TypeName;
  readonly authority: string;
  /** Line numbers: "1/3". */
  readonly profile: string;
}

const PERSONALITY_SUN = positionIndex('personality', 'sun');
const DESIGN_SUN = positionIndex('design', 'sun');

function linesOfSide(longitudes: Longitudes): number[] {
  const observed = (body: Exclude<BodyId, 'earth' | 'south_node'>) =>
    lineIndexAfter(longitudes[body], 0);
  return BODY_IDS.map((body) => {
    if (body === 'earth') return oppositeLine(observed('sun'));
    if (body === 'south_node') return oppositeLine(observed('north_node'));
    return observed(body);
  });
}

/** The lines of both sides' longitudes. */
export function shownLines(longitudes: Readonly<Record<Side, Longitudes>>): ShownLines {
  return SIDES.flatMap((side) => linesOfSide(longitudes[side]));
}

export function profileShown(lines: ShownLines): string {
  const lineOf = (index: number) => lineInGate(entryAt(lines, index));
  return `${lineOf(PERSONALITY_SUN)}/${lineOf(DESIGN_SUN)}`;
}

export function typeShown(lines: ShownLines): TypeName {
  return typeOf(wiringOf(setOfGates(lines.map(gateOfLine))).components);
}

/** What a site with these lines shows. */
export function shownChart(lines: ShownLines): ShownChart {
  const { components } = wiringOf(setOfGates(lines.map(gateOfLine)));
  return {
    activations: recordOf(SIDES, (side) =>
      recordOf(BODY_IDS, (body) => positionTextAt(entryAt(lines, positionIndex(side, body)))),
    ),
    type: typeOf(components),
    authority: authorityOf(components),
    profile: profileShown(lines),
  };
}

/** True when a chart with these lines shows the value. */
export function showsValue(lines: ShownLines, value: GivenValue): boolean {
  if (value.kind === 'type') return typeShown(lines) === value.type;
  if (value.kind === 'profile') return profileShown(lines) === value.profile;
  const { side, body, gate, line } = value;
  return (side === null ? SIDES : [side]).some((one) => {
    const shown = entryAt(lines, positionIndex(one, body));
    return gateOfLine(shown) === gate && (line === null || lineInGate(shown) === line);
  });
}
