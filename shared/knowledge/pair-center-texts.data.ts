import type { CenterId } from '../engine/centers.ts';
import type { PairCenterText } from './schema.ts';

// Our own words. `{giver}` has the center defined, `{receiver}` has it open; `{both}`: the two.
export const PAIR_CENTER_TEXTS: Readonly<Record<CenterId, PairCenterText>> = {
  head: {
    together: 'Together {both} raise questions that neither would ask alone.',
    oneWay: '{giver} brings a steady flow of questions, and {receiver} can tell which ones inspire.',
    watchout: '{receiver} spends time on questions that are really {giver}’s.',
  },
  ajna: {
    together: 'When they think together, {both} reach firmer conclusions than either would alone.',
    oneWay: '{giver} has firm opinions, and {receiver} sees the other side of each one.',
    watchout: '{receiver} sounds as sure as {giver} in the meeting, and has doubts afterward.',
  },
  throat: {
    together: 'Side by side, {both} speak up and act more consistently than either does alone.',
    oneWay: '{giver} speaks and acts consistently, and {receiver} picks the right moments to join in.',
    watchout: '{receiver} waits for a pause that {giver} rarely leaves.',
  },
  g: {
    together: 'Together {both} find a direction that neither has alone.',
    oneWay: '{giver} gives a direction, and {receiver} finds people and places along the way.',
    watchout: '{receiver} adopts {giver}’s direction without checking whether it fits.',
  },
  heart: {
    together: 'As a team, {both} find the will to make a promise and deliver on it.',
    oneWay: '{giver} has reliable willpower, and {receiver} judges what’s worth spending it on.',
    watchout: '{receiver} overpromises to keep up with {giver}.',
  },
  spleen: {
    together: 'As a pair, {both} sense what’s off sooner than either does alone.',
    oneWay: '{giver} knows right away what feels right, and {receiver} picks up on how safe a place feels.',
    watchout: '{receiver} sticks with {giver} because it feels safe, even after it stops being useful.',
  },
  solarPlexus: {
    together: 'Together {both} create an emotional charge, and a warmth, that neither has alone.',
    oneWay: '{giver} brings emotion into the work, and {receiver} reads the mood of the room.',
    watchout: '{receiver} may amplify {giver}’s moods and put off hard conversations.',
  },
  sacral: {
    together: 'On a shared task, {both} have a work energy that neither has alone.',
    oneWay: '{giver} brings energy that lasts, and {receiver} knows where to use it and when to stop.',
    watchout: '{receiver} keeps working at {giver}’s pace and notices too late that it was enough.',
  },
  root: {
    together: 'When they meet, {both} feel a drive to get started that neither has alone.',
    oneWay: '{giver} has a steady drive, and {receiver} turns it into speed when speed helps.',
    watchout: '{receiver} rushes to get out from under pressure that comes from {giver}.',
  },
};
