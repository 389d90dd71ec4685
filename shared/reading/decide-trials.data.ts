import type { AuthorityName } from '../engine/authority.ts';
import type { Line } from '../engine/wheel.ts';
import type { Trial } from './schema.ts';

/*
 * What the first chapter offers to test, in our own words; of the authorities that most people have, by the line of
 * the unconscious Sun, since the chapter begins by that of the conscious one.
 */
export const DECIDE_TRIALS: Readonly<Record<AuthorityName, Trial | Readonly<Record<Line, Trial>>>> = {
  Emotional: {
    1: 'Put the two best reasons for an open decision on a card. Read it once when you’re pleased and once when you’re cross, and underline what you believe both times.',
    2: 'Pick one open request, tell nobody your answer, and write it on a card. Look at the card on Thursday morning, and see whether you’d still sign it.',
    3: 'Take something you gave up on in a bad mood, and give it twenty minutes on a good day before you decide again.',
    4: 'Ask a friend to call you tomorrow with one question: “Still?” Give the same answer as today only if it’s true.',
    5: 'Write one line in your calendar next to the next big meeting: “No answer today.” Say it out loud when they ask, and name the day on which you’ll have one.',
    6: 'Think of a decision from last year. Write down the mood you were in, and what you’d decide today.',
  },
  Sacral: {
    1: 'Open a catalog or a list of courses, and go down it fast: yes or no, without reasons. Look up the facts only for what got a yes.',
    2: 'Work alone for an hour with your phone off, and notice what your hands reach for first when nobody tells you to. Put that on top of tomorrow’s list.',
    3: 'Think of a yes that went wrong. Was it your gut, or were you being polite? Write down how you could have told the difference.',
    4: 'Write down three things you haven’t decided yet, each as a question for a yes or a no, and have somebody read them out while your hands are busy. Go by the first sound.',
    5: 'When someone next praises you into a task, answer, “What’s the first step?” and notice what your gut says to that step alone.',
    6: 'Look through last month’s calendar, and mark where you were glad to be. Count how many of those began with a quick yes.',
  },
  Splenic: 'Before your next meeting with somebody new, fold a sheet in half. Note your first sense on the outside right after the handshake, and your verdict inside at the end.',
  'Ego Manifested': 'Talk about one open question for five minutes into a voice memo, without notes, and play back only the sentences that begin with “I want.”',
  'Ego Projected': 'Reply to the next invitation with “What would I get, and what would you need?” and rate from 1 to 10 how much you want it. Accept nothing under seven.',
  'Self-Projected': 'Record five minutes about one open question, listen back for tone alone, and write down the one sentence that sounds plain and easy.',
  'Mental / Environmental': 'Take one decision to a place where you haven’t discussed it, and to a listener who’s new to it, and write your position in one line on the way back.',
  Lunar: 'Put one open decision in your calendar on four days of this month on which you’ll be in different company, and keep a fifth entry for the answer.',
};
