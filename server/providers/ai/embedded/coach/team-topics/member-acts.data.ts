import type { TopicId } from './topic-manners.data.ts';

// Our own words on what to do about something that a member does, whoever it is.

/** Something that a member does, as a question tells it. */
export interface MemberAct {
  /** What follows the member’s name. */
  readonly form: RegExp;
  readonly topic: TopicId;
  /** What to do about it; the second is for another member who does the same. */
  readonly tells: readonly string[];
}

/** The first that fits counts. */
export const MEMBER_ACTS: readonly MemberAct[] = [
  {
    form: /\b(?:(?:hasn|won|can|doesn)['’]t let (?:it )?go|keeps? (?:bringing|coming|going) (?:it |this )?(?:up|back)|won['’]t drop|brings? it up)\b/i,
    topic: 'conflict',
    tells: ['Hear it once to the end, alone: what’s the worry behind it? Then write down what would make you look at it again, and when; until that day it’s closed.'],
  },
  {
    form: /\b(?:cried|crying|in tears|called in sick|laughed it off|upset|hurt|shaken|devastated|stormed|walked out|left the room)\b/i,
    topic: 'upset',
    tells: ['Don’t ask for an explanation; a short word today is enough: you noticed, and nothing counts against anyone.'],
  },
  {
    form: /\b(?:in front of|out loud|called \w+ out|ma(?:kes|de) fun|jok(?:ed|es) (?:about|that)|snapped|snaps|yell\w*|shout\w*|blam\w+|humiliat\w+|insult\w*|mock\w*|roll\w* (?:her|his|their) eyes|said (?:that )?the .{1,30} failed)\b/i,
    topic: 'conflict',
    tells: ['Say in private that this isn’t how it’s done here, and ask for the real concern as one fact without a person in it. What was said before others is put right before others.'],
  },
  {
    form: /\b(?:(?:comes?|came|coming|shows? up|arrives?|walks? in|is always|is|strolls? in) (?:\w+ )?late|tardy)\b/i,
    topic: 'pace',
    tells: ['Begin on the dot, and ask in private whether the time itself is the trouble before you make it a question of respect.'],
  },
  {
    form: /\b(?:without (?:asking|telling|a word|checking)|behind \w+ backs?|goes ahead|went ahead|chang(?:ed|es)|reorgani[sz]ed|rearranged|rewr(?:ote|ites)|redid|redoes|moved|booked|promised (?:a|the) (?:client|customer)|decid(?:es|ed)|took over|overrul\w+)\b/i,
    topic: 'telling-first',
    tells: ['Ask what it was meant to solve, and say that the point isn’t the idea but who found out too late. The next one gets a word beforehand.'],
  },
  {
    form: /\b(?:found (?:out|somebody|someone)|finds out|only heard|was left out|wasn['’]t (?:asked|told)|nobody told)\b/i,
    topic: 'telling-first',
    tells: ['Say first that hearing it that way wasn’t right, and don’t explain the reasons for it in the same breath.'],
  },
  {
    form: /\b(?:midnight|at night|all hours|\d+ ?(?:p\.?m|a\.?m)\b.*|after hours|on (?:sundays|weekends))\b/i,
    topic: 'messages',
    tells: [
      'Take what’s in the late messages seriously in one fixed half hour a day, and say that nothing sent in the evening starts or gets an answer before morning.',
      'Say it outright: no answer is expected until morning, and a fast one isn’t a better one.',
    ],
  },
  {
    form: /\b(?:shoots?|shot|shooting)\b.{0,20}\bdown\b|\b(?:kills?|picks? apart|tears? (?:\w+ )?apart|nitpicks?|finds? (?:fault|problems|something wrong)|pokes? holes|critici[sz]es?|is (?:so |always |very )?negative|plays? devil)\b/i,
    topic: 'ideas',
    tells: ['Give the objections their own time: ten minutes in which everybody only adds, then five in which {name} says what could go wrong and one way around it.'],
  },
  {
    form: /\b(?:has (?:\w+ )?(?:great|good|many|lots of|a hundred|new|a million) ideas|ideas|comes up with|dreams up|brainstorms)\b/i,
    topic: 'ideas',
    tells: ['Take one idea at a time, written down in three lines, with a day on which it’s either tried or dropped.'],
  },
  {
    form: /\b(?:answers? (?:every|all|for)|talks? (?:over|all|too much|for|nonstop|constantly)|interrupts?|dominates?|cuts? \w+ off|(?:does|do) (?:most|all) (?:of )?the talking|never stops talking|hogs?|takes? over (?:every|the) (?:meeting|call))\b/i,
    topic: 'meeting',
    tells: ['Change the order instead of the person: somebody else opens each point, and {name} speaks last and sums up.'],
  },
  {
    form: /\b(?:quiet|silent|silence|says? nothing|said nothing|withdr\w+|shut down|clams? up|disappear\w*|(?:won['’]t|doesn['’]t|don['’]t|hasn['’]t|hardly|barely|never|stopped|not) (?:even )?(?:say|said|speaks?|spoken|talks?|talking|look)|(?:gets|get) a word in)\b/i,
    topic: 'speaking-up',
    tells: [
      'Don’t read the silence as agreement or as a grudge; ask one small question in private today, and take the answer tomorrow.',
      'Say what you’ve noticed in one sentence, offer ten minutes this week, and leave the day to {name}.',
    ],
  },
  {
    form: /\b(?:mutes?|ignores?|misses|(?:doesn['’]t|never) (?:reads?|answers?|repl\w+))\b/i,
    topic: 'messages',
    tells: ['Put what {name} has to know in one place without chatter, with the name in front, and expect nothing from the rest.'],
  },
  {
    form: /\b(?:says? yes|agrees? to everything|can['’]t say no|never says no|over-?promis\w+|promis\w+|volunteers?|takes on)\b/i,
    topic: 'asking',
    tells: ['Before you accept a yes, ask, “What will you put aside for it, and by when do you see it done?” It turns a reflex into an answer.'],
  },
  {
    form: /\b(?:late|last (?:minute|evening|second|moment)|overdue|behind (?:schedule|on)|mis(?:ses|sed) (?:\w+ )?(?:deadlines?|dates?)|drags?|puts? (?:things )?off|procrastinat\w+)\b/i,
    topic: 'late-work',
    tells: ['Ask for a rough version at the half, with a day to it and somebody waiting for it; the end date alone tells you too late.'],
  },
  {
    form: /\b(?:mistakes?|errors?|sloppy|careless|messed up|messes up|mix-?ups?|forgets?|forgot)\b/i,
    topic: 'mistakes',
    tells: ['Name the slip as a fact, ask what was going on just before, and put a second pair of eyes on that one step for a month.'],
  },
  {
    form: /\b(?:(?:doesn['’]t|don['’]t|no longer|lost|can['’]t) trust|double-?checks?|checks? (?:everything|all)|suspicious|micromanag\w+|controls? (?:everything|every)|hovers?)\b/i,
    topic: 'trust',
    tells: ['Give the checking an end together: which three things, until which day, and what would be enough to stop.'],
  },
  {
    form: /\b(?:apologi[sz]ed|lied|padded|took (?:the |all the )?credit|takes (?:the |all the )?credit|hid|covered \w+ up|broke (?:a|the) promise)\b/i,
    topic: 'trust',
    tells: ['An apology closes the past; what counts now is something everybody can see each week, before anyone has to ask for it.'],
  },
  {
    form: /\b(?:asks? (?:for )?(?:permission|approval|me|before)|waits? for|afraid|unsure|insecure|needs? (?:my )?approval|new to)\b/i,
    topic: 'more-room',
    tells: ['Answer the next question with “What would you do?” and, unless it’s dangerous, “Then do that.” Three of these say more than a talk about trust.'],
  },
  {
    form: /\b(?:nights?|shifts?|mornings?|weekends?|overtime|hours)\b/i,
    topic: 'extra-hours',
    tells: [
      'Put a wish and a limit down for {name}: what they’d like, and the most that’s good for anybody.',
      'Grant the wish as far as the same rule would grant it to each of the others.',
    ],
  },
  {
    form: /\b(?:does everything|(?:won['’]t|doesn['’]t|can['’]t) (?:let go|delegate|hand|share|give)|hoards?|keeps? everything|is the only one who|knows everything)\b/i,
    topic: 'handover',
    tells: ['Ask for one piece, not for everything: the one that somebody else could learn in a morning, done together twice.'],
  },
  {
    form: /\b(?:reports? to|used to be|promoted|passed over|jealous|applied for|wanted the (?:job|role)|new boss)\b/i,
    topic: 'new-role',
    tells: ['Say aloud what has changed and what hasn’t: who decides what from now on, and what {name} goes on doing exactly as before.'],
  },
  {
    form: /\b(?:exhausted|tired|burn\w* out|burnt out|overload\w*|drowning|stretched|at (?:the|her|his|their) limit|carr(?:y|ies)|works? (?:too much|nonstop|through))\b/i,
    topic: 'overload',
    tells: ['Take something away before you ask how {name} is; a question alone is one more thing to carry.'],
  },
  {
    form: /\b(?:perfection\w*|polish\w*|never (?:finish\w*|done)|every detail|doesn['’]t finish|leaves? (?:things|everything) (?:half|un)|starts? (?:things|everything|a lot|ten))\b/i,
    topic: 'finishing',
    tells: ['Agree before the start on what’s enough: three points, a date, and who takes over if the last part is dull.'],
  },
  {
    form: /\b(?:hates?|refus\w+|resists?|complains?|is against|won['’]t (?:use|do|join|go)|doesn['’]t want|rejects?|blocks?|digs? in)\b/i,
    topic: 'change',
    tells: ['Ask what it would cost {name}, and change that one detail; most resistance is about a detail nobody asked for.'],
  },
  {
    form: /^(?:still |really |just |only |now )?(?:wants?|would (?:like|rather)|prefers?|insists?|is pushing|pushes|argues|thinks|believes|says|likes?|needs?)\b/i,
    topic: 'decision',
    tells: [
      'Ask what it’s meant to bring, in one sentence with a figure, and what {name} would give up for it.',
      'Ask what would have to be true for the other way to be fine, and write that down beside it.',
      'Ask for the smallest version that would still be worth it.',
    ],
  },
];
