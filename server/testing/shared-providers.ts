import type { Config } from '../platform/config.ts';
import type { Providers } from '../providers/providers.ts';

/** What apps only read, and would each load and index again. */
const NAMES = ['places', 'ephemeris', 'chat', 'embeddings', 'safety', 'passages'] as const;
type Shared = Partial<Pick<Providers, (typeof NAMES)[number]>>;

let shared: Shared = {};

function areEmbedded({ places, ai }: Config): boolean {
  return (
    places.kind === 'gazetteer' && ai.chat.kind === 'built-in' && ai.embeddings.kind === 'lexical'
  );
}

/** The embedded providers of this process's first plain app, where an app is configured with these. */
export function sharedProviders(config: Config, own: Partial<Providers> = {}): Shared {
  // An embedder belongs to the passages that it has learned from.
  return areEmbedded(config) && !('passages' in own) ? shared : {};
}

/** Keeps the providers of a started app for those that follow, unless some are the test's own. */
export function shareProviders(config: Config, all: Providers, own: Partial<Providers> = {}): void {
  if (!areEmbedded(config) || NAMES.some((name) => name in own)) return;
  const { places, ephemeris, chat, embeddings, safety, passages } = all;
  shared = { places, ephemeris, chat, embeddings, safety, passages };
}
