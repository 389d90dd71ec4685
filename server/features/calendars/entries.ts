import { createHash } from 'node:crypto';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import type { TeamPlan } from '#shared/contract/team-plan.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import type { CalendarEntry } from '#shared/domain/calendar-event.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';
import { skyCovers } from '#shared/engine/penta/weather.ts';
import { isPentaGate } from '#shared/engine/penta-matrix.ts';
import { completionsOf } from '#shared/engine/transits/completions.ts';
import { returnsBetween } from '#shared/engine/transits/returns.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { completionText, coverText, returnText } from '#shared/knowledge/sky-calendar.ts';
import { CALENDAR_BODIES, type CalendarWindow, changesIn } from './calendar-window.ts';

/** What every entry of a calendar is made with. */
export interface EntryContext {
  readonly sky: Ephemeris;
  readonly window: CalendarWindow;
  /** The host in the entries' ids. */
  readonly host: string;
  /** When entries that nobody edits count as made. */
  readonly stamp: Date;
}

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Longer spans become one entry on their first day. */
const SPAN_MAX_MS = 10 * DAY_MS;

/** Ids never tell which chart or team an entry is of. */
function uidOf({ host }: EntryContext, ...parts: readonly (string | number)[]): string {
  const name = createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32);
  return `${name}@${host}`;
}

function spanOf(from: number, until: number | null) {
  const isShort = until !== null && until - from <= SPAN_MAX_MS;
  return { start: new Date(from), end: new Date(isShort ? until : from + HOUR_MS) };
}

const dayOf = (utcMs: number) => new Date(utcMs).toISOString().slice(0, 10);

/** A person's own chart. */
export interface OwnSky {
  readonly id: string;
  readonly birthUtc: Date;
  readonly chartData: ChartData;
  readonly certainty: ChartCertainty | null;
}

/** The gates that the chart has at every possible birth time. */
function sureGates({ chartData, certainty }: OwnSky): ReadonlySet<GateNumber> {
  const isSure = (gate: GateNumber) =>
    certainty?.gates.find((one) => one.gate === gate)?.presence !== 'possible';
  return new Set(chartData.gates.filter(isGate).filter(isSure));
}

function isGate(gate: number): gate is GateNumber {
  return gate >= 1 && gate <= 64;
}

/** What the sky completes in a person's chart, and their returns. */
export function ownEntries(own: OwnSky, context: EntryContext): CalendarEntry[] {
  const { sky, window, stamp } = context;
  const completions = completionsOf(sureGates(own), changesIn(sky, window)).map((completion) => {
    const { channel, body, from, until } = completion;
    return {
      ...completionText(completion),
      uid: uidOf(context, own.id, channel, body, dayOf(from)),
      stamp,
      when: spanOf(from, until),
    };
  });
  const returns = returnsBetween(sky, own.birthUtc.getTime(), window.from, window.to).map(
    (one) => ({
      ...returnText(one, own.certainty === null),
      uid: uidOf(context, own.id, one.kind, dayOf(one.at)),
      stamp,
      when: spanOf(one.at, null),
    }),
  );
  return distinctIds([...completions, ...returns]);
}

/** A body that turns may do the same thing twice in a day: the later ones get a number. */
function distinctIds(entries: readonly CalendarEntry[]): CalendarEntry[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const count = (seen.get(entry.uid) ?? 0) + 1;
    seen.set(entry.uid, count);
    return count === 1 ? entry : { ...entry, uid: entry.uid.replace('@', `-${count}@`) };
  });
}

/** What the sky adds to a team's functions. */
export function weatherEntries(
  { id, name, pentaData }: TeamRecord,
  context: EntryContext,
): CalendarEntry[] {
  const { sky, window, stamp } = context;
  const gaps = pentaData?.gates.filter(({ state }) => state === 'gap') ?? [];
  const gates = gaps.map(({ gate }) => gate).filter(isPentaGate);
  if (gates.length === 0) return [];
  const covers = skyCovers(gates, sky, window.from, window.to, CALENDAR_BODIES).flatMap((cover) => {
    const { gate, from, until } = cover;
    const label = gaps.find((gap) => gap.gate === gate)?.label;
    if (from === null || label === undefined) return [];
    return {
      ...coverText(cover, label, name),
      uid: uidOf(context, id, gate, dayOf(from)),
      stamp,
      when: spanOf(from, until),
    };
  });
  return distinctIds(covers);
}

/** The dates in a team's plan: open entries, and when it looks at its agreements again. */
export function planEntries(
  { id, name }: Pick<TeamRecord, 'id' | 'name'>,
  { actions, debrief }: Pick<TeamPlan, 'actions' | 'debrief'>,
  context: EntryContext,
): CalendarEntry[] {
  const due = actions.flatMap((action) => {
    const { kind, title, dueDate, state, reason, updatedAt } = action;
    if (dueDate === null || state !== 'open') return [];
    return {
      title: `${name}: ${title}`,
      description: reason ?? KIND_WORDS[kind],
      uid: uidOf(context, id, 'action', action.id),
      stamp: new Date(updatedAt),
      when: { day: dueDate },
    };
  });
  if (!debrief?.followUpOn) return due;
  const followUp = {
    title: `${name}: look at your agreements again`,
    description: 'The follow-up of the team’s debrief.',
    uid: uidOf(context, id, 'debrief', debrief.id),
    stamp: new Date(debrief.updatedAt),
    when: { day: debrief.followUpOn },
  };
  return [...due, followUp];
}

const KIND_WORDS = {
  action: 'An action in the team’s plan.',
  agreement: 'An agreement in the team’s plan.',
  experiment: 'An experiment in the team’s plan. Note what came of it.',
} as const;
