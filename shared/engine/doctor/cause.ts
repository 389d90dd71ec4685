import type { Ayanamsa } from './other-reckonings.ts';

/** The known reasons why two calculators differ. */
export const CAUSE_KINDS = [
  'daylight_saving',
  'time_zone',
  'local_mean_time',
  'clock_half',
  'time_rounded',
  'time_assumed',
  'time_typed',
  'date_swapped',
  'date_calendar',
  'namesake',
  'mean_node',
  'sidereal',
  'heliocentric',
  'design_offset',
] as const;
export type CauseKind = (typeof CAUSE_KINDS)[number];

/** What a cause of each kind says further. Offsets count east of Greenwich. */
interface CauseDetails {
  /** Clocks moved for summer time, or not, where the zone's history says otherwise. */
  readonly daylight_saving: { readonly offsetSeconds: number };
  /** 0 is local time taken as UTC. */
  readonly time_zone: { readonly offsetSeconds: number };
  /** The Sun's time at the place instead of standard time; not used: the reverse. */
  readonly local_mean_time: { readonly isUsed: boolean };
  /** AM for PM. */
  readonly clock_half: object;
  readonly time_rounded: { readonly toMinutes: number };
  /** What stands in for an unknown time: noon, midnight, 23:59. */
  readonly time_assumed: { readonly hour: number; readonly minute: number };
  /** Minutes by which the other clock time is later. */
  readonly time_typed: { readonly minutes: number };
  readonly date_swapped: object;
  /** The date read in this calendar. */
  readonly date_calendar: { readonly calendar: 'gregorian' | 'julian' };
  readonly namesake: { readonly name: string };
  readonly mean_node: object;
  readonly sidereal: { readonly ayanamsa: Ayanamsa };
  readonly heliocentric: object;
  /** 88 days, or three months, instead of 88° of the Sun. */
  readonly design_offset: { readonly rule: '88 days' | '3 months' };
}

export type CauseOf<K extends CauseKind> = {
  [P in K]: { readonly kind: P } & CauseDetails[P];
}[K];

/** One thing that another site does differently, or was told differently. */
export type Cause = CauseOf<CauseKind>;
