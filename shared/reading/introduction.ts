import { TYPES } from '../engine/human-type.ts';
import type { ReadingChart } from './chart.ts';
import { authorityEvidence, type Evidence, profileEvidence, typeEvidence } from './evidence.ts';
import {
  INTRODUCED_DECISIONS,
  INTRODUCED_LEADS,
  INTRODUCED_PROFILES,
  INTRODUCED_STRATEGIES,
} from './introduction.data.ts';

interface IntroducedFact {
  readonly id: 'decide' | 'strategy' | 'profile';
  readonly label: string;
  readonly term: string;
  readonly sentence: string;
  readonly evidence: readonly Evidence[];
}

/** A chart's first screen for readers other than its person. */
export interface Introduction {
  readonly lead: string;
  readonly facts: readonly IntroducedFact[];
}

/** What others may want to know of a chart's person first. Pure: same chart, same sentences. */
export function introductionOf(chart: ReadingChart): Introduction {
  const { type, authority, profile } = chart;
  return {
    lead: INTRODUCED_LEADS[type],
    facts: [
      {
        id: 'decide',
        label: 'How they decide',
        term: authority,
        sentence: INTRODUCED_DECISIONS[authority],
        evidence: authorityEvidence(chart),
      },
      {
        id: 'strategy',
        label: 'Strategy',
        term: TYPES[type].strategy,
        sentence: INTRODUCED_STRATEGIES[type],
        evidence: typeEvidence(chart),
      },
      {
        id: 'profile',
        label: 'Profile',
        term: profile.id,
        sentence: INTRODUCED_PROFILES[profile.id],
        evidence: profileEvidence(chart),
      },
    ],
  };
}
