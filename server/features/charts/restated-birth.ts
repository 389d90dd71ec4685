import type { NewChart } from '#shared/contract/charts.ts';
import type { ChartCorrection } from '#shared/contract/corrections.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import type { Providers } from '../../providers/providers.ts';
import type { ResolvedBirth } from './birth.ts';
import type { IndividualChartRow } from './store.ts';

type ZonesAt = Providers['zonesAt'];

/** A stored birth merged with a correction. */
export interface RestatedBirth {
  /** As if it were submitted for the first time. */
  readonly input: NewChart;
  /** The place is the one resolved before. */
  readonly keepsPlace: boolean;
  /** Earlier answers still apply: neither place nor clock is affected. */
  readonly resolved: ResolvedBirth | null;
}

function isNew<T>(sent: T | undefined, stored: T | null): boolean {
  return sent !== undefined && sent !== stored;
}

function storedTime(row: IndividualChartRow): string | null {
  return row.birthTime === UNKNOWN_TIME ? null : row.birthTime;
}

/**
 * The place and clock fields that a correction changes; resending the same value changes nothing.
 */
function noveltiesOf(row: IndividualChartRow, sent: ChartCorrection) {
  const storedOffset = row.offsetRule === 'manual' ? row.utcOffsetSeconds : null;
  return {
    isPlaceNew:
      sent.placeId !== undefined ||
      isNew(sent.birthPlace, row.birthPlace) ||
      isNew(sent.latitude, row.latitude) ||
      isNew(sent.longitude, row.longitude),
    isDateNew: isNew(sent.birthDate, row.birthDate) || isNew(sent.calendar, row.calendar),
    isTimeNew:
      sent.birthTime !== undefined && (sent.birthTime?.slice(0, 5) ?? null) !== storedTime(row),
    isZoneNew: isNew(sent.timeZone, row.timeZone),
    isOffsetNew: isNew(sent.utcOffsetSeconds, storedOffset),
    isFoldNew: isNew(sent.fold, row.fold),
  };
}

type Novelties = ReturnType<typeof noveltiesOf>;

/** True when the zone came from the coordinates, not from the person or the place. */
function isZoneDerived(row: IndividualChartRow, zonesAt: ZonesAt): boolean {
  const { latitude, longitude, timeZone } = row;
  if (latitude === null || longitude === null || timeZone === null) return false;
  return zonesAt(latitude, longitude).includes(timeZone);
}

function coordinatesOf({ latitude, longitude }: IndividualChartRow) {
  return latitude === null || longitude === null ? {} : { latitude, longitude };
}

/** The earlier answers that still apply: each is dropped with the question it belonged to. */
function keptResolution(
  row: IndividualChartRow,
  { isPlaceNew, isDateNew, isTimeNew, isZoneNew, isOffsetNew }: Novelties,
  zonesAt: ZonesAt,
): Partial<NewChart> {
  if (isPlaceNew) return {};
  const { timeZone, fold } = row;
  const isClockNew = isDateNew || isZoneNew || isOffsetNew;
  const isZoneDoubtful = isDateNew && isZoneDerived(row, zonesAt);
  return {
    ...coordinatesOf(row),
    ...(timeZone === null || isZoneDoubtful ? {} : { timeZone }),
    ...(row.offsetRule === 'manual' && !isClockNew
      ? { utcOffsetSeconds: row.utcOffsetSeconds }
      : {}),
    ...(fold === null || isClockNew || isTimeNew ? {} : { fold }),
  };
}

/** The precision of the time, unless the correction states it or removes the time. */
function keptExactness(row: IndividualChartRow, sent: ChartCorrection): Partial<NewChart> {
  const isRestated =
    sent.uncertaintyLevel === 'low' || sent.birthTimeToleranceMinutes !== undefined;
  if (isRestated || sent.birthTime === null || storedTime(row) === null) return {};
  const { uncertaintyLevel, toleranceMinutes } = row;
  return toleranceMinutes === null
    ? { uncertaintyLevel }
    : { uncertaintyLevel, birthTimeToleranceMinutes: toleranceMinutes };
}

function resolvedBefore(row: IndividualChartRow): ResolvedBirth {
  const { resolvedPlace, latitude, longitude, timeZone, utcOffsetSeconds } = row;
  const { offsetRule, abbreviation, fold, birthUtc } = row;
  const place = { resolvedPlace, latitude, longitude, timeZone };
  return { ...place, utcOffsetSeconds, offsetRule, abbreviation, fold, birthUtc };
}

/** Merges a correction into the stored birth. */
export function restatedBirth(
  row: IndividualChartRow,
  sent: ChartCorrection,
  zonesAt: ZonesAt,
): RestatedBirth {
  const novelties = noveltiesOf(row, sent);
  const { utcOffsetSeconds, ...others } = sent;
  return {
    input: {
      ...keptResolution(row, novelties, zonesAt),
      ...keptExactness(row, sent),
      ...others,
      ...(typeof utcOffsetSeconds === 'number' ? { utcOffsetSeconds } : {}),
      name: sent.name ?? row.name,
      birthDate: sent.birthDate ?? row.birthDate,
      calendar: sent.calendar ?? row.calendar,
      birthTime: sent.birthTime === undefined ? storedTime(row) : sent.birthTime,
      birthPlace: sent.birthPlace ?? row.birthPlace,
    },
    keepsPlace: !novelties.isPlaceNew,
    resolved: Object.values(novelties).includes(true) ? null : resolvedBefore(row),
  };
}
