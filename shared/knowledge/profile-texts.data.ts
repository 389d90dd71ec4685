import type { ProfileId } from '../engine/profile.ts';
import type { Line } from '../engine/wheel.ts';
import type { LineText, ProfileText } from './schema.ts';

// Our own words; the names of profiles and lines are in the engine's tables.
export const PROFILE_TEXTS: Readonly<Record<ProfileId, ProfileText>> = {
  '1/3': {
    keynote: 'Study it, then try it',
    sentence: 'You study first and then find out by trial what works, so what you know is both read and tested.',
    watchout: 'You take a failed experiment personally instead of treating it as data.',
  },
  '1/4': {
    keynote: 'Groundwork for people you know',
    sentence: 'You do thorough groundwork and share it with people who already know and trust you.',
    watchout: 'You wait until you know everything, while your circle would be glad to have what you’ve got.',
  },
  '2/4': {
    keynote: 'Talent that friends call out',
    sentence: 'You have a natural talent that shows when you’re left alone, and people close to you bring it out.',
    watchout: 'Too many calls leave no quiet for the very talent people are calling on.',
  },
  '2/5': {
    keynote: 'Called on for a way out',
    sentence: 'You like being left to what comes naturally, while others look to you for a practical way out.',
    watchout: 'People expect solutions you didn’t offer, and your silence lets that grow.',
  },
  '3/5': {
    keynote: 'Solutions found by trial',
    sentence: 'You try things, drop what fails, and come back with solutions that work far beyond your own circle.',
    watchout: 'You leave quickly when something breaks, before others hear what you learned from it.',
  },
  '3/6': {
    keynote: 'Trial first, overview later',
    sentence: 'You learn by trying and, over the years, step back far enough to judge what was worth it.',
    watchout: 'You switch between jumping in and standing back, and colleagues can’t tell which to expect.',
  },
  '4/6': {
    keynote: 'Trusted friend and fair observer',
    sentence: 'You work through people you trust and keep enough distance to see the whole, so your example carries weight.',
    watchout: 'You stay loyal to a circle you’ve outgrown, and watch instead of saying so.',
  },
  '4/1': {
    keynote: 'Firm ground, shared with friends',
    sentence: 'You stand on solid ground that doesn’t shift, and you share it with the people who trust you.',
    watchout: 'You stay the course when things call for a turn, and adapting takes you longer than it takes others.',
  },
  '5/1': {
    keynote: 'Practical answers on firm ground',
    sentence: 'People look to you for practical answers, and you have them because you did the homework first.',
    watchout: 'A solution you give before the homework is done hurts your reputation more than a late one.',
  },
  '5/2': {
    keynote: 'Solutions at your own prompting',
    sentence: 'People look to you for solutions, but you move only when it’s your own idea and you’ve had quiet to prepare.',
    watchout: 'You back away from expectations without a word, and others see a broken promise.',
  },
  '6/2': {
    keynote: 'A natural example',
    sentence: 'You see the whole from a distance, and a natural talent makes you an example without much effort.',
    watchout: 'You wait on the sidelines for perfect conditions, while people would gladly follow the example you already set.',
  },
  '6/3': {
    keynote: 'An example made of experience',
    sentence: 'You want the wide view and keep getting pulled back into trying things yourself, so you lead from experience.',
    watchout: 'You get restless with what works and doubtful about what broke, and leave both too early.',
  },
};

export const LINE_TEXTS: Readonly<Record<Line, LineText>> = {
  1: {
    phrase: 'get to the bottom of things',
    known: 'You want to understand a subject thoroughly before you rely on it.',
    seen: 'You relax only once the basics have been checked.',
    contact: 'The way to win you over is with facts, and time to check them.',
  },
  2: {
    phrase: 'do best when left to a natural talent',
    known: 'You have a natural talent that others spot sooner than you do.',
    seen: 'You do your best work when you’re left alone until someone calls.',
    contact: 'The way to reach you is a clear call and the freedom to say no.',
  },
  3: {
    phrase: 'learn by trying things out',
    known: 'You learn by trying, and what doesn’t work is data.',
    seen: 'You bump into things, find out how they work, and recover quickly.',
    contact: 'The way to convince you is to let you try it yourself.',
  },
  4: {
    phrase: 'work through people you know',
    known: 'Your opportunities come through people who know you, so time spent on your network is work.',
    seen: 'You come into your own among people you trust.',
    contact: 'The way to reach you is through someone you already know.',
  },
  5: {
    phrase: 'bring practical solutions',
    known: 'You feel other people expecting you to fix things, so say early what you can deliver.',
    seen: 'People expect you to know the way out when things get stuck.',
    contact: 'The way to engage you is a practical problem and clear expectations.',
  },
  6: {
    phrase: 'take the long view and set an example',
    known: 'You take the long view and, after years of trying things, become the one others look to.',
    seen: 'You keep some distance so you can see the whole.',
    contact: 'The way to reach you is to give you the whole picture and no rush.',
  },
};
