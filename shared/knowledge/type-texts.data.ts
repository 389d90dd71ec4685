import type { TypeName } from '../engine/human-type.ts';
import type { StrategyText, TypeText } from './schema.ts';

// Our own words; strategy, signature and not-self feeling are in the engine's tables.
export const TYPE_TEXTS: Readonly<Record<TypeName, TypeText>> = {
  Manifestor: {
    sentence: 'You set things in motion without waiting for a push.',
    atWork: 'Before you act, tell everyone it affects: that clears away most of the resistance you meet. Your energy comes in bursts, and the peace after each one is part of the work.',
    watchout: 'Anger is your signal that someone is in your way, or that you left people in the dark.',
    colleagues: 'Colleagues do best when they leave the how to you and just ask to be kept in the loop.',
  },
  Generator: {
    sentence: 'You have steady energy for work you say yes to.',
    atWork: 'Let requests, questions, and open problems come to you, notice which ones you respond to, and put your hours there. Satisfaction at the end of the day means you chose well.',
    watchout: 'Frustration is your signal that you pushed without a response, or stayed after it was gone.',
    colleagues: 'Colleagues do best when they bring you concrete yes-or-no requests.',
  },
  'Manifesting Generator': {
    sentence: 'You have steady energy and move fast once you’ve said yes.',
    atWork: 'Respond first, tell the people it affects, then act. Skip a step, go back for it, or run two things at once; satisfaction tells you the pace is right.',
    watchout: 'Frustration, sometimes with anger, is your signal that you rushed past your own response or past other people.',
    colleagues: 'Colleagues do best when they let you change the order of steps, as long as they hear about it.',
  },
  Projector: {
    sentence: 'You see how people and systems work, and guide them when asked.',
    atWork: 'You work best in short, focused stretches and by invitation: a view people asked for lands. Success, for you, is being recognized, heard, and then useful.',
    watchout: 'Bitterness is your signal that you gave advice nobody asked for, or kept working long past your best hours.',
    colleagues: 'Colleagues do best when they ask for your view early and say what they value in it.',
  },
  Reflector: {
    sentence: 'You mirror the people and places around you.',
    atWork: 'You take in the whole room and show how it’s doing, so choose where and with whom you work carefully. A place that suits you keeps surprising you.',
    watchout: 'Disappointment is your signal that the place or the group no longer suits you.',
    colleagues: 'Colleagues do best when they give you time and ask how you think the group is doing.',
  },
};

export const STRATEGY_TEXTS: Readonly<Record<TypeName, StrategyText>> = {
  Manifestor: {
    sentence: 'Tell the people it affects before you act.',
    practice: 'For one week, announce each bigger step in one sentence to the people it affects, and write down where the usual resistance doesn’t show up.',
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
    practice: 'For one week, hold your advice until someone asks, and write down how differently it’s received.',
  },
  Reflector: {
    sentence: 'Give a large decision a whole lunar cycle.',
    practice: 'For one month, write down once a day how clear a pending decision feels and where you are when you check.',
  },
};
