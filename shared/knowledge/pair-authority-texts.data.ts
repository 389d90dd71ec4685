import type { AuthorityName } from '../engine/authority.ts';
import type { PairAuthorityText } from './schema.ts';

/** Two authorities, the earlier one first, and our own words for reaching both people. */
export interface AuthorityPair extends PairAuthorityText {
  /** `{a}` stands for the person of the first authority, `{b}` for the other. */
  readonly authorities: readonly [AuthorityName, AuthorityName];
}

// Pairs that many teams have several times have more variants, and something to try.
export const PAIR_AUTHORITY_TEXTS: readonly AuthorityPair[] = [
  {
    authorities: ['Emotional', 'Emotional'],
    talk: [
      'Let {a} and {b} sleep on a big decision, and talk again the next day before anyone commits.',
      'Neither {a} nor {b} is clear in the heat of the moment, so book a second conversation up front.',
      'When {a} is up and {b} is down, trade facts and save the verdict for later.',
      'Ask {a} and {b} how they feel about it today and again in two days, and trust the answer that lasts.',
      '{a} and {b} talk best when neither expects an answer before tomorrow.',
      'If {a} or {b} sounds irritated, take an hour’s break before you read anything into the words.',
    ],
    trial: [
      'For the next three decisions, write down a first answer, wait a night and compare.',
      'For two weeks, start each talk by saying in one word what mood you’re in.',
      'Move one decision from this week’s meeting to the next one, and see what changes.',
    ],
  },
  {
    authorities: ['Emotional', 'Sacral'],
    talk: [
      'Give {a} a night before answering; ask {b} a yes-or-no question and take the first reply.',
      '{b} knows on the spot and {a} knows tomorrow, so ask both today and decide tomorrow.',
      'Hear {b}’s gut reaction right away, and let it rest until {a} has slept on the matter.',
      'Put options to {b} one at a time, and come back to {a} once the excitement or the doubt has worn off.',
      'Count {b}’s first reaction and {a}’s second one.',
      'Send {a} the question a day early, and ask {b} in person.',
    ],
    trial: [
      'For two weeks, {b} answers on the spot, {a} answers the next morning, and nothing is final until both are in.',
      'Put the next three choices to {b} as yes-or-no questions while {a} listens and sleeps on them.',
      'Once this week, revisit a quick yes the day after and check whether {a} still means it.',
    ],
  },
  {
    authorities: ['Emotional', 'Splenic'],
    talk: [
      '{b} knows in an instant and says it once, so write it down and ask {a} again tomorrow.',
      'Give {a} a night, and don’t make {b} defend a hunch while you wait.',
      'Let {b} speak first, and {a} a day later.',
    ],
    trial: [
      'For the next three decisions, note {b}’s first hunch and {a}’s answer the day after, and see how they compare.',
    ],
  },
  {
    authorities: ['Emotional', 'Ego Manifested'],
    talk: [
      'Let {b} say freely what they want, and give {a} a night before you treat it as settled.',
      '{b} commits out loud and {a} commits later, so agree on when the plan becomes final.',
      'Let {b} make the promise, and let {a} confirm it the next day.',
    ],
    trial: [],
  },
  {
    authorities: ['Emotional', 'Ego Projected'],
    talk: [
      'Tell {b} plainly what’s in it for them, and give {a} time until the mood has passed.',
      'Ask {b} whether their heart is in it, and ask {a} the same thing two days later.',
      'Say openly what each gets out of it, and leave {a} a night to feel whether it’s right.',
    ],
    trial: [],
  },
  {
    authorities: ['Emotional', 'Self-Projected'],
    talk: [
      'Let {b} talk it through without advice, and let {a} answer the next day.',
      '{b} finds the answer while speaking and {a} while waiting, so meet twice.',
      'Give {b} ten minutes to talk and {a} a day to think.',
    ],
    trial: [],
  },
  {
    authorities: ['Emotional', 'Mental / Environmental'],
    talk: [
      'Walk somewhere pleasant with {b} and listen; give {a} a night after that.',
      'Neither {a} nor {b} decides at the table, so use meetings to gather views and settle it later.',
      'Change the place for {b} and the day for {a} before you ask again.',
    ],
    trial: [],
  },
  {
    authorities: ['Emotional', 'Lunar'],
    talk: [
      'Give {a} a few days and {b} a few weeks, and say early which decisions can wait that long.',
      'Ask {a} and {b} more than once, on different days, and notice what stays the same.',
      'Before a deadline, tell {a} and {b} early, because {a} needs a calm day and {b} many days.',
      'Hear {a} again after the mood has changed, and {b} again at the end of the month.',
    ],
    trial: [],
  },
  {
    authorities: ['Sacral', 'Sacral'],
    talk: [
      'Ask {a} and {b} yes-or-no questions, and take the first reaction over the explanation.',
      '{a} and {b} can settle most things in five minutes if one asks and the other answers from the gut.',
      'Offer {a} and {b} a choice between two things instead of an open question.',
      'When {a} or {b} hesitates, treat it as a no for now and offer something else.',
      'Talk out loud rather than in writing, because {a} and {b} hear their own yes when somebody asks.',
      'Let {a} and {b} take turns asking, since each finds out what they want by being asked.',
    ],
    trial: [
      'For two weeks, turn every open question to each other into one that takes a yes or a no.',
      'Settle the next five small choices on first reaction, and count the ones that you regret.',
      'Once a day this week, ask each other whether today’s main task still has your yes.',
    ],
  },
  {
    authorities: ['Sacral', 'Splenic'],
    talk: [
      'Ask {a} a yes-or-no question, and take {b}’s first quiet remark as an answer too.',
      'Keep it short and in person: {a} answers from the gut, and {b} senses it on the spot.',
      'When {b} has a bad feeling, ask {a} right away whether to stop.',
    ],
    trial: [
      'In the next three meetings, stop for ten seconds before you decide, so that both first reactions are heard.',
    ],
  },
  {
    authorities: ['Sacral', 'Ego Projected'],
    talk: [
      'Ask {a} for a yes or a no, and tell {b} what the work gives them in return.',
      'Offer {a} something concrete to react to, and ask {b} whether they want it enough to promise it.',
      'Take {a}’s gut reaction as it comes, and let {b} ask for what they need first.',
    ],
    trial: [],
  },
  {
    authorities: ['Sacral', 'Ego Manifested'],
    talk: [
      'Let {b} say what they want first, and then ask {a} for a yes or a no.',
      'Turn what {b} announces into a question, so that {a} can react to it.',
      'Give {b} the first word and {a} the last yes or no.',
    ],
    trial: [],
  },
  {
    authorities: ['Sacral', 'Self-Projected'],
    talk: [
      'Ask {a} short questions and {b} long ones, and don’t finish {b}’s sentences.',
      '{a} knows at the first question; give {b} ten minutes to hear themselves out loud.',
      'Let {b} think out loud, and let {a} react to each option with a yes or a no.',
    ],
    trial: [],
  },
  {
    authorities: ['Sacral', 'Mental / Environmental'],
    talk: [
      'Take {a}’s answer on the spot, and let {b} talk the matter over with two or three people.',
      'Ask {a} at the desk and {b} on a walk.',
      'Give {a} one clear option and {b} several people to discuss it with.',
    ],
    trial: [],
  },
  {
    authorities: ['Sacral', 'Lunar'],
    talk: [
      '{a} can answer now and {b} in a month, so ask {b} first and {a} last.',
      'Don’t let {a}’s quick yes count for {b}, who needs to see the matter on many days.',
      'Ask {a} yes-or-no questions, and ask {b} open ones over several weeks.',
      'Tell {b} about large choices a month ahead, and bring {a} in when it’s time to act.',
    ],
    trial: [],
  },
  {
    authorities: ['Splenic', 'Splenic'],
    talk: [
      'Leave a pause after each question, because {a} and {b} both hear their answer once and quietly.',
      'Take a first “no” from {a} or {b} seriously, even without a reason.',
      'Talk face to face and in the moment, since {a} and {b} lose their hunch in long threads.',
    ],
    trial: [
      'For two weeks, each write down your first hunch before a meeting, and compare notes after it.',
    ],
  },
  {
    authorities: ['Splenic', 'Ego Manifested'],
    talk: [
      'Let {b} declare what they want, and watch for {a}’s first quiet reaction.',
      'Ask {a} for a hunch before {b} has made the case.',
    ],
    trial: [],
  },
  {
    authorities: ['Splenic', 'Ego Projected'],
    talk: [
      'Ask {a} what feels off, and ask {b} what would make it worth the effort.',
      'Catch {a}’s first reaction, and let {b} name a price before either explains.',
    ],
    trial: [],
  },
  {
    authorities: ['Splenic', 'Self-Projected'],
    talk: [
      'Take {a}’s answer in the moment, and listen to {b} until the direction is audible.',
      'Let {b} think out loud, and let {a} say one word whenever something rings true.',
    ],
    trial: [],
  },
  {
    authorities: ['Splenic', 'Mental / Environmental'],
    talk: [
      'Note {a}’s hunch right away, and give {b} several conversations to reach a view.',
      'Pick a place where {b} thinks well, and ask {a} before the talk gets long.',
    ],
    trial: [],
  },
  {
    authorities: ['Splenic', 'Lunar'],
    talk: [
      'Keep {a}’s first word in writing, and hear {b} again over several weeks.',
      'Let {a} handle what can’t wait, and leave what can wait to {b}.',
    ],
    trial: [],
  },
  {
    authorities: ['Ego Manifested', 'Ego Manifested'],
    talk: [
      'Let {a} and {b} each say what they want before you look for the overlap.',
      'Ask {a} and {b} for promises only where both have said that they want it.',
    ],
    trial: [],
  },
  {
    authorities: ['Ego Manifested', 'Ego Projected'],
    talk: [
      'Let {a} say what they want, and then ask {b} what they need in return.',
      'Put the deal in plain words, so that {a} can own it and {b} can want it.',
    ],
    trial: [],
  },
  {
    authorities: ['Ego Manifested', 'Self-Projected'],
    talk: [
      'Let {a} and {b} both talk freely: {a} hears what they want, {b} where to go.',
      'Don’t interrupt {a} or {b} in the first five minutes, because the answer is in how they put it.',
    ],
    trial: [],
  },
  {
    authorities: ['Ego Manifested', 'Mental / Environmental'],
    talk: [
      '{a} knows after saying it once, and {b} after saying it to three people.',
      'Let {a} state the aim, and don’t ask {b} to match it in the same meeting.',
    ],
    trial: [],
  },
  {
    authorities: ['Ego Manifested', 'Lunar'],
    talk: [
      'Let {a} declare an aim today, and ask {b} at the end of the month how it has sat with people.',
      'Separate {a}’s wish from the group’s decision, so that {b} isn’t rushed into it.',
    ],
    trial: [],
  },
  {
    authorities: ['Ego Projected', 'Ego Projected'],
    talk: [
      'Ask {a} and {b} what each gets out of it before you ask what each puts in.',
      'Take a lukewarm yes from {a} or {b} as a no.',
    ],
    trial: [],
  },
  {
    authorities: ['Ego Projected', 'Self-Projected'],
    talk: [
      'Tell {a} what’s in it for them, and let {b} talk until they hear where they want to go.',
      'Ask {a} for a price and {b} for a direction.',
    ],
    trial: [],
  },
  {
    authorities: ['Ego Projected', 'Mental / Environmental'],
    talk: [
      'Name the return for {a}, and give {b} a good place and good listeners.',
      'Ask {a} whether they want it, and ask {b} what they notice while talking about it.',
    ],
    trial: [],
  },
  {
    authorities: ['Ego Projected', 'Lunar'],
    talk: [
      'Agree with {a} on what the work is worth, and with {b} on a date a month away.',
      'Let {a} say no without a reason, and let {b} say that it’s too early.',
    ],
    trial: [],
  },
  {
    authorities: ['Self-Projected', 'Self-Projected'],
    talk: [
      'Take turns of ten minutes in which {a} or {b} speaks and the other only listens.',
      'Hold back advice, because {a} and {b} both find the answer in their own voice.',
    ],
    trial: [],
  },
  {
    authorities: ['Self-Projected', 'Mental / Environmental'],
    talk: [
      'Let {a} and {b} talk as long as they need, and repeat back what you heard instead of judging it.',
      'Go for a walk together: {a} needs a listener, and {b} needs a good place.',
    ],
    trial: [],
  },
  {
    authorities: ['Self-Projected', 'Lunar'],
    talk: [
      'Listen to {a} once at length and to {b} many times in short.',
      'Let {a} talk it through with {b}, who mirrors well and isn’t in a hurry.',
    ],
    trial: [],
  },
  {
    authorities: ['Mental / Environmental', 'Mental / Environmental'],
    talk: [
      'Change rooms when {a} and {b} get stuck, and bring in a third pair of ears.',
      'Treat talks between {a} and {b} as thinking out loud, and decide on another day.',
    ],
    trial: [],
  },
  {
    authorities: ['Mental / Environmental', 'Lunar'],
    talk: [
      'Meet in different places over a few weeks, and let {a} and {b} say what has become clearer.',
      'Give {a} several listeners and {b} several weeks.',
    ],
    trial: [],
  },
  {
    authorities: ['Lunar', 'Lunar'],
    talk: [
      'Ask {a} and {b} weekly for a month before anything large, and compare their answers.',
      'Protect {a} and {b} from deadlines on big questions, and ask how each day looks to them.',
    ],
    trial: [],
  },
];
