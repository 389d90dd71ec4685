import { readPosition } from '../domain/chart-text.ts';
import { andList } from '../domain/english.ts';
import { BODY_IDS, BODY_NAMES, type PerPosition, SIDES, type Side } from '../engine/bodies.ts';
import { CENTERS } from '../engine/centers.ts';
import type { LibraryKind } from './address.ts';

/** What marks need of a chart, as charts are stored and sent. */
export interface MarkedChart {
  readonly type: string;
  readonly authority: string;
  readonly profile: string;
  readonly definition: string;
  /** Names, as "G Center". */
  readonly definedCenters: readonly string[];
  readonly gates: readonly number[];
  readonly channels: readonly string[];
  readonly activations: PerPosition<string>;
}

/** A page of the library seen from one chart. */
export interface ChartMark {
  /** False for what a chart lacks, or has only in part. */
  readonly isYours: boolean;
  /** "Your conscious Mars, line 4" */
  readonly sentence: string;
}

interface Subject {
  readonly kind: LibraryKind;
  readonly id: string;
}

const SIDE_WORDS: Readonly<Record<Side, string>> = {
  design: 'unconscious',
  personality: 'conscious',
};

/** "your conscious Mars (line 4)", the conscious side first. */
function holdersOf(chart: MarkedChart, gate: string): string[] {
  return SIDES.toReversed().flatMap((side) =>
    BODY_IDS.flatMap((body) => {
      const position = readPosition(chart.activations[side][body]);
      if (String(position?.gate) !== gate) return [];
      return [`your ${SIDE_WORDS[side]} ${BODY_NAMES[body]} (line ${position?.line})`];
    }),
  );
}

function gateMark(chart: MarkedChart, gate: string): ChartMark {
  const holders = holdersOf(chart, gate);
  if (holders.length === 0) {
    return { isYours: false, sentence: `Gate ${gate} isn’t active in your chart.` };
  }
  return { isYours: true, sentence: `You have it: ${andList(holders)}.` };
}

function channelMark(chart: MarkedChart, id: string): ChartMark {
  if (chart.channels.includes(id)) {
    return { isYours: true, sentence: 'You have this whole channel, so you can count on it.' };
  }
  const half = id.split('-').find((gate) => chart.gates.includes(Number(gate)));
  return {
    isYours: false,
    sentence: half
      ? `You have gate ${half} only; the other half comes from people around you.`
      : 'You have neither of its gates.',
  };
}

function centerMark(chart: MarkedChart, id: string): ChartMark {
  const name = Object.values(CENTERS).find((center) => center.id === id)?.name ?? id;
  const isYours = chart.definedCenters.includes(name);
  return { isYours, sentence: `${name} is ${isYours ? 'defined' : 'open'} in your chart.` };
}

function lineMark(chart: MarkedChart, line: string): ChartMark {
  const [known, seen] = chart.profile.split('/');
  if (line === known)
    return { isYours: true, sentence: `It’s the first line of your profile, ${chart.profile}.` };
  if (line === seen)
    return { isYours: true, sentence: `It’s the second line of your profile, ${chart.profile}.` };
  return { isYours: false, sentence: `It’s not in your profile, ${chart.profile}.` };
}

function sameMark(name: string, yours: string, term: string): ChartMark {
  if (yours === term) return { isYours: true, sentence: `This is your ${name}.` };
  return { isYours: false, sentence: `Your ${name} is ${yours}.` };
}

/** What a page of the library means for one chart; null for articles. */
export function chartMark(chart: MarkedChart, { kind, id }: Subject): ChartMark | null {
  switch (kind) {
    case 'gates':
      return gateMark(chart, id);
    case 'channels':
      return channelMark(chart, id);
    case 'centers':
      return centerMark(chart, id);
    case 'lines':
      return lineMark(chart, id);
    case 'types':
      return sameMark('type', chart.type, id);
    case 'authorities':
      return sameMark('authority', chart.authority, id);
    case 'profiles':
      return sameMark('profile', chart.profile, id);
    case 'definitions':
      return sameMark('definition', chart.definition, id);
    case 'articles':
      return null;
  }
}
