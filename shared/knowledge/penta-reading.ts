import { CHANNEL_BY_ID } from '../engine/channels.ts';
import type { GateHolder } from '../engine/chart.ts';
import type { TypeName } from '../engine/human-type.ts';
import { absenceOf } from '../engine/penta/absence.ts';
import type { FilledBy, PentaChannelState } from '../engine/penta/channels.ts';
import type { PentaColumnCoverage, PentaCoverage } from '../engine/penta/coverage.ts';
import type { PentaGateState } from '../engine/penta/gates.ts';
import type { Penta, PentaGap } from '../engine/penta/group.ts';
import type { PentaColumn, PentaHalf, PentaRow } from '../engine/penta/links.ts';
import { dominantProfiles, typeCounts } from '../engine/penta/make-up.ts';
import { PENTA_MEMBERS_MIN } from '../engine/penta/penta.ts';
import type { PentaChannel, PentaGate } from '../engine/penta-matrix.ts';
import type { ProfileId } from '../engine/profile.ts';
import { type Bg5Data, bg5DataOf } from './bg5-data.ts';
import { calledNames } from './called-names.ts';
import type { ChartedPerson } from './charted-person.ts';
import { type CertaintyNote, certaintyNotesOf } from './penta-certainty.ts';
import {
  absenceInWords,
  coverageInWords,
  groupDynamicsOf,
  groupStrategyOf,
  insightOf,
  type NameOf,
  OWN_READING,
  teamEnergyOf,
} from './penta-sentences.ts';
import { PENTA_TEXTS } from './penta-texts.data.ts';
import type { Confidence } from './schema.ts';

/**
 * A Penta with the product’s own reading of it. Members appear by id unless a name is mentioned.
 */
export interface PentaReading {
  /** "Penta of 4" */
  compositeType: string;
  groupStrategy: string;
  /** "5/1", or all that are equally frequent: "1/3, 5/1" */
  dominantProfile: string;
  groupDynamics: string;
  /** "2 Generators, 1 Projector" */
  teamEnergy: string;
  bg5Data: Bg5Data;
  readingNote: string;
  typeCounts: { type: TypeName; members: number }[];
  gates: GateReading[];
  channels: ChannelReading[];
  coverage: PentaCoverage & { text: string };
  columns: Readonly<Record<PentaColumn, PentaColumnCoverage>>;
  rows: Readonly<Record<PentaRow, number>>;
  gaps: PentaGap[];
  singleHolderGates: PentaGate[];
  members: MemberReading[];
  /** Sorted by how much depends on them. */
  resilience: AbsenceReading[];
  certaintyNotes: CertaintyNote[];
  insight: string[];
}

interface GateReading {
  gate: PentaGate;
  /** The function in business terms; with a confidence it is the product’s own wording. */
  label: string;
  confidence: Confidence | null;
  familyLabel: string;
  familyConfidence: Confidence | null;
  task: string;
  row: PentaRow;
  column: PentaColumn;
  half: PentaHalf;
  channel: PentaChannel;
  partner: PentaGate;
  state: PentaGateState;
  isActive: boolean;
  holders: { memberId: string; positions: GateHolder[] }[];
  possibleHolders: { memberId: string }[];
}

interface ChannelReading {
  channel: PentaChannel;
  /** "46-29" */
  label: string;
  name: string;
  gates: PentaGate[];
  half: PentaHalf;
  column: PentaColumn;
  isCore: boolean;
  state: PentaChannelState;
  heldGate: PentaGate | null;
  missingGate: PentaGate | null;
  carriers: string[];
  filledBy: FilledBy | null;
  criticalMembers: string[];
  mayBeFilled: boolean;
}

interface MemberReading {
  id: string;
  name: string;
  type: TypeName;
  profile: ProfileId;
  gates: PentaGate[];
  possibleGates: PentaGate[];
  consistentStrengths: PentaChannel[];
  soleHolderOf: PentaGate[];
  channelsLostIfAbsent: PentaChannel[];
}

interface AbsenceReading {
  memberId: string;
  gatesLost: PentaGate[];
  channelsLost: PentaChannel[];
  gatesLeft: number;
  channelsLeft: number;
  /** Whether enough people remain for a Penta. */
  isStillPenta: boolean;
  text: string;
}

function gatesOf(penta: Penta): GateReading[] {
  return penta.gates.map(({ holders, possibleHolders, ...cell }) => {
    const { label, confidence, familyLabel, familyConfidence, task } = PENTA_TEXTS[cell.gate];
    return {
      ...cell,
      label,
      confidence: confidence ?? null,
      familyLabel,
      familyConfidence: familyConfidence ?? null,
      task,
      holders: holders.map(({ member, positions }) => ({
        memberId: member,
        positions: [...positions],
      })),
      possibleHolders: possibleHolders.map(({ member }) => ({ memberId: member })),
    };
  });
}

function channelsOf({ channels }: Penta): ChannelReading[] {
  return channels.map(({ gates, carriers, criticalMembers, ...rest }) => ({
    ...rest,
    name: CHANNEL_BY_ID[rest.channel].name,
    gates: [...gates],
    carriers: [...carriers],
    criticalMembers: [...criticalMembers],
  }));
}

function membersOf(penta: Penta, members: readonly ChartedPerson[]): MemberReading[] {
  return members.map(({ id, name, type, profile }) => {
    const share = penta.members.find(({ member }) => member === id);
    return {
      id,
      name,
      type,
      profile,
      gates: [...(share?.gates ?? [])],
      possibleGates: [...(share?.possibleGates ?? [])],
      consistentStrengths: [...(share?.consistentStrengths ?? [])],
      soleHolderOf: [...(share?.soleHolderOf ?? [])],
      channelsLostIfAbsent: [...(share?.channelsLostIfAbsent ?? [])],
    };
  });
}

function resilienceOf(penta: Penta, calledOf: NameOf): AbsenceReading[] {
  const peopleLeft = penta.memberIds.length - 1;
  return penta.singleHolderRisk.map(({ member }) => {
    const absence = absenceOf(penta, [member]);
    return {
      ...absence,
      memberId: member,
      gatesLost: [...absence.gatesLost],
      channelsLost: [...absence.channelsLost],
      isStillPenta: peopleLeft >= PENTA_MEMBERS_MIN,
      text: absenceInWords(calledOf(member), absence, peopleLeft),
    };
  });
}

/** Reads a Penta of these members in the product’s own terms. Deterministic. */
export function pentaReadingOf(penta: Penta, members: readonly ChartedPerson[]): PentaReading {
  const byId = new Map(members.map((member) => [member.id, member]));
  const nameOf: NameOf = (id) => byId.get(id)?.name ?? id;
  const called = calledNames(members.map(({ name }) => name));
  const calledById = new Map(members.map(({ id }, index) => [id, called[index]]));
  const calledOf: NameOf = (id) => calledById.get(id) ?? id;
  const types = members.map(({ type }) => type);
  return {
    compositeType: `Penta of ${members.length}`,
    groupStrategy: groupStrategyOf(penta),
    dominantProfile: dominantProfiles(members.map(({ profile }) => profile)).join(', '),
    groupDynamics: groupDynamicsOf(penta),
    teamEnergy: teamEnergyOf(types),
    bg5Data: bg5DataOf(penta, nameOf),
    readingNote: OWN_READING,
    typeCounts: typeCounts(types),
    gates: gatesOf(penta),
    channels: channelsOf(penta),
    coverage: { ...penta.coverage, text: coverageInWords(penta) },
    columns: penta.columns,
    rows: penta.rows,
    gaps: [...penta.gaps],
    singleHolderGates: [...penta.singleHolderGates],
    members: membersOf(penta, members),
    resilience: resilienceOf(penta, calledOf),
    certaintyNotes: certaintyNotesOf(members),
    insight: insightOf(penta, calledOf),
  };
}
