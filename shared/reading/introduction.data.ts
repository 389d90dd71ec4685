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
  Reflector: 'They sense how a whole group is doing, and they can tell it what they see.',
};

export const INTRODUCED_DECISIONS: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'They need to sleep on it. Their answer is clear once the feeling has settled.',
  Sacral: 'Their gut says yes or no before the reasons come. Ask a yes-or-no question.',
  Splenic: 'They go by a quiet first hunch. It comes only once, so listen when they say it.',
  'Ego Manifested': 'They find out what they want by saying it. Listen to what they announce.',
  'Ego Projected': 'They need to really want it. Show them what’s in it for them.',
  'Self-Projected': 'They hear the answer when they say it themselves. Let them talk it through.',
  'Mental / Environmental': 'They think out loud with people they trust. Meet somewhere they like.',
  Lunar: 'They need about a month for a big decision. Don’t press for a quick one.',
};

export const INTRODUCED_STRATEGIES: Readonly<Record<TypeName, string>> = {
  Manifestor: 'They tell the people a plan affects, then go ahead.',
  Generator: 'Bring them a concrete offer or question, then watch for a clear yes.',
  'Manifesting Generator': 'Show them a concrete option, and ask for a heads-up before they start.',
  Projector: 'Ask for their view. It helps most when it’s invited.',
  Reflector: 'Give them time with a big commitment. They look at it from every angle first.',
};

export const INTRODUCED_PROFILES: Readonly<Record<ProfileId, string>> = {
  '1/3': 'They study a subject first, then find out what works by trying it.',
  '1/4': 'They build solid knowledge and share it with people who trust them.',
  '2/4': 'They have a natural talent, and people close to them bring it out.',
  '2/5': 'They like to be left to their work, and others come to them for help.',
  '3/5': 'They learn by trial and error, and people bring them problems to solve.',
  '3/6': 'They learn by trial and error first, and later they see further than most.',
  '4/6': 'They get things done through people they know and keep the big picture in mind.',
  '4/1': 'They’re firm in what they know and explain it to people who trust them.',
  '5/1': 'People expect practical answers from them, and they do the homework.',
  '5/2': 'People expect solutions from them, and they need quiet to find them.',
  '6/2': 'They take the long view, and people follow the example they set.',
  '6/3': 'They want the big picture and keep finding it by trying things themselves.',
};
