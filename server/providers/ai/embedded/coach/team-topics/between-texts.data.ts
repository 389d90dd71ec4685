import type { TopicId } from './topic-manners.data.ts';

// Our own words for somebody between two members who are at odds.

/** What two are at odds about; `{first}` was hit by it or needs the time, `{second}` is the other. */
export interface Quarrel {
  readonly id: 'promised' | 'blamed' | 'untold' | 'trust' | 'disputed' | 'silent' | 'ideas' | 'ways' | 'any';
  /** What they need in it: the one who was hit, or both, and the one who set it off. */
  readonly topics: readonly [TopicId, TopicId];
  readonly form: RegExp;
  /** What the one who set it off did, in what follows their name; null where nobody did. */
  readonly by: RegExp | null;
  /** What it's really about. */
  readonly tell: string;
  /** Opens the talk of all three. */
  readonly say: string;
  /** What the talk of all three has to end with. */
  readonly end: string;
}

/** The first that fits counts. */
export const QUARRELS: readonly Quarrel[] = [
  {
    id: 'promised',
    topics: ['conflict', 'telling-first'],
    form: /\b(?:told|promised|assured) (?:the |a |our |their |his |her )?(?:\w+ )?(?:client|customer|boss|board|guest|buyer)s?\b/i,
    by: /\b(?:told|promised|assured|sold)\b/i,
    tell: 'First the promise, then the quarrel: find out today what’s possible by when, and correct the date before the client finds out. A corrected date costs less than a missed one.',
    say: '“{first}, what’s truly possible, and by which day? {second}, what did the client need most? That’s what we’ll tell them, with one voice.”',
    end: 'one rule: no date leaves the house without a yes from those who do the work',
  },
  {
    id: 'untold',
    topics: ['conflict', 'telling-first'],
    form: /\b(?:without (?:asking|telling|a word|checking|anyone)|behind (?:\w+ )?backs?|found (?:out|somebody|someone)|went ahead|on (?:his|her|their) own|overruled|over (?:his|her|their) head)\b/i,
    by: /\b(?:changed|reorgani[sz]ed|rearranged|moved|booked|decided|went ahead|told|promised|rewrote|redid|took|canceled|ordered|hired|sent|overruled|swapped|gave|without)\b/i,
    tell: 'The quarrel isn’t about the change; it’s that one decided and the other found out. So what you need is a rule for who hears what, and when.',
    say: '“{first}, what was it like to find out that way? {second}, just listen, then say what you were trying to solve. Then we agree on who’s told beforehand.”',
    end: 'one rule: which changes need a word first, and to whom',
  },
  {
    id: 'blamed',
    topics: ['upset', 'feedback'],
    form: /\b(?:in front of|in (?:yesterday['’]s|the|our|a) (?:\w+ )?(?:retro|meeting|call|review|standup)|out loud|certain people|made fun|joked|snapped|yelled|shouted|called (?:\w+ )?out|humiliat\w*|blamed|insult\w*)\b/i,
    by: /\b(?:said|says|corrects?|corrected|criticizes?|interrupts?|called \w+ out|made fun|joked|snapped|yelled|shouted|blamed|humiliated|insulted|told everyone)\b/i,
    tell: 'This needs two repairs: for the one who was hit, and for the room that watched. Neither is helped by finding out who was right.',
    say: '“{second}, say what worried you about it, without anyone’s name. {first}, say what you’d have needed. I’ll say what I should have done in that moment.”',
    end: 'a short word from you to everyone who was there',
  },
  {
    id: 'trust',
    topics: ['trust', 'feedback'],
    form: /\b(?:trust\w*|lied|lying|padded|double-?checks?|took (?:the |all the )?credit|stole|broke (?:a|the|her|his) promise|covered up|hid)\b/i,
    by: /\b(?:apologi[sz]ed|lied|padded|took|takes|stole|broke|hid|covered|promised)\b/i,
    tell: 'Don’t ask for trust; ask what would have to be visible, and for how long. Checking without an end keeps the wound open on both sides.',
    say: '“{first}, which two things do you want to see, and until when? {second}, can you show them without being asked? After that date, the checking stops.”',
    end: 'a date on which the checking ends, four to six weeks off',
  },
  {
    id: 'disputed',
    topics: ['conflict', 'conflict'],
    form: /\b(?:each says|both say|remember\w* (?:it )?different\w*|says? the other|denies|his word|her word|two versions)\b/i,
    by: null,
    tell: 'Don’t decide whose memory is right, yours included. Settle what counts from today, in writing, and the past loses its weight.',
    say: '“We remember it three ways, and I’m not going to judge. {first}, draw how you want it from today; then {second}. What differs, we decide now and write down.”',
    end: 'half a page that all three of you have read aloud and signed off',
  },
  {
    id: 'silent',
    topics: ['conflict', 'conflict'],
    form: /\b(?:(?:not|n['’]t|stopped|barely|hardly|only|never) (?:been )?(?:speak\w*|spoken|talk\w*|look\w*)|won['’]t (?:look|talk|speak|sit|work)|sticky notes|silent treatment|avoid\w*|email each other|ignor\w+ each other|through me)\b/i,
    by: null,
    tell: 'Step in now; silence between two gets more expensive each week. They don’t have to like each other, but the work needs ten minutes of talk a day.',
    say: '“I’m not here to judge last week. {first}, what do you need from {second} so that tomorrow works? {second}, then you. One sentence each.”',
    end: 'ten minutes a day, at a fixed hour, for handing over and nothing else',
  },
  {
    id: 'ideas',
    topics: ['ideas', 'ideas'],
    form: /\b(?:shoots?|shot|shooting|kills?|criticizes?|picks? apart|negative|skeptic\w*)\b.*\b(?:down|ideas?|plans?|proposals?|everything)\b|\bideas?\b.*\b(?:down|refere\w+)\b/i,
    by: /\b(?:shoots?|shot|kills?|criticizes?|picks|negative|skeptical)\b/i,
    tell: 'They do two jobs that both matter, at the same moment. Separate them: ideas on one day, objections on another, and you stop being the referee.',
    say: '“{first}, you get ten minutes and we only add. {second}, on Thursday you get ten for what could go wrong, each with a way around it.”',
    end: 'two questions for each idea: what would it bring, and what’s the cheapest test',
  },
  {
    id: 'ways',
    topics: ['decision', 'decision'],
    form: /\bwants?\b.*\b(?:wants?|hates?|refuses|won['’]t|doesn['’]t|over my dead)\b|\b(?:prefers?|likes?|insists?)\b.*\b(?:prefers?|likes?|wants?|hates?)\b|\b(?:in writing|talk it through|different (?:ways?|styles?)|one .{1,40} the other)\b/i,
    by: null,
    tell: 'Neither way is wrong, so don’t choose between the two people. Put both wishes on paper with what each would cost, and look for what each could give up most easily.',
    say: '“{first}, what’s the one thing you need in this? {second}, the same. I want the version both of you would still sign in three months.”',
    end: 'a version to try for four weeks, with the day on which you look at it again',
  },
  {
    id: 'any',
    topics: ['conflict', 'conflict'],
    form: /^/,
    by: null,
    tell: 'Get out of the middle: carry no more messages between them, and say so to both.',
    say: '“I need both of you. {first}, one scene and what you’d want instead; then {second}. That scene we settle now.”',
    end: 'one agreement about one scene, and a day to check it',
  },
];

/** Why somebody comes first. */
export const FIRST = {
  hit: 'who got the worst of it',
  slow: 'who {pace}',
} as const;
