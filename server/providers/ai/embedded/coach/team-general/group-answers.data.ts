import type { CenterId } from '#shared/engine/centers.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import type { TopicId } from '../team-topics/topic-manners.data.ts';

// Our own words on what a group of charts does together.

/** What each type brings and needs, after a member’s name. */
export const TYPE_IN_TEAM: Readonly<Record<TypeName, string>> = {
  Generator: 'brings steady energy for what they’ve said yes to, and needs something concrete to respond to',
  'Manifesting Generator': 'brings speed and shortcuts, and needs room to change the way and a check on what was skipped',
  Projector: 'brings the eye for what works and for whom, and needs to be asked for it',
  Manifestor: 'brings the first move, and needs freedom for it and gives a word beforehand in return',
  Reflector: 'brings the mirror of how the group is doing, and needs time and a good place',
};

/** What a type does in the order of a shared task, after the names. */
export const TYPE_TURNS: readonly (readonly [readonly TypeName[], string])[] = [
  [['Manifestor'], 'set things off'],
  [['Projector'], 'say what’s worth doing, and how, when they’re asked'],
  [['Generator', 'Manifesting Generator'], 'respond and carry it'],
  [['Reflector'], 'tell you how it’s going for everyone'],
];

export const NO_CARRIERS =
  'Nobody here has the type that’s built for steady daily work, so plan short stretches, real breaks, and help for routine.';

/** The centers that tell most about a topic in a group. */
export const TOPIC_CENTERS: Readonly<Partial<Record<TopicId, readonly CenterId[]>>> = {
  deadline: ['root', 'solarPlexus'],
  mood: ['solarPlexus', 'root'],
  conflict: ['solarPlexus', 'heart'],
  overload: ['sacral', 'heart'],
  finishing: ['sacral', 'heart'],
  meeting: ['throat', 'solarPlexus'],
  'speaking-up': ['throat', 'solarPlexus'],
  decision: ['solarPlexus', 'ajna'],
  ideas: ['ajna', 'head'],
  pace: ['root', 'sacral'],
  change: ['g', 'root'],
  asking: ['heart', 'sacral'],
};
