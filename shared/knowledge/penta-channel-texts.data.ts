import type { PentaChannel } from '../engine/penta-matrix.ts';
import type { PentaChannelText } from './schema.ts';

// Our own words for what a team has in a filled channel and lacks in an open one.
export const PENTA_CHANNEL_TEXTS: Readonly<Record<PentaChannel, PentaChannelText>> = {
  '7-31': {
    filled: 'The team has a direction and somebody who speaks for it.',
    open: 'Direction and voice fall apart, and others decide for the team.',
    trial: 'Name one person for each project who sets its course and speaks for it.',
  },
  '1-8': {
    filled: 'Original work gets done and gets seen.',
    open: 'What is special about the team stays inside it.',
    trial: 'Set aside an hour a month to show finished work to people outside the team.',
  },
  '13-33': {
    filled: 'Experience is collected and turned into lessons.',
    open: 'Experience is lost between one project and the next.',
    trial: 'End each project with a short written review, and keep all reviews in one place.',
  },
  '5-15': {
    filled: 'The team keeps a common rhythm that people can rely on.',
    open: 'Everyone keeps a different clock, and common habits do not form.',
    trial: 'Agree on two fixed meetings a week and protect them.',
  },
  '2-14': {
    filled: 'The team knows where its means should go and has the power to follow.',
    open: 'Means and direction miss each other, and the team feels short of both.',
    trial: 'List the three things that get money and hours first, and read the list before each new plan.',
  },
  '29-46': {
    filled: 'Promises are kept, and people are in the right place at the right time.',
    open: 'Commitments and timing come apart, and good starts run out.',
    trial: 'Keep one visible list of who has promised what by when.',
  },
};
