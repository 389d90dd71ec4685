/** Speed of light, AU/day (IAU 2012 AU and c = 299 792 458 m/s). */
export const LIGHT_AU_PER_DAY = 173.14463267424034;
/** Kilometers in an astronomical unit (IAU 2012). */
export const KM_PER_AU = 149597870.7;
/** JD of J2000.0, and days in a Julian century. */
export const J2000_JD = 2451545;
export const DAYS_PER_CENTURY = 36525;
export const RAD_PER_DEG = Math.PI / 180;
export const RAD_PER_ARCSEC = Math.PI / 648000;
export const ARCSEC_PER_RAD = 648000 / Math.PI;
export const DEG_PER_RAD = 180 / Math.PI;
