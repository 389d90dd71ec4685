import type { ChannelId } from '../engine/channels.ts';
import type { PairChannelText } from './schema.ts';

// Our own words for what a channel means between two people at work.
export const PAIR_TEXTS: Readonly<Record<ChannelId, PairChannelText>> = {
  '1-8': {
    together: 'get original work seen',
    matter: 'credit for original work',
    trial: 'Before the next presentation, agree on who presents the work and whose name is on it.',
  },
  '2-14': {
    together: 'put time and money behind the right direction',
    matter: 'where time and money go',
    trial: 'Each name the one project you would fund first, and compare before you spend anything.',
  },
  '3-60': {
    together: 'build something new into an existing structure',
    matter: 'the speed of change',
    trial: 'Write down one limit you both accept for a month, and make changes only within it.',
  },
  '4-63': {
    together: 'turn a doubt into a tested answer',
    matter: 'how much proof is enough',
    trial: 'Agree up front on what evidence would settle the next open question.',
  },
  '5-15': {
    together: 'set a rhythm that others can count on',
    matter: 'hours and routines',
    trial: 'Pick two fixed hours a week to work side by side, and leave the rest of the calendar open.',
  },
  '6-59': {
    together: 'build close ties with clients and partners',
    matter: 'client relationships',
    trial: 'Before you start a new partnership, each say what you want to keep private.',
  },
  '7-31': {
    together: 'show a group where it’s headed',
    matter: 'who leads',
    trial: 'For the next project, pick one of you to speak for it, and ask the group if they agree.',
  },
  '9-52': {
    together: 'stick with the details until they’re done',
    matter: 'what deserves attention',
    trial: 'Pick one task and give it an hour together with notifications off.',
  },
  '10-20': {
    together: 'back up words with actions',
    matter: 'how to behave under pressure',
    trial: 'After the next meeting, each name one moment when the other seemed completely at ease.',
  },
  '10-34': {
    together: 'follow a conviction through',
    matter: 'whose conviction counts',
    trial: 'Split one project so that each of you can follow your own conviction for a week without checking in.',
  },
  '10-57': {
    together: 'sense what works and stick with it',
    matter: 'taste and style',
    trial: 'Put two versions side by side and say within ten seconds which one feels right.',
  },
  '11-56': {
    together: 'turn ideas into stories that people listen to',
    matter: 'which story gets told',
    trial: 'Collect five ideas each, try them on a colleague, and keep the one that gets a follow-up question.',
  },
  '12-22': {
    together: 'move people with the right words at the right moment',
    matter: 'mood and timing',
    trial: 'Ask if now is a good time before either of you brings up something difficult.',
  },
  '13-33': {
    together: 'gather experience and learn from it',
    matter: 'what stays confidential',
    trial: 'End each month with half an hour on what happened, and agree on what can leave the room.',
  },
  '16-48': {
    together: 'turn skill into mastery through practice',
    matter: 'when work is good enough to show',
    trial: 'Set a date to show someone an unfinished version, and stick to it.',
  },
  '17-62': {
    together: 'put facts in order and explain them',
    matter: 'opinions and details',
    trial: 'For the next report, have one of you write the conclusion and the other supply the figures.',
  },
  '18-58': {
    together: 'find what can be improved and enjoy improving it',
    matter: 'criticism',
    trial: 'Name three things that work before either of you names one to correct.',
  },
  '19-49': {
    together: 'sense what people need, and on what terms',
    matter: 'needs and principles',
    trial: 'Each write down one need and one principle you have at work, and trade notes.',
  },
  '20-34': {
    together: 'get a lot done fast',
    matter: 'staying busy',
    trial: 'At noon, each name one thing you can leave undone today.',
  },
  '20-57': {
    together: 'say the right thing on the spot',
    matter: 'sudden hunches',
    trial: 'When one of you has a hunch, say it, write it down, and check it a week later.',
  },
  '21-45': {
    together: 'run a business and divide its resources',
    matter: 'control over money and people',
    trial: 'List who decides what, and give each of you one budget the other leaves alone.',
  },
  '23-43': {
    together: 'put a breakthrough into words that others understand',
    matter: 'when to share a new idea',
    trial: 'Rehearse the new idea with each other before anyone else hears it.',
  },
  '24-61': {
    together: 'think a question through until it clicks',
    matter: 'unanswered questions',
    trial: 'Park an open question for three days, then compare what came to each of you.',
  },
  '25-51': {
    together: 'go first where others hesitate',
    matter: 'competition',
    trial: 'Before the next challenge, say which of you goes first and what the other does in the meantime.',
  },
  '26-44': {
    together: 'see what people want and offer it well',
    matter: 'what gets promised to clients',
    trial: 'Prepare the next offer together: one of you covers the need, the other the price.',
  },
  '27-50': {
    together: 'look after people and the rules that protect them',
    matter: 'who’s responsible for whom',
    trial: 'List what each of you takes care of, and hand one item back.',
  },
  '28-38': {
    together: 'fight for work that has meaning',
    matter: 'which fights are worth it',
    trial: 'Before the next argument, each say in one sentence what it’s for.',
  },
  '29-46': {
    together: 'commit fully and discover where it leads',
    matter: 'what gets a yes',
    trial: 'Say yes to one thing together this month, and see it through before you judge it.',
  },
  '30-41': {
    together: 'start new ventures out of real desire',
    matter: 'expectations',
    trial: 'Write down what each of you expects of the next venture, and read it again afterward.',
  },
  '32-54': {
    together: 'turn ambition into something that lasts',
    matter: 'ambition and risk',
    trial: 'Name one contact and one step that bring the goal closer, and review both in a month.',
  },
  '34-57': {
    together: 'react fast and by instinct',
    matter: 'sudden moves',
    trial: 'Agree on a word that either of you can use to stop when something feels wrong.',
  },
  '35-36': {
    together: 'learn by experience and pass it on',
    matter: 'how much change is enough',
    trial: 'Try one new thing together each month, and talk about it only when it’s over.',
  },
  '37-40': {
    together: 'make agreements that people keep',
    matter: 'who owes what',
    trial: 'Put your agreement in writing: what each of you gives, what each gets, and when you both rest.',
  },
  '39-55': {
    together: 'shift the mood and get people moving',
    matter: 'moods and provocation',
    trial: 'When a remark stings, wait an hour, then ask what it was meant to start.',
  },
  '42-53': {
    together: 'take a project from the first step to the last',
    matter: 'when to start and when to stop',
    trial: 'Finish one old task together before you start a new one.',
  },
  '47-64': {
    together: 'make sense of a confusing past',
    matter: 'how to read the past',
    trial: 'Each write the story of one shared project in five lines, then compare.',
  },
};
