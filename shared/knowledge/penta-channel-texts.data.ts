import type { PentaChannel } from '../engine/penta-matrix.ts';
import type { PentaChannelText } from './schema.ts';

// Our own words for what a team has in a filled channel and lacks in an open one.
export const PENTA_CHANNEL_TEXTS: Readonly<Record<PentaChannel, PentaChannelText>> = {
  '7-31': {
    filled: 'The team has a direction and someone who speaks for it.',
    open: 'Nobody connects the direction with the message, so others decide for the team.',
    trial: 'For each project, name one person who sets its course and speaks for it.',
  },
  '1-8': {
    filled: 'Original work gets done and gets seen.',
    open: 'Nobody outside sees what’s special about the team.',
    trial: 'Set aside an hour a month to show finished work to people outside the team.',
  },
  '13-33': {
    filled: 'The team collects experience and turns it into lessons.',
    open: 'Lessons get lost from one project to the next.',
    trial: 'End each project with a short written review, and keep the reviews in one place.',
  },
  '5-15': {
    filled: 'The team has a shared rhythm that people can rely on.',
    open: 'Everyone runs on a different clock, and shared habits don’t form.',
    trial: 'Agree on two fixed meetings a week and protect them.',
  },
  '2-14': {
    filled: 'The team knows where to invest and has the energy to follow through.',
    open: 'Resources and direction don’t line up, and the team feels short of both.',
    trial: 'List the three things that get time and money first, and check the list before each new plan.',
  },
  '29-46': {
    filled: 'People keep their promises and are in the right place at the right time.',
    open: 'Commitments and timing drift apart, and good starts fizzle.',
    trial: 'Keep one visible list of who promised what by when.',
  },
};
