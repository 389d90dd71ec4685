import { useState } from 'react';
import { Approximate } from '#client/components/ui/approximate.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { Switch } from '#client/components/ui/switch.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import { andList } from '#shared/domain/english.ts';
import { BODY_NAMES } from '#shared/engine/bodies.ts';
import { GATES } from '#shared/engine/gates.ts';
import { channelWords } from '../additions.ts';
import {
  BODY_FILTERS,
  type BodyFilter,
  passes,
  type TimelineEntry,
  type TimelineRange,
} from '../timeline.ts';
import { clockWords, dayWordsOf } from '../when.ts';

function filterLabel(filter: BodyFilter): string {
  if (filter === 'all') return 'All planets';
  return filter === 'no_moon' ? 'All but the Moon' : BODY_NAMES[filter];
}

interface SkyTimelineProps {
  /** null until they are found. */
  entries: readonly TimelineEntry[] | null;
  range: TimelineRange;
  onRange: (range: TimelineRange) => void;
  nowMs: number;
}

const LENGTHS = [
  [7, 'A week'],
  [30, 'A month'],
  [91, 'Three months'],
  [365, 'A year'],
] as const;

/** A year has some 6,000 changes of line. */
const ROWS_AT_ONCE = 250;

/** The next changes of gate, and of line when asked for, by day. */
export function SkyTimeline({ entries, range, onRange, nowMs }: SkyTimelineProps) {
  const dates = useDates();
  const [filter, setFilter] = useState<BodyFilter>('no_moon');
  const [rows, setRows] = useState(ROWS_AT_ONCE);
  const passing = entries?.filter(({ change }) => passes(filter, change.body)) ?? [];
  const byDay = new Map<string, TimelineEntry[]>();
  for (const entry of passing.slice(0, rows)) {
    const day = dayWordsOf(dates, entry.change.at, nowMs);
    byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  return (
    <div className="grid gap-5">
      <TimelineFilters range={range} onRange={onRange} filter={filter} onFilter={setFilter} />
      {entries && passing.length === 0 && (
        <p className="text-muted">Nothing changes gate in this time.</p>
      )}
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
      {passing.length > rows && (
        <div>
          <Button variant="secondary" onClick={() => setRows(rows + ROWS_AT_ONCE)}>
            Show more changes
          </Button>
        </div>
      )}
    </div>
  );
}

interface TimelineFiltersProps extends Pick<SkyTimelineProps, 'range' | 'onRange'> {
  filter: BodyFilter;
  onFilter: (filter: BodyFilter) => void;
}

function TimelineFilters({ range, onRange, filter, onFilter }: TimelineFiltersProps) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Field label="How long">
        <Select
          value={range.days}
          onChange={({ target }) => onRange({ ...range, days: Number(target.value) })}
        >
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
            onFilter(BODY_FILTERS.find((one) => one === target.value) ?? 'all')
          }
        >
          {BODY_FILTERS.map((one) => (
            <option key={one} value={one}>
              {filterLabel(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Switch
        label="Show line changes"
        checked={range.hasLines}
        onChange={({ target }) => onRange({ ...range, hasLines: target.checked })}
      />
    </div>
  );
}

function Row({ entry, time }: { entry: TimelineEntry; time: string }) {
  const { body, gate, line, fromGate, fromLine } = entry.change;
  const isOfLine = gate === fromGate;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-3 py-2">
      <span className="figures text-sm leading-6 text-muted">{time}</span>
      <div className={isOfLine ? 'text-muted' : undefined}>
        {BODY_NAMES[body]} moves from {isOfLine ? `${fromGate}.${fromLine}` : fromGate} to{' '}
        <span className="figures font-medium">{isOfLine ? `${gate}.${line}` : gate}</span>
        {!isOfLine && <span className="text-muted">, {GATES[gate].name}</span>}
        <Channels verb="Completes" channels={entry.begins} tone="text-ok" />
        <Channels verb="Ends" channels={entry.ends} tone="text-muted" />
      </div>
    </li>
  );
}

interface ChannelsProps {
  verb: string;
  channels: TimelineEntry['begins'];
  tone: string;
}

/** What begins or ends, with what depends on the birth time apart. */
function Channels({ verb, channels, tone }: ChannelsProps) {
  const named = (isSure: boolean) =>
    channels.filter((one) => one.isSure === isSure).map(({ id }) => channelWords(id));
  const [sure, doubtful] = [named(true), named(false)];
  return (
    <>
      {sure.length > 0 && <p className={`text-sm ${tone}`}>{`${verb} ${andList(sure)}`}</p>}
      {doubtful.length > 0 && (
        <Approximate
          when={`${verb} ${andList(doubtful)}, depending on the birth time`}
          className="block"
        />
      )}
    </>
  );
}
