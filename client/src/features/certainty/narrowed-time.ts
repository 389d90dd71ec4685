/** A stretch of birth times as a correction takes it: its middle by the birthplace's clock. */
export interface NarrowedTime {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string;
  readonly toleranceMinutes: number;
}
