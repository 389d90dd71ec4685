import type { PlacesPort } from '#server/providers/places/port.ts';
import type { PlaceSources } from './birth-instant.ts';

/** The product's own gazetteer and zone map, loaded by the first row that needs them. */
export function lazyPlaceSources(): PlaceSources {
  const signal = new AbortController().signal;
  let gazetteer: PlacesPort | undefined;
  return {
    async findPlace(text, local, zone) {
      const { createGazetteer } = await import('#server/providers/places/embedded/gazetteer.ts');
      const { choosePlace } = await import('#shared/domain/place-choices.ts');
      gazetteer ??= createGazetteer();
      const { places, areaPeople } = await gazetteer.namesakes(text, signal);
      const [best, ...others] = places;
      if (best === undefined) return { kind: areaPeople > 0 ? 'area' : 'none' };
      const inZone = zone && (places.find(({ timeZone }) => timeZone === zone) ?? best);
      const meant = inZone
        ? ({ kind: 'one', place: inZone } as const)
        : choosePlace([best, ...others], areaPeople, local);
      if (meant.kind === 'several') return meant;
      const details = await gazetteer.details(meant.place.placeId, signal);
      return details ? { kind: 'one', ...details } : { kind: 'none' };
    },
    async zonesAt(latitudeDeg, longitudeDeg) {
      const { zonesAt } = await import('#server/providers/places/zones.ts');
      return zonesAt(latitudeDeg, longitudeDeg);
    },
  };
}
