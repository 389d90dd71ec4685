import type { AuthorityName } from '#shared/engine/authority.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import type { PentaGate } from '#shared/engine/penta-matrix.ts';
import type { Line } from '#shared/engine/wheel.ts';
import type { Manner } from '../team-manners.ts';
import type { TopicId } from '../team-topics/topic-manners.data.ts';

// Our own words for questions to a team that no situation is sure to be about.

/** What a question to a team is about, as far as its words tell. */
export interface TeamTopic {
  /** Global, so that its words are counted. */
  readonly form: RegExp;
  /** The functions it takes, most important first. */
  readonly gates: readonly PentaGate[];
  /** What helps any team. */
  readonly tell: string;
  readonly step: string;
  /** Why that helps. */
  readonly why: string;
  /** Words to say. */
  readonly say: string;
  /** Something else to do. */
  readonly other: string;
  readonly scene: string;
  readonly manner: Manner;
  /** What members need in it. */
  readonly manners: TopicId;
}

export const TEAM_TOPICS: readonly TeamTopic[] = [
  {
    form: /\b(?:quits?|quitting|resign\w*|retir\w*|leav(?:es|ing)(?! (?:at|early|the office))|moves? on|hand-?over|handing over|successor|replac\w+)\b/gi,
    gates: [13, 29],
    tell: 'Write down now what only one person knows: contacts, routines, half-made promises. Then have a second person do each of them once while the first is still there.',
    step: 'Have everyone name one thing today that only they can do here.',
    why: 'What one person does well drops out of everyone’s sight, so nobody sees that it hangs by one thread. Doing it once yourself shows the gaps that a document hides.',
    say: '“If you were away tomorrow, what would go wrong first, and where could somebody look it up?”',
    other: 'Swap one task between two people for a week, and write down every question that comes up.',
    scene: 'Before Nadia left, Omar did the monthly close twice while she only watched. He got stuck in four places, and those four became the handover: one page.',
    manner: 'ask',
    manners: 'handover',
  },
  {
    form: /\b(?:hir(?:e|ing)|new (?:person|member|colleague|hire|one)|interns?|joins?|joining|fourth|fifth|onboard\w*|trainees?|mentor\w*|apprentice)\b/gi,
    gates: [5, 13],
    tell: 'Decide first what somebody new should be able to do alone at the end. Then ask who enjoys showing exactly that; a week with each of two people shows more than a long stretch with one.',
    step: 'Ask each of them today, “What could you show somebody in one morning?”',
    why: 'People learn a place from one person they may bother, not from ten who all mean well. And you only notice what you really need once you’ve written down what that person does alone.',
    say: '“Here’s what I’d like you to do alone in three months. Which part of it would you like to see first?”',
    other: 'Let the newest person on the team write the first-week plan: nobody else remembers what was missing.',
    scene: 'Ines started on Monday. Paolo showed her one real order from start to end, and on Wednesday she did the next one while he watched. On Friday she listed four things nobody had ever written down.',
    manner: 'ask',
    manners: 'newcomer',
  },
  {
    form: /\b(?:money|budget\w*|invest\w*|spend\w*|costs?|pric(?:e|es|ing)|resources|funds?)\b/gi,
    gates: [2, 14],
    tell: 'Choose a fixed date on which you decide where time and money go, and leave the plan alone in between. Bring two proposals with figures, not a wish list.',
    step: 'Put that date in everyone’s calendar, and ask two people for one proposal each.',
    why: 'Money talks drag on because everyone argues for their own work and nobody knows when it’s over. A date and a figure end that.',
    say: '“Which of these two would you fund if only one were possible, and what would you measure after three months?”',
    other: 'Give each person the same small amount to assign, and look at where the assignments pile up.',
    scene: 'Two proposals lay on the table, one page each. The group took the cheaper one for six weeks, wrote down what would prove it wrong, and didn’t touch the matter until then.',
    manner: 'decide',
    manners: 'decision',
  },
  {
    form: /\b(?:clients?|customers?|press|public|contact|outward|outside|suppliers?|vendors?|visibility|represent\w*|speak for)\b/gi,
    gates: [31, 8],
    tell: 'Give people outside one name and one backup. Ask who wants it before you assign it, and agree on what that person may promise without checking back.',
    step: 'Ask, “Who’d like to be the name they call, for the next three months?”',
    why: 'Clients don’t mind one clear no; they mind three different answers. A single name makes sure there’s only one.',
    say: '“From Monday, I’m your contact. If I’m out, it’s my colleague, and she knows everything I know.”',
    other: 'Have two people handle the contact in turns for a month, with a note after every call.',
    scene: 'The customer called three people and got three dates. Since Lena became the one who answers, she says “I’ll call you back at four,” asks inside, and at four there’s one date.',
    manner: 'ask',
    manners: 'asking',
  },
  {
    form: /\b(?:fight\w*|clash\w*|crash\w*|argu\w+|conflict|loud|frustrat\w*|angry|tension|annoy\w*|misunderst\w+|quarrel\w*|rude|complain\w*|get along|nerves|toes|each other’s way|friction)\b/gi,
    gates: [15, 5],
    tell: 'Talk to each of them alone first: one scene, what it cost, what they’d want next time. Then agree with both on one rule for that one scene, and leave the rest.',
    step: 'Take ten minutes with each of them before the end of tomorrow.',
    why: 'A quarrel lives on the story that each tells about the other. One scene that both describe is smaller than the story, and you can change it.',
    say: '“I don’t want to find out who’s right. What happened on Tuesday, and what would you want instead next time?”',
    other: 'Change the work instead of the people: give each a piece with a clear border and one handover point, and see how much of the fight is gone.',
    scene: 'Rosa and Timo had argued for weeks about “respect.” Asked for one scene, both named the same meeting: he’d changed her slide. Now nobody changes a slide without calling first, and the rest faded.',
    manner: 'ask',
    manners: 'conflict',
  },
  {
    form: /\b(?:workload|overload\w*|drown\w*|too much|tired|exhaust\w*|at (?:the|their|her|his|our) limit|weekends?|overtime|hand (?:them )?out|split (?:it|the|up|this)|share (?:the )?work|burn\w*|leaves? (?:at|early))\b/gi,
    gates: [14, 29],
    tell: 'Put everything that’s being done on one list, the unseen work too, and take two things off before you share out the rest. Results and agreements count, not who’s seen longest.',
    step: 'Have everyone name one task they’d keep and one they’d give away.',
    why: 'Work nobody sees never gets divided. On one list, everyone sees it, and taking something off stops being a favor.',
    say: '“What on this list could stop for two weeks without anyone noticing? Let’s stop that first.”',
    other: 'Count unfinished things, and start nothing new until there are fewer than people on the team.',
    scene: 'The list had 31 items. Nine had no customer, so they went. Of the rest, everyone swapped one, and Jo gave away the report she’d done alone for two years.',
    manner: 'motivate',
    manners: 'overload',
  },
  {
    form: /\b(?:decid\w*|decisions?|choos\w+|choice|vote|agree\w*|sign|contract|options?|settle|said yes|say yes|yes (?:to|on))\b/gi,
    gates: [7, 31],
    tell: 'Say first who decides, and by which day. Then put the question to each person in the form they can answer, and count the answers only when all of them are in.',
    step: 'Write the question in one line and send it today, with the day for the answers.',
    why: 'Most teams don’t disagree on the matter; they don’t know who decides and when. And a quick yes in the room often isn’t one the next day.',
    say: '“I decide this on Thursday at noon. Until then I want one reason for and one against from each of you.”',
    other: 'Decide it for two weeks only, and write down what would make you turn back.',
    scene: 'On Monday the question went out in one line. Two answered right away, one after a night, one after a talk. On Thursday four answers lay there, and the decision took five minutes.',
    manner: 'decide',
    manners: 'decision',
  },
  {
    form: /\b(?:meetings?|agenda|kick-?off|session|workshop|retro\w*|calls?|rounds?|stand-?ups?|check-?ins?|com(?:es?|ing) (?:\w+ )?late|(?:the|our) daily|offsite|prepare)\b/gi,
    gates: [46, 31],
    tell: 'Send the questions a day ahead. Begin with one round in which everybody says one thing, and end with who does what by when; what needs a night gets its own ten minutes the next day.',
    step: 'Cut the agenda to three questions and send it this afternoon.',
    why: 'A group’s attention is short and expensive. A question that people have seen before gets an answer; a topic only gets talk.',
    say: '“What do we want to have decided when we leave the room? If we can’t say it, I’ll give you the hour back.”',
    other: 'Cancel the next one and send the questions instead; meet only about what’s left.',
    scene: 'The invitation had three questions on it. Each of them got one round in which everyone spoke once, then five minutes. They were done at half past, with three names and three dates on the board.',
    manner: 'decide',
    manners: 'meeting',
  },
  {
    form: /\b(?:deadlines?|due|launch|late|pressure|hurry|hectic|rush\w*|weeks? of work|slow\w*|fast\w*|by \d)\b/gi,
    gates: [29, 46],
    tell: 'Name the one thing that has to be done by then, and the one person who starts it. Everything else may be late or rough.',
    step: 'Within the hour, give one person the first piece, and tell the others when they’ll see it.',
    why: 'Pressure comes from too many open things more than from the date. One piece with one name on it moves, and others can follow.',
    say: '“This is the one thing that has to work on Friday. Who’s starting it, and what do you need by tonight?”',
    other: 'Tell whoever waits for it today what they’ll get on the day and what comes later.',
    scene: 'Five days before the launch, they cut two features and told the client that evening. One person took the login, the others stopped asking about anything else. It went out on time, with one bug.',
    manner: 'ask',
    manners: 'deadline',
  },
  {
    form: /\b(?:finish\w*|nothing gets|responsibility|follow[- ]through|promis\w+|minutes|records?|routine|forget\w*|dropp?\w*|loose ends|reliab\w+)\b/gi,
    gates: [29, 13],
    tell: 'What nobody owns doesn’t get finished. Give each open thing one name and one date, and look at the list at the same hour every week.',
    step: 'Today, close or drop the three oldest open things.',
    why: 'A promise made in a group belongs to nobody. With one name and one day it becomes somebody’s, and it hurts a little to move it.',
    say: '“This has been open for three weeks. Do you want to finish it, hand it over, or drop it? Each is fine.”',
    other: 'Ask for the reason before you ask for the date: often it was never a real yes.',
    scene: 'Every Friday at two, they read the list aloud: done, dropped, or a new date, and no explanations. After a month it was half as long, and nobody was surprised on Mondays anymore.',
    manner: 'motivate',
    manners: 'finishing',
  },
  {
    form: /\b(?:start\w*|initiat\w*|(?<!good )ideas?|nobody does|begin\w*|launch\w*|creativ\w*|new things)\b/gi,
    gates: [1, 7],
    tell: 'Don’t wait for initiative; put the next step in front of each person in the way they take things up. Anyone who starts something says so first, in one line.',
    step: 'Open one shared place where every start is announced in a single line.',
    why: 'Most people begin when something concrete is put in front of them or when they’re asked. Waiting for initiative mostly means waiting for the one person who has it.',
    say: '“I’ve put a rough first version in the folder. Tell me one thing you’d change by tomorrow.”',
    other: 'Give every idea one owner for one week and a tiny budget of time; then keep it or drop it.',
    scene: 'Nobody had started the new page for a month. Then Ravi put up an ugly draft with the line “please ruin this.” By evening there were fourteen comments, and two people who wanted to build it.',
    manner: 'ask',
    manners: 'asking',
  },
];

/** For questions whose words tell of nothing above. */
export const ANY_TOPIC: TeamTopic = {
  form: /$^/g,
  gates: [],
  tell: 'Settle it with the people it’s about, one at a time, and ask each of them in the way they take things up.',
  step: 'Write down in one sentence what should be different in two weeks, and show it to them.',
    why: 'What concerns several people is seldom settled in one round: some need a question to react to, some an invitation, some a night. Asked one by one, you hear what the round leaves out.',
    say: '“I’d like to get this right with you. What should be different in two weeks, from where you sit?”',
    other: 'Try the smallest version for two weeks with those who want it, and let the others watch.',
    scene: 'Instead of another round, Mara asked each of the five for ten minutes. Four named the same cause, which had never come up when all were in the room.',
  manner: 'ask',
  manners: 'asking',
};

/** What makes up for a function that nobody covers. */
export const GAP_HABITS: Readonly<Record<PentaGate, string>> = {
  31: 'name one voice for each topic',
  8: 'plan one thing a month that shows your work outside',
  33: 'set a review date for every result',
  7: 'take an hour a month to look further ahead than the next date',
  1: 'give every idea an owner and a date for the first draft',
  13: 'write down every Friday what was done and what it cost',
  15: 'fix two hours a week when everyone is there',
  2: 'decide on fixed dates where time and money go',
  46: 'keep one calendar that everybody sees',
  5: 'agree in writing on three habits',
  14: 'count the hours before you promise anything',
  29: 'write down who promised what, by when',
};

/** What may be behind something that a member does. */
export const TYPE_WHYS: Readonly<Record<TypeName, string>> = {
  Generator: 'A likely reason: {name} runs on a real yes, and what was only agreed to gets slow or gets dropped.',
  'Manifesting Generator': 'A likely reason: {name} finds the short way while doing it, and skips whatever looks unnecessary right then.',
  Projector: 'A likely reason: {name} sees a lot and needs to be asked for it; unasked, it comes late, in one flood, or not at all.',
  Manifestor: 'A likely reason: {name} acts on an impulse and tells people afterward, which looks like going it alone.',
  Reflector: 'A likely reason: {name} shows what the whole group feels, so look at the group before you look at {name}.',
};

export const AUTHORITY_WHYS: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'A likely reason: what {name} says on a high or a low day isn’t final yet; the answer comes when the mood has settled.',
  Sacral: 'A likely reason: {name}’s first sound was the answer, and a polite yes that came after it didn’t last.',
  Splenic: 'A likely reason: {name} goes by a hunch that comes once, and can’t always give reasons for it.',
  'Ego Manifested': 'A likely reason: {name} finds out what to want by saying it aloud, so take it as information, not as an attack.',
  'Ego Projected': 'A likely reason: {name} keeps a promise while the will is in it, and it no longer is.',
  'Self-Projected': 'A likely reason: {name} gets clear while talking, so the first version wasn’t the last one.',
  'Mental / Environmental': 'A likely reason: {name} talks a thing over with several people before it settles, and it hasn’t settled.',
  Lunar: 'A likely reason: {name} sees it differently from week to week, and only what comes back again and again is the answer.',
};

/** Words with which somebody of a type is best asked. */
export const QUESTIONS: Readonly<Record<TypeName, string>> = {
  Generator: '“{name}, here’s the concrete piece: do you want it, yes or no? No is fine.”',
  'Manifesting Generator': '“{name}, this is the goal. How would you get there, and what must I not skip?”',
  Projector: '“{name}, I’d like your view on one thing before we go on: what do you see here?”',
  Manifestor: '“{name}, what are you going to do next, and who should hear about it first?”',
  Reflector: '“{name}, how does the group seem to you right now, and what would you wait with?”',
};

/** A true kind sentence about somebody of a type. */
export const KIND_LINES: Readonly<Record<TypeName, string>> = {
  Generator: '{name} keeps things going that are worth it, and everyone feels the difference.',
  'Manifesting Generator': '{name} finds the faster way while the rest of us are still discussing the first one.',
  Projector: '{name} sees what the rest of us walk past, and says it when we ask.',
  Manifestor: '{name} starts what the rest of us only talk about.',
  Reflector: '{name} notices first how we’re all doing.',
};

export const KIND_DECISIONS: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'When {name} says yes after sleeping on it, it’s a yes that lasts.',
  Sacral: '{name} gives an honest yes and an honest no, right away.',
  Splenic: '{name}’s first quiet remark has saved us more than once, so we listen for it.',
  'Ego Manifested': 'When {name} says “I want,” something happens.',
  'Ego Projected': 'What {name} promises comes from the heart.',
  'Self-Projected': 'When {name} talks a thing through, the room gets clearer.',
  'Mental / Environmental': '{name} hears everyone out before choosing a side.',
  Lunar: '{name} gives big questions the time the rest of us forget to take.',
};

/** What to do about the way a center is spread over a team. */
export const CENTER_SPREADS: Readonly<Record<CenterId, string>> = {
  head: 'Decide which questions are yours to answer today; with an open Head, people take on everyone’s.',
  ajna: 'Let those with an open Ajna think in several directions before the others close the matter.',
  throat: 'Ask those with an open Throat by name; the others find their own moment to speak.',
  g: 'Ask those with a defined G Center for the direction, and the others whether the place is right.',
  heart: 'Ask for promises only where they’re wanted; with an open Heart, people promise too much.',
  spleen: 'Ask those with a defined Spleen for their first impression, and write it down.',
  solarPlexus: 'So don’t decide on the day: put the question now, and ask those with a wave again on a calm day.',
  sacral: 'Steady daily work needs a defined Sacral or a plan: short stretches, real breaks, and nobody who ends up with all of it.',
  root: 'With an open Root, people hurry to be rid of pressure, so name the real date once and take “urgent” off everything else.',
};

/** What to do about the way a type is spread over a team. */
export const TYPE_SPREADS: Readonly<Record<TypeName, string>> = {
  Manifestor: 'The others begin when something is put in front of them or when they’re asked, so that’s how to start them; from a Manifestor, ask for a word beforehand.',
  Generator: 'Bring them concrete things to say yes or no to, and don’t hand them everything that nobody else wants.',
  'Manifesting Generator': 'Agree on the result and on the steps that can’t be skipped, and leave the order to them.',
  Projector: 'Give each of them one topic on which they’re asked first; two who advise unasked wear each other out.',
  Reflector: 'Ask how the group is doing, and give big questions several weeks.',
};

/** What to do with the way that somebody with a line works. */
export const LINE_WAYS: Readonly<Record<Line, string>> = {
  1: 'Give them the sources and time to look things up first.',
  2: 'Let them work undisturbed, and call on them for exactly what they’re good at.',
  3: 'Let them try early and cheaply, and treat what fails as a finding.',
  4: 'Ask them in person, and use the people they know.',
  5: 'Agree early on what they’ll fix and what they won’t.',
  6: 'Ask for the view from a distance, and don’t push them to the front too early.',
};

/** What not to do with somebody of a type. */
export const TYPE_AVOIDS: Readonly<Record<TypeName, string>> = {
  Generator: 'Don’t talk {name} into a yes, or hand over everything that nobody else wants.',
  'Manifesting Generator': 'Don’t prescribe every step to {name}, or make them wait for permission between two of them.',
  Projector: 'Don’t ask {name} for hours of routine, and don’t ask for a view you won’t use.',
  Manifestor: 'Don’t make {name} ask before each step, and don’t surprise them with a decision.',
  Reflector: 'Don’t press {name} for an answer on the day, or seat them where the mood is worst.',
};
