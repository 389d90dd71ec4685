import type { AuthorityName } from '../engine/authority.ts';
import type { AuthorityText } from './schema.ts';

// Our own words; precedence and possible types are in the engine's tables.
export const AUTHORITY_TEXTS: Readonly<Record<AuthorityName, AuthorityText>> = {
  Emotional: {
    sentence: 'Clarity comes with time: decide when the feeling has settled.',
    practice: 'Don’t decide at the top or the bottom of a mood. Sleep on offers and contracts, and agree only if the answer feels the same on a calm day.',
    ask: 'Ask for time before you answer, and say when people will hear from you.',
    watchout: 'A yes you give in excitement, or a no you give in a low, is the one you take back.',
  },
  Sacral: {
    sentence: 'Your gut answers yes or no in the moment.',
    practice: 'Go with the answer your body gives in the moment. That pull toward something or away from it is more reliable than the reasons that come later, and yes-or-no questions bring it out.',
    ask: 'Ask people for a yes-or-no question.',
    watchout: 'A polite maybe is often a no you’ve talked yourself out of.',
  },
  Splenic: {
    sentence: 'A quiet hunch speaks once, in the moment.',
    practice: 'Trust your first quiet hunch. It speaks once, in the moment, so give yourself a second to notice it before the meeting moves on.',
    ask: 'Ask for a short pause in the room, not for another day.',
    watchout: 'The reasons that come afterward are louder than the hunch and drown it out.',
  },
  'Ego Manifested': {
    sentence: 'What you hear yourself announce is what you want.',
    practice: 'Listen to what you hear yourself announce. What you really want comes out in plain words, and once you’ve said it that way, you have the will to see it through.',
    ask: 'Ask to speak first, before anyone lays out the options.',
    watchout: 'A promise you make to please someone has no will behind it.',
  },
  'Ego Projected': {
    sentence: 'Ask whether your heart is really in it.',
    practice: 'Ask what’s in it for you and whether you have the will for it. Promise only what you want; a halfhearted promise costs you more than a no.',
    ask: 'Ask people who invite you to say plainly what they want and what you get for it.',
    watchout: 'You agree to prove something, and the will is missing once the work starts.',
  },
  'Self-Projected': {
    sentence: 'You hear where you’re headed when you talk it through.',
    practice: 'Talk decisions through with people who just listen. You hear the direction in your own voice, not in their advice.',
    ask: 'Ask a colleague to listen for ten minutes without offering a solution.',
    watchout: 'Good advice drowns out the sentence where you already said what you want.',
  },
  'Mental / Environmental': {
    sentence: 'Talk it over with good listeners, in places where you think well.',
    practice: 'Use a few good listeners as a sounding board, and notice where you think clearly. You don’t need advice; hearing yourself in the right place is enough.',
    ask: 'Ask to talk it over in more than one place and with more than one person.',
    watchout: 'Alone at your desk, a question goes around in circles.',
  },
  Lunar: {
    sentence: 'What’s still true after a lunar cycle is yours.',
    practice: 'Give big commitments a full lunar cycle, and talk about them along the way. What’s still true in every mood of the month is yours.',
    ask: 'Ask for about four weeks before a big commitment.',
    watchout: 'Under a deadline, you give the room’s answer and mistake it for your own.',
  },
};
