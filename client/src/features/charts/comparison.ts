import type { ChartData } from '#shared/contract/charts.ts';
import { CHANNELS } from '#shared/engine/channels.ts';

/** A fact that both charts have, each with its own value. */
interface ComparedFact {
  readonly label: string;
  /** Of the first chart and of the second. */
  readonly values: readonly [string, string];
  readonly isSame: boolean;
}

/** What both charts have, and what only one of them has. */
interface ComparedSet {
  readonly label: string;
  readonly both: readonly string[];
  /** Of the first chart alone and of the second alone. */
  readonly only: readonly [readonly string[], readonly string[]];
}

export interface Comparison {
  readonly facts: readonly ComparedFact[];
  readonly sets: readonly ComparedSet[];
}

const FACTS: readonly (readonly [string, (chart: ChartData) => string])[] = [
  ['Type', ({ type }) => type],
  ['Strategy', ({ strategy }) => strategy],
  ['Authority', ({ authority }) => authority],
  ['Profile', ({ profile, profileName }) => `${profile} ${profileName}`],
  ['Definition', ({ definition }) => definition],
  ['Incarnation Cross', ({ incarnationCross }) => incarnationCross],
];

function channelWords(id: string): string {
  const channel = CHANNELS.find((candidate) => candidate.id === id);
  return channel ? `${id} ${channel.name}` : id;
}

const SETS: readonly (readonly [string, (chart: ChartData) => readonly string[]])[] = [
  ['Defined Centers', ({ definedCenters }) => definedCenters],
  ['Channels', ({ channels }) => channels.map(channelWords)],
];

/** Where two charts agree and where they differ, in the order of a result. */
export function compareCharts(first: ChartData, second: ChartData): Comparison {
  return {
    facts: FACTS.map(([label, read]) => {
      const values = [read(first), read(second)] as const;
      return { label, values, isSame: values[0] === values[1] };
    }),
    sets: SETS.map(([label, read]) => {
      const [ours, theirs] = [read(first), read(second)];
      return {
        label,
        both: ours.filter((one) => theirs.includes(one)),
        only: [
          ours.filter((one) => !theirs.includes(one)),
          theirs.filter((one) => !ours.includes(one)),
        ],
      };
    }),
  };
}
