import type { CenterId } from '../engine/centers.ts';
import type { CenterText } from './schema.ts';

// Our own words; roles and gates of the centers are in the engine's tables.
export const CENTER_TEXTS: Readonly<Record<CenterId, CenterText>> = {
  head: {
    keynote: 'Questions and inspiration',
    defined: 'You have a steady flow of questions of your own, and you set others thinking about them.',
    open: 'You take up the questions of people around you and recognize which ones are inspiring.',
    watchout: 'You spend time on questions that are not yours to answer.',
    definedWatchout: 'You press your own questions on people who were close to an answer.',
  },
  ajna: {
    keynote: 'How you think',
    defined: 'You process information in a consistent way and form views you can rely on.',
    open: 'You see a matter from many angles and stay free to change your mind.',
    watchout: 'You act certain because certainty seems to be expected of you.',
    definedWatchout: 'You defend a settled view after the facts have moved on.',
  },
  throat: {
    keynote: 'Speech and action',
    defined: 'You have a consistent way of speaking and of putting things into action.',
    open: 'You speak differently in different company, and people hear you best when they have asked.',
    watchout: 'You talk or act in order to be noticed, and the important point comes too early.',
    definedWatchout: 'You keep your usual tone when a conversation calls for a different one.',
  },
  g: {
    keynote: 'Direction and identity',
    defined: 'You have a stable sense of who you are and where you are heading.',
    open: 'You adapt to places and roles, and the right place shows you the way.',
    watchout: 'You search for one fixed direction and stay too long in places that do not suit you.',
    definedWatchout: 'You expect everyone to know where they’re going and miss that a colleague feels lost.',
  },
  heart: {
    keynote: 'Willpower and worth',
    defined: 'You have willpower to count on, and you keep promises that you wanted to make.',
    open: 'You have nothing to prove, and you judge well whose promises hold.',
    watchout: 'You promise too much in order to prove your worth.',
    definedWatchout: 'You measure others by your own willpower and take their rest for a lack of will.',
  },
  spleen: {
    keynote: 'Instinct in the moment',
    defined: 'You have a steady instinct for what is sound and what is not.',
    open: 'You pick up finely whether a place or an offer feels safe.',
    watchout: 'You hold on to jobs, people or habits because they feel safe, past their usefulness.',
    definedWatchout: 'Your instinct speaks once and quietly, so a loud argument easily drowns it out.',
  },
  solarPlexus: {
    keynote: 'Feelings and their timing',
    defined: 'You move through a wave of moods, and clarity grows with time.',
    open: 'You take in the mood of a room and know what is yours once you step out of it.',
    watchout: 'You avoid a necessary confrontation to keep the peace.',
    definedWatchout: 'You decide at the top or bottom of a mood and pay for it when it passes.',
  },
  sacral: {
    keynote: 'Lasting working energy',
    defined: 'You have lasting energy for work that you respond to.',
    open: 'You work in bursts and see clearly how energy is spent around you.',
    watchout: 'You run on borrowed energy and miss the moment when enough is enough.',
    definedWatchout: 'You keep going on momentum after your interest in a task has ended.',
  },
  root: {
    keynote: 'Pressure and drive',
    defined: 'You deal with pressure in your own steady way and set your own pace.',
    open: 'You take in the pressure around you and can use it to get things moving.',
    watchout: 'You hurry to be free of pressure, and the next task takes its place.',
    definedWatchout: 'You treat pressure as normal and notice late when a deadline is wearing others out.',
  },
};
