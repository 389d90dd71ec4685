import type { SummaryFacts } from './person-facts.ts';

type ChannelState = 'filled' | 'half' | 'empty';

/** What a pair's card says, one sentence each. */
export interface PairTexts {
  readonly dynamicType: string;
  readonly strength: string;
  readonly watchout: string;
  /** How to talk to each other. */
  readonly talk: string | null;
  /** Something for the two to try. */
  readonly trial: string | null;
  /** The channels between the two, by mode; empty where they aren't shared. */
  readonly channels: string;
}

/** The team as analyzed; members are named by their position. */
export interface TeamInput {
  /** null for two people. */
  readonly penta: {
    readonly gates: readonly { readonly gate: number; readonly holders: readonly number[] }[];
    readonly channels: readonly { readonly id: string; readonly state: ChannelState }[];
  } | null;
  readonly pairs: readonly (PairTexts & { readonly members: readonly [number, number] })[];
}

/** Members who share less than their whole chart: their summary, or null for functions only. */
export type LimitedMembers = ReadonlyMap<string, SummaryFacts | null>;

/** What an answer about a team is checked against. */
export interface TeamFacts {
  /** First names, unique within the team. */
  readonly names: readonly string[];
  /** Holders of each of the twelve gates; empty without a Penta. */
  readonly holders: ReadonlyMap<number, readonly string[]>;
  readonly channels: ReadonlyMap<string, ChannelState>;
  readonly gaps: readonly number[];
  readonly limited: LimitedMembers;
  /** Gates with a holder, of twelve; null without a Penta. */
  readonly coverage: number | null;
  readonly pairs: readonly (PairTexts & { readonly names: readonly [string, string] })[];
}

/**
 * @param names one for each member, by position
 * @param limited those of them who share less than their whole chart
 */
export function teamFactsOf(
  input: TeamInput,
  names: readonly string[],
  limited: LimitedMembers = new Map(),
): TeamFacts {
  const nameOf = (index: number) => names[index] ?? 'Member';
  const holders = new Map(
    input.penta?.gates.map(({ gate, holders: held }) => [gate, held.map(nameOf)] as const),
  );
  const gaps = [...holders].filter(([, held]) => held.length === 0).map(([gate]) => gate);
  return {
    names,
    holders,
    channels: new Map(input.penta?.channels.map(({ id, state }) => [id, state] as const)),
    gaps,
    limited,
    coverage: input.penta === null ? null : holders.size - gaps.length,
    pairs: input.pairs.map(({ members: [a, b], ...texts }) => ({
      names: [nameOf(a), nameOf(b)] as const,
      ...texts,
    })),
  };
}
