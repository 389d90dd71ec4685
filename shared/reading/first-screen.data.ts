import type { AuthorityName } from '../engine/authority.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { ProfileId } from '../engine/profile.ts';

// The first lines of a result, in our own words.
export const LEADS: Readonly<Record<TypeName, string>> = {
  Manifestor: 'You get things started without waiting for a push.',
  Generator: 'You have steady energy for work you say yes to.',
  'Manifesting Generator':
    'You have steady energy and start fast after a yes.',
  Projector: 'You see how people and systems could work better.',
  Reflector: 'You pick up how a whole room is doing, and you mirror it back.',
};

/** Of those who should sleep on it: what comes at once for others would contradict that. */
export const EMOTIONAL_LEADS: Readonly<Partial<Record<TypeName, string>>> = {
  Manifestor: 'You get things started yourself, once you’re calm.',
  'Manifesting Generator': 'You have steady energy and start fast when calm.',
};

export const DECIDE_LINES: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'Sleep on it. Decide once the feeling settles.',
  Sacral: 'Trust your gut’s first yes or no.',
  Splenic: 'Trust your first hunch. It speaks only once.',
  'Ego Manifested': 'Say it out loud, and hear what you want.',
  'Ego Projected': 'Ask if you really want it. If not, say no.',
  'Self-Projected': 'Talk it through. You’ll hear your own answer.',
  'Mental / Environmental': 'Think out loud, with people and places you trust.',
  Lunar: 'Give it a month, and see what’s still true.',
};

export const STRATEGY_LINES: Readonly<Record<TypeName, string>> = {
  Manifestor: 'Tell the people you’ll affect, then go ahead.',
  Generator: 'Wait for a request, then see if you want it.',
  'Manifesting Generator': 'React to what comes, tell people, then move.',
  Projector: 'Wait to be asked. Then your advice counts.',
  Reflector: 'Try a team for a month before you commit.',
};

/** Of those who should sleep on it, where the type's own line would leave out when. */
export const EMOTIONAL_STRATEGY_LINES: Readonly<Partial<Record<TypeName, string>>> = {
  'Manifesting Generator': 'React, sleep on it, tell people, then move.',
};

export const PROFILE_LINES: Readonly<Record<ProfileId, string>> = {
  '1/3': 'You read up first, then test it yourself.',
  '1/4': 'You study hard, then teach your colleagues.',
  '2/4': 'People ask you for what comes easily to you.',
  '2/5': 'You work alone until people need your help.',
  '3/5': 'You try it, keep what works, and pass it on.',
  '3/6': 'You try things yourself before you advise.',
  '4/6': 'You win people over, then lead by example.',
  '4/1': 'People you know come to you for solid facts.',
  '5/1': 'You give practical answers you’ve checked.',
  '5/2': 'You think alone, then come out with the fix.',
  '6/2': 'You watch first, then show how it’s done.',
  '6/3': 'You test things until you know what lasts.',
};

/** A way of deciding in few words, to tell birth times apart. */
export const DECIDE_IN_SHORT: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'sleep on it',
  Sacral: 'gut response',
  Splenic: 'first hunch',
  'Ego Manifested': 'say it out loud',
  'Ego Projected': 'ask what you want',
  'Self-Projected': 'talk it through',
  'Mental / Environmental': 'think out loud',
  Lunar: 'wait a month',
};

/** A profile in few words, for what another birth time would make of it. */
export const PROFILES_IN_SHORT: Readonly<Record<ProfileId, string>> = {
  '1/3': 'study first, then trial and error',
  '1/4': 'study first, then sharing it with people who trust you',
  '2/4': 'a talent that people close to you call out',
  '2/5': 'a talent that others want for fixes',
  '3/5': 'trial first, then fixes for others',
  '3/6': 'trial now, the overview later',
  '4/6': 'people you know, and an eye on the whole',
  '4/1': 'firm ground, open to people who trust you',
  '5/1': 'practical answers, backed by study',
  '5/2': 'practical answers, found in quiet',
  '6/2': 'the long view, and an example to follow',
  '6/3': 'the long view, won by trying things',
};
