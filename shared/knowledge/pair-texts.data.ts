import type { ChannelId } from '../engine/channels.ts';
import type { PairChannelText } from './schema.ts';

// Our own words for what a channel means between two people at work.
export const PAIR_TEXTS: Readonly<Record<ChannelId, PairChannelText>> = {
  '1-8': {
    together: 'make original work visible',
    matter: 'credit for original work',
    trial: 'Before the next presentation, agree which of you shows the work and whose name it carries.',
  },
  '2-14': {
    together: 'put time and money behind the right direction',
    matter: 'where the means go',
    trial: 'Each name the one project you would fund first, and compare before anything is spent.',
  },
  '3-60': {
    together: 'bring something new into a fixed structure',
    matter: 'the speed of change',
    trial: 'Write down one limit you both accept for a month, and change only what lies within it.',
  },
  '4-63': {
    together: 'turn a doubt into a tested answer',
    matter: 'how much proof is enough',
    trial: 'Agree in advance which evidence settles the next open question.',
  },
  '5-15': {
    together: 'keep a rhythm that others can work by',
    matter: 'hours and routines',
    trial: 'Pick two fixed hours a week to work side by side, and leave the rest of the calendar open.',
  },
  '6-59': {
    together: 'build close ties with clients and partners',
    matter: 'how close to get',
    trial: 'Before a new partnership begins, each say what you want to keep private.',
  },
  '7-31': {
    together: 'show a group where it is heading',
    matter: 'who leads',
    trial: 'For the next project, name one of you as its voice and ask the group whether it agrees.',
  },
  '9-52': {
    together: 'stay with details until they are done',
    matter: 'what deserves attention',
    trial: 'Choose one task and give it an hour together with all messages switched off.',
  },
  '10-20': {
    together: 'match words and conduct',
    matter: 'how to behave under pressure',
    trial: 'After the next meeting, each name one moment in which the other seemed fully natural.',
  },
  '10-34': {
    together: 'follow a conviction through',
    matter: 'whose conviction counts',
    trial: 'Divide one project so that each of you follows a conviction for a week without asking the other.',
  },
  '10-57': {
    together: 'sense which form works and keep to it',
    matter: 'taste and good form',
    trial: 'Lay two versions side by side and say within ten seconds which one feels right.',
  },
  '11-56': {
    together: 'turn ideas into stories that people listen to',
    matter: 'which story gets told',
    trial: 'Collect five ideas each, tell them to a colleague and keep the one that was asked about.',
  },
  '12-22': {
    together: 'move people with the right words at the right moment',
    matter: 'mood and timing',
    trial: 'Ask whether this is a good moment before either of you raises anything difficult.',
  },
  '13-33': {
    together: 'gather experience and draw the lesson from it',
    matter: 'what stays confidential',
    trial: 'Close each month with half an hour on what happened, and agree which part leaves the room.',
  },
  '16-48': {
    together: 'turn skill into mastery by repetition',
    matter: 'when work is good enough to show',
    trial: 'Set a date for showing an unfinished version to someone, and keep to it.',
  },
  '17-62': {
    together: 'put facts in order and explain them',
    matter: 'opinions and details',
    trial: 'In the next report, one of you writes the conclusion and the other supplies the figures.',
  },
  '18-58': {
    together: 'find what can be improved and enjoy improving it',
    matter: 'criticism',
    trial: 'Name three things that work before either of you names one to correct.',
  },
  '19-49': {
    together: 'sense what people need and on which terms',
    matter: 'needs and principles',
    trial: 'Each write down one need and one principle at work, and exchange the notes.',
  },
  '20-34': {
    together: 'get a great deal done in a short time',
    matter: 'staying busy',
    trial: 'At noon, each say one thing that can be left undone today.',
  },
  '20-57': {
    together: 'say the right thing on the spot',
    matter: 'sudden hunches',
    trial: 'When one of you has a hunch, say it, note it and check the note a week later.',
  },
  '21-45': {
    together: 'run a business and share out its means',
    matter: 'control over money and people',
    trial: 'List who decides what, and give each of you one budget that the other leaves alone.',
  },
  '23-43': {
    together: 'put a breakthrough into words that others understand',
    matter: 'the moment for a new idea',
    trial: 'Rehearse the new idea with each other before anyone else hears it.',
  },
  '24-61': {
    together: 'think a question through until insight comes',
    matter: 'questions without an answer',
    trial: 'Park one open question for three days and compare what has come to each of you.',
  },
  '25-51': {
    together: 'go first where others hesitate',
    matter: 'competition',
    trial: 'Before the next challenge, say which of you goes first and what the other does meanwhile.',
  },
  '26-44': {
    together: 'see what people want and offer it well',
    matter: 'what gets promised to clients',
    trial: 'Prepare the next offer together: one of you states the need, the other the price.',
  },
  '27-50': {
    together: 'look after people and the rules that protect them',
    matter: 'who answers for whom',
    trial: 'List what each of you takes care of, and hand one item back.',
  },
  '28-38': {
    together: 'fight for work that has meaning',
    matter: 'which fights are worth it',
    trial: 'Before the next argument, each say in one sentence what it is for.',
  },
  '29-46': {
    together: 'commit fully and discover where it leads',
    matter: 'what gets a yes',
    trial: 'Say yes to one thing together this month, and see it through before you judge it.',
  },
  '30-41': {
    together: 'begin new experiences from a strong wish',
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
    trial: 'Agree on one word that stops the other when something feels wrong.',
  },
  '35-36': {
    together: 'learn at first hand and pass it on',
    matter: 'the wish for something different',
    trial: 'Try one new thing together each month, and talk about it only when it is over.',
  },
  '37-40': {
    together: 'make agreements that people keep',
    matter: 'who owes what',
    trial: 'Put your agreement in writing: what each gives, what each gets and when you both rest.',
  },
  '39-55': {
    together: 'stir up a mood that gets people going',
    matter: 'moods and provocation',
    trial: 'When a remark stings, wait an hour and then ask what it was meant to start.',
  },
  '42-53': {
    together: 'take a project from the first step to the last',
    matter: 'beginnings and endings',
    trial: 'Finish one old task together before you begin a new one.',
  },
  '47-64': {
    together: 'make sense of a confusing past',
    matter: 'how the past is read',
    trial: 'Each write the story of one shared project in five lines, and compare the two.',
  },
};
