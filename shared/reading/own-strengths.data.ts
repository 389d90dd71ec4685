import type { AuthorityName } from '../engine/authority.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { ProfileId } from '../engine/profile.ts';

// Our own words: where one of the chart's own strengths comes in, at `{strength}`, in the chapters whose
// opening would otherwise be the same for everybody with the authority, type or profile.

export const DECIDE_OWN: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'Offers that call for your strength “{strength}” tempt you most on a high, so give them the same wait.',
  Sacral: 'The clearest yes tends to come when the work calls for your strength “{strength}.”',
  Splenic: 'The signal is often clearest where your strength “{strength}” is at stake.',
  'Ego Manifested': 'Listen for the sentences in which your strength “{strength}” has a part.',
  'Ego Projected': 'An offer that has room for your strength “{strength}” is easier to want.',
  'Self-Projected': 'You sound most like yourself when an offer has room for your strength “{strength}.”',
  'Mental / Environmental': 'Ask your listeners whether the choice leaves room for your strength “{strength}.”',
  Lunar: 'On each date, ask whether the choice would leave room for your strength “{strength}.”',
};

export const ENERGY_OWN: Readonly<Record<TypeName, string>> = {
  Manifestor: 'Spend the push where your strength “{strength}” counts most.',
  Generator: 'The work most likely to get you there calls for your strength “{strength}.”',
  'Manifesting Generator': 'At least one of the three should call for your strength “{strength}.”',
  Projector: 'Give your best hours to work that calls for your strength “{strength}.”',
  Reflector: 'Good company, for you, makes room for your strength “{strength}.”',
};

export const GROW_OWN: Readonly<Record<ProfileId, string>> = {
  '1/3': 'Choose questions that need your strength “{strength}.”',
  '1/4': 'A topic that shows your strength “{strength}” is a good one to begin with.',
  '2/4': 'What people ask you for will often be your strength “{strength}.”',
  '2/5': 'When strangers call, they often mean your strength “{strength}.”',
  '3/5': 'The failures worth writing up are those that tested your strength “{strength}.”',
  '3/6': 'Keep the attempts in which your strength “{strength}” made the difference.',
  '4/6': 'In a new circle, your strength “{strength}” is news again.',
  '4/1': 'The safest next subject is one that needs your strength “{strength},” too.',
  '5/1': 'They may well be counting on your strength “{strength}.”',
  '5/2': 'Chances are that it draws on your strength “{strength}.”',
  '6/2': 'What they notice may well be your strength “{strength}.”',
  '6/3': 'The attempts worth going back to needed your strength “{strength}.”',
};
