import type { ReadingEvidence, ReadingParagraph } from '#shared/contract/reading.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { lightingOf, toldEvidence } from './evidence.ts';

/** A fact as a picture shows it. */
export interface Shown {
  readonly fact: ReadingEvidence;
  /** Whether the birth time decides it. */
  readonly isDoubtful: boolean;
}

/** The parts of a picture that the birth time decides. */
export interface DoubtedParts {
  readonly centers: Has<CenterId>;
  readonly channels: Has<ChannelId>;
  readonly gates: Has<GateNumber>;
}
interface Has<Part> {
  readonly has: (part: Part) => boolean;
}

/** What a paragraph rests on. */
export function shownOf(
  { evidence, doubt }: ReadingParagraph,
  doubted: DoubtedParts | null,
): Shown[] {
  return toldEvidence(evidence).map((fact) => ({
    fact,
    // A paragraph's own doubt is about its first fact.
    isDoubtful: (fact === evidence[0] && doubt !== undefined) || isDoubted(fact, doubted),
  }));
}

function isDoubted(fact: ReadingEvidence, doubted: DoubtedParts | null): boolean {
  if (!doubted) return false;
  const { centers, channels, gates } = lightingOf([fact]);
  return (
    centers.some((id) => doubted.centers.has(id)) ||
    channels.some((id) => doubted.channels.has(id)) ||
    gates.some((gate) => doubted.gates.has(gate))
  );
}
