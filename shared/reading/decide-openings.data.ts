import type { Line } from '../engine/wheel.ts';
import type { DecideOpening, DecideOpenings } from './schema.ts';

/*
 * How the first chapter begins and what it asks for, by what decides and how somebody looks into things:
 * the line of their conscious Sun. Our own words. The authority's paragraph explains in between.
 */

/** For the rarer authorities: by evidence (lines 1 and 3), at a distance (2 and 6), among people (4 and 5). */
function threefold(
  evidence: DecideOpening,
  distance: DecideOpening,
  people: DecideOpening,
): Readonly<Record<Line, DecideOpening>> {
  return { 1: evidence, 2: distance, 3: evidence, 4: people, 5: people, 6: distance };
}

export const DECIDE_OPENINGS: DecideOpenings = {
  Emotional: {
    1: {
      headline: 'Read your notes again on a bad day',
      lead: 'On a good day, your research proves that the job is right; on a bad day, the same notes prove that it isn’t.',
      advice: 'Take one open decision, list your reasons today, and cross out the ones that don’t convince you on your next bad day.',
    },
    2: {
      headline: 'Let the answer outlive the mood',
      lead: 'Somebody knocks and asks you to join them, and you’ve said yes before you remember how much you liked being left alone.',
      advice: 'Answer the next knock with a date: “Sounds good today. Let me work on my own until Thursday, and I’ll tell you then.”',
    },
    3: {
      headline: 'Try it once more in the other mood',
      lead: 'You sign up on Monday to see how it goes, and by Thursday you’re planning your escape.',
      advice: 'Before you drop or extend anything, try it once more on a day when you feel the opposite, and compare the two.',
    },
    4: {
      headline: 'Give a friend the same answer twice',
      lead: 'A friend calls about an opening at her company, and by the time she hangs up, you’ve furnished the office.',
      advice: 'Tell a friend your answer today and again in three days, and ask which one sounded calmer.',
    },
    5: {
      headline: 'Answer after the hopeful looks are gone',
      lead: 'Three people look at you as if you were the rescue, and for the length of that meeting you’d agree to anything.',
      advice: 'Answer the next plea with a day: “I see why you’re asking me. You’ll know on Friday.”',
    },
    6: {
      headline: 'Don’t let one good evening decide',
      lead: 'You watch an offer for weeks from a safe distance, and one good evening decides it for you.',
      advice: 'Look at your biggest open decision once a day this week without acting, and keep only what you saw every time.',
    },
  },
  Sacral: {
    1: {
      headline: 'Ask your gut before you research',
      lead: 'You’ve read the contract twice and compared six vendors, and you still can’t say whether you want it.',
      advice: 'Close the folder, and have a colleague ask you one yes-or-no question about each option.',
    },
    2: {
      headline: 'Have somebody ask you out loud',
      lead: 'Left alone with a decision, you can tidy your desk for an hour and be none the wiser.',
      advice: 'Visit one colleague today and say, “Ask me yes or no: do I want to do this?”',
    },
    3: {
      headline: 'Ask your gut again at the first snag',
      lead: 'You say yes, something breaks in the first week, and you wonder whether the yes was a mistake.',
      advice: 'Before you quit, have somebody put it to you plainly: “Do you still want to do this?”',
    },
    4: {
      headline: 'Let a friend ask the question',
      lead: 'Over lunch a friend lists your three options, and she hears your answer before you do.',
      advice: 'Ask a friend to read you the options as yes-or-no questions, and to tell you how each answer sounded.',
    },
    5: {
      headline: 'Ask for questions your gut can answer',
      lead: 'Everyone says you’re the one who can fix it, and you’re nodding although nobody has asked you a question.',
      advice: 'Find out what exactly they need by Friday, and answer that one piece with a yes or a no.',
    },
    6: {
      headline: 'Stop weighing it, and get asked',
      lead: 'You see both sides so well that the matter has been on your list since spring.',
      advice: 'Give that list to a colleague, hear each point as a yes-or-no question, and cross out whatever gets a no.',
    },
  },
  Splenic: {
    1: {
      headline: 'Note your first sense, then read',
      lead: 'You got one quiet signal on page one, and then you read the other forty pages.',
      advice: 'Before you open the next file, write down in three words what you sense about it.',
    },
    2: {
      headline: 'Catch the signal before the speeches start',
      lead: 'Somebody appears in your doorway with a request, and one quiet signal says yes or no before they sit down.',
      advice: 'At the next knock, write down yes or no, and only after that ask for the details.',
    },
    3: {
      headline: 'You were warned before you tried it',
      lead: 'When a try has failed, you can usually name the moment at which one quiet signal told you so.',
      advice: 'Before your next experiment, write down your first hunch about it in three words, and reread them when it’s over.',
    },
    4: {
      headline: 'The first handshake told you enough',
      lead: 'A friend introduces a client to you, and one quiet signal comes with the handshake, ahead of the friend’s long story.',
      advice: 'After the next introduction, tell your friend what you noticed before you hear the rest.',
    },
    5: {
      headline: 'Answer before they reach the reasons',
      lead: 'They’ve barely begun to describe the emergency when one quiet signal tells you whether it’s yours to fix.',
      advice: 'While the next person explains why it has to be you, write down yes or no, and answer from that note.',
    },
    6: {
      headline: 'Take your first look seriously',
      lead: 'You’d like to watch for a while before you decide, but one quiet signal came with the first look.',
      advice: 'Write down today what you felt in the first minute about your biggest open question, and start from there.',
    },
  },
  'Ego Manifested': threefold(
    {
      headline: 'Trust the sentence you didn’t prepare',
      lead: 'You bring ten pages of preparation to the meeting, and your decision turns out to be a sentence that isn’t on any of them.',
      advice: 'Put the pages away, talk to somebody for five minutes, and write down the first sentence that began with “I want.”',
    },
    {
      headline: 'Listen to what you blurt out',
      lead: 'You keep out of the debate for an hour, and then you hear yourself settle it in one sentence.',
      advice: 'Find an empty room before the next choice, and say “I want” with different endings until one rings true.',
    },
    {
      headline: 'Believe what you hear yourself say',
      lead: 'A colleague asks what you’d do, and you’re as surprised as they are by how firm the answer is.',
      advice: 'Take the next choice to a colleague, and talk until you hear a sentence with “I want” that needs no excuse.',
    },
  ),
  'Ego Projected': threefold(
    {
      headline: 'Want it first, then say yes',
      lead: 'The invitation comes with a thick folder, and nothing in it says what you’d get.',
      advice: 'Read your latest invitation again for one thing only, and finish this line before you answer: “I want this because I’d get …”',
    },
    {
      headline: 'Come out only for what you want',
      lead: 'They thought of you, the cause is good, your calendar is free, and you’re about to agree to something you don’t want.',
      advice: 'Write down what you’d get from the last thing you were invited to, and decline if the line stays empty.',
    },
    {
      headline: 'Ask what’s in it before you agree',
      lead: 'A friend asks for help, everyone looks at you, and you’ve agreed before you know what comes back to you.',
      advice: 'Meet the next request with one question: “I’d like to help. What would make it worthwhile for both of us?”',
    },
  ),
  'Self-Projected': threefold(
    {
      headline: 'Read it aloud to find the winner',
      lead: 'Your comparison has three columns and no winner, until you read it to somebody and hear which column bores you.',
      advice: 'Call somebody this week, read them your notes, and ask, “Where did I sound like myself?”',
    },
    {
      headline: 'Find a listener before you find the answer',
      lead: 'A week of thinking alone gets you nowhere; ten minutes into a phone call, you hear the answer in your own voice.',
      advice: 'Call a quiet person today and say, “I’ll do the talking. Just tell me where I sound sure.”',
    },
    {
      headline: 'Ask them to listen, not to advise',
      lead: 'Everyone tells you what they’d do in your place, and you don’t get to finish your own sentence.',
      advice: 'Begin your next talk with a request: “Please keep your advice for ten minutes, and listen for the part I believe.”',
    },
  ),
  'Mental / Environmental': threefold(
    {
      headline: 'Take the question for a walk',
      lead: 'You’ve read everything there is, and the question is still on the desk where you read it.',
      advice: 'Leave your notes behind, and talk the question over on two walks this week, each with somebody else.',
    },
    {
      headline: 'Leave the desk to decide',
      lead: 'You close the door to decide, and an hour later the same three arguments have gone around again.',
      advice: 'Take your next decision to three places you like, and explain it to somebody in each of them.',
    },
    {
      headline: 'Ask for ears, not for votes',
      lead: 'By evening you’ve asked four colleagues, and you have four good opinions and none of yours.',
      advice: 'Tell your next listener: “I don’t need to know what you’d do. Tell me what I keep saying.”',
    },
  ),
  Lunar: threefold(
    {
      headline: 'Twenty-eight days know more than one meeting',
      lead: 'On the 3rd your analysis says yes, on the 10th it says no, and the facts haven’t changed.',
      advice: 'Put the question in your calendar on seven dates over the next four weeks, and date each answer you give.',
    },
    {
      headline: 'Give a big question the whole month',
      lead: 'Alone at your desk you’d take the job, and after a week among other people you wouldn’t.',
      advice: 'Write down your answer once in company and once alone every week, and decide when the month is over.',
    },
    {
      headline: 'Collect a month of answers first',
      lead: 'In the meeting you’re for it, at dinner you’re against it, and you mean it both times.',
      advice: 'Ask for four weeks, and after each talk write down who was there and what you’d have answered.',
    },
  ),
};
