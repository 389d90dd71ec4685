import type { Cells } from './activations.ts';
import type { BodyId, Side } from './bodies.ts';
import { entryAt } from './lookup.ts';
import { positionIndex } from './positions.ts';
import { type Color, colorOfUnit, type Tone, toneOfUnit } from './wheel.ts';

export type VariableName = 'Determination' | 'Environment' | 'Motivation' | 'Perspective';

interface VariableFacts {
  readonly name: VariableName;
  readonly side: Side;
  readonly body: BodyId;
  /** For colors 1 to 6. */
  readonly words: readonly string[];
}

// Facts as published and used throughout the field.
export const VARIABLES: readonly VariableFacts[] = [
  {
    name: 'Determination',
    side: 'design',
    body: 'sun',
    words: ['Appetite', 'Taste', 'Thirst', 'Touch', 'Sound', 'Light'],
  },
  {
    name: 'Environment',
    side: 'design',
    body: 'north_node',
    words: ['Caves', 'Markets', 'Kitchens', 'Mountains', 'Valleys', 'Shores'],
  },
  {
    name: 'Motivation',
    side: 'personality',
    body: 'sun',
    words: ['Fear', 'Hope', 'Desire', 'Need', 'Guilt', 'Innocence'],
  },
  {
    name: 'Perspective',
    side: 'personality',
    body: 'north_node',
    words: ['Survival', 'Possibility', 'Power', 'Wanting', 'Probability', 'Personal'],
  },
];

/** The word comes from the color, the arrow from the tone. */
export interface Variable {
  readonly name: VariableName;
  readonly word: string;
  readonly color: Color;
  readonly tone: Tone;
  readonly arrow: 'left' | 'right';
}

const SIX = [1, 2, 3, 4, 5, 6] as const;

/**
 * The index of each variable's position, and what it is at each of the 36 pairs of color and tone,
 * made once for all charts.
 */
const VALUES = VARIABLES.map(({ name, side, body, words }) => ({
  index: positionIndex(side, body),
  values: SIX.flatMap((color) =>
    SIX.map(
      (tone): Variable => ({
        name,
        word: entryAt(words, color - 1),
        color,
        tone,
        arrow: tone <= 3 ? 'left' : 'right',
      }),
    ),
  ),
}));

/** The four variables. They change within minutes: meaningful for an exact birth time only. */
export function variablesOf(cells: Cells): Variable[] {
  const variables: Variable[] = [];
  for (const { index, values } of VALUES) {
    const cell = cells[index] ?? Number.NaN;
    const variable = values[(colorOfUnit(cell) - 1) * SIX.length + toneOfUnit(cell) - 1];
    if (variable !== undefined) variables.push(variable);
  }
  return variables;
}
