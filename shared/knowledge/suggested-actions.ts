import { addWorkingDays, startOfNextWeek } from '../domain/working-days.ts';
import { type NearbyGate, standInFor } from '../engine/penta/stand-in.ts';
import { PENTA_GATES, type PentaGate } from '../engine/penta-matrix.ts';
import { ACTION_TEXTS, type ActionText } from './action-texts.data.ts';
import { calledNames } from './called-names.ts';
import { FUNCTION_BRIEFS } from './penta-brief-texts.data.ts';
import { PENTA_TEXTS } from './penta-texts.data.ts';

/** A function that is missing, or that one person covers alone. */
export interface FunctionNeed {
  readonly gate: PentaGate;
  readonly need: 'gap' | 'backup';
}

/** What suggestions read from a Penta. */
export interface PentaNeeds {
  readonly gates: readonly (NearbyGate & {
    readonly half: string;
    readonly state: 'gap' | 'single' | 'shared';
  })[];
  readonly members: readonly { readonly id: string; readonly name: string }[];
  /** Sorted by how much depends on them. */
  readonly resilience: readonly {
    readonly memberId: string;
    readonly gatesLost: readonly number[];
  }[];
}

/** What a plan already has about a function. */
export interface PlannedAction {
  readonly source: FunctionNeed | null;
  readonly title: string;
  readonly isOpen: boolean;
  readonly ownerId: string | null;
}

export interface ActionSuggestion {
  readonly title: string;
  readonly reason: string;
  readonly source: FunctionNeed & { readonly kind: 'function' };
  readonly ownerId: string | null;
  /** `YYYY-MM-DD` */
  readonly dueDate: string;
}

/** The most pressing ones, whatever they are about. */
const PRESSING = 3;
const SUGGESTIONS_MAX = 8;
/** Working days between the dates of two suggestions; the first is for the start of next week. */
const DUE_STEP = 2;

type GateNeeds = PentaNeeds['gates'][number];

/**
 * "Covers Oversight for now"; with the effort of a suggestion: "30 minutes; covers …"
 * @param backedUp who covers the function alone, if that is to be said: "backs up Mei on Planning"
 */
export function reasonOf({ gate, need }: FunctionNeed, title: string, backedUp?: string): string {
  const { label } = PENTA_TEXTS[gate];
  const whom = backedUp === undefined ? label : `${backedUp} on ${label}`;
  const what = need === 'gap' ? `covers ${label} for now` : `backs up ${whom}`;
  const effort = ACTION_TEXTS[gate][need].find((text) => text.title === title)?.effort;
  return effort ? `${effort}; ${what}` : `${what[0]?.toUpperCase()}${what.slice(1)}`;
}

function holds({ holders }: Pick<GateNeeds, 'holders'>, id: string): boolean {
  return holders.some(({ memberId }) => memberId === id);
}

/** How far a person is from backing a function up, smallest first. */
function distanceOf(penta: PentaNeeds, at: GateNeeds, id: string): number[] {
  const partner = penta.gates.find(({ gate }) => gate === at.partner);
  const isNeighbor = partner !== undefined && holds(partner, id);
  const inHalf = penta.gates.filter((one) => one.half === at.half && holds(one, id)).length;
  return [isNeighbor ? 0 : 1, -inHalf];
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** Who stands in for a function that nobody covers; null in a team where nobody is near. */
function standInIdFor({ gates, members }: PentaNeeds, gate: PentaGate): string | null {
  const ids = members.map(({ id }) => id);
  return standInFor(gate, gates, ids)?.memberId ?? ids[0] ?? null;
}

/**
 * Who backs up a function that others cover. Of those with the least to do: whoever has the other
 * half of its channel, then whoever is strongest around it.
 * @param loads how much each person has to do, by id
 */
function backupFor(
  penta: PentaNeeds,
  gate: PentaGate,
  loads: ReadonlyMap<string, number>,
): string | null {
  const at = penta.gates.find((one) => one.gate === gate);
  if (!at) return null;
  const [nearest] = penta.members
    .filter(({ id }) => !holds(at, id))
    .map(({ id }) => ({ id, rank: [loads.get(id) ?? 0, ...distanceOf(penta, at, id)] }))
    .toSorted((a, b) => compareLists(a.rank, b.rank));
  return nearest?.id ?? null;
}

/** The short name of whoever covers a function alone. */
function soleHolderOf({ gates, members }: PentaNeeds, { gate, need }: FunctionNeed) {
  const [holder] = gates.find((one) => one.gate === gate)?.holders ?? [];
  if (need === 'gap' || holder === undefined) return undefined;
  const called = calledNames(members.map(({ name }) => name));
  return called[members.findIndex(({ id }) => id === holder.memberId)];
}

/** Gaps and single points of failure in turn, the most pressing ones first. */
function needsOf(penta: PentaNeeds): FunctionNeed[] {
  const stateOf = (gate: number) => penta.gates.find((one) => one.gate === gate)?.state;
  const partnerState = (gate: PentaGate) =>
    stateOf(penta.gates.find((one) => one.gate === gate)?.partner ?? 0);
  const missing = PENTA_GATES.filter((gate) => stateOf(gate) === 'gap');
  // Half a channel is filled sooner than an empty one.
  const gaps = missing.toSorted(
    (a, b) => Number(partnerState(a) === 'gap') - Number(partnerState(b) === 'gap'),
  );
  const singles = penta.resilience.flatMap(({ gatesLost }) =>
    PENTA_GATES.filter((gate) => gatesLost.includes(gate) && stateOf(gate) === 'single'),
  );
  return Array.from({ length: Math.max(gaps.length, singles.length) }).flatMap((_, index) => {
    const [gap, single] = [gaps[index], singles[index]];
    return [
      ...(gap === undefined ? [] : [{ gate: gap, need: 'gap' as const }]),
      ...(single === undefined ? [] : [{ gate: single, need: 'backup' as const }]),
    ];
  });
}

/** The most pressing needs, and every backup for whoever the team depends on most. */
function firstNeedsOf(penta: PentaNeeds, needs: readonly FunctionNeed[]): FunctionNeed[] {
  const most = penta.resilience[0]?.gatesLost ?? [];
  return needs
    .filter(
      ({ gate, need }, index) => index < PRESSING || (need === 'backup' && most.includes(gate)),
    )
    .slice(0, SUGGESTIONS_MAX);
}

/** The next text that the plan doesn't have; null while one is open or after the last. */
function nextText(need: FunctionNeed, planned: readonly PlannedAction[]): ActionText | null {
  const same = planned.filter(
    ({ source }) => source?.gate === need.gate && source.need === need.need,
  );
  if (same.some(({ isOpen }) => isOpen)) return null;
  const used = same.map(({ title }) => title);
  const left = ACTION_TEXTS[need.gate][need.need].filter(({ title }) => !used.includes(title));
  // An own action about the function counts as one of its texts.
  return same.length < ACTION_TEXTS[need.gate][need.need].length ? (left[0] ?? null) : null;
}

/**
 * What to do next, each with an owner and a date: three things, and a backup for every function that
 * depends on the person most depends on; eight at most.
 * @param planned everything the plan has, done and dropped ones included
 * @param today `YYYY-MM-DD`
 */
export function suggestedActions(
  penta: PentaNeeds,
  planned: readonly PlannedAction[],
  today: string,
): ActionSuggestion[] {
  const loads = new Map<string, number>();
  const addLoad = (id: string | null) => id !== null && loads.set(id, (loads.get(id) ?? 0) + 1);
  for (const { isOpen, ownerId } of planned) if (isOpen) addLoad(ownerId);
  const possible = needsOf(penta).filter((need) => nextText(need, planned) !== null);
  return firstNeedsOf(penta, possible).flatMap((need, index) => {
    const title = nextText(need, planned)?.title;
    if (title === undefined) return [];
    const ownerId =
      need.need === 'gap' ? standInIdFor(penta, need.gate) : backupFor(penta, need.gate, loads);
    addLoad(ownerId);
    const dueDate = addWorkingDays(startOfNextWeek(today), DUE_STEP * index);
    return [
      {
        title,
        reason: reasonOf(need, title, soleHolderOf(penta, need)),
        source: { kind: 'function' as const, ...need },
        ownerId,
        dueDate,
      },
    ];
  });
}

/** A function that nobody covers, with what follows and a rule to work by meanwhile. */
export interface GapAgreement {
  readonly gate: PentaGate;
  readonly label: string;
  readonly consequence: string;
  readonly agreement: string;
  readonly how: string;
  /** Who is nearest to it; null in an empty team. */
  readonly nearestId: string | null;
}

/** The team's gaps in the order of the matrix. */
export function gapAgreements(penta: PentaNeeds): GapAgreement[] {
  const isGap = (gate: PentaGate) =>
    penta.gates.some((one) => one.gate === gate && one.state === 'gap');
  return PENTA_GATES.filter(isGap).map((gate) => {
    const { missing, agreement } = FUNCTION_BRIEFS[gate];
    return {
      gate,
      label: PENTA_TEXTS[gate].label,
      consequence: missing,
      agreement: agreement.title,
      how: agreement.how,
      nearestId: standInIdFor(penta, gate),
    };
  });
}
