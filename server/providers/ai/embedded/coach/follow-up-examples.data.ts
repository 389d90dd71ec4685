import type { FollowUp } from './follow-ups.ts';

type Kind = Exclude<FollowUp['kind'], 'nth' | 'for type' | 'thanks' | 'translate'>;

/** How people ask for an operation on the last answer, beside the forms that are sure. */
export const FOLLOW_UP_EXAMPLES: Readonly<Record<Kind, readonly string[]>> = {
  why: [
    'what is behind that',
    'why would that help',
    'why does this happen to me',
    'where does that come from',
    'what is the reason for it',
    'why me',
    'how does that work',
  ],
  shorter: [
    'give me the short version',
    'that was a lot, what is the main point',
    'just the essentials please',
    'can you cut that',
    'what does it come down to',
  ],
  simpler: [
    'say that in simple words',
    'I do not understand what you mean',
    'that was confusing',
    'explain it like I am new to this',
    'put it plainly',
  ],
  example: [
    'can you show me how that looks',
    'give me a case',
    'how did others do it',
    'what would that be in real life',
    'I need something concrete',
  ],
  another: [
    'do you have another idea',
    'what other way is there',
    'that is not for me',
    'I tried that and it failed',
    'something different please',
    'what else could I do',
  ],
  'one thing': [
    'what do I do first',
    'what is the most important step',
    'if I only do one thing, which',
    'how do I begin',
    'what is my next step',
  ],
  say: [
    'what are the words for that',
    'how would I word this',
    'can you write that for me',
    'how do I bring this up',
    'what do I write to them',
    'what would I say exactly',
  ],
  softer: [
    'can you say that more gently',
    'that is too direct for her',
    'make it sound friendlier',
    'a kinder version of that',
  ],
  hurry: [
    'I have to do it today',
    'there is no time for that',
    'they want it right now',
    'I only have ten minutes',
    'what if I have to answer immediately',
  ],
  'what if': [
    'what if they say no',
    'and if it goes wrong',
    'what happens when he refuses',
    'suppose she gets angry',
    'what do I do if nobody answers',
  ],
  sure: [
    'are you sure about that',
    'that does not sound like me',
    'I do not believe it',
    'how do you know that',
    'is that really true',
  ],
  more: ['tell me more about it', 'go on', 'can you say more', 'go deeper', 'more detail please'],
  avoid: [
    'what should I avoid',
    'what should I not do',
    'what mistakes do people like me make here',
    'what would I do wrong',
    'where could this go wrong because of me',
    'what is the trap for me',
  ],
  'how long': [
    'how long will that take',
    'when will it get better',
    'how soon can I expect a change',
    'how often should I do that',
    'by when should it work',
  ],
};
