import type { CenterId } from '../engine/centers.ts';
import type { CenterText } from './schema.ts';

// Our own words; roles and gates of the centers are in the engine's tables.
export const CENTER_TEXTS: Readonly<Record<CenterId, CenterText>> = {
  head: {
    keynote: 'Questions and inspiration',
    defined: 'You have a steady flow of questions of your own, and you set others thinking.',
    open: 'You pick up other people’s questions and can tell which ones are worth it.',
    watchout: 'You spend time on questions that aren’t yours to answer.',
    definedWatchout: 'You press your own questions on people who were close to an answer.',
  },
  ajna: {
    keynote: 'How you think',
    defined: 'You process information in a consistent way and form views you can rely on.',
    open: 'You see things from many angles and can change your mind.',
    watchout: 'You act certain because people seem to expect it.',
    definedWatchout: 'You defend a settled view after the facts have moved on.',
  },
  throat: {
    keynote: 'Speech and action',
    defined: 'You have a consistent way of speaking and getting things done.',
    open: 'You speak differently with different people, and best when they’ve asked.',
    watchout: 'You may talk to be noticed, and make your point before people are listening.',
    definedWatchout: 'You keep your usual tone when a conversation calls for a different one.',
  },
  g: {
    keynote: 'Direction and identity',
    defined: 'You have a stable sense of who you are and where you’re going.',
    open: 'You adapt to places and roles, and the right place shows you the way.',
    watchout: 'You look for one fixed direction and stay too long in places that don’t suit you.',
    definedWatchout: 'You know where you’re headed and don’t notice when a colleague feels lost.',
  },
  heart: {
    keynote: 'Willpower and worth',
    defined: 'You can count on your willpower, and you keep the promises you wanted to make.',
    open: 'You have nothing to prove, and you can tell whose promises are good.',
    watchout: 'You promise too much to prove your worth.',
    definedWatchout: 'You measure others by your own willpower and take their rest for a lack of will.',
  },
  spleen: {
    keynote: 'Instinct in the moment',
    defined: 'You have a steady instinct for what’s sound and what isn’t.',
    open: 'You sense quickly whether a place or an offer feels safe.',
    watchout: 'You hang on to jobs, people, or habits because they feel safe, long after they’ve stopped helping.',
    definedWatchout: 'Your instinct speaks once and quietly, so a loud argument easily drowns it out.',
  },
  solarPlexus: {
    keynote: 'Feelings and their timing',
    defined: 'You move through a wave of moods, and clarity grows with time.',
    open: 'You pick up the mood of a room, and you know what’s yours once you step out.',
    watchout: 'You avoid a hard conversation to keep the peace.',
    definedWatchout: 'You decide at the top or bottom of a mood and pay for it when it passes.',
  },
  sacral: {
    keynote: 'Lasting working energy',
    defined: 'Once your gut has said yes, you can keep going all day.',
    open: 'You work in bursts and see clearly where everyone’s energy goes.',
    watchout: 'You run on borrowed energy and don’t notice when enough is enough.',
    definedWatchout: 'You keep going on momentum after your interest in a task has ended.',
  },
  root: {
    keynote: 'Pressure and drive',
    defined: 'You deal with pressure in your own steady way and set your own pace.',
    open: 'You pick up the pressure around you and can use it to get things moving.',
    watchout: 'You rush to get rid of the pressure, and the next task takes its place.',
    definedWatchout: 'You treat pressure as normal and notice late when a deadline is wearing others out.',
  },
};
