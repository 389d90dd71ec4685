import type { TypeName } from '../engine/human-type.ts';
import type { PairTypeText } from './schema.ts';

/** Two types, the earlier one first, and our own words for how they work side by side. */
export interface TypePair extends PairTypeText {
  /** `{a}` stands for the person of the first type, `{b}` for the other, `{both}` for the two. */
  readonly types: readonly [TypeName, TypeName];
}

export const PAIR_TYPE_TEXTS: readonly TypePair[] = [
  {
    types: ['Manifestor', 'Manifestor'],
    strength: '{both} each start things without waiting for a push, and can open several fronts at once.',
    watchout: '{both} each act first and inform late, so plans cross before anyone has spoken.',
  },
  {
    types: ['Manifestor', 'Generator'],
    strength: '{a} sets things going, and {b} keeps them going once the work has a yes.',
    watchout: '{a} announces and moves on, while {b} works best after being asked.',
  },
  {
    types: ['Manifestor', 'Manifesting Generator'],
    strength: '{a} opens the door, and {b} moves through it fast once the answer is yes.',
    watchout: 'Both move quickly: {a} without telling, {b} by skipping steps, and the team finds out afterward.',
  },
  {
    types: ['Manifestor', 'Projector'],
    strength: '{a} sets things in motion, and {b} sees how to steer them when asked.',
    watchout: '{b} sees what {a} overlooks, and a view that nobody asked for meets a closed door.',
  },
  {
    types: ['Manifestor', 'Reflector'],
    strength: '{a} makes the start, and {b} shows how it is felt in the room.',
    watchout: '{a} decides at once, and {b} needs time before a view is clear.',
  },
  {
    types: ['Generator', 'Generator'],
    strength: '{both} have lasting energy for work they respond to, and carry a long project between them.',
    watchout: '{both} wait for something to respond to, and when nobody asks the first question, nothing begins.',
  },
  {
    types: ['Generator', 'Manifesting Generator'],
    strength: '{a} works steadily to the end, and {b} finds the shortcut.',
    watchout: '{b} changes course while {a} is still in the middle of a step.',
  },
  {
    types: ['Generator', 'Projector'],
    strength: '{b} sees where the energy of {a} does most good, and {a} does work that lasts.',
    watchout: '{b} tires earlier than {a}, and advice without a question feels to {a} like interference.',
  },
  {
    types: ['Generator', 'Reflector'],
    strength: '{a} supplies lasting energy, and {b} notices when the work or the room is no longer right.',
    watchout: '{b} takes on the pace of {a} and notices late that it was too much.',
  },
  {
    types: ['Manifesting Generator', 'Manifesting Generator'],
    strength: '{both} move fast on what they respond to, and follow a change of course without a meeting.',
    watchout: '{both} skip steps, and the one that both left out comes back at the end.',
  },
  {
    types: ['Manifesting Generator', 'Projector'],
    strength: '{a} moves fast, and {b} sees which of the many moves is worth the effort.',
    watchout: '{a} is gone before {b} has finished the thought, and {b} feels unheard.',
  },
  {
    types: ['Manifesting Generator', 'Reflector'],
    strength: '{a} brings speed, and {b} a calm picture of what the speed does to everyone.',
    watchout: 'The pace of {a} leaves {b} little time to see clearly.',
  },
  {
    types: ['Projector', 'Projector'],
    strength: '{both} see people and systems clearly, and advise each other well when each asks.',
    watchout: '{both} wait to be asked, and both tire when nobody else does the daily work.',
  },
  {
    types: ['Projector', 'Reflector'],
    strength: '{a} sees the structure and {b} the state of the group, which gives a full picture.',
    watchout: '{both} look on closely, and neither has steady energy for carrying the work through.',
  },
  {
    types: ['Reflector', 'Reflector'],
    strength: '{both} mirror the people around them, and can compare what each has picked up.',
    watchout: '{both} take in the mood of the place, and a bad place wears on the two at once.',
  },
];
