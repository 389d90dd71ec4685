import type { CenterId } from '../engine/centers.ts';
import type { PairCenterText } from './schema.ts';

// Our own words. `{giver}` has the center defined, `{receiver}` has it open; `{both}`: the two.
export const PAIR_CENTER_TEXTS: Readonly<Record<CenterId, PairCenterText>> = {
  head: {
    together: 'Between {both} questions arise that neither brings along alone.',
    oneWay: '{giver} brings a steady flow of questions, and {receiver} tells which of them inspire.',
    watchout: '{receiver} spends time on questions that belong to {giver}.',
  },
  ajna: {
    together: 'With their minds put together, {both} arrive at firmer views than each alone.',
    oneWay: '{giver} has settled views, and {receiver} sees the other sides of them.',
    watchout: '{receiver} sounds as certain as {giver} in company, and doubts it once alone.',
  },
  throat: {
    together: 'Side by side, {both} speak up and act more steadily than each alone.',
    oneWay: '{giver} speaks and acts in a steady way, and {receiver} chooses the moments to join in.',
    watchout: '{receiver} waits for a pause that {giver} seldom leaves.',
  },
  g: {
    together: 'In company, {both} find a direction that neither holds alone.',
    oneWay: '{giver} gives a direction, and {receiver} finds people and places along the way.',
    watchout: '{receiver} takes over the direction of {giver} without checking whether it fits.',
  },
  heart: {
    together: 'Jointly, {both} find the will to promise something and deliver it.',
    oneWay: '{giver} has willpower to count on, and {receiver} judges what it is worth spending on.',
    watchout: '{receiver} promises too much beside {giver} in order to keep up.',
  },
  spleen: {
    together: 'As a pair, {both} sense what is sound more surely than each alone.',
    oneWay: '{giver} feels at once what is sound, and {receiver} picks up finely how safe a place is.',
    watchout: '{receiver} keeps in step with {giver} because it feels safe, past its usefulness.',
  },
  solarPlexus: {
    together: 'When they meet, {both} stir up feelings that neither has alone, and warmth with them.',
    oneWay: '{giver} brings feeling into the work, and {receiver} reads the mood of the room.',
    watchout: '{receiver} takes in the moods of {giver} twice as strong and puts off the hard talk.',
  },
  sacral: {
    together: 'On a shared task, {both} have working energy that neither has alone.',
    oneWay: '{giver} brings energy that lasts, and {receiver} knows where to use it and when to stop.',
    watchout: '{receiver} works on at the pace of {giver} and notices late that it was enough.',
  },
  root: {
    together: 'Once together, {both} feel a drive to begin that neither has alone.',
    oneWay: '{giver} has a steady drive, and {receiver} turns it into speed when speed is wanted.',
    watchout: '{receiver} hurries to be free of a pressure that comes from {giver}.',
  },
};
