import type { ChannelId } from '../engine/channels.ts';
import type { ChannelText } from './schema.ts';

// Our own words for each channel; the facts they rest on are in the engine's tables (`sources.ts`).
export const CHANNEL_TEXTS: Readonly<Record<ChannelId, ChannelText>> = {
  '1-8': {
    keynote: 'Get original work noticed',
    strength: 'You put something unmistakably your own into what you make, and others find the courage to do likewise.',
    watchout: 'You lose heart when original work goes unseen, so look for the people who ask for it.',
  },
  '2-14': {
    keynote: 'Back the right direction',
    strength: 'You keep working in the direction that feels right, and resources follow.',
    watchout: 'You keep the engine running for goals that are not yours because stopping feels like waste.',
  },
  '3-60': {
    keynote: 'Change things in leaps',
    strength: 'You bring something new into a fixed structure, in leaps after quiet phases.',
    watchout: 'You grow impatient between two steps and change things only to feel movement.',
  },
  '4-63': {
    keynote: 'Turn doubts into answers',
    strength: 'You take a doubt and work it into an answer that can be proved step by step.',
    watchout: 'You go on questioning when the evidence is good enough, and the decision waits.',
  },
  '5-15': {
    keynote: 'Set a pace others follow',
    strength: 'You keep a natural rhythm that steadies the work of everyone nearby.',
    watchout: 'You resist any timetable that isn’t your own, even when the team needs a shared one.',
  },
  '6-59': {
    keynote: 'Turn contacts into partners',
    strength: 'You create real closeness with partners and clients, and joint projects grow out of it.',
    watchout: 'Your warmth comes in waves, and people who trusted the high point feel shut out later.',
  },
  '7-31': {
    keynote: 'Lead with the group’s consent',
    strength: 'You show a group where it is heading, and it follows because it has chosen you.',
    watchout: 'You lose your effect as soon as you lead people who have not asked for it.',
  },
  '9-52': {
    keynote: 'Focus until it’s done',
    strength: 'You stay with one subject in calm attention until it is fully worked out.',
    watchout: 'You sink into trivia when a subject isn’t worth your time.',
  },
  '10-20': {
    keynote: 'Act on what you believe',
    strength: 'You act on your own convictions in the moment, and that gives others permission to do the same.',
    watchout: 'You answer on the spot where a pause would serve you, and conviction can sound like pride.',
  },
  '10-34': {
    keynote: 'Follow your own conviction',
    strength: 'You put a great deal of energy into doing things the way you believe in.',
    watchout: 'You go your own way without looking around, and colleagues feel left behind.',
  },
  '10-57': {
    keynote: 'Shape your methods by instinct',
    strength: 'You shape your workplace and your methods by an instinct for what is sound and well made.',
    watchout: 'You change course on instinct without a word, and nobody can see why the plan is different.',
  },
  '11-56': {
    keynote: 'Make people curious',
    strength: 'You gather ideas and impressions, and people lean in when you tell them.',
    watchout: 'You look for the next stimulating idea while the last one still waits for a use.',
  },
  '12-22': {
    keynote: 'Move people with words',
    strength: 'You reach people with your voice and timing, on days when you feel like talking.',
    watchout: 'In a high or a low you say too much, and people remember it after the mood has passed.',
  },
  '13-33': {
    keynote: 'Remember what the team learned',
    strength: 'You keep the memory of a team and tell what happened so that the lesson isn’t lost.',
    watchout: 'You sit on a lesson that others are waiting for, because telling it might break a confidence.',
  },
  '16-48': {
    keynote: 'Turn practice into mastery',
    strength: 'You combine depth with practice until a skill becomes mastery.',
    watchout: 'You keep rehearsing because the depth seems insufficient, and the audience waits.',
  },
  '17-62': {
    keynote: 'Put the facts in order',
    strength: 'You arrange scattered facts into a view that a whole team can work with.',
    watchout: 'You explain more than was asked, and ignore a fact that doesn’t fit your view.',
  },
  '18-58': {
    keynote: 'Improve what already works',
    strength: 'You find the flaw in a method and have the drive to go on refining it.',
    watchout: 'You find fault with people where you mean the process, and a good result rarely seems good enough.',
  },
  '19-49': {
    keynote: 'Give everyone a fair place',
    strength: 'You feel what people need to belong, and you stand by the principles that secure it.',
    watchout: 'You are quick to feel rejected, and quick to turn away, when a need goes unmet.',
  },
  '20-34': {
    keynote: 'Keep busy at what you love',
    strength: 'You turn energy into action without delay, and your activity draws others along.',
    watchout: 'You keep going because you’re moving, and skip the moment of checking whether the task is worth it.',
  },
  '20-57': {
    keynote: 'Say your hunch out loud',
    strength: 'You put a sudden intuition into words at the very moment it is useful.',
    watchout: 'You leap from hunch to statement so fast that people have no time to follow.',
  },
  '21-45': {
    keynote: 'Take charge of the money',
    strength: 'You take charge of money, from earnings to budgets, where you’re the one who decides about it.',
    watchout: 'You chafe under close control and are tempted to control others just as closely.',
  },
  '23-43': {
    keynote: 'Explain new insights',
    strength: 'You see a matter in a new way and explain it until it becomes efficient practice.',
    watchout: 'You present the insight before anyone has asked, and a useful idea is taken for an odd one.',
  },
  '24-61': {
    keynote: 'Think through unsolved questions',
    strength: 'You think quietly about an open question until a new understanding appears.',
    watchout: 'You can’t switch the question off at night, and a loud office or a forced date scatters your thoughts.',
  },
  '25-51': {
    keynote: 'Dare to go first',
    strength: 'You step into the unknown ahead of others and return more confident.',
    watchout: 'You turn everyday work into a contest, or pull people into a leap they are not ready for.',
  },
  '26-44': {
    keynote: 'Offer what people need',
    strength: 'You sense what a market or a person wants and shape the offer to match.',
    watchout: 'You promise a touch more than was agreed, or carry the selling alone until you tire of it.',
  },
  '27-50': {
    keynote: 'Take care of the group',
    strength: 'You care for people and standards so that a group stays safe and well supplied.',
    watchout: 'You shoulder duties that able colleagues could carry, and resent it in silence.',
  },
  '28-38': {
    keynote: 'Fight for what matters',
    strength: 'You bring unusual endurance to a hard cause once you are sure that it matters.',
    watchout: 'You turn stubborn and refuse help when the struggle has lost its point.',
  },
  '29-46': {
    keynote: 'Stay where others give up',
    strength: 'You give yourself wholly to an experience and get through where others give up.',
    watchout: 'You say yes too often, and halfway through you wonder why you agreed.',
  },
  '30-41': {
    keynote: 'Start things with passion',
    strength: 'You picture a new experience so vividly that other people want to come along.',
    watchout: 'You expect events to match the picture in your head, and drop them when they do not.',
  },
  '32-54': {
    keynote: 'Turn ambition into lasting success',
    strength: 'You work hard for long-term success and know who and what can help it grow.',
    watchout: 'You drive yourself out of worry about falling behind, and wait too long for others to notice.',
  },
  '34-57': {
    keynote: 'Act on instinct',
    strength: 'You notice instantly what calls for a reaction, and act with full strength.',
    watchout: 'You act so independently that people near you get no chance to help or to stop you.',
  },
  '35-36': {
    keynote: 'Learn by trying it yourself',
    strength: 'You seek out new experience again and again and tell others what it is really like.',
    watchout: 'You jump into the next thing to escape boredom, and a choice made in excitement does not outlive it.',
  },
  '37-40': {
    keynote: 'Make deals that last',
    strength: 'You bind a team together by clear give and take, backed by hard work.',
    watchout: 'You do your share before the terms are clear, and feel cheated when nothing comes back.',
  },
  '39-55': {
    keynote: 'Bring back a team’s spark',
    strength: 'You bring passion to the work and sense where a team has lost its spark.',
    watchout: 'You test people to find out how they feel, and poor timing earns you a quarrel.',
  },
  '42-53': {
    keynote: 'Finish what you start',
    strength: 'You carry a project through its whole cycle, from the first move to a clean ending.',
    watchout: 'You stay in a cycle that is over because leaving anything incomplete bothers you.',
  },
  '47-64': {
    keynote: 'Find meaning in a muddle',
    strength: 'You sort through a jumble of past events until they make sense, often all at once.',
    watchout: 'You take a vivid interpretation for what really happened, and brood when no picture appears.',
  },
};
