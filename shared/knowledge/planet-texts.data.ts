import type { BodyId } from '../engine/bodies.ts';
import type { PlanetText } from './schema.ts';

// Our own reading of the 13 positions: black is what you'd say about yourself, red what others see.
export const PLANET_TEXTS: Readonly<Record<BodyId, PlanetText>> = {
  sun: {
    personality: 'This theme runs through most of what you do, and you’d name it first yourself.',
    design: 'Others count on this in you every day, often before you notice it.',
  },
  earth: {
    personality: 'This theme steadies you: come back to it when a week pulls you in every direction.',
    design: 'This is where you find your balance, which shows most when it has been missing for days.',
  },
  north_node: {
    personality: 'You’re growing into this theme, and later career years give it more room.',
    design: 'The right places and people draw this theme out of you without any plan of yours.',
  },
  south_node: {
    personality: 'You learned this theme early, and much of your experience is built on it.',
    design: 'You bring this theme along as an old habit that you hardly notice.',
  },
  moon: {
    personality: 'This theme drives you: it’s what gets you moving on days when nothing is due.',
    design: 'This theme keeps pushing in the background, and colleagues feel the push before you do.',
  },
  mercury: {
    personality: 'You talk about this theme more than most, and it’s what you most want understood.',
    design: 'This theme slips into how you explain things, even when you’re talking about something else.',
  },
  venus: {
    personality: 'This theme shows what you value, and you judge by it what’s fair.',
    design: 'You hold others to this standard without saying so, and they learn it by crossing the line.',
  },
  mars: {
    personality: 'You’re still practicing here: the energy comes fast, and good judgment takes years.',
    design: 'This energy breaks out of you unrehearsed, and others watch it mature before you do.',
  },
  jupiter: {
    personality: 'You have a firm rule here about what’s right, and you’re at your best when you keep it.',
    design: 'You follow an unwritten rule here, and people learn from it what to expect of you.',
  },
  saturn: {
    personality: 'You learn this theme the hard way, and shortcuts here tend to come back to you.',
    design: 'You keep being tested here, and what passes the test becomes something others count on.',
  },
  uranus: {
    personality: 'You do this in your own unusual way, and you know that it stands out.',
    design: 'Others find you most original here, in something that feels ordinary to you.',
  },
  neptune: {
    personality: 'You see this theme less clearly than you think, so let time or a second opinion confirm it.',
    design: 'This theme is hard for you to see at all, so ask people who know you how it looks.',
  },
  pluto: {
    personality: 'You dig for the truth here, and what you find changes you over the years.',
    design: 'You go through deep changes here that others often see before you can explain them.',
  },
};

/** What a position is about, before its gate: the start of "The Sun shows your main theme, here as others notice it." */
export const PLANET_MEANINGS: Readonly<Record<BodyId, string>> = {
  sun: 'The Sun shows your main theme',
  earth: 'The Earth shows what keeps you grounded',
  north_node: 'The North Node shows your direction',
  south_node: 'The South Node shows your background',
  moon: 'The Moon shows where your motivation comes from',
  mercury: 'Mercury shows how you communicate',
  venus: 'Venus shows what you hold dear',
  mars: 'Mars shows your raw energy',
  jupiter: 'Jupiter shows the principles you live by',
  saturn: 'Saturn shows where you learn discipline',
  uranus: 'Uranus shows what makes you different',
  neptune: 'Neptune shows what you tend to idealize',
  pluto: 'Pluto shows where you grow through upheaval',
};
