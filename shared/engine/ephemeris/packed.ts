import type { ObservedBodyId } from '../bodies.ts';
import { ttDaysSinceJ2000 } from '../time/delta-t.ts';
import { wrap180, wrap360 } from '../wheel.ts';
import {
  type DecodedPack,
  decodePack,
  evaluateTable,
  type LongitudeTable,
} from './packed-decode.ts';
import { GRID_FIRST_DAY, PACK_DECADES, PACK_LEAD_DAYS } from './packed-format.ts';
import {
  createNutationTable,
  interpolateNutation,
  type NutationTable,
} from './packed-nutation-table.ts';
import { assertCovered, EPHEMERIS_LAST_MS, type Ephemeris, EphemerisRangeError } from './port.ts';
import { DEFLECTED_ORBITS, type DeflectedOrbit } from './sun-deflection.data.ts';
import { DEFLECTION_BAKED_FROM_DEG, missingDeflection } from './sun-deflection.ts';

const MS_PER_DAY = 86_400_000;
const MS_PER_DECADE = 3652.5 * MS_PER_DAY;
const DECADE_STARTS = Float64Array.from(PACK_DECADES, (year) => Date.UTC(year, 0, 1));
const FIRST_START = Date.UTC(1850, 0, 1);

/** Bytes of a decade's pack file, named by the decade's first year; undefined when not at hand. */
export type LoadDecade = (decade: number) => Uint8Array | undefined;

/** Place in PACK_DECADES of the decade that an instant (ms, UTC) lies in, kept within the list. */
function decadeIndex(utcMs: number): number {
  // Leap days shift a decade's start by up to a day and a half against the mean length.
  const guess = Math.round((utcMs - FIRST_START) / MS_PER_DECADE);
  const start = DECADE_STARTS[guess] ?? FIRST_START;
  const index = utcMs < start ? guess - 1 : guess;
  return Math.min(Math.max(index, 0), PACK_DECADES.length - 1);
}

/** A decade ready for use. */
interface Decade {
  readonly tables: DecodedPack;
  readonly nutation: NutationTable;
}

function unpackDecade(bytes: Uint8Array): Decade {
  const tables = decodePack(bytes);
  const { segmentDays, firstSegment, segmentCount } = tables.sun;
  const firstDay = GRID_FIRST_DAY + firstSegment * segmentDays;
  return { tables, nutation: createNutationTable(firstDay, firstDay + segmentCount * segmentDays) };
}

/** The decades at hand, unpacked when first asked for. */
class Decades {
  readonly #load: LoadDecade;
  readonly #unpacked: (Decade | undefined)[] = [];
  /** What was last found, and from when up to when it counts: most instants lie near the one before. */
  #last: Decade | undefined;
  #fromUtcMs = 0;
  #toUtcMs = 0;

  constructor(load: LoadDecade) {
    this.#load = load;
  }

  /** What covers an instant. @throws EphemerisRangeError when there is none or no file at hand */
  at(utcMs: number): Decade {
    if (this.#last !== undefined && utcMs >= this.#fromUtcMs && utcMs < this.#toUtcMs) {
      return this.#last;
    }
    assertCovered(utcMs);
    const index = decadeIndex(utcMs);
    const own = this.#decade(index);
    const decade = own ?? this.#nextDecade(utcMs, index + 1);
    if (decade === undefined) throw new EphemerisRangeError(utcMs);
    if (own !== undefined) {
      this.#last = own;
      this.#fromUtcMs = DECADE_STARTS[index] ?? FIRST_START;
      this.#toUtcMs = DECADE_STARTS[index + 1] ?? EPHEMERIS_LAST_MS;
    }
    return decade;
  }

  /** Files begin earlier than their decade; where both have an instant they say the same. */
  #nextDecade(utcMs: number, index: number): Decade | undefined {
    const start = DECADE_STARTS[index];
    const isCovered = start !== undefined && utcMs >= start - PACK_LEAD_DAYS * MS_PER_DAY;
    return isCovered ? this.#decade(index) : undefined;
  }

  #decade(index: number): Decade | undefined {
    const known = this.#unpacked[index];
    if (known !== undefined) return known;
    const decade = PACK_DECADES[index];
    const bytes = decade === undefined ? undefined : this.#load(decade);
    if (bytes === undefined) return undefined;
    const unpacked = unpackDecade(bytes);
    this.#unpacked[index] = unpacked;
    return unpacked;
  }
}

/** Longitude in degrees, [0, 360), true equinox of date; the shift is nutation's. */
function longitudeIn(table: LongitudeTable, day: number, shift: number): number {
  return wrap360(evaluateTable(table, day) + shift);
}

/** The orbit of each observed body whose light the Sun bends, null for the others. */
const ORBITS: Readonly<Record<ObservedBodyId, DeflectedOrbit | null>> = {
  sun: null,
  north_node: null,
  moon: null,
  ...DEFLECTED_ORBITS,
};

/** A planet's longitude like `longitudeIn`, its light bent in full however near the Sun it stands. */
function planetIn(
  table: LongitudeTable,
  orbit: DeflectedOrbit,
  day: number,
  shift: number,
  sun: number,
): number {
  const longitude = longitudeIn(table, day, shift);
  const apart = Math.abs(longitude - sun);
  if (apart >= DEFLECTION_BAKED_FROM_DEG && apart <= 360 - DEFLECTION_BAKED_FROM_DEG) {
    return longitude;
  }
  const missing = missingDeflection(orbit, wrap180(longitude - sun), sun - shift, day);
  return wrap360(longitude + missing);
}

/**
 * Our own positions: planets integrated from JPL's DE430 constants, Moon and node by ELP/MPP02,
 * baked into Chebyshev tables: some 0.01 arcsec, the node 0.02. Beside the Sun the tables lack some
 * of the planets' light deflection, which is added here. Decades are loaded and unpacked when first
 * needed (2 ms) and kept.
 *
 * Its functions throw EphemerisRangeError outside 1849-09-01 to 2101-01-10, and for instants
 * whose file `load` does not have.
 */
export function createPackedEphemeris(load: LoadDecade): Ephemeris {
  const decades = new Decades(load);
  return {
    name: 'JPL DE430 planets and ELP/MPP02 Moon',
    longitudes(utcMs) {
      const { tables, nutation } = decades.at(utcMs);
      const day = ttDaysSinceJ2000(utcMs);
      const shift = interpolateNutation(nutation, day);
      const sun = longitudeIn(tables.sun, day, shift);
      return {
        sun,
        north_node: longitudeIn(tables.north_node, day, shift),
        moon: longitudeIn(tables.moon, day, shift),
        mercury: planetIn(tables.mercury, DEFLECTED_ORBITS.mercury, day, shift, sun),
        venus: planetIn(tables.venus, DEFLECTED_ORBITS.venus, day, shift, sun),
        mars: planetIn(tables.mars, DEFLECTED_ORBITS.mars, day, shift, sun),
        jupiter: planetIn(tables.jupiter, DEFLECTED_ORBITS.jupiter, day, shift, sun),
        saturn: planetIn(tables.saturn, DEFLECTED_ORBITS.saturn, day, shift, sun),
        uranus: planetIn(tables.uranus, DEFLECTED_ORBITS.uranus, day, shift, sun),
        neptune: planetIn(tables.neptune, DEFLECTED_ORBITS.neptune, day, shift, sun),
        pluto: planetIn(tables.pluto, DEFLECTED_ORBITS.pluto, day, shift, sun),
      };
    },
    sunLongitude(utcMs) {
      const { tables, nutation } = decades.at(utcMs);
      const day = ttDaysSinceJ2000(utcMs);
      return longitudeIn(tables.sun, day, interpolateNutation(nutation, day));
    },
    longitude(body, utcMs) {
      const { tables, nutation } = decades.at(utcMs);
      const day = ttDaysSinceJ2000(utcMs);
      const shift = interpolateNutation(nutation, day);
      const orbit = ORBITS[body];
      if (orbit === null) return longitudeIn(tables[body], day, shift);
      return planetIn(tables[body], orbit, day, shift, longitudeIn(tables.sun, day, shift));
    },
  };
}
