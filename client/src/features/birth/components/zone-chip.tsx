import { useQuery } from '@tanstack/react-query';
import { clockRules } from '../api.ts';
import type { ClockQuestion } from '../clock-words.ts';

/** How the clock at the birthplace is read for the day that has been entered. */
export function ZoneChip(question: ClockQuestion) {
  const rules = useQuery(clockRules);
  const words = rules.data?.clockWords(question);
  if (!words) return null;
  return (
    <p className="figures justify-self-start rounded-full border border-line bg-surface px-3 py-1 text-sm text-muted">
      {words}
    </p>
  );
}
