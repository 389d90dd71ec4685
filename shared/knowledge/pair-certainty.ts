import { andList } from '../domain/english.ts';
import { CHANNEL_BY_ID, type ChannelId } from '../engine/channels.ts';
import type { Pair } from '../engine/pair/pair.ts';
import type { GateNumber } from '../engine/wheel.ts';
import type { ChartedPerson } from './charted-person.ts';
import { gateSpansOf, type TimeSpan } from './penta-certainty.ts';

/** When a member has a gate that depends on the birth time. */
export interface GateHours {
  memberId: string;
  /** Whether the chart, as computed, has the gate. */
  isDrawn: boolean;
  spans: TimeSpan[];
}

/** Something of a member that depends on the birth time. */
export interface TraitDoubt {
  memberId: string;
  trait: 'type' | 'authority' | 'profile' | 'centers';
}

/** Whether the member has all of these one or two gates at some possible birth time. */
function canHold({ stored, activeGates }: ChartedPerson, gates: readonly GateNumber[]): boolean {
  if (stored === null) return gates.every((gate) => activeGates.includes(gate));
  const spans = gates.map((gate) => stored.gates.find((one) => one.gate === gate)?.spans ?? []);
  const [first = [], second = first] = spans;
  // Instants have one format, so they sort as text.
  return first.some((a) => second.some((b) => a.from < b.to && b.from < a.to));
}

function canMeetIn(channel: ChannelId, one: ChartedPerson, other: ChartedPerson): boolean {
  const { gates } = CHANNEL_BY_ID[channel];
  const [low, high] = gates;
  return (
    canHold(one, gates) ||
    canHold(other, gates) ||
    (canHold(one, [low]) && canHold(other, [high])) ||
    (canHold(one, [high]) && canHold(other, [low]))
  );
}

/** Whether a channel between two is the same at all of their possible birth times. */
export function isSureBetween(
  channel: ChannelId,
  one: ChartedPerson,
  other: ChartedPerson,
): boolean {
  const { gates } = CHANNEL_BY_ID[channel];
  return ![one, other].some(({ possibleGates }) => gates.some((gate) => possibleGates.has(gate)));
}

/** When the gates of a channel are active that depend on a birth time. */
export function hoursBetween(
  channel: ChannelId,
  one: ChartedPerson,
  other: ChartedPerson,
): GateHours[] {
  return [one, other].flatMap((member) =>
    CHANNEL_BY_ID[channel].gates.flatMap((gate) => {
      const spans = gateSpansOf(member, gate);
      const isDrawn = member.activeGates.includes(gate);
      return spans === null ? [] : [{ memberId: member.id, isDrawn, spans }];
    }),
  );
}

/** Which of a member’s type, authority, profile and centers depend on the birth time. */
export function traitDoubts({ id, stored, possibleGates }: ChartedPerson): TraitDoubt[] {
  if (stored === null) return [];
  const { type, authority, profile } = stored;
  const isOpen = {
    type: type.kind === 'varying',
    authority: authority?.kind === 'varying',
    profile: profile.kind === 'varying',
    // Centers are defined by gates: they can change only where gates do.
    centers: possibleGates.size > 0,
  } as const;
  return (['type', 'authority', 'profile', 'centers'] as const)
    .filter((trait) => isOpen[trait])
    .map((trait) => ({ memberId: id, trait }));
}

/** The channels between two that depend on a birth time, in the computed charts or not. */
export function linkNotes({ channels }: Pair, one: ChartedPerson, other: ChartedPerson): string[] {
  const unsure = [one, other].filter(({ possibleGates }) => possibleGates.size > 0);
  const open = channels.filter(({ channel }) => !isSureBetween(channel, one, other));
  const drawn = open.filter(({ mode }) => mode !== null);
  const possible = open.filter(
    ({ channel, mode }) => mode === null && canMeetIn(channel, one, other),
  );
  const times = unsure.length === 1 ? 'birth time' : 'birth times';
  const whose = `${andList(unsure.map(({ name }) => `${name}’s`))} ${times}`;
  const listed = (links: typeof open) => andList(links.map(({ channel }) => channel));
  return [
    ...(drawn.length > 0 ? [`Depends on ${whose}: ${listed(drawn)}.`] : []),
    ...(possible.length > 0 ? [`Also possible, depending on ${whose}: ${listed(possible)}.`] : []),
  ];
}
