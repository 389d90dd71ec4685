import type { AuthorityName } from '../engine/authority.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { ProfileId } from '../engine/profile.ts';

// The first lines of a result, in our own words.
export const LEADS: Readonly<Record<TypeName, string>> = {
  Manifestor: 'You get things started without waiting for a push.',
  Generator: 'You have steady energy for the work you say yes to.',
  'Manifesting Generator':
    'You have steady energy, and you move fast once you’ve said yes.',
  Projector: 'You see how people and systems work, and how they could work better.',
  Reflector: 'You pick up how a whole room is doing, and you mirror it back.',
};

export const DECIDE_LINES: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'Sleep on it. Your answer is clear once the feeling has settled.',
  Sacral: 'Listen for your gut’s yes or no; it comes before the reasons.',
  Splenic: 'Trust your first quiet hunch. You only get it once.',
  'Ego Manifested': 'Say it out loud. What you hear yourself announce is what you want.',
  'Ego Projected': 'Ask yourself whether you really want it, and say yes only if you do.',
  'Self-Projected': 'Talk it through. You’ll hear the answer in your own voice.',
  'Mental / Environmental': 'Think out loud with people you trust, in a place that feels right.',
  Lunar: 'Give big decisions about a month, and see what’s still true at the end.',
};

/** After "If it's Emotional, …": how somebody of another birth time would decide. */
export const DECIDE_INSTEAD: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'sleep on it first',
  Sacral: 'go with your gut’s yes or no',
  Splenic: 'trust the first quiet hunch',
  'Ego Manifested': 'say it out loud first',
  'Ego Projected': 'ask whether you really want it',
  'Self-Projected': 'talk it through first',
  'Mental / Environmental': 'think out loud with people you trust',
  Lunar: 'give it about a month',
};

export const STRATEGY_LINES: Readonly<Record<TypeName, string>> = {
  Manifestor: 'Tell the people it affects, then go ahead.',
  Generator: 'Let a request or a problem come to you, then notice whether you want it.',
  'Manifesting Generator': 'React to what comes up, tell the people it affects, then move.',
  Projector: 'Wait until someone asks for your view; then your advice lands.',
  Reflector: 'Take a month inside a team before you commit to it.',
};

export const PROFILE_LINES: Readonly<Record<ProfileId, string>> = {
  '1/3': 'You study a subject first, then find out what works by trying it.',
  '1/4': 'You build solid knowledge and share it with people who trust you.',
  '2/4': 'You have a natural talent, and people close to you bring it out.',
  '2/5': 'You like to be left to your work, and others come to you for fixes.',
  '3/5': 'You learn by trial, and people bring you problems that need solving.',
  '3/6': 'You learn by trial now and become the one with perspective later.',
  '4/6': 'You get things done through people you know, and you watch the big picture.',
  '4/1': 'You stand on firm ground and open it to the people who trust you.',
  '5/1': 'People expect practical answers from you, and you do the homework.',
  '5/2': 'People expect solutions from you, and you need quiet to find them.',
  '6/2': 'You take the long view, and people follow the example you set.',
  '6/3': 'You want the wide view, and you get it by trying things yourself.',
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
