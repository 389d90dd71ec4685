import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';
import type { ChatPort, EmbeddingPort } from './ai/port.ts';
import type { IdentityPort } from './identity/port.ts';
import type { MailPort } from './mail/port.ts';
import type { Passage } from './passage.ts';
import type { PaymentsPort } from './payments/port.ts';
import type { PlacesPort } from './places/port.ts';
import type { SafetyJudge } from './safety.ts';

/** One implementation of each external service, chosen once at startup. */
export interface Providers {
  readonly identity: IdentityPort;
  readonly payments: PaymentsPort;
  readonly mail: MailPort;
  readonly places: PlacesPort;
  /** IANA zones at coordinates in degrees; empty at sea. */
  readonly zonesAt: (latitude: number, longitude: number) => string[];
  readonly ephemeris: Ephemeris;
  readonly chat: ChatPort;
  readonly embeddings: EmbeddingPort;
  readonly safety: SafetyJudge;
  /** The knowledge base's passages, in a fixed order. */
  readonly passages: readonly Passage[];
}
