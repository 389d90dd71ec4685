import type { TeamRecord } from '#shared/contract/teams.ts';
import { type Room, roomOf } from '#shared/knowledge/meeting.ts';

/** What the people of a room cover; null in a team without a Penta. */
export function roomIn({ pentaData }: TeamRecord, presentIds: readonly string[]): Room | null {
  return pentaData ? roomOf(pentaData.members, presentIds) : null;
}

export function labelsOf({ pentaData }: TeamRecord, gates: readonly number[]): string[] {
  return gates.flatMap((gate) => pentaData?.gates.find((one) => one.gate === gate)?.label ?? []);
}

export function coverageWords({ covered, channels }: Room): string {
  return `${covered.length} of 12 functions and ${channels} of 6 channels`;
}
