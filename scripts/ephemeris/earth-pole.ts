import { DAYS_PER_CENTURY, J2000_JD, RAD_PER_ARCSEC, RAD_PER_DEG } from './constants.ts';
import type { Vector } from './vector.ts';

/** Sine of the obliquity of J2000. */
const SIN_OBLIQUITY = 0.3977772;

/** Mean ascending node of the Moon's orbit, degrees from the equinox of date. */
export function meanNodeDeg(jd: number): number {
  return 125.04455501 - (1934.13626197 * (jd - J2000_JD)) / DAYS_PER_CENTURY;
}

/**
 * The Earth's pole in ICRF axes: precession (IAU 2006) and the four largest terms of nutation (IAU
 * 2000). Its circle in step with the lunar node turns that node by 0.3 arcsec in a century.
 */
export function earthPole(jd: number): Vector {
  const t = (jd - J2000_JD) / DAYS_PER_CENTURY;
  const node = meanNodeDeg(jd) * RAD_PER_DEG;
  const sun = 2 * (280.4665 + 36000.7698 * t) * RAD_PER_DEG;
  const moon = 2 * (218.3165 + 481267.8813 * t) * RAD_PER_DEG;
  const longitude =
    -17.2064 * Math.sin(node) -
    1.3171 * Math.sin(sun) -
    0.2276 * Math.sin(moon) +
    0.2075 * Math.sin(2 * node);
  const obliquity =
    9.2052 * Math.cos(node) +
    0.573 * Math.cos(sun) +
    0.0978 * Math.cos(moon) -
    0.0897 * Math.cos(2 * node);
  const arcsecX =
    -0.016617 + t * (2004.191898 + t * (-0.4297829 - 0.198618 * t)) + longitude * SIN_OBLIQUITY;
  const arcsecY = -0.006951 + t * (-0.025896 + t * (-22.4072747 + 0.0019 * t)) + obliquity;
  const x = arcsecX * RAD_PER_ARCSEC;
  const y = arcsecY * RAD_PER_ARCSEC;
  return { x, y, z: Math.sqrt(1 - x * x - y * y) };
}
