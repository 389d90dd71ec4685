import { DESIGN_ARC_DEG, designMoment } from '../design-moment.ts';
import { type Ephemeris, EphemerisRangeError } from '../ephemeris/port.ts';
import { civilFromDays, daysFromCivil, daysInMonth } from '../time/civil-calendar.ts';
import { type DiagnosedBirth, otherInstants } from './birth-times.ts';
import type { Cause } from './cause.ts';
import { heliocentricLongitudes } from './heliocentric.ts';
import { AYANAMSAS, meanNodeDeg, siderealLongitudes } from './other-reckonings.ts';
import { type ShownLines, shownLines } from './shown-chart.ts';

const MS_PER_DAY = 86_400_000;

/** A chart that a known cause gives. */
export interface Hypothesis {
  readonly cause: Cause;
  readonly lines: ShownLines;
  /** How likely beside others of its kind. */
  readonly weight: number;
}

/** The same time of day three calendar months earlier, or on the last day of a shorter month. */
function threeMonthsBefore(utcMs: number): number {
  const days = Math.floor(utcMs / MS_PER_DAY);
  const { year, month, day } = civilFromDays(days);
  const earlier = { year: month > 3 ? year : year - 1, month: month > 3 ? month - 3 : month + 9 };
  const date = { ...earlier, day: Math.min(day, daysInMonth(earlier.year, earlier.month)) };
  return daysFromCivil(date) * MS_PER_DAY + (utcMs - days * MS_PER_DAY);
}

/** Charts of the birth's own instant by other reckonings. */
function otherReckonings(utcMs: number, ephemeris: Ephemeris): Hypothesis[] {
  const personality = ephemeris.longitudes(utcMs);
  const designMs = designMoment(utcMs, personality.sun, (at) => ephemeris.sunLongitude(at));
  const design = ephemeris.longitudes(designMs);
  const withMeanNode = {
    personality: { ...personality, north_node: meanNodeDeg(utcMs) },
    design: { ...design, north_node: meanNodeDeg(designMs) },
  };
  const seenFromTheSun = {
    personality: heliocentricLongitudes(personality, utcMs),
    design: heliocentricLongitudes(design, designMs),
  };
  const of = (cause: Cause, longitudes: typeof withMeanNode): Hypothesis => ({
    cause,
    lines: shownLines(longitudes),
    weight: 1,
  });
  return [
    of({ kind: 'mean_node' }, withMeanNode),
    of({ kind: 'heliocentric' }, seenFromTheSun),
    ...AYANAMSAS.map((ayanamsa) =>
      of(
        { kind: 'sidereal', ayanamsa },
        {
          personality: siderealLongitudes(personality, ayanamsa, utcMs),
          design: siderealLongitudes(design, ayanamsa, designMs),
        },
      ),
    ),
    of(
      { kind: 'design_offset', rule: '88 days' },
      { personality, design: ephemeris.longitudes(utcMs - DESIGN_ARC_DEG * MS_PER_DAY) },
    ),
    of(
      { kind: 'design_offset', rule: '3 months' },
      { personality, design: ephemeris.longitudes(threeMonthsBefore(utcMs)) },
    ),
  ];
}

/** The lines of an instant's chart by our conventions. @throws EphemerisRangeError */
export function linesAt(utcMs: number, ephemeris: Ephemeris): ShownLines {
  const personality = ephemeris.longitudes(utcMs);
  const designMs = designMoment(utcMs, personality.sun, (at) => ephemeris.sunLongitude(at));
  return shownLines({ personality, design: ephemeris.longitudes(designMs) });
}

function linesIfCovered(utcMs: number, ephemeris: Ephemeris): ShownLines | null {
  try {
    return linesAt(utcMs, ephemeris);
  } catch (error) {
    if (error instanceof EphemerisRangeError) return null;
    throw error;
  }
}

/**
 * The chart of every known cause. Instants outside the ephemeris are left out.
 * @throws EphemerisRangeError when the birth itself lies outside
 */
export function hypothesesOf(birth: DiagnosedBirth, ephemeris: Ephemeris): readonly Hypothesis[] {
  const byInstant = new Map<number, ShownLines | null>();
  const linesOf = (utcMs: number) => {
    const known = byInstant.get(utcMs);
    if (known !== undefined) return known;
    const lines = linesIfCovered(utcMs, ephemeris);
    byInstant.set(utcMs, lines);
    return lines;
  };
  const shifted = otherInstants(birth).flatMap(({ cause, utcMs, weight }) => {
    const lines = linesOf(utcMs);
    return lines ? [{ cause, lines, weight }] : [];
  });
  return [...shifted, ...otherReckonings(birth.utcMs, ephemeris)];
}
