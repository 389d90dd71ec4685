import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** When the step was first shown in this tab, which survives a reload. */
function startOf(key: string): number {
  const stored = Number(sessionStorage.getItem(key));
  if (stored > 0) return stored;
  const now = Date.now();
  sessionStorage.setItem(key, String(now));
  return now;
}

/** Whole seconds since a step of a debrief was first shown. */
export function useStepClock(debriefId: string, step: string): number {
  const key = `debrief:${debriefId}:${step}`;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - startOf(key)) / SECOND_MS));
}
