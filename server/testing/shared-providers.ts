import type { Config } from '../platform/config.ts';
import type { Providers } from '../providers/providers.ts';

// What apps only read, and would each load, learn or index again.
/** The same in every app, whatever its configuration. */
const OF_ANY = ['ephemeris', 'safety'] as const;
/** The same in all apps that are configured with the embedded ones. */
const OF_EMBEDDED = ['places', 'chat', 'embeddings', 'passages'] as const;
type Shared = Partial<Pick<Providers, (typeof OF_ANY | typeof OF_EMBEDDED)[number]>>;

let ofAny: Shared = {};
let ofEmbedded: Shared = {};

function areEmbedded({ places, ai }: Config): boolean {
  return (
    places.kind === 'gazetteer' && ai.chat.kind === 'built-in' && ai.embeddings.kind === 'lexical'
  );
}

/** What this process's apps have loaded already, as far as an app with this configuration needs it. */
export function sharedProviders(config: Config, own: Partial<Providers> = {}): Shared {
  // An embedder belongs to the passages that it has learned from.
  return areEmbedded(config) && !('passages' in own) ? { ...ofAny, ...ofEmbedded } : ofAny;
}

/** Keeps what a started app has loaded for those that follow, except what the test replaced. */
export function shareProviders(config: Config, all: Providers, own: Partial<Providers> = {}): void {
  const { ephemeris, safety, places, chat, embeddings, passages } = all;
  if (!OF_ANY.some((name) => name in own)) ofAny = { ephemeris, safety };
  if (areEmbedded(config) && !OF_EMBEDDED.some((name) => name in own)) {
    ofEmbedded = { places, chat, embeddings, passages };
  }
}
