import type { CenterId } from '#shared/engine/centers.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import type { Line } from '#shared/engine/wheel.ts';

/** How somebody decides; both kinds of Ego authority go the same way here. */
export type DecidingWay =
  | 'Emotional'
  | 'Sacral'
  | 'Splenic'
  | 'Ego'
  | 'Self-Projected'
  | 'Mental'
  | 'Lunar';

/** What a chart says to one question that people ask about themselves. */
export interface SelfTopic {
  readonly id: string;
  /** Forms of the question, in lower case and with plain apostrophes. */
  readonly asks: readonly RegExp[];
  /** A direct answer for everybody, before what the chart adds. */
  readonly lead?: string;
  /** The part of the chart that answers the question; the others add to it. */
  readonly first: 'type' | 'authority' | 'line' | 'centers';
  readonly type?: Readonly<Record<TypeName, string>>;
  readonly authority?: Readonly<Record<DecidingWay, string>>;
  /** Of the centers, only the first that fits is told. */
  readonly isOneCenter?: boolean;
  /** By the conscious line of the profile. */
  readonly line?: Readonly<Record<Line, string>>;
  /** By the unconscious line of the profile. */
  readonly otherLine?: Readonly<Record<Line, string>>;
  readonly centers?: readonly {
    readonly center: CenterId;
    readonly state: 'defined' | 'open';
    readonly text: string;
  }[];
  readonly step: string;
  readonly next: readonly [string, string, string];
}

function byType(
  generator: string,
  manifestingGenerator: string,
  projector: string,
  manifestor: string,
  reflector: string,
): Readonly<Record<TypeName, string>> {
  return {
    Generator: generator,
    'Manifesting Generator': manifestingGenerator,
    Projector: projector,
    Manifestor: manifestor,
    Reflector: reflector,
  };
}

function byLine(
  ...[first, second, third, fourth, fifth, sixth]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
): Readonly<Record<Line, string>> {
  return { 1: first, 2: second, 3: third, 4: fourth, 5: fifth, 6: sixth };
}

function open(center: CenterId, text: string) {
  return { center, state: 'open', text } as const;
}

function defined(center: CenterId, text: string) {
  return { center, state: 'defined', text } as const;
}

export const SELF_TOPICS: readonly SelfTopic[] = [
  {
    id: 'hours',
    first: 'type',
    asks: [
      /\b(?:what|which) (?:kind of |sort of |working |work )*(?:hours?|times?|schedule|shifts?|part of the day|rhythm)\b.*\b(?:suits?|best|good|right|work for me|do my|should i)\b/,
      /\b(?:when|what time) (?:of (?:the )?day )?(?:am i (?:at my best|most)|do i work best|should i (?:do (?:my )?(?:hard|best|deep)))\b/,
      /\b(?:morning|night|early|late)\b.*\bor\b.*\b(?:morning|night|evening|late)\b.*\b(?:person|suits?|chart|design)\b/,
      /\b(?:nine[- ]to[- ]five|9[- ]to[- ]5|fixed hours|flexible hours|night shifts?|part[- ]time)\b.*\b(?:suits?|right|good|fit|chart|design|my type)\b/,
    ],
    lead: 'A chart can’t name a clock time, but it does say what kind of hours you’re good in.',
    type: byType(
      'Full days suit you when the first thing in them is something you want to do: start there, put dull work after it, and stop when you’re used up rather than when the clock says so.',
      'Flexible hours with a change of task every hour or two suit you better than one long block, and you’ll get more done between two things than a plan allows for.',
      'Three or four sharp hours suit you, with a real break in the middle; put whatever needs judgment there, and don’t measure yourself by how long you sat.',
      'Hours you set yourself suit you: long when you’re in it, none when you aren’t, as long as people know which of the two today is.',
      'Varying hours suit you, with a quiet first half hour before you join the others, since the day you get depends on the room you walk into.',
    ),
    centers: [
      open('sacral', 'You often notice too late that you’ve had enough, so fix the end of the day before it starts.'),
      open('root', 'Keep the first hour free of requests, or other people’s hurry sets your pace until evening.'),
      defined('solarPlexus', 'Some days are up and some are flat; keep two kinds of work ready and choose by the day.'),
    ],
    step: 'For a week, mark each hour plus, zero, or minus. Move your hardest task into the hour that got the most pluses.',
    next: ['How do I plan my week?', 'What drains me?', 'How much rest do I need?'],
  },
  {
    id: 'bored',
    first: 'type',
    asks: [
      /\bwhy (?:do|am|does|is|would) (?:i|everything|work|my job)\b.*\bbor(?:ed|ing|e)\b/,
      /\b(?:normal|wrong with me|me)\b.*\bbored\b|\bbored\b.*\b(?:normal|wrong with me|chart|design|every (?:single )?job)\b/,
      /\blose interest\b/,
    ],
    type: byType(
      'You get bored once a task no longer gets a yes from you; the work is still there, but nothing in it asks you anything new.',
      'You get bored as soon as you’ve understood how it goes: you learn faster than most jobs change, so it comes early and isn’t a flaw.',
      'You get bored when nobody asks for what you see; carrying out other people’s plans uses the part of you that’s easiest to tire.',
      'You get bored when there’s nothing left to start: running what already exists was never the part that drew you.',
      'You get bored when a place stops changing; you read the people in it, and you’ve read these.',
    ),
    line: byLine(
      'You’ve probably got to the bottom of the subject, and there’s nothing left to look up.',
      'You may only be bored by being watched while you do it; the same work alone could still hold you.',
      'You learn by what goes wrong, and by now too little does.',
      'It may be the people rather than the work: with a group you like, dull tasks get lighter.',
      'You want a problem somebody needs solved, and routine doesn’t need you.',
      'You’re already looking at it from above, and from there it repeats itself.',
    ),
    step: 'Before you look for another job, ask for one new problem in this one, and see whether the boredom goes within two weeks.',
    next: ['How do I ask for more interesting work?', 'What work suits me?', 'Should I change jobs?'],
  },
  {
    id: 'in-meetings',
    first: 'type',
    asks: [
      /\b(?:what|how) (?:am i (?:like )?|do i (?:come across |behave |act |work |do )|should i (?:behave|act|be) )(?:best )?in (?:a )?meetings?\b/,
      /\b(?:my (?:role|part|place)|best way for me|how (?:can|should|do) i (?:best )?(?:contribute|take part|be useful)) in (?:a )?meetings?\b/,
      /\bin (?:a )?meetings?\b.*\b(?:haven't been asked|nobody asks me|not asked|according to my chart|with my (?:type|chart|design))\b/,
    ],
    type: byType(
      'You’re best in a meeting when there’s something to answer: listen for the question that makes you sit up, and speak to that one instead of to every point.',
      'You’re quick in meetings, often two steps ahead; say the step you’ve skipped, and people will follow you instead of stopping you.',
      'You see who isn’t being heard and where it’s going wrong. If you haven’t been asked, offer it once as a question, “Do you want to know what I see?”, and leave it at that if nobody does.',
      'You open a meeting better than you sit through one: say early what you intend to do, ask what stands in the way, and leave when your part is over.',
      'You pick up what the room isn’t saying. Near the end, put that into one sentence; it’s often the most useful one of the hour.',
    ),
    centers: [
      open('throat', 'An open Throat makes silence feel like a demand; let two people speak before you fill it.'),
      open('ajna', 'You can see every side, so you don’t have to leave with an opinion; “I’ll tell you tomorrow” is an answer.'),
      defined('throat', 'People take what you say as settled, so mark it when you’re only thinking aloud.'),
      open('solarPlexus', 'When the mood gets tense, you feel it first; write down your point before you soften it.'),
    ],
    step: 'Go into the next meeting with one sentence written down, and say it or cross it out before the last ten minutes.',
    next: ['How do I get a word in?', 'How do others see me?', 'How do I communicate best?'],
  },
  {
    id: 'hands-or-job',
    first: 'type',
    asks: [
      /\b(?:what|which|what kind of|what sort of) (?:job|work|career|profession|trade|field|industry)s?\b.*\b(?:suits?|fits?|right|best|good|made|for me|should i)\b/,
      /\b(?:does|do|would|is) (?:my )?(?:chart|design|type|profile)\b.*\b(?:say|tell|mean|suggest)\b.*\b(?:work with|job|career|profession|become|be an?|should work|industry)\b/,
      /\bshould i (?:work with my hands|become an?)\b/,
      /\b(?:am i|would i be) (?:cut out|made|suited|right|the right person) (?:for|to)\b(?!.*\b(?:lead\w*|manag\w+|boss|run my own|self-employ\w*|alone)\b)/,
    ],
    lead: 'No chart names a job, so it won’t tell you the trade; it tells you what has to be in the work.',
    type: byType(
      'What has to be in it is something that keeps asking you: customers, material, a craft, a stream of real questions you can say yes to. Whether that’s with your hands matters less than whether your energy rises when the task appears.',
      'What has to be in it is change: two or three strands, tools you can master quickly, and permission to do it your own way.',
      'What has to be in it is being asked for your judgment: guiding, sorting, improving how others work. Long hours of pure output wear you down in any trade.',
      'What has to be in it is room to start things and decide how; a job where each step needs an approval will feel too small however good the pay.',
      'What has to be in it is a good place with people you like, and tasks that need somebody who notices; you’ll do well in very different jobs and badly in a bad room.',
    ),
    line: byLine(
      'Choose work with a subject you can really study; you’re uneasy where you have to improvise without a base.',
      'Choose work that uses what comes easily to you, and that others already call you for.',
      'Choose work where trying and failing is part of the job, not a stain on it.',
      'Your next job will more likely come through someone you know than from an ad.',
      'People will expect solutions from you, so take work where you can deliver one and then leave.',
      'Look for work you’d still respect in ten years; you notice quickly when a place isn’t what it says.',
    ),
    step: 'List the five hours from the past month that went by fastest and what you were doing in them. Look for a job that has more of those hours, whatever it’s called.',
    next: ['What are my strengths?', 'Where do I work best?', 'What’s a sign I’m in the right work?'],
  },
  {
    id: 'leader',
    first: 'type',
    asks: [
      /\b(?:am i|would i be|could i be|do i have what it takes to be) (?!allowed|able|supposed)(?:(?!my\b|the\b|if\b)\w+ ){0,5}(?:leader|lead|leading|manager|manage|managing|boss|supervisor)\b/,
      /\bwhat (?:kind|sort|type) of (?:a )?(?:boss|leader|manager|supervisor) (?:would|will|am|could|can|might) i\b/,
      /\bhow (?:do|should|would|can) i (?:best )?lead(?: best| well| others| people| a team)?[?.! ]*$|\bmy leadership style\b|\b(?:made|cut out|built) (?:for|to) (?:lead|leading|manag)/,
    ],
    type: byType(
      'You lead by doing work people can see and by saying clearly what you’re up for; they follow your steadiness. You’re weaker when you push something that got no real yes from you.',
      'You lead by going first: you try it, show it works, and pull people along. They lose you where you change course without saying so.',
      'Yes, and guiding is what you’re good at: you see who should do what. It works with people who wanted you as their lead, and wears you out where you have to prove you’re one.',
      'Yes, for starting things and deciding; you move people by setting a direction. Tell them before you act, or you’ll spend the time you saved on their resistance.',
      'You lead as somebody who knows how everyone is doing; groups trust you because you want nothing from them. Leave the daily driving to somebody else.',
    ),
    line: byLine(
      'They’ll trust you because you know the subject; say so when you don’t know yet.',
      'You lead better with the door closed part of the day, so tell your people when it’s open.',
      'You’ll be good at leading through trouble, having been in most of it.',
      'You lead through personal ties, and a decision against a friend will cost you the most.',
      'People will put hopes in you before they know you, so say early what you won’t do.',
      'They’ll watch whether you live by what you say, more than with other bosses.',
    ),
    step: 'Take charge of one small thing with two or three people for a month, and ask them at the end: “What should I keep doing, and what should I stop?”',
    next: ['Should I become a manager?', 'How do I delegate?', 'How do others see me?'],
  },
  {
    id: 'own-business',
    first: 'type',
    asks: [
      /\b(?:suit me|good at|right for me|work for me|made|cut out|chart|design|my type|could i|would i|can i|should i)\b.*\b(?:work(?:ing)? (?:alone|for myself|by myself|solo)|own (?:thing|business|boss|company|shop|practice)|self-employ\w*|freelanc\w+|solo|entrepreneur\w*)\b(?<!\b(?:family|write to|now that)\b.*)/,
      /\b(?:alone|by myself|solo|self-employed)\b.*\bor\b.*\b(?:with (?:others|people|a team)|in a team|employed|employee)\b/,
    ],
    type: byType(
      'It can suit you if the work comes to you: as a rule you do well with regulars and steady requests, and badly with months of cold selling. Employed, you’re fine wherever the tasks get a yes from you.',
      'It can suit you, because you may change things when they bore you; what sinks it is paperwork nobody finishes. Sort out who does that before you start.',
      'It can suit you if clients come by recommendation and pay for your judgment, not your hours. Alone at full tilt you’d wear out, so keep the week short from the start.',
      'It suits your need to decide for yourself better than most jobs do. The price is that every loose end is yours, so plan the quiet weeks as well.',
      'It can suit you with people around you, in a shared place; sitting alone all week takes away what you work with. Try it beside a job first.',
    ),
    centers: [
      defined('heart', 'You can hold a promise you really want to make, which self-employment needs; don’t make any others.'),
      open('heart', 'Watch your prices: you tend to give more than agreed so that nobody doubts you.'),
      open('g', 'Where you work matters as much as on what; look for the place first.'),
    ],
    line: byLine(
      'Start with a cushion of savings and knowledge, or you won’t sleep.',
      'Let others do the selling; the work speaks for you better than you do.',
      'Expect two or three versions before one works, and budget for that.',
      'Your first ten clients are people you already know.',
      'You’ll get jobs fast on expectation; put in writing what you deliver.',
      'Give it three years before you judge it.',
    ),
    step: 'Sell it once before you decide: one paying customer this month, next to what you do now. Note whether you wanted a second one.',
    next: ['What are my strengths?', 'How do I set my price?', 'How do I decide?'],
  },
  {
    id: 'burnout-signs',
    first: 'type',
    asks: [
      /\b(?:sign|recogni[sz]e|notice|tell|know|spot|see|warning)\w*\b.*\b(?:burn(?:ed|t|ing)?[ -]?out|too much for me|overdoing|overwork\w*|at my limit|reach(?:ing)? my limit)\b/,
    ],
    type: byType(
      'Your early sign is frustration at things you used to do gladly: you go on, but slower and with a shorter temper. It means you’ve been running on duty for weeks.',
      'Your early sign is irritation with everybody who’s slower, and half-finished things piling up: you’re still fast, but you’ve stopped choosing.',
      'Your early sign is bitterness: you keep count of who works less and is thanked more. By then you’ve worked at other people’s pace for too long.',
      'Your early sign is anger at small interruptions, and not wanting to tell anyone anything. You need days alone, earlier than others do.',
      'Your early sign is that everything disappoints you and you no longer know what’s yours. Leave the place for some days before you decide anything.',
    ),
    centers: [
      open('sacral', 'You don’t feel where enough is while others are still working, so the tiredness arrives late and all at once.'),
      open('root', 'Watch for hurrying through things that had time; it’s the pressure around you, and it doesn’t end when you finish.'),
      open('heart', 'When you start proving that you can take it, you already can’t.'),
      defined('sacral', 'Listen to the moment you go to bed without being properly tired, or too tired to sleep: either one several nights running counts.'),
    ],
    step: 'Choose one sign of yours and tell somebody who sees you daily: “If you notice this, say so.” If sleep or mood stay bad for two weeks, see a doctor; a chart can’t judge that.',
    next: ['What drains me?', 'How do I say no?', 'How much rest do I need?'],
  },
  {
    id: 'right-manager',
    first: 'type',
    asks: [
      /\b(?:what|which) (?:kind|sort|type) of (?:boss|manager|supervisor|lead)\b.*\b(?:me|i)\b/,
      /\b(?:boss|manager|supervisor)\b.*\b(?:brings? out (?:the|my) best|suits? me|right for me|do i (?:need|work best))\b/,
    ],
    type: byType(
      'You do best under someone who asks you instead of telling you, in questions you can answer with yes or no, and who leaves you alone once you’ve said yes.',
      'You do best under someone who gives you a goal and no manual, doesn’t mind three things at once, and only wants to hear when you change course.',
      'You do best under someone who asks for your view, names what you’re good at, and judges results; a boss who counts hours makes you smaller.',
      'You do best under someone who tells you what must come out and stays out of how; all they may ask is to hear from you before you act.',
      'You do best under someone calm, who gives you time for decisions and lets you move between people; a tense boss makes a tense you.',
    ),
    authority: {
      Emotional: 'They should ask today and expect your answer tomorrow.',
      Sacral: 'They should ask in person, since your answer is there before you can type it.',
      Splenic: 'They should take your quiet “no” seriously without reasons.',
      Ego: 'They should ask what you want before they ask what you can do.',
      'Self-Projected': 'They should let you talk without solving it for you.',
      Mental: 'They should let you think aloud with others before you commit.',
      Lunar: 'For big questions, they should give you weeks.',
    },
    step: 'In your next one-on-one, say: “I do my best work when you…”, and finish the sentence with one thing they can start on Monday.',
    next: ['What should my boss know about me?', 'How do I deal with a controlling boss?', 'How do others see me?'],
  },
  {
    id: 'people-that-suit',
    first: 'type',
    asks: [
      /\b(?:what|which) (?:kind|sort|type)s? of (?:people|colleagues|coworkers|partner|team)\b.*\b(?:me|i)\b/,
      /\bwho (?:should i|do i|would i) (?:best )?(?:work|team up|partner|hire)\b|\bwho (?:complements|suits|fits) me\b/,
    ],
    type: byType(
      'You work best beside people who bring you things: those who ask, start, or sell. Left with only others who wait to be asked, nothing begins.',
      'You work best beside one patient person who finishes and checks what you’ve already run past, and doesn’t take your speed as criticism.',
      'You work best beside people with staying power who like being guided: they do, you see. Two or three who value you are worth more than a big team.',
      'You work best beside people who can carry on what you start, and who don’t need you in the room every day.',
      'You work best with people who are well themselves, because you take on how they are; choose them before the task.',
    ),
    line: byLine(
      'Look for people who don’t laugh at questions.',
      'Look for people who fetch you instead of waiting for you to show up.',
      'Look for people who say “What did we learn?” when it breaks.',
      'Look for people you’d have lunch with; you can’t keep the two apart.',
      'Look for people who tell you plainly what they expect.',
      'Look for people you respect; you can’t fake it for long.',
    ),
    step: 'Name the two people you’ve got most done with. Write down what they did that you don’t do, and look for exactly that in the next one.',
    next: ['Where do I work best?', 'What kind of boss do I need?', 'How should people work with me?'],
  },
  {
    id: 'how-long',
    first: 'authority',
    asks: [
      /\bhow long (?:should|do|can|must|is)\b.*\b(?:sleep on|wait|decide|decision|think (?:it|about))\b(?!.*\b(?:follow up|hear|reply|answer from|chase|remind|application)\b)/,
      /\b(?:sleep on it|take my time|wait)\b.*\b(?:my (?:type|authority|chart|design)|someone like me)\b/,
    ],
    authority: {
      Emotional: 'At least two nights for small things and a week or more for big ones: long enough to have looked at it on a good day and on a flat one. When both days say the same, you’re done.',
      Sacral: 'Not long at all: your answer comes within a second of the question, as a pull or a pulling back. A night helps only if you haven’t been asked properly.',
      Splenic: 'You don’t need to sleep on it: your first sense is the one that counts, and it doesn’t come again. Waiting only adds reasons against it.',
      Ego: 'Until you can say “I want this” or “I don’t” without explaining; with you, that’s often a matter of a day.',
      'Self-Projected': 'Until you’ve told it to two or three people who only listened. Count conversations, not days.',
      Mental: 'Until you’ve talked about it in two or three places with different people. If it’s still foggy, it isn’t you: you’ve asked too few.',
      Lunar: 'About a month for anything that changes your life, a few days for the rest. Note how it looks each week; what all the notes share is your answer.',
    },
    centers: [
      open('root', 'The hurry you feel is mostly theirs, so ask when they really need it.'),
      open('heart', 'Don’t say yes quickly to show that you’re somebody who can.'),
    ],
    step: 'When the next question comes, name the day yourself: “You’ll have my answer on Thursday.” Then look whether you needed all of it.',
    next: ['How do I ask for time?', 'How do I decide under time pressure?', 'Can I trust my gut?'],
  },
  {
    id: 'trust-gut',
    first: 'authority',
    asks: [
      /\b(?:trust|rely on|listen to|follow)\b.*\b(?:gut|instinct|intuition|first (?:impulse|feeling|sense)|feelings?)\b/,
      /\b(?:gut|instinct|intuition)\b.*\b(?:right|wrong|lie|trust|fear|tired|real)\b/,
    ],
    authority: {
      Emotional: 'Not in the moment, and least of all when you’re tired or carried away: what you feel is true for that hour. Trust it once it has come back on a calm day.',
      Sacral: 'Yes, as long as someone asks you something you can answer with yes or no. When you’re tired it goes quiet rather than wrong, so ask again after you’ve slept.',
      Splenic: 'Yes: yours is quiet and comes once. Tired or scared, you hear fear more loudly; fear repeats itself and argues, your sense says it once and stops.',
      Ego: 'Trust your will more than your gut: ask whether you want it enough to give your word. Tired, the answer is nearly always no, so ask it rested.',
      'Self-Projected': 'Trust your own voice more: say it aloud and listen for the sentence that sounds like you. That works tired as well, though not in front of people who want something.',
      Mental: 'Less than others may. What you feel in the moment often belongs to whoever is near, so talk it over somewhere else first.',
      Lunar: 'Only over time: a feeling that’s there on four different days in a month is yours; a strong one today may be the room’s.',
    },
    centers: [
      open('spleen', 'You hold on to what feels safe, so don’t mistake relief for a yes.'),
      open('solarPlexus', 'Get out of the room first; half of what you feel in it belongs to others.'),
      defined('solarPlexus', 'The peak of a feeling is the worst moment to send an answer.'),
    ],
    step: 'For ten small decisions, note your first reaction and, a week later, how it turned out. Then you’ll know how far yours goes.',
    next: ['How do I tell fear from a real no?', 'How long should I wait?', 'How do I make decisions?'],
  },
  {
    id: 'moods',
    first: 'centers',
    asks: [
      /\bwhy (?:do|am) i\b.*\b(?:mood|absorb|feel (?:what|everything)|everyone else's|others' (?:stress|feelings)|take on)\b/,
      /\b(?:absorb|soak up|pick up|take on|carry|catch)\w*\b.*\b(?:moods?|stress|feelings?|emotions?|energy|nerves)\b/,
      /\b(?:chart thing|empath)\b/,
    ],
    lead: 'Because the open centers in a chart pick up what the people near you bring, and make it louder.',
    centers: [
      open('solarPlexus', 'An open Solar Plexus is the one for moods: you feel theirs as strongly as your own, often more. What’s gone ten minutes after they’ve left wasn’t yours.'),
      open('root', 'What you pick up is mostly hurry; when the others are pressed, you start running without a reason.'),
      open('spleen', 'What you pick up is mostly worry, and you stay near people who seem safe.'),
      open('sacral', 'What you pick up is drive; you keep going because they do, and pay for it in the evening.'),
      open('heart', 'What you pick up is the wish to prove something, as soon as somebody near you competes.'),
      defined('solarPlexus', 'With a defined Solar Plexus it’s partly the reverse: your mood spreads first, and then comes back to you from their faces.'),
    ],
    type: byType(
      'Ask yourself what you were about to do before they came, and go back to it.',
      'Change the task and the place for ten minutes; it clears faster in motion.',
      'You read people one at a time and deeply, so keep the ones who exhaust you to a set half hour.',
      'Close the door for a while without excusing it, and say when you’ll be back.',
      'For you it’s the whole day that’s colored, so choose your seat before you choose your task.',
    ),
    step: 'After each talk this week, step out for two minutes and ask “Was I like this before?” Write yes or no. On Friday you’ll know whom to sit farther from.',
    next: ['What are my open centers?', 'Where do I work best?', 'How do I switch off after work?'],
  },
  {
    id: 'worst-center',
    first: 'centers',
    isOneCenter: true,
    asks: [
      /\bwhich (?:one )?(?:of my )?(?:open |undefined )?(?:cent(?:er|re)s?|part of my chart)\b.*\b(?:trouble|difficult|problem|watch|worst|hard|careful|in my way|trip|drain)/,
    ],
    centers: [
      open('heart', 'At work it’s most often the open Heart: you promise too much, charge too little, and work on to prove that you’re worth it.'),
      open('solarPlexus', 'At work it’s most often the open Solar Plexus: you soften or postpone what somebody might not like to hear.'),
      open('root', 'At work it’s most often the open Root: you rush to be rid of the pressure, and there’s always more of it.'),
      open('sacral', 'At work it’s most often the open Sacral: you don’t notice when it’s enough.'),
      open('throat', 'At work it’s most often the open Throat: you speak to be noticed, and then say more than you wanted to.'),
      open('g', 'At work it’s most often the open G: you take on the direction of whoever is sure of theirs.'),
      open('ajna', 'At work it’s most often the open Ajna: you pretend to be certain because others seem to be.'),
      open('spleen', 'At work it’s most often the open Spleen: you stay too long in what isn’t good for you.'),
      open('head', 'At work it’s most often the open Head: you think about questions that aren’t yours to solve.'),
    ],
    type: byType(
      'You notice it by frustration: something got a yes from you that wasn’t one.',
      'You notice it by impatience: you’re already fast, and now you’re hurried too.',
      'You notice it by bitterness: you gave, and nobody had asked.',
      'You notice it by anger: somebody else’s need has become your task.',
      'You notice it by disappointment: you’ve been somebody else for a week.',
    ),
    step: 'Once a day this week, stop before a yes and ask: “Would I do this if nobody were watching?” A no counts as caught.',
    next: ['What are my open centers?', 'What should I watch out for?', 'How do I say no?'],
  },
  {
    id: 'calm-habits',
    first: 'type',
    asks: [
      /\b(?:habits?|routines?|rituals?|tips|practices)\b.*\b(?:calm\w*|stress|workday|work day|my day|chart|energy)\b/,
      /\b(?:give|tell|name|suggest)\b.*\b(?:two|three|four|five|some|a few|\d)\b.*\b(?:habits|routines|tips|rules)\b/,
    ],
    lead: 'Three that fit your chart:',
    type: byType(
      'First, begin with a task that draws you, for the first half hour, before mail; it sets the pace for the rest.',
      'First, keep two tasks open and switch when one goes dead, instead of forcing it.',
      'First, plan one real break before noon, alone, away from the screen; you focus in stretches, not in days.',
      'First, tell people in the morning what you’ll do and until when you can’t be reached; it saves you the interruptions.',
      'First, arrive early or sit apart for ten minutes, so that you know how you are before you know how they are.',
    ),
    authority: {
      Emotional: 'Second, decide nothing on the spot: “You’ll have it tomorrow” is your standard reply.',
      Sacral: 'Second, have people ask you instead of informing you, and answer with the first sound.',
      Splenic: 'Second, act on the small warnings when they come; they don’t repeat themselves.',
      Ego: 'Second, promise one thing a day, and only one you want to keep.',
      'Self-Projected': 'Second, ten minutes of talking to someone who just listens, before the big task.',
      Mental: 'Second, take hard questions for a walk with somebody, never alone at the desk.',
      Lunar: 'Second, one line each evening on how the day felt; decide from the lines, not the day.',
    },
    centers: [
      open('root', 'Third, before you start anything urgent, ask “By when, really?”'),
      open('solarPlexus', 'Third, leave the room for two minutes after every tense talk.'),
      open('heart', 'Third, stop when what you promised is done, not when it’s impressive.'),
      open('sacral', 'Third, set an alarm for the end of the day and obey it.'),
      defined('root', 'Third, take on a little less than you could; you build up pressure on your own.'),
    ],
    step: 'Start with just the first one, tomorrow, and add the next after five days that worked.',
    next: ['How do I plan my week?', 'What drains me?', 'How do I focus?'],
  },
  {
    id: 'delegate',
    first: 'type',
    asks: [
      /\b(?:which|what) (?:of my )?(?:tasks?|work|things|jobs?)\b.*\b(?:hand over|delegate|give (?:away|up|to)|stop doing|drop|let go|outsource)/,
    ],
    type: byType(
      'Hand over whatever you’ve been doing without any pull for a month, however good you are at it. Keep what makes you look up when somebody mentions it.',
      'Hand over the last fifth: checking, filing, the third version. Keep starting, fixing, and everything that needs speed.',
      'Hand over what’s only volume: copying, chasing, answering the same mail. Keep what needs somebody to judge, choose, or guide.',
      'Hand over the running of whatever already runs. Keep deciding what begins and what ends.',
      'Hand over what has a fixed daily beat. Keep what needs an eye on how people and things are going.',
    ),
    line: byLine(
      'You’ll hold on to whatever you know best; teach it once and write it down, then it can go.',
      'You needn’t be good at explaining; let them watch you do it.',
      'Let them make their own mistakes with it; you did.',
      'Give it to somebody you trust, or you’ll take it back.',
      'Say what “done” looks like, since people guess too much with you.',
      'Keep the overview and give away the steps.',
    ),
    step: 'Write down every task of this week with a plus or minus. Hand over the one with the most minuses by next Wednesday, with an end date.',
    next: ['How do I delegate well?', 'What are my strengths?', 'What drains me?'],
  },
  {
    id: 'right-work-sign',
    first: 'type',
    asks: [
      /\b(?:sign|signs|tell|know|notice|how do i see)\b.*\b(?:right (?:line of )?(?:work|job|place|career|path|track)|where i belong|right for me)\b/,
    ],
    type: byType(
      'Satisfaction in the evening: you’re used up, and you’d do it again. If most evenings bring frustration, you said yes to it with your head.',
      'You’re quick without hurrying, satisfied, and at peace with what you’ve left out. Frustration together with anger means you’re in somebody else’s way of doing it.',
      'You feel recognized: people ask before you offer, and use what you say. Bitterness means you’re giving it to a place that didn’t ask.',
      'Peace: nobody stops you, and you don’t have to push. Anger that’s there every week means you’re asking permission for things that are yours to decide.',
      'The place still surprises you, and you’re yourself in it. Lasting disappointment means the room is wrong, even if the work is fine.',
    ),
    line: byLine(
      'Another good sign is that you read about it without having to.',
      'Another good sign is that people call you in for it without your advertising.',
      'Another good sign is that your mistakes there make you better instead of smaller.',
      'Another good sign is that you’d recommend the place to a friend.',
      'Another good sign is that what you fix stays fixed.',
      'Another good sign is that you could imagine being an example for it.',
    ),
    step: 'Each evening for two weeks, write one word for the day. Count them at the end; the most frequent word is your answer.',
    next: ['What work suits me?', 'Why do I get bored?', 'Should I change jobs?'],
  },
  {
    id: 'others-confide',
    first: 'type',
    asks: [
      /\bwhy do (?:people|others|colleagues|they|everyone|everybody)\b.*\b(?:come to me|tell me (?:everything|their)|confide|ask me for advice|dump|unload|their problems)\b/,
    ],
    type: byType(
      'Because your energy is steady and people calm down next to it; you’re there, so they start talking.',
      'Because you look as if you could solve it in ten minutes, and often you do.',
      'Because you look closely at one person at a time, and that’s rare; they feel seen before you’ve said a word.',
      'Because you seem to need nothing from anyone; you look like somebody who’d act.',
      'Because with you they hear themselves: you mirror how they are, and that feels like being understood.',
    ),
    line: byLine(
      'And because you seem to know things for certain.',
      'And because you say little and seem to be good at it.',
      'And because you’ve been through it and don’t judge.',
      'And because you’re easy to know and stay in touch.',
      'And because they see a rescuer in you, asked or not.',
      'And because you look as though you’ve got some distance from it.',
    ),
    centers: [
      open('solarPlexus', 'You carry their moods home afterward, so keep it to a set time.'),
      open('heart', 'You don’t have to earn your place by listening.'),
    ],
    step: 'Next time, ask after two minutes: “Do you want advice, or just to tell it?” If it’s the second, give it ten minutes and get back to work.',
    next: ['How do others see me?', 'How do I say no?', 'Why do I take on moods?'],
  },
  {
    id: 'plan-week',
    first: 'type',
    asks: [
      /\b(?:how (?:should|do|can) i )?plan (?:my|the|a) (?:work ?)?week\b/,
      /\bwhat should i (?:pay attention to|focus on|watch|look out for|concentrate on|do differently) (?:this|next) (?:week|month)\b/,
    ],
    type: byType(
      'Put one thing you look forward to on each day and build the rest around it; watch this week for the tasks you say yes to while nothing in you moves.',
      'Plan only the fixed points and leave every second half day free; watch this week for the step you skip and have to go back for.',
      'Plan four strong half days and keep the rest light; watch this week for advice you give without being asked.',
      'Block whole mornings for what you want to start and tell the people concerned; watch this week for the moment you do it without telling them.',
      'Keep one day free of people, and plan decisions for the end of the week; watch this week where your mood changes at the door.',
    ),
    authority: {
      Emotional: 'Put anything important on two different days: one to look at it, one to answer.',
      Sacral: 'Go through the plan aloud with somebody asking “Do you want this on Tuesday?”',
      Splenic: 'Leave gaps, so you can act on the moment when something feels right.',
      Ego: 'Take on only what you’d promise, and leave a real free evening after it.',
      'Self-Projected': 'Talk the week through on Monday morning before you write it down.',
      Mental: 'Plan it in another place than your desk; you see it better from there.',
      Lunar: 'Compare it with the same week last month before you fill it.',
    },
    centers: [
      open('root', 'Keep Wednesday afternoon empty as a buffer; other people’s deadlines tend to become yours.'),
      open('sacral', 'Plan the rest first and the work around it; crashes come from the day before.'),
    ],
    step: 'On Friday, cross out the two entries you did only because they were on the list, and leave them off next week.',
    next: ['Which hours suit me best?', 'What drains me?', 'How do I focus?'],
  },
  {
    id: 'invitation',
    first: 'type',
    asks: [
      /\b(?:wait|need|have to wait|must i wait)\b.*\b(?:invit\w+|asked|respond|recogni\w+)\b.*\b(?:appl\w+|job|posting|email|mail|start|raise|promot\w+|even|client|first move|reach out)\b/,
      /\b(?:apply|reach out|make the first move|cold call\w*|initiate)\b.*\b(?:my (?:type|strategy|design|chart)|wait)\b|\b(?:my )?strategy\b.*\b(?:compatible|sales|cold call|apply)/,
    ],
    type: byType(
      'No, you don’t have to sit and wait: an ad, a list of numbers, a remark at lunch are all things you can respond to. What counts is whether something in you goes toward it before you’ve thought.',
      'No, you don’t have to sit and wait: anything out there that gets a yes from you is a start. Just tell people before you’re gone with it.',
      'An open posting isn’t yet an invitation to you, but you can turn it into one: talk to someone there first, and apply when they’ve said they’d like you to. Cold contacts with people who never asked will tire you fastest.',
      'You needn’t wait for anyone; starting is what you’re for. Tell those it affects before you do it, and most of the resistance won’t come.',
      'You can apply and call, but don’t hang everything on one yes: look at the place, meet the people, and let some time pass before you commit.',
    ),
    line: byLine(
      'Go in prepared; you’ll be calmer.',
      'Let someone who knows your work put in the word.',
      'Try it on a small scale; ten attempts show you more than a month of thinking.',
      'Start with people you know, or who know someone you know.',
      'They’ll see more in you than you’ve said, so say what you can’t do as well.',
      'Take your time to look at them, too.',
    ),
    step: 'Choose three real openings this week. For each, note before you act whether you were drawn to it or only thought you should; compare what came back.',
    next: ['How do I apply well?', 'How do I sell without pushing?', 'How do I decide?'],
  },
  {
    id: 'paid-for',
    first: 'type',
    asks: [
      /\b(?:should|could|can) i (?:best )?(?:be paid for|earn (?:my )?money with)\b/,
      /\b(?:paid|money|charge|earn)\b.*\b(?:gates?|channels?|defined cent(?:er|re)s?|my (?:chart|design|type))\b/,
      /\b(?:gates?|channels?|defined cent(?:er|re)s?)\b.*\b(?:paid|money|earn|charge)\b/,
    ],
    lead: 'Partly: what’s defined in a chart is there every day, so people can rely on it and pay for it.',
    type: byType(
      'With you, that’s work done with energy you can keep up: the thing others get tired of and you don’t.',
      'With you, that’s speed: what takes others a week and you two days. Price the result, never the hours.',
      'With you, that’s judgment: seeing what’s wrong and who should do it. Price the advice, never the hours.',
      'With you, that’s getting something going that didn’t exist. Price the start, and hand over the running.',
      'With you, that’s an honest view of how a place is doing, which nobody inside it has.',
    ),
    centers: [
      defined('throat', 'Your defined Throat makes saying and showing things a reliable service.'),
      defined('spleen', 'Your defined Spleen gives you a sure sense of what’s healthy, safe, or finished.'),
      defined('g', 'Your defined G gives you a steady direction that others orient themselves by.'),
      defined('ajna', 'Your defined Ajna gives you a fixed way of thinking that people can count on.'),
      defined('root', 'Your defined Root lets you work under pressure without losing your rhythm.'),
      open('heart', 'With an open Heart, you’ll set the price too low, so ask somebody else what it’s worth.'),
    ],
    step: 'Ask three people who’ve paid or thanked you: “What would you have missed most?” Offer exactly that, with a price.',
    next: ['How do I set my price?', 'What are my strengths?', 'How do I ask for a raise?'],
  },
  {
    id: 'prepare-talk',
    first: 'type',
    asks: [
      /\b(?:prepare|get ready|prep)\w*\b.*\b(?:conversation|talk|discussion|confrontation)\b(?!.*\b(?:pay|salary|remuneration|raise|levels|member|review|at the|with (?:someone|a))\b)/,
      /\bhow (?:should|do|can) i (?:best )?(?:have|approach|go into|handle) (?:a |an )?(?:difficult|hard|tough|tense|honest) (?:conversation|talk)s?\b/,
    ],
    lead: 'Write three lines before you go in: what happened, what it costs, and what you’d like instead.',
    type: byType(
      'Then think of a question they could ask you, since you’re clearest when you answer: “Ask me what I’d need” is a fine way to begin.',
      'Then slow your first minute down: you’ll have arrived at the solution before they’ve heard the problem.',
      'Then get their yes to the talk itself, “Have you got twenty minutes for something I’ve noticed?”; what you say afterward weighs twice as much.',
      'Then begin with what you’re going to do, not with what they did; it keeps the talk from becoming a trial.',
      'Then choose the place: walk, or sit somewhere quiet, and not in the room where it went wrong.',
    ),
    authority: {
      Emotional: 'Set it for a day when you’re calm, and read your lines the evening before and in the morning; keep what you’d say both times.',
      Sacral: 'Have a friend ask you beforehand: “Do you want an apology? A change? To leave it?” Your first sound tells you what the talk is for.',
      Splenic: 'Prepare little, and go when the moment feels right; you’ll find the words there.',
      Ego: 'Know what you want from it in one sentence that starts with “I want.”',
      'Self-Projected': 'Say it aloud to someone first and keep the version that sounded like you.',
      Mental: 'Talk it through with two people who don’t know each other.',
      Lunar: 'Let a few days pass, and see which of the three lines survives.',
    },
    centers: [
      open('solarPlexus', 'Write your request on paper: you’ll drop it the moment their face changes.'),
      open('throat', 'Say your piece, then count to five; the silence is theirs to fill.'),
    ],
    step: 'Ask for the time today, twenty minutes within the next three days, and bring the three lines.',
    next: ['How do I start the talk?', 'How do I stay calm?', 'What if they get angry?'],
  },
  {
    id: 'criticism',
    first: 'centers',
    asks: [
      /\bwhy (?:do|am|does|can't) (?:i|criticism|feedback)\b.*\b(?:criticism|feedback|criticized|personally|hurt)\b/,
      /\bhow (?:do|should|can) i (?:best )?(?:take|deal with|handle|react to) (?:criticism|feedback)\b/,
    ],
    centers: [
      open('heart', 'It hits you as a judgment of your worth, because an open Heart is always a bit in doubt about it. They were talking about a piece of work.'),
      open('solarPlexus', 'You hear the tone louder than the words. Ask for it in writing, and it loses most of its weight.'),
      open('ajna', 'You believe it too quickly, because you can see how they might be right.'),
      defined('ajna', 'You know how you came to it, so your first reaction is to explain. Wait with that for a day.'),
      defined('solarPlexus', 'What you feel in the first hour is the wave, not the verdict.'),
    ],
    type: byType(
      'Ask them for a question instead of a verdict: “Would you do it differently? How?”',
      'Ask for the one thing that matters most; you’ll fix it faster than they can list the rest.',
      'You take in other people deeply, so choose whose opinion you ask for, and pass over the rest.',
      'Say when you want to hear it, “Tell me on Thursday”; being surprised makes you angry.',
      'Ask two others whether they see it as well, before you take it as yours.',
    ),
    step: 'When it comes next, say only: “Thanks. What would have been better?” Write the answer down and decide tomorrow what you’ll use.',
    next: ['What should I watch out for?', 'How do I answer unfair criticism?', 'How do others see me?'],
  },
  {
    id: 'conflict-style',
    first: 'centers',
    asks: [
      /\bhow (?:do|am|should|can) i\b.*\b(?:in|deal with|handle|with) (?:conflicts?|arguments?|fights?)\b|\bmy conflict style\b|\bwhy (?:do|am) i (?:so )?(?:avoid|afraid of|run from|scared of) (?:conflicts?|arguments?|confrontation)\b/,
    ],
    centers: [
      open('solarPlexus', 'You avoid it, and that has a reason: an open Solar Plexus feels the other person’s anger as its own. The trouble is that you say yes to end it.'),
      defined('solarPlexus', 'You go in hot or not at all. Your clear words come the day after, so say in the heat only: “I’ll come back to this tomorrow.”'),
      open('throat', 'You say either nothing or too much; one prepared sentence helps.'),
      defined('heart', 'You don’t give in once it’s about winning, so ask yourself what you’d take as a good end.'),
    ],
    type: byType(
      'You hold out long and then burst; say it at the second time something bothers you, not at the tenth.',
      'You’ve reacted before they’ve finished; ask one question first.',
      'You see exactly what’s wrong with them. Say what you need instead; nobody asked for the rest.',
      'You walk away and settle it alone. Tell them that you’re coming back, or they’ll think it’s over.',
      'You feel both sides and lose your own; write yours down before you listen to theirs.',
    ),
    step: 'Take the smallest open matter you have, and settle it this week in under ten minutes, with one sentence about what you’d like.',
    next: ['How do I prepare a difficult talk?', 'How do I say no?', 'What should I watch out for?'],
  },
  {
    id: 'unfinished',
    first: 'type',
    asks: [
      /\bwhy (?:do|can|can't|don't|am) i\b.*\b(?:finish|start (?:so many|everything)|complete|procrastinat\w*|put (?:things|it|everything) off|last minute|jump from)\b/,
      /\b(?:start|begin|begun|started)\b.*\b(?:finish(?:ed)? (?:nothing|none|any)|completed none|never finish)\b.*\b(?:chart|design|built|lazy|wired)\b/,
    ],
    type: byType(
      'Because you started some of it without a real yes: what drew you, you finish; what you thought you ought to do stays on the pile. That isn’t laziness.',
      'Because you’re built to try several things and keep the ones that work. That isn’t laziness; it only becomes a problem when nobody knows which ones you’ve dropped.',
      'Because staying power isn’t where your strength is: you see it, you understand it, and the rest is repetition. Finish with someone, or finish less.',
      'Because starting is your part. You’re not lazy; you need somebody who carries on, or a point where it’s handed over.',
      'Because your energy for it comes and goes with the people around it. Look at who was there when you last kept going.',
    ),
    centers: [
      open('root', 'You begin in a rush to get rid of the pressure, and when it’s gone, so is the reason.'),
      open('head', 'Every new question pulls you away from the last one.'),
      defined('root', 'You need a bit of pressure to get going, so set a near date with someone watching.'),
    ],
    step: 'Make a list of everything that’s open. Cross out half without finishing it, and give one of the rest a date and a person to show it to.',
    next: ['How do I focus?', 'What should I hand over?', 'Why do I get bored?'],
  },
  {
    id: 'pressure-only',
    first: 'centers',
    asks: [
      /\bwhy (?:do|can) i\b.*\b(?:under pressure|with a deadline|at the last minute|last minute|without (?:pressure|a deadline))\b|\b(?:deadline|pressure) (?:person|type)\b/,
    ],
    centers: [
      open('root', 'Yes, that’s an open Root: it takes in the pressure around you and makes it bigger, so with a deadline you fly and without one nothing starts.'),
      defined('root', 'Your Root is defined, so the pressure is your own: it comes in pulses, and between them you can’t be hurried.'),
    ],
    type: byType(
      'Pressure isn’t the same as wanting to, so check with things that have time whether you’d do them at all.',
      'Use the speed, but set the finish a day early, for the step you skipped.',
      'A short burst suits you; three in a row take a week to get over.',
      'Set the date yourself and announce it; other people’s dates only make you angry.',
      'Sit with people who are already working; their push is enough.',
    ),
    step: 'Promise somebody a first half for Wednesday noon, and tell them to ask for it. Compare how Thursday feels.',
    next: ['How do I handle pressure?', 'How do I plan my week?', 'Why don’t I finish things?'],
  },
  {
    id: 'focus-self',
    first: 'type',
    asks: [
      /\b(?:why can't i|how (?:do|can) i (?:best )?|what helps me(?: to)?) (?:concentrate|focus)\b(?!.*\b(?:kids|divorce|noise)\b)/,
    ],
    type: byType(
      'You focus when the task has got a yes from you; without one, no method helps for longer than an hour. Start with the piece that interests you, wherever it is.',
      'You focus in sprints: twenty or forty minutes, then something else, then back. One long block is for other people.',
      'You focus deeply and briefly: ninety minutes alone, then a real break. Open doors cost you more than others.',
      'You focus when nobody can interrupt you, so announce it and close the door; the next burst may be three hours long.',
      'You focus by place: find the corner where it’s easy, and go there for everything hard.',
    ),
    centers: [
      open('head', 'Keep a page for other people’s questions and look at it only at four.'),
      open('ajna', 'Decide beforehand what you’ll have at the end; otherwise you keep seeing one more side.'),
      open('root', 'Turn off whatever blinks; you react to urgency before you know what it is.'),
      defined('head', 'You come with your own questions; write them down as they come and return to the task.'),
    ],
    step: 'Tomorrow, do the hardest thing for one stretch in that way, before you open your mail, and write down how long it lasted.',
    next: ['Which hours suit me best?', 'How do I plan my week?', 'Why don’t I finish things?'],
  },
  {
    id: 'office-or-home',
    first: 'type',
    asks: [
      /\b(?:office|on[- ]site)\b.*\bor\b.*\b(?:home|remote)\b|\b(?:home|remote\w*)\b.*\bor\b.*\boffice\b|\b(?:does|is|would) (?:working )?(?:from home|remote|open[- ]plan|an open office)\b.*\b(?:suit|good|right|my (?:type|chart|design))\b/,
    ],
    type: byType(
      'Both work as long as something comes at you: at home you need people who call and ask, or the days go flat.',
      'Home for the fast work, the office for everything that needs others to keep up; switching suits you.',
      'Home or a closed room for most of it, and the office for a few talks that count. A full day among busy people runs you on their energy.',
      'Where you can close the door. Go in to announce and to agree, not to be seen.',
      'Wherever the people are good for you, and only for as long as they are; have both, and decide on the day.',
    ),
    centers: [
      open('solarPlexus', 'An open-plan room brings you everybody’s mood by noon.'),
      open('g', 'The place itself changes how sure you feel, so test it before you sign.'),
      defined('g', 'Your direction is the same in either place; choose by the people.'),
    ],
    step: 'Two weeks: same tasks, three days there, two days here. Each evening note how much got done and how you were.',
    next: ['Where do I work best?', 'Which hours suit me best?', 'Why do I take on moods?'],
  },
  {
    id: 'negotiating-self',
    first: 'authority',
    asks: [/\bhow (?:do|should|can) i (?:best )?negotiate\b(?!.*\bwith (?:my|the|a)\b)|\bam i (?:a )?(?:good|bad) (?:at )?negotiat\w+\b/],
    authority: {
      Emotional: 'Never close in the room. Hear the offer, say “I’ll answer tomorrow,” and your best terms come from the calm after.',
      Sacral: 'Let them name numbers one after another and listen to your first sound at each; that’s your limit, more exact than any table.',
      Splenic: 'Watch for the moment something in you stiffens, and stop there; it won’t warn you twice.',
      Ego: 'Decide before what you want and say it plainly; you’re strongest when you mean it and weakest when you bluff.',
      'Self-Projected': 'Say your offer aloud to somebody beforehand. If it sounds like someone else, change it.',
      Mental: 'Bring someone along, or ask for a break to make a call; you see the deal in talking about it.',
      Lunar: 'Split it over several meetings; each round shows you another side.',
    },
    type: byType(
      'Let them make the first offer; you answer better than you open.',
      'Don’t fill the silence with a better offer; you’re quicker than they are.',
      'Ask what they need it for; you’ll see the point they’d pay more for.',
      'Open with your number and the date.',
      'Choose the place, and don’t negotiate when you’re surrounded.',
    ),
    centers: [open('heart', 'Write down your lowest price and don’t go under it to be liked.')],
    step: 'Before the next one, write three numbers: wish, good, lowest. Show them to one person.',
    next: ['How do I ask for a raise?', 'How do I set my price?', 'How long should I wait?'],
  },
  {
    id: 'yes-too-fast',
    first: 'authority',
    asks: [
      /\bwhy (?:do|can't) i\b.*\b(?:say(?:ing)? (?:yes|no)|volunteer\w*|agree|promise)\b|\b(?:do i have to|must i|why do i)\b.*\b(?:answer|decide|say yes|agree)\b.*\b(?:right away|immediately|on the spot|straight away)\b/,
    ],
    lead: 'You don’t have to answer on the spot; hardly anything at work is decided by ten minutes.',
    authority: {
      Emotional: 'Your yes of the first moment is a mood: friendly, and gone by evening. “I’ll call you back tonight” is the least you need.',
      Sacral: 'You have an answer right away, but listen to the sound you make before the polite words: a flat “sure” is a no.',
      Splenic: 'You do know right away. If something in you draws back before they’ve finished, say no, even without a reason.',
      Ego: 'Ask yourself whether you’d give your word on it; if not, it’s a no, and you owe no excuse.',
      'Self-Projected': 'You hear what you want while you talk, so think aloud with somebody before you answer.',
      Mental: 'You can’t know it on the phone: call someone, walk around, then answer.',
      Lunar: 'Small things you can try; for anything lasting, name a date.',
    },
    centers: [
      open('heart', 'You say yes to be seen as reliable.'),
      open('solarPlexus', 'You say yes to keep them friendly.'),
      open('root', 'You say yes to get it off your back.'),
      open('sacral', 'You say yes because it feels as if you had the energy while they’re near.'),
    ],
    step: 'Have one sentence ready: “Let me check, you’ll hear from me by six.” Use it for every request this week, also for those you’d like.',
    next: ['How do I say no?', 'How long should I wait?', 'What should I watch out for?'],
  },
  {
    id: 'present-myself',
    first: 'line',
    asks: [
      /\b(?:explain|present|describe|introduce|sell|talk about|put)\b.*\b(?:myself|profile lines?|my (?:strengths|type|design|chart)|my lines)\b.*\b(?:interview|cv|resume|application|new team|boss|recruiter|introduc)/,
      /\b(?:interview|cv|resume|application)\b.*\b(?:myself|my profile|my (?:chart|type|design))\b/,
    ],
    lead: 'Leave the chart’s words at home and describe the habit behind them, each with one example.',
    line: byLine(
      'The line you know yourself by says: “I look into things thoroughly before I say something, and then you can rely on it.”',
      'The line you know yourself by says: “There are things that come easily to me, and I do them best when I’m left to it.”',
      'The line you know yourself by says: “I find out what works by trying it, and I say early when something doesn’t.”',
      'The line you know yourself by says: “I work through good relationships; people I’ve worked with come back.”',
      'The line you know yourself by says: “I get called when there’s a problem, and I bring something that can be used on Monday.”',
      'The line you know yourself by says: “I’ve tried a lot, and now I see early how a thing will turn out.”',
    ),
    otherLine: byLine(
      'The one others notice says: “People come to me when something has to be solid.”',
      'The one others notice says: “Others see what I’m good at before I do, so ask my last team.”',
      'The one others notice says: “I’ve had things go wrong, and I know what I’d do differently.”',
      'The one others notice says: “I keep in touch; most of what I’ve done came through people.”',
      'The one others notice says: “I’m usually asked in when nobody else has an idea.”',
      'The one others notice says: “Colleagues ask me how I’d do it, even outside my field.”',
    ),
    type: byType(
      'Add how you work: “Ask me, and I’ll tell you quickly whether I’m in. When I am, I’m steady.”',
      'Add how you work: “I’m fast and like two things at once; I’ll tell you when I change course.”',
      'Add how you work: “I’m good at seeing how others could do it better, when they want to know.”',
      'Add how you work: “Give me the goal; I’ll tell you what I’m going to do, and start.”',
      'Add how you work: “I notice how a team is doing before it shows in the numbers.”',
    ),
    step: 'Write one scene from the past year for each sentence, five lines long, and tell it to somebody aloud.',
    next: ['What are my strengths?', 'How do I prepare for an interview?', 'How do others see me?'],
  },
  {
    id: 'rest',
    first: 'type',
    asks: [
      /\bhow (?:much|many|often)\b.*\b(?:rest|breaks?|sleep|time off|vacation|holiday)\b/,
      /\bhow (?:do|can|should) i (?:best )?(?:rest|recover|recharge|wind down|switch off|unwind)\b/,
    ],
    type: byType(
      'You rest by being used up first: go to bed tired, and the next day’s energy is there. What doesn’t rest you is an evening after a day that never drew you.',
      'You rest by doing something else, more than by doing nothing; stillness comes only after you’ve moved.',
      'More than the people around you, and before you’re tired: lie down an hour before sleep, alone, so that what isn’t yours can drain off.',
      'In whole stretches: after a burst you need days of little, alone, without apology. Then your energy comes back.',
      'Time alone every day, and a change of place every few weeks; you carry the others until you’ve left them.',
    ),
    centers: [
      open('root', 'You feel you may rest once everything’s done; it never is, so set an hour.'),
      open('solarPlexus', 'Ten minutes between work and home, in the car or on a bench, keep the day’s mood out of the house.'),
      open('sacral', 'You don’t feel when it’s enough, so let the clock say it.'),
    ],
    step: 'Fix the end of three evenings this week as you would a meeting, and note the next morning how you woke up.',
    next: ['Which hours suit me best?', 'What drains me?', 'What are signs of burnout for me?'],
  },
  {
    id: 'drains',
    first: 'type',
    asks: [
      /\bwhat (?:drains?|exhausts?|tires?|wears?)\b.*\bme\b|\bwhy am i\b.*\b(?:so )?(?:tired|exhausted|drained)\b/,
    ],
    type: byType(
      'What drains you most is saying yes with your head: hours of work that nothing in you wanted. The evening after a day like that is flat, however little you did.',
      'What drains you most is being held to one task and one pace, and explaining yourself at each step.',
      'What drains you most is keeping up with people who have more steady energy, and helping where nobody asked.',
      'What drains you most is being asked where you’re going, and waiting for a yes you don’t need.',
      'What drains you most is a room in a bad state; you’ve got it, too, before you’ve taken off your coat.',
    ),
    centers: [
      open('solarPlexus', 'With customers or on the phone, it’s the feelings: you take in each one’s mood, forty times a day. Stand up and shake it off between two of them.'),
      open('throat', 'Talking to fill silences costs you more than the talking you mean.'),
      open('head', 'Other people’s questions go on working in you; write them down before you go home.'),
      open('root', 'The queue itself presses on you; take the next one when you’ve breathed out.'),
      open('heart', 'Having to prove yourself with every number wears you out.'),
    ],
    step: 'Take five minutes away from people after every hour, on three days; compare those evenings with the other two.',
    next: ['How much rest do I need?', 'Which hours suit me best?', 'How do I say no?'],
  },
  {
    id: 'routine',
    first: 'type',
    asks: [/\b(?:routine|structure|variety)\b.*\bor\b|\bdo i need (?:more )?(?:routine|structure|variety|change)\b/],
    type: byType(
      'A routine you’ve chosen carries you; one that was laid on you dulls you. Keep the frame fixed and choose what goes in.',
      'Variety, with a few fixed points: when to start, when to hand in. Between them, don’t plan.',
      'A light structure with gaps. You need the gaps more than the structure.',
      'Your own rhythm, which others will call none. Give them your dates and keep the rest free.',
      'The same start each day and different people through the month.',
    ),
    centers: [
      defined('g', 'You carry your direction with you, so change around you does little harm.'),
      open('g', 'A steady place does you more good than a steady plan.'),
      defined('sacral', 'Repetition strengthens you as long as you like what you repeat.'),
    ],
    step: 'Keep one thing exactly the same for a week, the first half hour, and leave everything else open.',
    next: ['How do I plan my week?', 'Which hours suit me best?', 'Why do I get bored?'],
  },
  {
    id: 'feel-nothing',
    first: 'authority',
    asks: [
      /\b(?:feel(?:ing)?|felt) (?:nothing|empty|numb|indifferent)\b(?!.*\b(?:creative|weeks)\b)(?<!\b(?:prais|rest)\w*\b.*)/,
    ],
    authority: {
      Emotional: 'Feeling nothing is one point of your wave, the flat one between up and down; it isn’t an answer yet. Look at it again in three days, and once more after that.',
      Sacral: 'For you, feeling nothing is an answer: when something is right, your gut moves. Nothing means not this, or not in this form, so have someone ask you about a different form.',
      Splenic: 'Nothing means no warning and no pull: it isn’t dangerous, and it isn’t calling you. You may let it pass.',
      Ego: 'Feeling nothing means there’s no will behind it. Don’t promise it; ask what would have to be in it for you to want it.',
      'Self-Projected': 'You’ve probably not said it aloud yet. Tell someone how it would be, and listen for whether your voice warms up.',
      Mental: 'It says little: you find out by talking about it in a good place, not by feeling.',
      Lunar: 'It’s today’s weather. Ask again next week; if it’s still nothing after a month, it’s a no.',
    },
    type: byType(
      'After a big piece of work, it’s also plain emptiness: the thing you answered every day is gone, and the next one hasn’t asked yet.',
      'After a big piece of work, you’ve often left inwardly before it was over.',
      'After a big piece of work, it’s tiredness if nobody said thank you, so ask somebody what they made of it.',
      'After a big piece of work, your rest phase begins before the party.',
      'Look at the others: if they’re cheering and you’re empty, the cheering isn’t yours.',
    ),
    step: 'Leave it for three days without deciding anything. If the emptiness spreads to things you like, for two weeks or more, talk to a doctor.',
    next: ['How long should I wait?', 'How do I make decisions?', 'What’s a sign of the right work?'],
  },
  {
    id: 'intimidating',
    first: 'type',
    asks: [
      /\b(?:people|they|others|everyone|colleagues)\b.*\b(?:intimidat\w+|scared of me|afraid of me|too (?:much|intense|direct|cold|quiet|serious)|unapproachable|distant|arrogant)\b(?!.*\b(?:language|culture|country|throat|cent(?:er|re))\b)/,
      /\b(?:you're|you are) (?:so )?(?:quiet|intense|intimidating|serious)\b/,
    ],
    type: byType(
      'They probably mean your steadiness: you’re there with your full energy, and when you say nothing, they can’t tell whether it’s a no.',
      'They probably mean your speed: you’re done before they’ve begun, and that looks like impatience.',
      'They probably mean your look: you take in one person completely, and not everyone likes to be read.',
      'They probably mean that you seem closed and sure: you act without asking, and nobody knows what comes next.',
      'They probably mean that you’re hard to place: you’re different with each of them, and they see only that you’re watching.',
    ),
    line: byLine(
      'When you’re still checking, say so; it looks like disapproval from outside.',
      'You’re busy with your own thing, so a short hello before you withdraw changes a lot.',
      'You say what’s broken early; add that you’d help mend it.',
      'With people you don’t know yet you’re reserved; the second coffee is easier for both.',
      'They expect something from you that you never promised; ask what it is.',
      'You keep a distance until you’re sure, and they read it as judgment.',
    ),
    step: 'Ask one of them whom you trust: “When exactly do I seem that way?” And when someone says it in front of everybody, answer: “I’m listening. Ask me, and I’ll tell you what I think.”',
    next: ['How do others see me?', 'How do I speak so people listen?', 'What are my strengths?'],
  },
  {
    id: 'not-self-day',
    first: 'type',
    asks: [
      /\bnot[- ]self\b.*\b(?:look|like|day|tuesday|monday|office|catch|notice|show|early)\b/,
    ],
    type: byType(
      'Frustration, in small coins: you sigh before opening a mail, push through a task that resists you, and say “fine” to a request while your body leans back. That “fine” is where to catch it.',
      'Frustration with some anger: you click before the page has loaded, finish other people’s sentences, and redo what you did too fast. Catch it at the second redo.',
      'Bitterness: you notice who left early, explain something nobody asked about, and hear a thank-you go to somebody else. Catch it at the sentence “They’d know if they’d only listen.”',
      'Anger: somebody asks “Where are you going?”, and your jaw sets; you do it without telling anyone, and in the afternoon they stop you. Catch it where you decide not to tell them.',
      'Disappointment: by eleven you’re in a mood you didn’t come with, and by three nothing seems worth it. Catch it at the door, by asking how you are before you go in.',
    ),
    centers: [
      open('heart', 'It usually begins where you want to prove something.'),
      open('solarPlexus', 'It usually begins where you keep the peace.'),
      open('root', 'It usually begins where you hurry.'),
      open('throat', 'It usually begins where you talk to be noticed.'),
    ],
    step: 'Set two alarms, at eleven and at three. When they ring, write one word for how it feels and what you last said yes to.',
    next: ['What is my not-self theme?', 'What should I watch out for?', 'What drains me?'],
  },
  {
    id: 'communicate',
    first: 'type',
    asks: [
      /\bhow (?:do|should|can) i (?:best )?(?:communicate|speak up|write (?:emails|messages))\b(?!.*\b(?:to|with) (?:my|the|a)\b)/,
    ],
    type: byType(
      'Answer more than you announce: people hear you best when they’ve asked, so make them ask, with half a sentence and a pause.',
      'Say the headline first, then stop. You’ve thought three steps ahead, and the order is clear only to you.',
      'Wait for the opening, and then be brief: one observation and one question. What you offer unasked is heard as criticism.',
      'Inform: what you’ll do, from when, whom it affects. You don’t have to persuade anybody.',
      'Speak for the room: “I have the impression we’re all unsure about this.” Nobody else can say that.',
    ),
    centers: [
      defined('throat', 'You can speak at any time, and that’s why leaving some of it out is so effective.'),
      open('throat', 'Your voice carries best when it isn’t fighting for room.'),
      defined('solarPlexus', 'People hear your mood before your words, so write on even days.'),
      open('ajna', 'Present options rather than certainties; you mean it that way.'),
    ],
    step: 'Cut your next three messages to three lines each: what it’s about, what you need, by when.',
    next: ['How do others see me?', 'How do I get a word in?', 'How do I prepare a difficult talk?'],
  },
];
