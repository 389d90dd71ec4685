import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { loadEphemeris } from '#server/ephemeris.ts';
import type { TeamAction } from '#shared/contract/team-plan.ts';
import { type CalendarEntry, calendarOf } from '#shared/domain/calendar-event.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { completionsOf } from '#shared/engine/transits/completions.ts';
import { returnsBetween } from '#shared/engine/transits/returns.ts';
import { chartDataOf } from '../charts/computed-chart.ts';
import { changesIn, windowAt } from './calendar-window.ts';
import { ownEntries, planEntries } from './entries.ts';

const EPHEMERIS = loadEphemeris();
const BIRTH = new Date('1987-06-14T20:25:00Z');
const CHART = computeChart(BIRTH.getTime(), EPHEMERIS);
const STAMP = new Date('2026-01-01T00:00:00Z');
const OWN = {
  id: '00000000-0000-4000-8000-000000000001',
  birthUtc: BIRTH,
  chartData: chartDataOf(CHART, true),
  certainty: null,
};

function contextIn(month: number, day: number) {
  const window = windowAt(new Date(Date.UTC(2026, month, day)));
  return { sky: EPHEMERIS, window, host: 'charts.example', stamp: STAMP };
}

/** The entries of a file, read by a calendar's own parser. */
function eventsOf(entries: readonly CalendarEntry[]) {
  const calendar = new ICAL.Component(ICAL.parse(calendarOf('My sky', entries, 'Charts')));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test('over a year of feeds each event keeps its id and its beginning', () => {
  const begun = new Map<string, string>();
  let kept = 0;
  for (let month = 0; month < 12; month += 1) {
    const events = eventsOf(ownEntries(OWN, contextIn(month, 9)));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const { uid, summary, startDate } of events) {
      const text = `${startDate.toString()} ${summary}`;
      const earlier = begun.get(uid);
      if (earlier !== undefined) {
        expect(text).toBe(earlier);
        kept += 1;
      }
      begun.set(uid, text);
    }
  }
  expect(kept).toBeGreaterThan(begun.size);
});

test('the same file is built on any day of a month', () => {
  const fileOn = (day: number) =>
    calendarOf('My sky', ownEntries(OWN, contextIn(4, day)), 'Charts');
  expect(fileOn(31)).toBe(fileOn(1));
});

test('events begin and end when the sky does, on either side of a change of clocks', () => {
  const context = contextIn(2, 1);
  const events = eventsOf(ownEntries(OWN, context));
  const own = new Set(CHART.activeGates);
  const completions = completionsOf(own, changesIn(EPHEMERIS, context.window));
  const spring = Date.UTC(2026, 2, 29, 1);
  expect(completions.some(({ from }) => from < spring)).toBe(true);
  expect(completions.some(({ from }) => from > spring)).toBe(true);
  const starts = events.map(({ startDate }) => startDate.toJSDate().getTime());
  // A calendar's times have no fractions of a second.
  const wholeSecond = (utcMs: number) => Math.floor(utcMs / 1000) * 1000;
  for (const { from } of completions) expect(starts).toContain(wholeSecond(from));
});

test('two passes of one day are two events', () => {
  // The node is back at its place of that birth twice on January 10, 2026.
  const birthUtc = new Date('2007-06-14T16:24:00Z');
  const context = contextIn(0, 1);
  const { from, to } = context.window;
  const days = returnsBetween(EPHEMERIS, birthUtc.getTime(), from, to, ['nodal']).map(({ at }) =>
    new Date(at).toISOString().slice(0, 10),
  );
  expect(new Set(days).size).toBeLessThan(days.length);
  const entries = ownEntries({ ...OWN, birthUtc }, context);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
});

test('a title in any script is folded without breaking a character, and read back whole', () => {
  const title = `Перезвонить 東京 👩🏽‍🔬; ${'é'.repeat(90)}, done`;
  const action: TeamAction = {
    id: 'a1',
    kind: 'action',
    title,
    note: null,
    source: null,
    reason: null,
    ownerId: null,
    dueDate: '2026-03-29',
    state: 'open',
    outcome: null,
    mayMark: false,
    createdAt: '2026-03-01T10:00:00.000Z',
    updatedAt: '2026-03-01T10:00:00.000Z',
  };
  const team = { id: 't1', name: 'Команда 東' };
  const entries = planEntries(team, { actions: [action], debrief: null }, contextIn(2, 1));
  const file = calendarOf('Команда 東', entries, 'Charts');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  const [event] = eventsOf(entries);
  expect(event?.summary).toBe(`Команда 東: ${title}`);
  expect(event?.startDate.toString()).toBe('2026-03-29');
});
