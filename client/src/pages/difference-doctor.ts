import { placeDetails } from '#client/features/birth/api.ts';
import { call } from '#client/lib/api.ts';
import { decadeOf, packOf } from '#client/lib/ephemeris-packs.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import { autocompletePlaces } from '#shared/contract/places.ts';
import { localBirth } from '#shared/domain/birth.ts';
import type { DiagnosedBirth, Namesake } from '#shared/engine/doctor/birth-times.ts';
import { type Diagnosis, diagnose } from '#shared/engine/doctor/diagnose.ts';
import type { GivenValue } from '#shared/engine/doctor/given-value.ts';
import { createPackedEphemeris } from '#shared/engine/ephemeris/packed.ts';

/* All of the search happens in the browser: neither values nor birth data are sent. */

export { readValues, TEXT_MAX } from '#shared/engine/doctor/read-values.ts';

/** Closer than this is the birthplace itself. */
const SAME_PLACE_DEG = 0.5;
/** A Julian or swapped date is at most this far from the birth, a design moment a hundred days more. */
const REACH_MS = 470 * 86_400_000;

const townOf = (place: string) => place.split(',')[0]?.trim() ?? '';

/** Places of the birthplace's name; none when the search is unavailable. */
async function namesakesOf({ birthPlace, provenance }: ChartRecord): Promise<Namesake[]> {
  const input = townOf(birthPlace);
  if (input === '') return [];
  try {
    const { predictions } = await call(autocompletePlaces, { body: { input } });
    const named = predictions.filter(
      ({ mainText }) => mainText.toLowerCase() === input.toLowerCase(),
    );
    const places = await Promise.all(named.map(({ placeId }) => placeDetails(placeId, null)));
    return places.flatMap((place) => {
      const [zone] = place?.timeZones ?? [];
      if (!place || zone === undefined) return [];
      const isOwn =
        Math.abs(place.longitude - (provenance.longitude ?? Infinity)) < SAME_PLACE_DEG &&
        Math.abs(place.latitude - (provenance.latitude ?? Infinity)) < SAME_PLACE_DEG;
      return isOwn ? [] : [{ name: place.formattedAddress, zone, longitudeDeg: place.longitude }];
    });
  } catch {
    return [];
  }
}

function diagnosedBirth(chart: ChartRecord, namesakes: readonly Namesake[]): DiagnosedBirth {
  const local = localBirth(chart);
  if (!local) throw new Error('A stored birth has a date');
  return {
    local,
    calendar: chart.calendar,
    utcMs: Date.parse(chart.birthUtc),
    offsetSeconds: chart.utcOffsetSeconds,
    isLocalMeanTime: chart.provenance.offsetRule === 'local_mean_time',
    zone: chart.timeZone,
    longitudeDeg: chart.provenance.longitude,
    namesakes,
  };
}

/** Why another site shows these values for the chart's birth. */
export async function diagnoseChart(
  chart: ChartRecord,
  values: readonly GivenValue[],
): Promise<Diagnosis> {
  const birth = diagnosedBirth(chart, await namesakesOf(chart));
  const packs = new Map<number, Uint8Array>();
  for (const utcMs of [birth.utcMs - REACH_MS, birth.utcMs, birth.utcMs + REACH_MS]) {
    const decade = decadeOf(utcMs);
    packs.set(decade, await packOf(decade));
  }
  return diagnose(
    birth,
    values,
    createPackedEphemeris((decade) => packs.get(decade)),
  );
}
