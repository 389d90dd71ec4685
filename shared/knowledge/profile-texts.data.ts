import type { ProfileId } from '../engine/profile.ts';
import type { Line } from '../engine/wheel.ts';
import type { LineText, ProfileText } from './schema.ts';

// Our own words; the names of profiles and lines are in the engine's tables.
export const PROFILE_TEXTS: Readonly<Record<ProfileId, ProfileText>> = {
  '1/3': {
    keynote: 'Study it, then try it',
    sentence: 'You study the ground first and then find out by trial what holds, so your knowledge is both read and tested.',
    watchout: 'You count a failed trial against yourself where it belongs among the findings.',
  },
  '1/4': {
    keynote: 'Groundwork for people you know',
    sentence: 'You build a thorough foundation and pass it on to people who already know and trust you.',
    watchout: 'You wait for complete knowledge while your circle would be glad of what you have.',
  },
  '2/4': {
    keynote: 'Talent that friends call out',
    sentence: 'You have a natural ability that shows when you are left to it, and people close to you call it out.',
    watchout: 'Too many calls leave no quiet for the very talent they are calling for.',
  },
  '2/5': {
    keynote: 'Called on for a way out',
    sentence: 'You like to be left to what comes naturally, while others look to you for a practical way out of trouble.',
    watchout: 'People expect solutions you did not offer, and your silence lets the expectation grow.',
  },
  '3/5': {
    keynote: 'Solutions found by trial',
    sentence: 'You try things, drop what fails and come back with solutions that work far beyond your own circle.',
    watchout: 'You leave quickly when something breaks, before others hear what you learned from it.',
  },
  '3/6': {
    keynote: 'Trial first, overview later',
    sentence: 'You gather experience by trial and, with the years, stand back far enough to judge what was worth it.',
    watchout: 'You switch between jumping in and standing aside, and colleagues cannot tell which to expect.',
  },
  '4/6': {
    keynote: 'Trusted friend and fair observer',
    sentence: 'You work through a circle of trust and keep enough distance to see the whole, which gives your example weight.',
    watchout: 'You stay loyal to a circle you have outgrown, and look on instead of saying so.',
  },
  '4/1': {
    keynote: 'Firm ground, shared with friends',
    sentence: 'You stand on a foundation that does not shift, and you open it to the circle that trusts you.',
    watchout: 'You hold your course where circumstances ask for a bend, and adapting takes you longer than others.',
  },
  '5/1': {
    keynote: 'Practical answers on firm ground',
    sentence: 'You are looked to for practical answers, and you can give them because you have checked the ground first.',
    watchout: 'A solution given before the homework is done costs your good name more than a late one.',
  },
  '5/2': {
    keynote: 'Solutions at your own prompting',
    sentence: 'You are looked to for solutions, yet you move only when the motive is your own and you had peace to prepare.',
    watchout: 'You withdraw from expectations without a word, and others take it for a broken promise.',
  },
  '6/2': {
    keynote: 'A natural example',
    sentence: 'You look at the whole from some distance, and a natural ability makes you an example without much effort.',
    watchout: 'You wait on the sidelines for perfect conditions while people would follow the example you already give.',
  },
  '6/3': {
    keynote: 'An example made of experience',
    sentence: 'You aim for the wide view and are drawn back into trying things yourself, which makes your example a lived one.',
    watchout: 'You grow restless with what holds and doubtful about what broke, and leave both too early.',
  },
};

export const LINE_TEXTS: Readonly<Record<Line, LineText>> = {
  1: {
    phrase: 'get to the bottom of things',
    known: 'You want to understand a subject thoroughly before you stand on it.',
    seen: 'You settle only when the foundations have been checked.',
    contact: 'You are easiest to win over with facts and the time to check them.',
  },
  2: {
    phrase: 'do best when left to a natural talent',
    known: 'You have a natural talent that others spot sooner than you do.',
    seen: 'You do your best work when you are left alone until you are called.',
    contact: 'You are easiest to reach with a clear call and the freedom to decline.',
  },
  3: {
    phrase: 'learn by trying things out',
    known: 'You learn by trying, and what does not work is a finding.',
    seen: 'You bump into things, find out how they work and recover quickly.',
    contact: 'You are easiest to convince by letting you try the thing yourself.',
  },
  4: {
    phrase: 'work through people you know',
    known: 'You find your opportunities through people who know you, so time spent on your network is work.',
    seen: 'You become effective among people you trust.',
    contact: 'You are easiest to reach through somebody you already know.',
  },
  5: {
    phrase: 'bring practical solutions',
    known: 'You feel the expectation of others to solve things, so name early what you can deliver.',
    seen: 'You are expected to know the way out when things get stuck.',
    contact: 'You are easiest to engage with a practical problem and clear expectations.',
  },
  6: {
    phrase: 'take the long view and set an example',
    known: 'You take the long view and, after years of trying things out, become the one others look to.',
    seen: 'You keep some distance in order to see the whole.',
    contact: 'You are easiest to reach when people give you the whole picture and no rush.',
  },
};
