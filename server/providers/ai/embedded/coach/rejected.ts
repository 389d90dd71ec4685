import type { Claim, FactClaim, WrittenSentence } from '#shared/coach/claims.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';
import type { RejectedReading } from '../../port.ts';
import { advice, type Block, type Draft, paragraph, type Said } from './draft.ts';

function isFactClaim(claim: Claim): claim is FactClaim {
  return 'topic' in claim;
}

/** How a sentence names the value: "Sacral", "Spleen", "34". */
function nameOf({ topic, value }: RejectedReading): string {
  const center = topic === 'center' ? CENTER_IDS.find((id) => id === value) : undefined;
  return center ? CENTERS[center].name : value;
}

/** How the person would name it: "your Sacral authority", "your gate 34". */
function spokenOf(rejected: RejectedReading): string {
  const name = nameOf(rejected);
  switch (rejected.topic) {
    case 'type':
      return `being a ${name}`;
    case 'gate':
    case 'channel':
      return `your ${rejected.topic} ${name}`;
    default:
      return `your ${name} ${rejected.topic}`;
  }
}

/** What a sentence rests on that the person has rejected. */
function rejectedIn(
  { claims }: WrittenSentence,
  rejected: readonly RejectedReading[],
): RejectedReading[] {
  const facts = claims.filter(isFactClaim);
  return rejected.filter(({ topic, value }) =>
    facts.some((claim) => claim.topic === topic && claim.value === value),
  );
}

/** "Your authority is Sacral." remains true of the chart; what is read from it may not. */
function isBare({ text, kind }: WrittenSentence, rejected: readonly RejectedReading[]): boolean {
  if (kind !== 'fact' || text.includes('**')) return false;
  return rejected.every((one) => text.includes(nameOf(one)));
}

interface Sieved {
  readonly blocks: readonly Block[];
  /** What sentences were left out for, or said and doubted. */
  readonly met: readonly RejectedReading[];
}

function sieve(blocks: readonly Block[], rejected: readonly RejectedReading[]): Sieved {
  const met = new Set<RejectedReading>();
  const kept = blocks.map(({ kind, sentences }): Block => {
    // What follows a label without claims of its own goes with it.
    let isLeftOut = false;
    const remaining = sentences.filter((sentence) => {
      const found = rejectedIn(sentence, rejected);
      for (const one of found) met.add(one);
      const whole = found.filter(({ isWhole }) => isWhole);
      if (sentence.claims.length > 0) isLeftOut = whole.length > 0 && !isBare(sentence, whole);
      return !isLeftOut;
    });
    return { kind, sentences: remaining };
  });
  return { blocks: kept.filter(({ sentences }) => sentences.length > 0), met: [...met] };
}

function hedge(met: readonly RejectedReading[]): string {
  const whole = met.filter(({ isWhole }) => isWhole);
  if (whole.length > 0) {
    return `You’ve said that what we write about ${andList(whole.map(spokenOf))} isn’t you, so I’ve left that out.`;
  }
  return `You’ve said that some of what we write about ${andList(met.map(spokenOf))} isn’t you, so take this as what the chart says.`;
}

/**
 * An answer without what the person has said doesn't fit them, which it says once a conversation.
 * What the chart has remains; what is read from it goes.
 */
export function withoutRejected(
  draft: Draft,
  rejected: readonly RejectedReading[],
  said: Said,
): Draft {
  const { blocks, met } = sieve(draft.blocks, rejected);
  if (met.length === 0) return draft;
  const text = hedge(met);
  const note = paragraph({ text, kind: 'general', claims: [] });
  const told = said.has(text) ? [] : [note];
  const instead = advice('Tell me how it is for you instead, and I’ll work with that.');
  const rest = blocks.length === 0 ? [paragraph(...instead)] : [];
  return { ...draft, blocks: [...blocks, ...told, ...rest] };
}
