import type { CenterId } from '../engine/centers.ts';
import type { ChannelId } from '../engine/channels.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { ProfileId } from '../engine/profile.ts';

// Our own words: what a point of the business insight is about, to scan by. Strengths of channels and
// gates have their keynotes.

export const OPEN_STRENGTH_HEADS: Readonly<Record<CenterId, string>> = {
  head: 'Pick the right questions',
  ajna: 'See every angle',
  throat: 'Speak when asked',
  g: 'Fit many roles',
  heart: 'Know a good promise',
  spleen: 'Sense what’s safe',
  solarPlexus: 'Read the room',
  sacral: 'See where energy goes',
  root: 'Turn pressure into motion',
};

export const OPEN_WATCH_HEADS: Readonly<Record<CenterId, string>> = {
  head: 'Other people’s questions',
  ajna: 'Acting certain',
  throat: 'Talking to be noticed',
  g: 'Staying where you don’t fit',
  heart: 'Proving your worth',
  spleen: 'Holding on too long',
  solarPlexus: 'Avoiding the hard talk',
  sacral: 'Working past your limit',
  root: 'Hurrying to be done',
};

export const CHANNEL_WATCH_HEADS: Readonly<Record<ChannelId, string>> = {
  '1-8': 'Losing heart unseen',
  '2-14': 'Fuel for others’ goals',
  '3-60': 'Change for its own sake',
  '4-63': 'Questions without end',
  '5-15': 'Only your own clock',
  '6-59': 'Warm, then closed',
  '7-31': 'Leading unasked',
  '9-52': 'Lost in trivia',
  '10-20': 'Answering too fast',
  '10-34': 'Going it alone',
  '10-57': 'Unannounced turns',
  '11-56': 'On to the next idea',
  '12-22': 'Saying too much',
  '13-33': 'Bad timing with secrets',
  '16-48': 'Rehearsing too long',
  '17-62': 'Explaining too much',
  '18-58': 'Blaming people, not process',
  '19-49': 'Quick to feel rejected',
  '20-34': 'Busy for its own sake',
  '20-57': 'Too fast to follow',
  '21-45': 'Watching every detail',
  '23-43': 'Insight before they ask',
  '24-61': 'Thoughts that won’t stop',
  '25-51': 'Everything a contest',
  '26-44': 'Promising a touch more',
  '27-50': 'Carrying others’ duties',
  '28-38': 'Fights without a point',
  '29-46': 'Saying yes too often',
  '30-41': 'The picture in your head',
  '32-54': 'Driven by worry',
  '34-57': 'Too fast for help',
  '35-36': 'Jumping out of boredom',
  '37-40': 'Giving before the terms',
  '39-55': 'Testing people’s moods',
  '42-53': 'Staying past the end',
  '47-64': 'Taking a story for fact',
};

export const PROFILE_WATCH_HEADS: Readonly<Record<ProfileId, string>> = {
  '1/3': 'Failure taken personally',
  '1/4': 'Waiting to know everything',
  '2/4': 'Too many calls',
  '2/5': 'Silence that raises hopes',
  '3/5': 'Leaving before the lesson',
  '3/6': 'In, then out again',
  '4/6': 'Loyal too long',
  '4/1': 'Slow to turn',
  '5/1': 'Answers before homework',
  '5/2': 'Backing away in silence',
  '6/2': 'Waiting for perfect conditions',
  '6/3': 'Leaving too early',
};

export const TYPE_WATCH_HEADS: Readonly<Record<TypeName, string>> = {
  Manifestor: 'When you get angry',
  Generator: 'When you’re frustrated',
  'Manifesting Generator': 'When you’re frustrated',
  Projector: 'When you turn bitter',
  Reflector: 'When you’re disappointed',
};
