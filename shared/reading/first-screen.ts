import type { AuthorityName } from '../engine/authority.ts';
import type { CenterId } from '../engine/centers.ts';
import { TYPES } from '../engine/human-type.ts';
import type { ReadingChart } from './chart.ts';
import type { Evidence } from './evidence.ts';
import { DECIDE_LINES, LEADS, PROFILE_LINES, STRATEGY_LINES } from './first-screen.data.ts';
import { routeToThroat } from './route-to-throat.ts';

/** A sentence with what it rests on, the fact it states first. */
export interface Evidenced {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

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

/** The center that speaks in an authority; the two that have none decide outside of the chart. */
const SPEAKING_CENTER: Readonly<Record<AuthorityName, CenterId | null>> = {
  Emotional: 'solarPlexus',
  Sacral: 'sacral',
  Splenic: 'spleen',
  'Ego Manifested': 'heart',
  'Ego Projected': 'heart',
  'Self-Projected': 'g',
  'Mental / Environmental': null,
  Lunar: null,
};

/** The authority, with the center that speaks. */
export function authorityEvidence({ authority }: ReadingChart): Evidence[] {
  const center = SPEAKING_CENTER[authority];
  return [
    { kind: 'authority', authority },
    ...(center ? [{ kind: 'center', center, state: 'defined' } as const] : []),
  ];
}

/** The type, with what makes it: the Sacral's state, and how a motor reaches the Throat. */
export function typeEvidence(chart: ReadingChart): Evidence[] {
  const state = chart.definedCenters.includes('sacral') ? 'defined' : 'open';
  return [
    { kind: 'type', type: chart.type },
    { kind: 'center', center: 'sacral', state },
    ...routeToThroat(chart).map((channel) => ({ kind: 'channel', channel }) as const),
  ];
}

/** The profile, with the two Suns whose lines make it. */
export function profileEvidence({ profile, activations }: ReadingChart): Evidence[] {
  return [
    { kind: 'profile', profile: profile.id },
    { kind: 'gate', gate: activations.personality.sun.gate, sides: ['personality'] },
    { kind: 'gate', gate: activations.design.sun.gate, sides: ['design'] },
  ];
}

/** The first screen of a chart's result. */
export function firstScreenOf(chart: ReadingChart): FirstScreen {
  const { type, authority, profile } = chart;
  return {
    statement: { text: `You’re a ${type}.`, evidence: typeEvidence(chart) },
    lead: LEADS[type],
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
        label: 'Strategy',
        term: TYPES[type].strategy,
        sentence: STRATEGY_LINES[type],
        evidence: typeEvidence(chart),
      },
      {
        id: 'profile',
        label: 'Profile',
        term: profile.id,
        sentence: PROFILE_LINES[profile.id],
        evidence: profileEvidence(chart),
      },
    ],
  };
}
