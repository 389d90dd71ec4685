import { useState } from 'react';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import { andList } from '#shared/domain/english.ts';
import { BODY_NAMES } from '#shared/engine/bodies.ts';
import { channelWords } from '../additions.ts';
import { BODY_FILTERS, type BodyFilter, passes, type TimelineEntry } from '../timeline.ts';
import { clockWords, dayWordsOf } from '../when.ts';

function filterLabel(filter: BodyFilter): string {
  if (filter === 'all') return 'All planets';
  return filter === 'no_moon' ? 'All but the Moon' : BODY_NAMES[filter];
}

interface SkyTimelineProps {
  entries: readonly TimelineEntry[];
  days: number;
  onDays: (days: number) => void;
  nowMs: number;
}

const LENGTHS = [
  [7, 'A week'],
  [30, 'A month'],
] as const;

/** The next changes of gate, by day. */
export function SkyTimeline({ entries, days, onDays, nowMs }: SkyTimelineProps) {
  const dates = useDates();
  const [filter, setFilter] = useState<BodyFilter>('all');
  const shown = entries.filter(({ change }) => passes(filter, change.body));
  const byDay = new Map<string, TimelineEntry[]>();
  for (const entry of shown) {
    const day = dayWordsOf(dates, entry.change.at, nowMs);
    byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-4">
        <Field label="How long">
          <Select value={days} onChange={(event) => onDays(Number(event.target.value))}>
            {LENGTHS.map(([length, label]) => (
              <option key={length} value={length}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Planets">
          <Select
            value={filter}
            onChange={({ target }) =>
              setFilter(BODY_FILTERS.find((one) => one === target.value) ?? 'all')
            }
          >
            {BODY_FILTERS.map((one) => (
              <option key={one} value={one}>
                {filterLabel(one)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {shown.length === 0 && <p className="text-muted">Nothing changes gate in this time.</p>}
      {[...byDay].map(([day, changes]) => (
        <section key={day} aria-label={day}>
          <h3 className="border-b border-line pb-1 text-sm font-medium text-muted">{day}</h3>
          <ul className="divide-y divide-line">
            {changes.map((entry) => (
              <Row
                key={`${entry.change.body} ${entry.change.at}`}
                entry={entry}
                time={clockWords(dates, entry.change.at)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ entry, time }: { entry: TimelineEntry; time: string }) {
  const { change, begins, ends } = entry;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-3 py-2">
      <span className="figures text-sm leading-6 text-muted">{time}</span>
      <div>
        {BODY_NAMES[change.body]} moves from {change.fromGate} to{' '}
        <span className="figures font-medium">{change.gate}</span>
        {begins.length > 0 && (
          <p className="text-sm text-ok">Completes {andList(begins.map(channelWords))}</p>
        )}
        {ends.length > 0 && (
          <p className="text-sm text-muted">Ends {andList(ends.map(channelWords))}</p>
        )}
      </div>
    </li>
  );
}
