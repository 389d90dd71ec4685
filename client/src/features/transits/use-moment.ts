import { useState } from 'react';
import { useMinute } from '#client/lib/use-minute.ts';
import { shownMoment } from './moment.ts';

const MS_PER_MINUTE = 60_000;

/** The moment shown: now, minute by minute, until another one is chosen. */
export function useMoment() {
  const nowMs = useMinute() * MS_PER_MINUTE;
  const [chosenMs, setChosenMs] = useState<number | null>(null);
  return {
    nowMs,
    atMs: chosenMs ?? nowMs,
    isNow: chosenMs === null,
    choose: (utcMs: number | null) => setChosenMs(utcMs === null ? null : shownMoment(utcMs)),
  };
}

export type Moment = ReturnType<typeof useMoment>;
