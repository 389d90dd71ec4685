import type { CenterId } from '../engine/centers.ts';

// Our own words for what speaks when a channel joins the Throat to a center: six centers can be.
export const VOICE_TEXTS: Readonly<Partial<Record<CenterId, string>>> = {
  ajna: 'You speak your mind, and you’re clearest once you’ve sorted your thoughts.',
  g: 'You speak for yourself: your words show who you are and where you’re going.',
  heart: 'You speak with will, and people take you at your word.',
  spleen: 'You speak on instinct: the right words come in the moment, and you can’t prepare them.',
  solarPlexus: 'You speak with feeling, and your mood decides how much of it people hear.',
  sacral: 'You speak by doing: words and action come together when something has your response.',
};
