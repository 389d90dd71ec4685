import type { ChartRecord, NewChart } from '#shared/contract/charts.ts';
import type { ChartCorrection } from '#shared/contract/corrections.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import { UNRESOLVED } from './disambiguation.ts';
import { type BirthDraft, coordinatesOf, newDraftFrom } from './draft.ts';

/** The initial values for correcting a chart: the birth as entered and resolved. */
export function correctionDraftOf(chart: ChartRecord): BirthDraft {
  const { fold, offsetRule } = chart.provenance;
  // A stated offset overrides the zone's clock, which would show a different time.
  const isZoned = chart.timeZone !== null && offsetRule !== 'manual';
  return {
    values: newDraftFrom(chart).values,
    disambiguation: {
      ...UNRESOLVED,
      chosen: {
        ...coordinatesOf(chart.provenance),
        ...(fold === null ? {} : { fold }),
      },
      // Not chosen: on another day two zones may differ there, which is asked about.
      zones: isZoned && chart.timeZone !== null ? [chart.timeZone] : null,
    },
  };
}

function placeIn(chart: ChartRecord, birth: NewChart): ChartCorrection {
  const isNew = birth.placeId !== undefined || birth.birthPlace !== chart.birthPlace;
  if (!isNew) return {};
  const { birthPlace, placeId } = birth;
  return {
    birthPlace,
    ...(placeId === undefined ? {} : { placeId }),
    ...coordinatesOf(birth),
  };
}

function offsetIn(chart: ChartRecord, birth: NewChart, isMoved: boolean): ChartCorrection {
  const stored = chart.provenance.offsetRule === 'manual' ? chart.utcOffsetSeconds : undefined;
  const { utcOffsetSeconds: stated } = birth;
  if (stated === undefined) return stored === undefined ? {} : { utcOffsetSeconds: null };
  // Would be dropped for another day or place.
  return stated === stored && !isMoved ? {} : { utcOffsetSeconds: stated };
}

function toleranceIn(chart: ChartRecord, birth: NewChart): ChartCorrection {
  const stated = birth.birthTimeToleranceMinutes ?? 0;
  const isSame = stated === (chart.birthTimeToleranceMinutes ?? 0);
  return isSame || birth.birthTime === null ? {} : { birthTimeToleranceMinutes: stated };
}

/** The fields in which form and chart differ; null when it is the same birth. */
export function correctionOf(chart: ChartRecord, birth: NewChart): ChartCorrection | null {
  const storedTime = chart.birthTime === UNKNOWN_TIME ? null : chart.birthTime;
  const { calendar = 'gregorian' } = birth;
  const dateAndPlace: ChartCorrection = {
    ...(birth.birthDate === chart.birthDate ? {} : { birthDate: birth.birthDate }),
    ...(calendar === chart.calendar ? {} : { calendar }),
    ...placeIn(chart, birth),
  };
  const clock: ChartCorrection = {
    ...dateAndPlace,
    ...(birth.birthTime === storedTime ? {} : { birthTime: birth.birthTime }),
    // Set only by an answer.
    ...(birth.timeZone === undefined ? {} : { timeZone: birth.timeZone }),
    ...offsetIn(chart, birth, !isEmpty(dateAndPlace)),
  };
  const isFoldAnswered =
    birth.fold !== undefined && (!isEmpty(clock) || birth.fold !== chart.provenance.fold);
  const sent: ChartCorrection = {
    ...(birth.name === chart.name ? {} : { name: birth.name }),
    ...clock,
    ...toleranceIn(chart, birth),
    ...(isFoldAnswered ? { fold: birth.fold } : {}),
  };
  return isEmpty(sent) ? null : sent;
}

function isEmpty(sent: ChartCorrection): boolean {
  return Object.keys(sent).length === 0;
}
