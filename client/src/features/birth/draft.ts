import { takeHandedOverBirth } from '#client/lib/birth-handover.ts';
import { offsetText } from '#client/lib/dates.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import type { TeamMemberInput } from '#shared/contract/teams.ts';
import { UNKNOWN_TIME, UNKNOWN_TIME_PLACEHOLDER } from '#shared/domain/birth.ts';
// Types only: pages that merely pass on a draft must not load the form's code.
import type { BirthFormValues } from './birth-form-schema.ts';
import { type Disambiguation, UNRESOLVED } from './disambiguation.ts';

/** The form's initial values, so that nobody types a birth twice. */
export interface BirthDraft {
  readonly values: BirthFormValues;
  readonly disambiguation: Disambiguation;
}

/** Nothing entered. */
export const EMPTY_DRAFT: BirthDraft = {
  values: { fullName: '', birthDate: '', birthTime: '', isTimeUnknown: false, birthPlace: '' },
  disambiguation: UNRESOLVED,
};

/*
 * In memory only: birth data must not be stored in the browser. Signing out leaves the document,
 * which clears it.
 */
let draft: BirthDraft | null = null;

/** What was typed on the landing page before the sign-in. */
function handedOverDraft(): BirthDraft | null {
  const birth = takeHandedOverBirth();
  return birth && { ...EMPTY_DRAFT, values: { ...EMPTY_DRAFT.values, ...birth } };
}

export function currentDraft(): BirthDraft {
  draft ??= handedOverDraft() ?? EMPTY_DRAFT;
  return draft;
}

/** Stores what was entered for when the form is shown again. */
export function keepDraft(entered: BirthDraft): void {
  draft = entered;
}

/** Clears the draft. */
export function forgetDraft(): void {
  takeHandedOverBirth();
  draft = null;
}

/* Each person of a team has a draft, by their position in the form. */
const teamDrafts = new Map<string, BirthDraft>();

export function currentTeamDraft(slotKey: string): BirthDraft {
  return teamDrafts.get(slotKey) ?? EMPTY_DRAFT;
}

export function keepTeamDraft(slotKey: string, entered: BirthDraft): void {
  teamDrafts.set(slotKey, entered);
}

export function forgetTeamDrafts(): void {
  teamDrafts.clear();
}

/** Details about precision and offset, as typed. */
function typedPrecision(
  minutes: number | undefined,
  offsetSeconds: number | undefined,
): Pick<BirthFormValues, 'tolerance' | 'utcOffset'> {
  return {
    ...(minutes ? { tolerance: String(minutes) } : {}),
    ...(offsetSeconds === undefined ? {} : { utcOffset: offsetText(offsetSeconds) }),
  };
}

interface Located {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/** Both coordinates, or neither. */
export function coordinatesOf({ latitude, longitude }: Located) {
  const isLocated = typeof latitude === 'number' && typeof longitude === 'number';
  return isLocated ? { latitude, longitude } : {};
}

/** A stored chart's birth, to start a new chart from. */
export function newDraftFrom(chart: ChartRecord): BirthDraft {
  const isTimeUnknown = chart.birthTime === UNKNOWN_TIME;
  const { provenance, utcOffsetSeconds } = chart;
  const isOffsetStated = provenance.offsetRule === 'manual';
  return {
    values: {
      fullName: chart.name,
      birthDate: chart.birthDate,
      ...(chart.calendar === 'julian' ? { calendar: 'julian' } : {}),
      birthTime: isTimeUnknown ? UNKNOWN_TIME_PLACEHOLDER : chart.birthTime,
      isTimeUnknown,
      birthPlace: chart.birthPlace,
      ...typedPrecision(
        chart.birthTimeToleranceMinutes,
        isOffsetStated ? utcOffsetSeconds : undefined,
      ),
    },
    // Which of two equal times was meant is asked again: it may have been the error.
    disambiguation: {
      ...UNRESOLVED,
      chosen: {
        ...coordinatesOf(provenance),
        ...(chart.timeZone ? { timeZone: chart.timeZone } : {}),
      },
    },
  };
}

/** A team member's birth as stated, for correction. */
export function memberDraftOf(member: TeamMemberInput): BirthDraft {
  const { birthTime, placeId, timeZone, fold } = member;
  return {
    values: {
      fullName: member.name,
      birthDate: member.birthDate,
      ...(member.calendar === 'julian' ? { calendar: 'julian' } : {}),
      birthTime: birthTime ?? UNKNOWN_TIME_PLACEHOLDER,
      isTimeUnknown: birthTime === null,
      birthPlace: member.birthPlace,
      ...typedPrecision(member.birthTimeToleranceMinutes, member.utcOffsetSeconds),
    },
    disambiguation: {
      ...UNRESOLVED,
      chosen: {
        ...(placeId === undefined ? {} : { placeId }),
        ...coordinatesOf(member),
        ...(timeZone === undefined ? {} : { timeZone }),
        ...(fold === undefined ? {} : { fold }),
      },
    },
  };
}
