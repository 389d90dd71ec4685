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
    strength: '{both} each start things without waiting for a push, and can work on several fronts in parallel.',
    watchout: '{both} each act first and tell people later, so their plans collide before anyone says a word.',
  },
  {
    types: ['Manifestor', 'Generator'],
    strength: '{a} gets things started, and {b} keeps them going after saying yes to the work.',
    watchout: '{a} makes announcements and moves on, while {b} works best when asked.',
  },
  {
    types: ['Manifestor', 'Manifesting Generator'],
    strength: '{a} opens the door, and {b} moves through fast once it’s a yes.',
    watchout: 'Both move quickly, {a} without telling anyone and {b} by skipping steps, and the team finds out afterward.',
  },
  {
    types: ['Manifestor', 'Projector'],
    strength: '{a} sets things in motion, and {b} sees how to steer them when asked.',
    watchout: '{b} sees what {a} misses, but unsolicited advice won’t land.',
  },
  {
    types: ['Manifestor', 'Reflector'],
    strength: '{a} makes the first move, and {b} shows how the room takes it.',
    watchout: '{a} decides right away, while {b} needs time to see things clearly.',
  },
  {
    types: ['Generator', 'Generator'],
    strength: '{both} have steady energy for work they respond to, and can carry a long project together.',
    watchout: '{both} wait for something to respond to, so if nobody asks the first question, nothing starts.',
  },
  {
    types: ['Generator', 'Manifesting Generator'],
    strength: '{a} works steadily to the finish, and {b} finds the shortcut.',
    watchout: '{b} changes course while {a} is still in the middle of a step.',
  },
  {
    types: ['Generator', 'Projector'],
    strength: '{b} sees where {a}’s energy does the most good, and {a} does work that lasts.',
    watchout: '{b} tires sooner than {a}, and unsolicited advice feels like interference to {a}.',
  },
  {
    types: ['Generator', 'Reflector'],
    strength: '{a} supplies steady energy, and {b} notices when the work or the room is no longer right.',
    watchout: '{b} picks up {a}’s pace and realizes too late that it was too much.',
  },
  {
    types: ['Manifesting Generator', 'Manifesting Generator'],
    strength: '{both} move fast on what they respond to, and can change course without a meeting.',
    watchout: '{both} skip steps, and the one they both skipped comes back at the end.',
  },
  {
    types: ['Manifesting Generator', 'Projector'],
    strength: '{a} moves fast, and {b} sees which moves are worth the effort.',
    watchout: '{a} has moved on before {b} finishes the thought, and {b} feels unheard.',
  },
  {
    types: ['Manifesting Generator', 'Reflector'],
    strength: '{a} brings speed, and {b} shows calmly what that speed does to everyone.',
    watchout: '{a}’s pace leaves {b} little time to see clearly.',
  },
  {
    types: ['Projector', 'Projector'],
    strength: '{both} see people and systems clearly, and advise each other well when each asks.',
    watchout: '{both} wait to be asked, and both wear out if nobody else does the daily work.',
  },
  {
    types: ['Projector', 'Reflector'],
    strength: '{a} sees the structure and {b} sees how the group is doing, which gives a full picture.',
    watchout: '{both} are sharp observers, but neither has steady energy to see the work through.',
  },
  {
    types: ['Reflector', 'Reflector'],
    strength: '{both} mirror the people around them, and can compare what each of them picks up.',
    watchout: '{both} absorb the mood around them, so a bad environment wears on both.',
  },
];
