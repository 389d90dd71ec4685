import type { BirthDraft } from './draft.ts';

/** A birth time that was tried on a chart, by the birthplace's clock and today's calendar. */
export interface TriedTime {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string;
  /** Absent for an exact time. */
  readonly toleranceMinutes?: number;
}

/* In memory only, as drafts are: birth data must not be stored in the browser or an address. */
let kept: { readonly chartId: string; readonly tried: TriedTime } | null = null;

/** Keeps the time for the form that corrects this chart. */
export function keepTriedTime(chartId: string, tried: TriedTime): void {
  kept = { chartId, tried };
}

export function forgetTriedTime(): void {
  kept = null;
}

/** The draft with the time that was tried on this chart; otherwise unchanged. */
export function withTriedTime(chartId: string, draft: BirthDraft): BirthDraft {
  if (kept?.chartId !== chartId) return draft;
  const { date, time, toleranceMinutes } = kept.tried;
  const { calendar, birthDate, tolerance: _, ...values } = draft.values;
  // Which of two equal times was meant before says nothing of this one.
  const { fold: __, ...chosen } = draft.disambiguation.chosen;
  const isJulian = calendar === 'julian';
  return {
    values: {
      ...values,
      ...(isJulian ? { calendar } : {}),
      birthDate: isJulian ? birthDate : date,
      birthTime: time,
      isTimeUnknown: false,
      ...(toleranceMinutes === undefined ? {} : { tolerance: String(toleranceMinutes) }),
    },
    disambiguation: { ...draft.disambiguation, chosen },
  };
}
