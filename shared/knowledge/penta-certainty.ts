import { PENTA_GATES, type PentaGate } from '../engine/penta-matrix.ts';
import { allOf, eitherOf } from './prose.ts';
import type { StoredCertainty, StoredMoment, TeamMember } from './team-member.ts';

/** What of a team depends on one member’s birth time. */
export interface CertaintyNote {
  memberId: string;
  subject: 'gate' | 'type' | 'profile';
  /** For a gate, else null. */
  gate: PentaGate | null;
  text: string;
}

/** "14:07" at the birthplace, with the day when the possible times lie on two. */
function clockAt({ window, flips }: StoredCertainty, utc: string): string {
  const moments: readonly StoredMoment[] = [window.start, ...flips, window.end];
  const found = moments.find((moment) => moment.utc === utc);
  if (found === undefined) return utc;
  const days = new Set([window.start, ...flips].map(({ localDate }) => localDate));
  const time = found.localTime.slice(0, 5);
  return days.size > 1 ? `${time} on ${found.localDate}` : time;
}

/** "until 14:07", "from 14:07", "from 09:10 until 14:07" */
function spanInWords(
  certainty: StoredCertainty,
  { from, to }: StoredCertainty['gates'][number]['spans'][number],
): string {
  const { start, end } = certainty.window;
  const begins = from === start.utc ? [] : [`from ${clockAt(certainty, from)}`];
  const ends = to === end.utc ? [] : [`until ${clockAt(certainty, to)}`];
  return [...begins, ...ends].join(' ');
}

/** "Depends on Ana’s birth time: gate 5 only until 14:07."; null when it does not depend on it. */
export function gateNoteOf({ name, stored }: TeamMember, gate: PentaGate): string | null {
  const found = stored?.gates.find((one) => one.gate === gate && one.presence === 'possible');
  if (!stored || found === undefined) return null;
  const when = allOf(found.spans.map((span) => spanInWords(stored, span)));
  return `Depends on ${name}’s birth time: gate ${gate} only ${when}.`;
}

/** All that a team’s Penta takes from a birth time that is not exact. */
export function certaintyNotesOf(members: readonly TeamMember[]): CertaintyNote[] {
  return members.flatMap((member) => {
    const { id, name, stored } = member;
    if (stored === null) return [];
    const gates = PENTA_GATES.flatMap((gate): CertaintyNote[] => {
      const text = gateNoteOf(member, gate);
      return text === null ? [] : [{ memberId: id, subject: 'gate', gate, text }];
    });
    const others = (['type', 'profile'] as const).flatMap((subject): CertaintyNote[] => {
      const attribute = stored[subject];
      if (attribute.kind === 'stable') return [];
      const values = eitherOf(attribute.shares.map(({ value }) => value));
      const text = `Depends on ${name}’s birth time: ${subject} ${values}.`;
      return [{ memberId: id, subject, gate: null, text }];
    });
    return [...gates, ...others];
  });
}
