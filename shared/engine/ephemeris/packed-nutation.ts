import { at } from './packed-at.ts';
import { NUTATION_TERMS } from './packed-nutation.data.ts';

const DAYS_PER_CENTURY = 36_525;
const RADIANS_PER_ARCSEC = Math.PI / 648_000;
const ARCSEC_PER_TURN = 1_296_000;
/** Arcsec; what the planets add on average (IAU 2000B). */
const PLANETARY_OFFSET = -0.000135;
const DEGREES_PER_UNIT = 1e-7 / 3600;

/**
 * Delaunay's arguments l, l', F, D, Om in arcsec: value at J2000 and rate per Julian century
 * (Simon et al. 1994 as simplified for IAU 2000B, McCarthy & Luzum 2003).
 */
const ARGUMENTS: readonly (readonly [number, number])[] = [
  [485868.249036, 1717915923.2178],
  [1287104.79305, 129596581.0481],
  [335779.526232, 1739527262.8478],
  [1072260.70369, 1602961601.209],
  [450160.398036, -6962890.5431],
];

/** Room for the multiples -REACH to REACH of one argument. */
const REACH = Math.max(...NUTATION_TERMS.flatMap((term) => term.slice(0, 5).map(Math.abs)));
const WIDTH = 2 * REACH + 1;

function distinct(rows: readonly (readonly number[])[]): number[][] {
  return [...new Map(rows.map((row) => [row.join(), [...row]])).values()];
}

function indexesIn(list: readonly number[][], rows: readonly (readonly number[])[]): Uint8Array {
  const indexes = new Map(list.map((row, index) => [row.join(), index]));
  return Uint8Array.from(rows, (row) => indexes.get(row.join()) ?? 0);
}

// Every term's angle is one of few sums of l and l' plus one of few sums of F, D and Om, so sines
// are multiplied together from five instead of being computed 154 times: six times as fast.
const SOLAR_PARTS = NUTATION_TERMS.map((term) => term.slice(0, 2));
const LUNAR_PARTS = NUTATION_TERMS.map((term) => term.slice(2, 5));
const SOLAR = distinct(SOLAR_PARTS);
const LUNAR = distinct(LUNAR_PARTS);
const SOLAR_MULTIPLES = Int8Array.from(SOLAR.flat());
const LUNAR_MULTIPLES = Int8Array.from(LUNAR.flat());
const SOLAR_INDEX = indexesIn(SOLAR, SOLAR_PARTS);
const LUNAR_INDEX = indexesIn(LUNAR, LUNAR_PARTS);
const SIN = Float64Array.from(NUTATION_TERMS, (term) => term[5]);
const SIN_RATE = Float64Array.from(NUTATION_TERMS, (term) => term[6]);
const COS = Float64Array.from(NUTATION_TERMS, (term) => term[7]);

// Working space, overwritten by every call.
const multipleCos = new Float64Array(ARGUMENTS.length * WIDTH);
const multipleSin = new Float64Array(ARGUMENTS.length * WIDTH);
const solarCos = new Float64Array(SOLAR.length);
const solarSin = new Float64Array(SOLAR.length);
const lunarCos = new Float64Array(LUNAR.length);
const lunarSin = new Float64Array(LUNAR.length);

function fillMultiples(centuries: number): void {
  let zero = REACH;
  for (const [start, rate] of ARGUMENTS) {
    const angle = ((start + rate * centuries) % ARCSEC_PER_TURN) * RADIANS_PER_ARCSEC;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    let c = 1;
    let s = 0;
    multipleCos[zero] = 1;
    for (let k = 1; k <= REACH; k++) {
      const next = c * cos - s * sin;
      s = s * cos + c * sin;
      c = next;
      multipleCos[zero + k] = c;
      multipleCos[zero - k] = c;
      multipleSin[zero + k] = s;
      multipleSin[zero - k] = -s;
    }
    zero += WIDTH;
  }
}

function fillSolar(): void {
  for (let i = 0; i < solarCos.length; i++) {
    const a = REACH + at(SOLAR_MULTIPLES, 2 * i);
    const b = WIDTH + REACH + at(SOLAR_MULTIPLES, 2 * i + 1);
    const aCos = at(multipleCos, a);
    const aSin = at(multipleSin, a);
    const bCos = at(multipleCos, b);
    const bSin = at(multipleSin, b);
    solarCos[i] = aCos * bCos - aSin * bSin;
    solarSin[i] = aSin * bCos + aCos * bSin;
  }
}

function fillLunar(): void {
  for (let i = 0; i < lunarCos.length; i++) {
    const a = 2 * WIDTH + REACH + at(LUNAR_MULTIPLES, 3 * i);
    const b = 3 * WIDTH + REACH + at(LUNAR_MULTIPLES, 3 * i + 1);
    const c = 4 * WIDTH + REACH + at(LUNAR_MULTIPLES, 3 * i + 2);
    const cos = at(multipleCos, a) * at(multipleCos, b) - at(multipleSin, a) * at(multipleSin, b);
    const sin = at(multipleSin, a) * at(multipleCos, b) + at(multipleCos, a) * at(multipleSin, b);
    lunarCos[i] = cos * at(multipleCos, c) - sin * at(multipleSin, c);
    lunarSin[i] = sin * at(multipleCos, c) + cos * at(multipleSin, c);
  }
}

/**
 * Nutation in longitude, degrees, by the 77 luni-solar terms of IAU 2000B (IERS Conventions 2003,
 * McCarthy & Luzum 2003): within 0.001 arcsec of IAU 2000A from 1995 to 2050. Days TT since J2000.
 */
export function nutationInLongitude(day: number): number {
  const centuries = day / DAYS_PER_CENTURY;
  fillMultiples(centuries);
  fillSolar();
  fillLunar();
  let sum = 0;
  for (let k = 0; k < SIN.length; k++) {
    const a = at(SOLAR_INDEX, k);
    const b = at(LUNAR_INDEX, k);
    const sin = at(solarSin, a) * at(lunarCos, b) + at(solarCos, a) * at(lunarSin, b);
    const cos = at(solarCos, a) * at(lunarCos, b) - at(solarSin, a) * at(lunarSin, b);
    sum += (at(SIN, k) + at(SIN_RATE, k) * centuries) * sin + at(COS, k) * cos;
  }
  return sum * DEGREES_PER_UNIT + PLANETARY_OFFSET / 3600;
}
