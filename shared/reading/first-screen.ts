import { STRATEGY_TERMS } from '../engine/strategy-terms.ts';
import type { ReadingChart } from './chart.ts';
import {
  authorityEvidence,
  type Evidence,
  type Evidenced,
  profileEvidence,
  typeEvidence,
} from './evidence.ts';
import {
  DECIDE_LINES,
  EMOTIONAL_LEADS,
  EMOTIONAL_STRATEGY_LINES,
  LEADS,
  PROFILE_LINES,
  STRATEGY_LINES,
} from './first-screen.data.ts';
import { routeToThroat } from './route-to-throat.ts';

export interface ReadingFact {
  readonly id: 'decide' | 'strategy' | 'profile';
  readonly label: string;
  /** The term behind the sentence: "Emotional", "6/2". */
  readonly term: string;
  readonly sentence: string;
  readonly evidence: readonly Evidence[];
}

/** Who this is in one sentence, what that means, and the three facts to start with. */
export interface FirstScreen {
  /** "You're a Generator." */
  readonly statement: Evidenced;
  readonly lead: string;
  readonly facts: readonly ReadingFact[];
}

/** The type, with how a motor reaches the Throat. */
function typeWithRoute(chart: ReadingChart): Evidence[] {
  const route = routeToThroat(chart).map((channel) => ({ kind: 'channel', channel }) as const);
  return [...typeEvidence(chart), ...route];
}

/** The first screen of a chart's result. */
export function firstScreenOf(chart: ReadingChart): FirstScreen {
  const { type, authority, profile } = chart;
  const isEmotional = authority === 'Emotional';
  return {
    statement: { text: `You’re a ${type}.`, evidence: typeWithRoute(chart) },
    lead: (isEmotional && EMOTIONAL_LEADS[type]) || LEADS[type],
    facts: [
      {
        id: 'decide',
        label: 'How you decide',
        term: authority,
        sentence: DECIDE_LINES[authority],
        evidence: authorityEvidence(chart),
      },
      {
        id: 'strategy',
        label: 'How you start',
        term: STRATEGY_TERMS[type],
        sentence: (isEmotional && EMOTIONAL_STRATEGY_LINES[type]) || STRATEGY_LINES[type],
        evidence: typeWithRoute(chart),
      },
      {
        id: 'profile',
        label: 'Your role',
        term: profile.id,
        sentence: PROFILE_LINES[profile.id],
        evidence: profileEvidence(chart),
      },
    ],
  };
}
