import { type PlacesPort, PlacesUnavailable } from '#server/providers/places/port.ts';

/** A provider that only knows the places passed in. */
export function placesWith(known: Partial<PlacesPort>): PlacesPort {
  return {
    kind: 'gazetteer',
    suggest: async () => [],
    details: async () => null,
    namesakes: async () => ({ places: [], areaPeople: 0 }),
    names: async () => true,
    warm: async () => {},
    ...known,
  };
}

/** A provider that always fails. */
export function failingPlaces(...fault: ConstructorParameters<typeof PlacesUnavailable>) {
  const fail = async (): Promise<never> => {
    throw new PlacesUnavailable(...fault);
  };
  return placesWith({ suggest: fail, details: fail, namesakes: fail, names: fail });
}
