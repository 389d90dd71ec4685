/** The npm package has no types; only its table of ELP/MPP02 series is used. */
declare module 'astronomia/data/elpMppDeFull' {
  /** Amplitude, then the phase as a polynomial in Julian centuries TDB from J2000, radians. */
  type SeriesTerm = readonly [number, number, number, number, number, number];
  /** Terms by the power of time that multiplies them. */
  type SeriesByPower = Readonly<Record<string, readonly SeriesTerm[]>>;
  const series: {
    readonly name: string;
    /** Mean longitude of the Moon, radians, by power of Julian centuries. */
    readonly W1: readonly number[];
    /** Longitude and latitude in arcseconds, distance in kilometers. */
    readonly L: SeriesByPower;
    readonly B: SeriesByPower;
    readonly R: SeriesByPower;
  };
  export default series;
}
