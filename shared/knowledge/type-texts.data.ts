import type { TypeName } from '../engine/human-type.ts';
import type { StrategyText, TypeText } from './schema.ts';

// Our own words; strategy, signature and not-self feeling are in the engine's tables.
export const TYPE_TEXTS: Readonly<Record<TypeName, TypeText>> = {
  Manifestor: {
    sentence: 'You set things in motion without waiting for a push.',
    atWork: 'Before you act, tell everyone it touches: that removes most of the resistance you meet. Your energy comes in surges, and a period of peace after each one belongs to the work.',
    watchout: 'Anger is your signal that somebody stands in your way, or that you left people uninformed.',
    colleagues: 'Colleagues work best with you when they leave the how to you and ask to be kept informed.',
  },
  Generator: {
    sentence: 'You have steady energy for the work you say yes to.',
    atWork: 'Let requests, questions and open problems come to you, notice what you respond to, and put your hours there. Satisfaction at the end of the day is the sign that you chose well.',
    watchout: 'Frustration is your signal that you pushed where you had no response, or stayed after it was gone.',
    colleagues: 'Colleagues work best with you when they bring concrete requests that take a yes or a no.',
  },
  'Manifesting Generator': {
    sentence: 'You have steady energy and move fast once something has your yes.',
    atWork: 'Respond first, tell the people affected, then act. Skip a step, go back for it or run two things at once; satisfaction shows that the pace is right.',
    watchout: 'Frustration, at times with anger, is your signal that you hurried past your own response or past other people.',
    colleagues: 'Colleagues work best with you when they let you change the order of steps and expect to hear about it.',
  },
  Projector: {
    sentence: 'You see how people and systems work, and guide them when asked.',
    atWork: 'You work best in short, focused stretches and on invitation: a view that has been asked for lands. To be recognized, heard and then useful is what success looks like for you.',
    watchout: 'Bitterness is your signal that you gave advice nobody had asked for, or worked on long after your best hours.',
    colleagues: 'Colleagues work best with you when they ask for your view early and say what they value in it.',
  },
  Reflector: {
    sentence: 'You mirror the people and places around you.',
    atWork: 'You take in the whole room and show how it is doing, so choose the places and people you work among with care. A place that suits you keeps surprising you.',
    watchout: 'Disappointment is your signal that the place or the group around you no longer suits you.',
    colleagues: 'Colleagues work best with you when they give you time and ask you how the group is doing.',
  },
};

export const STRATEGY_TEXTS: Readonly<Record<TypeName, StrategyText>> = {
  Manifestor: {
    sentence: 'Tell the people it touches before you act.',
    practice: 'For one week, announce each larger step in one sentence to those it touches, and note where resistance stays away.',
  },
  Generator: {
    sentence: 'Let things come to you and notice what you respond to.',
    practice: 'For one week, ask people to phrase requests as yes-or-no questions, and write down your first reaction before you explain it.',
    practiceOverTime: 'For one week, ask people to phrase requests as yes-or-no questions. Write down your first reaction, sleep on it, and write down the second one before you answer.',
  },
  'Manifesting Generator': {
    sentence: 'Respond first, then tell the people it affects, then move.',
    practice: 'For one week, name your response, tell the people it affects, and only then start, and write down which detours that saves.',
    practiceOverTime: 'For one week, give every request that excites you one night. If it still does, tell the people it affects, then start, and write down which detours that saves.',
  },
  Projector: {
    sentence: 'Wait until your view is recognized and asked for.',
    practice: 'For one week, hold back advice until somebody asks, and note how differently it is taken up.',
  },
  Reflector: {
    sentence: 'Give a large decision a whole lunar cycle.',
    practice: 'For one month, note once a day how clear a pending decision feels and where you are at the time.',
  },
};
