import type { AuthorityName } from '../engine/authority.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { ProfileId } from '../engine/profile.ts';

// What others read of somebody, in our own words: the first lines of a result told about a person.
export const INTRODUCED_LEADS: Readonly<Record<TypeName, string>> = {
  Manifestor: 'They get things started, and they don’t need a push from anyone.',
  Generator: 'They have steady energy for the work they say yes to.',
  'Manifesting Generator':
    'They have steady energy, and they move fast once something has their yes.',
  Projector: 'They see how people and systems work, and they guide best when someone asks.',
  Reflector: 'They pick up how a whole room is doing, and they show it what they see.',
};

export const INTRODUCED_DECISIONS: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'They need to sleep on it. Their answer is clear once the feeling has settled.',
  Sacral: 'Their gut says yes or no before the reasons come. Ask a yes-or-no question.',
  Splenic: 'They go by a quiet first hunch. It won’t repeat itself, so catch it when they say it.',
  'Ego Manifested': 'They find out what they want by saying it. Listen to what they announce.',
  'Ego Projected': 'They say yes when they really want it. Show them what’s in it for them.',
  'Self-Projected': 'They hear the answer in their own voice. Let them talk it through.',
  'Mental / Environmental': 'They think out loud with people they trust. Meet somewhere they like.',
  Lunar: 'They need about a month for a big decision. Don’t press for a quick one.',
};

export const INTRODUCED_STRATEGIES: Readonly<Record<TypeName, string>> = {
  Manifestor: 'They tell the people it affects, then go ahead.',
  Generator: 'Bring them something to respond to, then watch for a clear yes.',
  'Manifesting Generator': 'Bring them something to respond to, and ask for a heads-up.',
  Projector: 'Ask for their view. That’s when it lands.',
  Reflector: 'Give them time with big commitments. They look from every angle first.',
};

export const INTRODUCED_PROFILES: Readonly<Record<ProfileId, string>> = {
  '1/3': 'They study a subject first, then find out what works by trying it.',
  '1/4': 'They build solid knowledge and share it with people who trust them.',
  '2/4': 'They have a natural talent, and people close to them bring it out.',
  '2/5': 'They like to be left to their work, and others come to them for fixes.',
  '3/5': 'They learn by trial, and people bring them problems that need solving.',
  '3/6': 'They learn by trial now and become the one with perspective later.',
  '4/6': 'They work through people they know and keep an eye on the whole.',
  '4/1': 'They’re firm in what they know and open it to people who trust them.',
  '5/1': 'People expect practical answers from them, and they do the homework.',
  '5/2': 'People expect solutions from them, and they need quiet to find them.',
  '6/2': 'They take the long view, and people follow the example they set.',
  '6/3': 'They want the wide view and keep getting it by trying things themselves.',
};
