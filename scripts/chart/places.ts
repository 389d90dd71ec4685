import type { PlacesPort } from '#server/providers/places/port.ts';
import type { PlaceSources } from './birth-instant.ts';

/** Places and zones of the product's own gazetteer and map, loaded when the first row needs them. */
export function lazyPlaceSources(): PlaceSources {
  const signal = new AbortController().signal;
  let gazetteer: PlacesPort | undefined;
  return {
    async findPlace(text) {
      const { createGazetteer } = await import('#server/providers/places/embedded/gazetteer.ts');
      const { findPlace } = await import('#server/providers/places/resolve-text.ts');
      gazetteer ??= createGazetteer();
      return (await findPlace(gazetteer, text, signal))?.details ?? null;
    },
    async zonesAt(latitudeDeg, longitudeDeg) {
      const { zonesAt } = await import('#server/providers/places/zones.ts');
      return zonesAt(latitudeDeg, longitudeDeg);
    },
  };
}
