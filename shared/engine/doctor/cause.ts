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

/** One thing that another site does differently, or was told differently. */
export type Cause =
  /** Clocks moved for summer time, or not, where the zone's history says otherwise. */
  | { readonly kind: 'daylight_saving'; readonly offsetSeconds: number }
  /** Another offset; 0 is local time taken as UTC. East of Greenwich positive. */
  | { readonly kind: 'time_zone'; readonly offsetSeconds: number }
  /** `isUsed`: the Sun's time at the place instead of standard time; otherwise the reverse. */
  | { readonly kind: 'local_mean_time'; readonly isUsed: boolean }
  /** AM for PM. */
  | { readonly kind: 'clock_half' }
  | { readonly kind: 'time_rounded'; readonly toMinutes: number }
  /** Hour and minute that stand in for an unknown time: noon, midnight, 23:59. */
  | { readonly kind: 'time_assumed'; readonly hour: number; readonly minute: number }
  /** Minutes by which the other clock time is later. */
  | { readonly kind: 'time_typed'; readonly minutes: number }
  | { readonly kind: 'date_swapped' }
  /** The date read in this calendar. */
  | { readonly kind: 'date_calendar'; readonly calendar: 'gregorian' | 'julian' }
  | { readonly kind: 'namesake'; readonly name: string }
  | { readonly kind: 'mean_node' }
  | { readonly kind: 'sidereal'; readonly ayanamsa: Ayanamsa }
  | { readonly kind: 'heliocentric' }
  /** 88 days, or three months, instead of 88° of the Sun. */
  | { readonly kind: 'design_offset'; readonly rule: '88 days' | '3 months' };
