import { createGazetteer } from './embedded/gazetteer.ts';
import { createGoogleLegacy } from './google-legacy.ts';
import { createGoogleNew } from './google-new.ts';
import type { PlacesPort } from './port.ts';

export type PlacesConfig =
  | { readonly kind: 'gazetteer' }
  | {
      readonly kind: 'google';
      readonly apiKey: string;
      readonly api: 'legacy' | 'new';
      /** Another origin than Google's. */
      readonly baseUrl?: string;
    };

/** The provider that the configuration names. Nothing is loaded or called yet. */
export function createPlaces(config: PlacesConfig): PlacesPort {
  if (config.kind === 'gazetteer') return createGazetteer();
  return config.api === 'legacy' ? createGoogleLegacy(config) : createGoogleNew(config);
}
