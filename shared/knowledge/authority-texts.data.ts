import type { AuthorityName } from '../engine/authority.ts';
import type { AuthorityText } from './schema.ts';

// Our own words; precedence and possible types are in the engine's tables.
export const AUTHORITY_TEXTS: Readonly<Record<AuthorityName, AuthorityText>> = {
  Emotional: {
    sentence: 'Clarity comes with time: decide when the feeling has settled.',
    practice: 'Decide neither at the top nor at the bottom of a mood. Sleep on offers and contracts, and agree when the answer still feels the same on a calm day.',
    ask: 'Ask for time before you answer, and say when the answer will come.',
    watchout: 'A yes given in excitement, or a no given in a low, is the one you revise later.',
  },
  Sacral: {
    sentence: 'Your gut answers yes or no in the moment.',
    practice: 'Decide by the answer your body gives in the moment. The pull toward a thing or away from it is more reliable than later reasons, and yes-or-no questions bring it out.',
    ask: 'Ask people to put the choice to you as a question that takes a yes or a no.',
    watchout: 'A polite maybe is often a no that you have talked yourself out of.',
  },
  Splenic: {
    sentence: 'A quiet hunch speaks once, in the moment.',
    practice: 'Your first quiet hunch is the one to keep. It speaks once, in the moment, so make room to notice it before the meeting moves on.',
    ask: 'Ask for a short pause in the room rather than for another day.',
    watchout: 'Reasons that come afterward are louder than the hunch and push it aside.',
  },
  'Ego Manifested': {
    sentence: 'What you hear yourself announce is what you want.',
    practice: 'Listen to what you hear yourself announce. What you truly want comes out in plain words, and your will carries what you have declared that way.',
    ask: 'Ask to speak freely first, before others set out the options.',
    watchout: 'A promise made to please has no will behind it.',
  },
  'Ego Projected': {
    sentence: 'Ask whether your will is truly in it.',
    practice: 'Ask what is in it for you and whether you have the will for it. Promise only what you want; a halfhearted promise costs you more than a refusal.',
    ask: 'Ask those who invite you to say plainly what they want from you and what you get for it.',
    watchout: 'You agree in order to prove something, and the will is missing when the work begins.',
  },
  'Self-Projected': {
    sentence: 'You hear the direction when you talk it through.',
    practice: 'Talk decisions through with people who simply listen. The direction becomes clear in the sound of your own voice, not in their advice.',
    ask: 'Ask a colleague to listen for ten minutes without offering a solution.',
    watchout: 'Good advice drowns out the sentence in which you already said where you want to go.',
  },
  'Mental / Environmental': {
    sentence: 'Talk it over with good listeners, in places where you think well.',
    practice: 'Use several good listeners as a sounding board, and notice in which places you think clearly. Nobody needs to advise you; to hear yourself in the right surroundings is enough.',
    ask: 'Ask to discuss the matter in more than one place and with more than one person.',
    watchout: 'Decided alone at your desk, a question turns without coming to rest.',
  },
  Lunar: {
    sentence: 'What stays true through a lunar cycle is yours.',
    practice: 'Wait through a full lunar cycle before large commitments, and talk about them along the way. What stays true in every mood of the month is yours.',
    ask: 'Ask for about four weeks before a large commitment.',
    watchout: 'Under a deadline you give the answer of the room and take it for your own.',
  },
};
