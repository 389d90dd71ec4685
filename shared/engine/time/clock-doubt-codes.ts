/**
 * A reason why the clock at a place, or the calendar, may have shown something else than the zone's
 * history says.
 * - `old_style_calendar`: records there were still dated by the Julian calendar.
 * - `local_mean_time`: no standard time yet; the Sun set the clock, often that of the nearest town.
 * - `before_1970`: the tz database vouches for places other than the zone's city only from 1970.
 * - `local_summer_time`: states, counties and towns chose their own summer time.
 * - `city_time`: cities of the zone kept their own time beside the standard one (Bombay, Calcutta).
 * - `wartime_occupation`: clocks followed the army that held the place, and the front moved.
 * - `two_local_times`: two communities keep two times to this day (Xinjiang).
 * - `dublin_time`: Northern Ireland's clocks ran 25 minutes behind Greenwich.
 * - `north_vietnam`: Hanoi's clocks differed from those of the zone the map gives.
 * - `nicosia_divided`: the two sides of the city kept two times for a winter.
 * - `former_border`: the place was in another country then, with that country's clock.
 * - `ottoman_hours`: hours were often counted from sunset.
 */
export const CLOCK_DOUBTS = [
  'old_style_calendar',
  'local_mean_time',
  'before_1970',
  'local_summer_time',
  'city_time',
  'wartime_occupation',
  'two_local_times',
  'dublin_time',
  'north_vietnam',
  'nicosia_divided',
  'former_border',
  'ottoman_hours',
] as const;
export type ClockDoubt = (typeof CLOCK_DOUBTS)[number];
