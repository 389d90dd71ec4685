import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { isSameReading } from '#shared/contract/same-reading.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import { DECIDE_LINES, PROFILE_LINES } from '#shared/reading/first-screen.data.ts';
import { localSpans, type WhenOf } from './doubts.ts';

/** The parts of the graph that the birth time decides. */
export interface UncertainParts {
  /** "design-sun", where its gate changes, or the profile with its line. */
  readonly positions: ReadonlySet<string>;
  readonly gates: ReadonlySet<number>;
  readonly centers: ReadonlySet<string>;
}

const gateOf = (position: string) => position.split('.')[0];

/** A line that changes matters in a Sun alone, whose lines are the profile. */
function isTelling(body: string, value: CertainAttribute): boolean {
  if (value.kind === 'stable') return false;
  const gates = new Set(value.shares.map((one) => gateOf(one.value)));
  return body === 'sun' || gates.size > 1;
}

export function uncertainIn(certainty: ChartCertainty | null): UncertainParts {
  const { positions = [], gates = [], centers = [] } = certainty ?? {};
  return {
    positions: new Set(
      positions.flatMap(({ side, body, value }) =>
        isTelling(body, value) ? `${side}-${body}` : [],
      ),
    ),
    gates: new Set(gates.flatMap(({ gate, presence }) => (presence === 'possible' ? gate : []))),
    centers: new Set(
      centers.flatMap(({ center, state }) => (state.kind === 'varying' ? center : [])),
    ),
  };
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function valueAt<V extends string>(attribute: CertainAttribute<V>, utc: string): V | undefined {
  if (attribute.kind === 'stable') return attribute.value;
  return attribute.intervals.findLast(({ from }) => from <= utc)?.value;
}

/** A table with a column for each of type, authority and profile that depends on the birth time. */
export interface Hours {
  readonly heads: readonly string[];
  /** Whether its first column is the type. */
  readonly hasType: boolean;
  readonly rows: readonly { readonly when: string; readonly cells: readonly string[] }[];
}

export function hoursOf(certainty: ChartCertainty | null, whenOf: WhenOf): Hours {
  if (!certainty) return { heads: [], hasType: false, rows: [] };
  const { type, authority, profile } = certainty;
  const columns = [
    { head: 'You’re a', attribute: type, cellAt: (utc: string) => valueAt(type, utc) },
    {
      head: 'How you decide',
      attribute: authority,
      cellAt: (utc: string) => {
        const value = valueAt(authority, utc);
        return value && DECIDE_LINES[value];
      },
    },
    {
      head: 'Your role',
      attribute: profile,
      cellAt: (utc: string) => {
        const value = valueAt(profile, utc);
        return value && PROFILE_LINES[value];
      },
    },
  ].filter(({ attribute }) => attribute.kind === 'varying');
  const starts = columns.flatMap(({ attribute }) =>
    attribute.kind === 'varying' ? attribute.intervals.map(({ from }) => from) : [],
  );
  const inOrder = [...new Set(starts)].toSorted();
  return {
    heads: columns.map(({ head }) => head),
    hasType: type.kind === 'varying',
    rows: inOrder.map((start, index) => ({
      when: capitalized(whenOf(localSpans(certainty, [{ from: start, to: inOrder[index + 1] }]))),
      cells: columns.map(({ cellAt }) => capitalized(cellAt(start) ?? '')),
    })),
  };
}

/** Centers and gates that hold for the same births. */
export interface Decided {
  /** "From 8:14 AM" */
  readonly when: string;
  /** "Heart, defined; gates 26 and 44" */
  readonly what: string;
}

/** When the centers that the birth time decides are defined, and its gates active, in order of time. */
export function decidedIn(certainty: ChartCertainty | null, whenOf: WhenOf): readonly Decided[] {
  if (!certainty) return [];
  const centers = certainty.centers.flatMap(({ center, state }) =>
    state.kind === 'varying'
      ? {
          center: CENTERS[center].name,
          spans: state.intervals.filter(({ value }) => value === 'defined'),
        }
      : [],
  );
  const gates = certainty.gates.filter(({ presence }) => presence === 'possible');
  const entries = [...centers, ...gates]
    .map((part) => ({ part, start: part.spans[0]?.from ?? '' }))
    .toSorted((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
  const byTime = new Map<string, (typeof entries)[number][]>();
  for (const entry of entries) {
    const when = capitalized(whenOf(localSpans(certainty, entry.part.spans)));
    byTime.set(when, [...(byTime.get(when) ?? []), entry]);
  }
  return [...byTime].map(([when, parts]) => {
    const defined = parts.flatMap(({ part }) =>
      'center' in part ? `${part.center}, defined` : [],
    );
    const active = parts.flatMap(({ part }) => ('gate' in part ? part.gate : []));
    const gate = active.length > 1 ? 'gates' : 'gate';
    const named = active.length > 0 ? [`${gate} ${andList(active)}`] : [];
    return { when, what: capitalized([...defined, ...named].join('; ')) };
  });
}

/** The name of the list. */
export const DECIDED = 'What the birth time decides';

/** Said once on the cover where the birth time isn't exact. */
export function doubtSentence(certainty: ChartCertainty, hours: Hours, dates: DateWords): string {
  const range = rangeWords(certainty, dates);
  if (isSameReading(certainty)) {
    return `The birth time isn’t exact, but every time ${range} gives this reading.`;
  }
  const { gates, centers } = uncertainIn(certainty);
  if (hours.rows.length === 0 && centers.size === 0 && gates.size > 0) {
    const [gate, verb] = gates.size > 1 ? ['gates', 'depend'] : ['gate', 'depends'];
    return `Only ${gate} ${andList([...gates])} ${verb} on the exact birth time. Everything else holds for any time ${range}.`;
  }
  const where = hours.rows.length > 0 ? 'page 2 has the hours.' : `see “${DECIDED}.”`;
  return `The birth time isn’t exact. Whatever has this mark depends on it: ${where}`;
}

/** "from 1:30 PM to 2:30 PM" */
function rangeWords({ basis, window }: ChartCertainty, dates: DateWords): string {
  if (basis === 'unknown') return 'that day';
  const [from, to] = [window.start, window.end].map(({ localTime }) =>
    dates.time(localTime.slice(0, 5)).replaceAll(' ', '\u00A0'),
  );
  return `from ${from} to ${to}`;
}
