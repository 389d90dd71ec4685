import type { ReadingChart } from './chart.ts';
import {
  authorityEvidence,
  centerEvidence,
  type Evidence,
  profileEvidence,
  typeEvidence,
} from './evidence.ts';
import {
  ASK_TEXTS,
  BEST_TEXTS,
  DECIDE_TEXTS,
  DRAIN_TEXTS,
  DRAIN_WITHOUT_OPEN,
  FEEDBACK_TEXTS,
  MEETING_GIFTS,
  MEETING_TEXTS,
} from './manual-texts.data.ts';
import { tellingCenters } from './telling-centers.ts';

export type ManualLineId = 'decide' | 'ask' | 'best' | 'drains' | 'feedback' | 'meetings';

/** One line of "How to work with me", to be edited before it's shared. */
export interface ManualLine {
  readonly id: ManualLineId;
  /** "How I decide" */
  readonly label: string;
  /** In the first person. */
  readonly text: string;
  /** What the suggestion rests on, the fact it is about first. */
  readonly evidence: readonly Evidence[];
}

type Suggestion = Pick<ManualLine, 'text' | 'evidence'>;

/** What wears the person out: the most telling of the open centers. */
function drains(chart: ReadingChart): Suggestion {
  const center = tellingCenters(chart).find((id) => chart.openCenters.includes(id));
  if (center === undefined) return { text: DRAIN_WITHOUT_OPEN, evidence: typeEvidence(chart) };
  return { text: DRAIN_TEXTS[center], evidence: [centerEvidence(chart, center)] };
}

/** How the person gets to a view, and what the most telling of the defined centers adds. */
function meetings(chart: ReadingChart): Suggestion {
  const { definition, definedCenters } = chart;
  const center = tellingCenters(chart).find((id) => definedCenters.includes(id));
  const texts = [MEETING_TEXTS[definition], ...(center ? [MEETING_GIFTS[center]] : [])];
  return {
    text: texts.join(' '),
    evidence: [
      { kind: 'definition', definition },
      ...(center ? [centerEvidence(chart, center)] : []),
    ],
  };
}

/**
 * "How to work with me" as a chart suggests it: six lines for colleagues, in the first person. Pure:
 * same chart, same lines.
 */
export function manualOf(chart: ReadingChart): readonly ManualLine[] {
  const { type, authority, profile } = chart;
  const ofProfile = profileEvidence(chart);
  return [
    {
      id: 'decide',
      label: 'How I decide',
      text: DECIDE_TEXTS[authority],
      evidence: authorityEvidence(chart),
    },
    { id: 'ask', label: 'How to ask me', text: ASK_TEXTS[type], evidence: typeEvidence(chart) },
    {
      id: 'best',
      label: 'When I’m at my best',
      text: BEST_TEXTS[profile.id],
      evidence: ofProfile,
    },
    { id: 'drains', label: 'What wears me out', ...drains(chart) },
    {
      id: 'feedback',
      label: 'How to give me feedback',
      text: FEEDBACK_TEXTS[profile.personalityLine],
      evidence: ofProfile,
    },
    { id: 'meetings', label: 'In meetings', ...meetings(chart) },
  ];
}
