import type { PairFacts } from '#shared/contract/pairs.ts';
import type { LimitedPair, PentaData, WorkingDynamic } from '#shared/contract/penta.ts';
import type { Allowed } from '#shared/domain/visibility.ts';
import { dominantProfiles, typeCounts } from '#shared/engine/penta/make-up.ts';
import { teamEnergyOf } from '#shared/knowledge/penta-sentences.ts';
import { type AnalyzedMember, shownPairs } from './pairs.ts';

export interface Analysis {
  readonly dynamics: readonly PairFacts[];
  readonly pentaData: PentaData | null;
}

/** An analysis with nothing in it that its reader may not see. */
export interface ShownAnalysis {
  readonly dynamics: WorkingDynamic[];
  readonly limitedPairs: LimitedPair[];
  readonly pentaData: PentaData | null;
}

type AllowedTo = (memberId: string) => Allowed | undefined;

type Note = PentaData['certaintyNotes'][number];

/** Hours of change reveal the birth time: without the right to it, a note only says that there is a doubt. */
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
    ...shownPairs(dynamics, members),
    pentaData: pentaData && shownPenta(pentaData, allowedTo),
  };
}
