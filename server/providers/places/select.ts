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
      /** Overrides Google's origin. */
      readonly baseUrl?: string;
    };

/** The configured provider; loads and calls nothing yet. */
export function createPlaces(config: PlacesConfig): PlacesPort {
  if (config.kind === 'gazetteer') return createGazetteer();
  return config.api === 'legacy' ? createGoogleLegacy(config) : createGoogleNew(config);
}
