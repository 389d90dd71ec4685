import { expect, test } from 'vitest';
import { ANY_TOPIC } from './team-texts.data.ts';
import { mannersOf, topicOf } from './topic-of.ts';

test.each([
  ['How do I announce that the bonus pool is smaller this year?', 'bad-news'],
  ['Next month we switch to a new system. What will each person need?', 'change'],
  ['Nobody disagrees with me in meetings, then I hear it in the hallway', 'speaking-up'],
  ['We go from five days in the office to two. What does everyone need?', 'remote'],
  ['How should I ask for two Saturdays in December?', 'asking'],
  ['The chat has 200 messages a day and some mute it', 'messages'],
  ['She still asks permission for everything. How do I give her more room?', 'more-room'],
  ['How do I get honest feedback about me as a boss?', 'honest-word'],
  ['Who gets which shifts over the holidays?', 'extra-hours'],
  ['We lost a big grant. What does each of them need so we don’t fall apart?', 'bad-news'],
  ['I have to turn down his vacation request. How do I tell him?', 'bad-news'],
] as const)('%s', (question, manners) => {
  expect(mannersOf(question)).toBe(manners);
});

test('what is asked counts more than what is told around it', () => {
  const told = 'We had a meeting, and a second meeting.';
  expect(mannersOf(told)).toBe('meeting');
  expect(mannersOf(`${told} How do we share the night shifts?`)).toBe('extra-hours');
});

test('words that tell of nothing have no topic', () => {
  expect(topicOf('Good idea?')).toBe(ANY_TOPIC);
  expect(mannersOf('xyz')).toBeNull();
});
