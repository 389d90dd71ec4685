import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { TeamFacts } from '#shared/coach/team-facts.ts';
import { asGate } from '#shared/engine/wheel.ts';

/* Facts for tests, as values. */

const ANA_POSITIONS = [
  ['personality', 'sun', '34.3'],
  ['personality', 'earth', '20.3'],
  ['design', 'sun', '10.5'],
  ['design', 'moon', '5.2'],
] as const;

/** A Generator with Sacral authority, profile 3/5, Sacral and G joined by 10-34; gate 5 beside them. */
export const ANA: PersonFacts = {
  name: 'Ana',
  isTimeExact: true,
  type: { value: 'Generator', possible: ['Generator'] },
  strategy: { value: 'Wait to respond', possible: ['Wait to respond'] },
  authority: { value: 'Sacral', possible: ['Sacral'] },
  profile: { value: '3/5', possible: ['3/5'] },
  definition: { value: 'Single', possible: ['Single'] },
  incarnationCross: {
    value: 'Right Angle Cross of the Sleeping Phoenix 4',
    possible: ['Right Angle Cross of the Sleeping Phoenix 4'],
  },
  gates: new Map([5, 10, 20, 34].map((gate) => [gate, 'sure'] as const)),
  channels: new Map([['10-34', 'sure']]),
  centers: {
    head: 'open',
    ajna: 'open',
    throat: 'open',
    g: 'defined',
    heart: 'open',
    spleen: 'open',
    solarPlexus: 'open',
    sacral: 'defined',
    root: 'open',
  },
  positions: ANA_POSITIONS.map(([side, body, text]) => {
    const [gate, line] = text.split('.').map(Number);
    const known = asGate(gate ?? 0);
    return {
      side,
      body,
      at: known && (line === 2 || line === 3 || line === 5) ? { gate: known, line } : null,
      text: { value: text, possible: [text] },
    };
  }),
  variables: null,
};

/** An inexact birth time: type, authority, profile, definition, gates 5 and 6 and the Solar Plexus depend on it. */
export const BEN: PersonFacts = {
  ...ANA,
  name: 'Ben',
  isTimeExact: false,
  type: { value: 'Generator', possible: ['Generator', 'Manifesting Generator'] },
  authority: { value: 'Sacral', possible: ['Sacral', 'Emotional'] },
  profile: { value: '3/5', possible: ['3/5', '3/6'] },
  gates: new Map([
    [5, 'possible'],
    [6, 'possible'],
    [10, 'sure'],
    [34, 'sure'],
  ]),
  channels: new Map([
    ['10-34', 'sure'],
    ['6-59', 'possible'],
  ]),
  centers: { ...ANA.centers, solarPlexus: 'either' },
};

/** Ana and D’Arcy; gates 7 and 31 without a holder, 5-15 filled. */
export const TEAM: TeamFacts = {
  names: ['Ana', 'D’Arcy'],
  holders: new Map([
    [5, ['Ana']],
    [15, ['D’Arcy']],
    [7, []],
    [31, []],
  ]),
  channels: new Map([
    ['5-15', 'filled'],
    ['7-31', 'empty'],
  ]),
  gaps: [7, 31],
  limited: new Map(),
  coverage: 2,
  pairs: [
    {
      names: ['Ana', 'D’Arcy'],
      dynamicType: 'Bridge',
      strength: '',
      watchout: '',
      talk: null,
      trial: null,
      channels: '',
    },
  ],
};
