import type { ReactNode } from 'react';
import type { TimeSpan } from '#shared/engine/certainty/parts.ts';
import type { DayReading } from '#shared/engine/rectify/day-readings.ts';
import {
  type Answer,
  isContradictory,
  type Narrowed,
  narrowedSpan,
  supportOf,
} from '#shared/engine/rectify/questions.ts';
import { clockAt, clockText, lengthWords } from '../clock-labels.ts';
import type { DayScale } from '../day-scale.ts';
import { readingName } from '../fact-tracks.ts';
import type { NarrowedTime } from '../narrowed-time.ts';

const SHOWN_MAX = 4;
const MINUTE_MS = 60_000;

const percentText = (share: number) => `${Math.round(share * 100)}%`;

interface NarrowResultProps {
  readings: readonly DayReading[];
  answers: readonly Answer[];
  isDone: boolean;
  scale: DayScale;
  renderUse: (time: NarrowedTime, words: string) => ReactNode;
}

/** How likely each reading is by the answers, what stays open, and the stretch that they support. */
export function NarrowResult({ readings, answers, isDone, scale, renderUse }: NarrowResultProps) {
  const support = supportOf(readings, answers);
  const ranked = readings
    .map((reading, index) => ({ reading, support: support[index] ?? 0 }))
    .sort((a, b) => b.support - a.support);
  const shown = ranked.slice(0, SHOWN_MAX);
  const rest = ranked.slice(SHOWN_MAX);
  const narrowed = narrowedSpan(readings, answers);
  return (
    <>
      <h3 className="text-lg font-semibold">
        {isDone ? 'What your answers support' : 'What your answers support so far'}
      </h3>
      {isContradictory(readings, answers) && (
        <p>
          No single time fits all of your answers. That’s common when people describe themselves, so
          treat these shares as loose hints.
        </p>
      )}
      <ul className="grid gap-3">
        {shown.map(({ reading, support: share }) => (
          <li key={JSON.stringify(reading.values)} className="grid gap-1">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{readingName(reading, readings)}</span>
              <span className="figures">
                {percentText(share)}{' '}
                <span className="text-sm text-muted">(was {percentText(reading.share)})</span>
              </span>
            </div>
            <span aria-hidden="true" className="block h-1.5 rounded-full bg-well">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: percentText(share) }}
              />
            </span>
            <span className="text-sm text-muted">{spansText(reading.spans, scale)}</span>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <p className="text-muted">
          Still open: {rest.length} more {rest.length === 1 ? 'reading' : 'readings'}, together{' '}
          {percentText(rest.reduce((sum, { support: share }) => sum + share, 0))}.
        </p>
      )}
      {narrowed ? (
        <NarrowedStretch narrowed={narrowed} scale={scale} renderUse={renderUse} />
      ) : (
        isDone && <p>Your answers don’t narrow the time down. All of it is still possible.</p>
      )}
    </>
  );
}

function spansText(spans: readonly TimeSpan[], scale: DayScale): string {
  return spans
    .map(
      ({ fromUtcMs, toUtcMs }) => `${clockText(scale, fromUtcMs)} to ${clockText(scale, toUtcMs)}`,
    )
    .join(', ');
}

interface NarrowedStretchProps {
  narrowed: Narrowed;
  scale: DayScale;
  renderUse: (time: NarrowedTime, words: string) => ReactNode;
}

function NarrowedStretch({ narrowed, scale, renderUse }: NarrowedStretchProps) {
  const { fromUtcMs, toUtcMs, support } = narrowed;
  const middle = Math.round((fromUtcMs + toUtcMs) / 2 / MINUTE_MS) * MINUTE_MS;
  const toleranceMinutes = Math.ceil((toUtcMs - fromUtcMs) / 2 / MINUTE_MS);
  const words = `${clockText(scale, middle)} ± ${lengthWords(toleranceMinutes * MINUTE_MS)}`;
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {percentText(support)} of what your answers support falls between{' '}
        {clockText(scale, fromUtcMs)} and {clockText(scale, toUtcMs)}. The other times aren’t ruled
        out.
      </p>
      {renderUse({ ...clockAt(scale, middle), toleranceMinutes }, words)}
    </div>
  );
}
