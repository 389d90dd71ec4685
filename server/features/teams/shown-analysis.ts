import type { ChartData } from '#shared/contract/charts.ts';
import type { LimitedPair, PentaData, WorkingDynamic } from '#shared/contract/penta.ts';
import type { Allowed } from '#shared/domain/visibility.ts';
import { dominantProfiles, typeCounts } from '#shared/engine/penta/make-up.ts';
import { calledNames } from '#shared/knowledge/called-names.ts';
import { pairSummaryOf } from '#shared/knowledge/pair-summary.ts';
import { teamEnergyOf } from '#shared/knowledge/penta-sentences.ts';

/** A person of a team, and what the reader may see of them. */
export interface AnalyzedMember {
  readonly id: string;
  readonly name: string;
  readonly chartData: ChartData;
  readonly allowed: Allowed;
}

export interface Analysis {
  readonly dynamics: readonly WorkingDynamic[];
  readonly pentaData: PentaData | null;
}

/** An analysis with nothing in it that its reader may not see. */
export interface ShownAnalysis {
  readonly dynamics: WorkingDynamic[];
  readonly limitedPairs: LimitedPair[];
  readonly pentaData: PentaData | null;
}

type AllowedTo = (memberId: string) => Allowed | undefined;

function limitedPairsOf(members: readonly AnalyzedMember[]): LimitedPair[] {
  const called = calledNames(members.map(({ name }) => name));
  const people = members.map((member, index) => ({
    ...member,
    called: called[index] ?? member.name,
    type: member.chartData.type,
  }));
  return people.flatMap((one, index) =>
    people.slice(index + 1).flatMap((other) => {
      const limiting = [one, other].filter(({ allowed }) => !allowed.chart);
      if (limiting.length === 0) return [];
      const hasSummaries = one.allowed.summary && other.allowed.summary;
      return [
        {
          member1: { id: one.id, name: one.name },
          member2: { id: other.id, name: other.name },
          limitedBy: limiting.map(({ id }) => id),
          summary: hasSummaries ? pairSummaryOf(one, other) : null,
        },
      ];
    }),
  );
}

type Note = PentaData['certaintyNotes'][number];

/** The times at which something changes tell about the birth; without them, a sentence is left. */
function shownNote(note: Note, penta: PentaData, allowedTo: AllowedTo): Note[] {
  const allowed = allowedTo(note.memberId);
  if (note.subject !== 'gate') return allowed?.summary ? [note] : [];
  if (allowed?.birth) return [note];
  const name = penta.members.find(({ id }) => id === note.memberId)?.name;
  const label = penta.gates.find(({ gate }) => gate === note.gate)?.label;
  if (name === undefined || label === undefined) return [];
  const text = `Whether ${name} covers ${label} (${note.gate}) depends on the birth time.`;
  return [{ memberId: note.memberId, subject: note.subject, gate: note.gate, text }];
}

/** Functions stay with everybody's name; types, profiles, positions and times as allowed. */
function shownPenta(penta: PentaData, allowedTo: AllowedTo): PentaData {
  const members = penta.members.map((member) =>
    allowedTo(member.id)?.summary ? member : { ...member, type: null, profile: null },
  );
  const types = members.flatMap(({ type }) => type ?? []);
  return {
    ...penta,
    members,
    typeCounts: typeCounts(types),
    dominantProfile: dominantProfiles(members.flatMap(({ profile }) => profile ?? [])).join(', '),
    teamEnergy: sharedBy(types.length, members.length, teamEnergyOf(types)),
    gates: penta.gates.map((gate) => ({
      ...gate,
      holders: gate.holders.map(({ memberId, positions }) => ({
        memberId,
        positions: allowedTo(memberId)?.chart ? positions : [],
      })),
    })),
    certaintyNotes: penta.certaintyNotes.flatMap((note) => shownNote(note, penta, allowedTo)),
  };
}

function sharedBy(shared: number, all: number, text: string): string {
  if (shared === all) return text;
  return shared === 0
    ? 'Nobody shares their type'
    : `${text} (${shared} of ${all} share their type)`;
}

/** Removes from an analysis whatever the reader may not see of its people. */
export function shownAnalysis(
  { dynamics, pentaData }: Analysis,
  members: readonly AnalyzedMember[],
): ShownAnalysis {
  const allowed = new Map(members.map((member) => [member.id, member.allowed]));
  const allowedTo: AllowedTo = (id) => allowed.get(id);
  return {
    dynamics: dynamics.filter(
      ({ member1, member2 }) => allowedTo(member1.id)?.chart && allowedTo(member2.id)?.chart,
    ),
    limitedPairs: limitedPairsOf(members),
    pentaData: pentaData && shownPenta(pentaData, allowedTo),
  };
}
