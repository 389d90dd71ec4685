import type { TypeName } from '../engine/human-type.ts';
import type { PairTypeText } from './schema.ts';

/** Two types, the earlier one first, and our own words for how they work side by side. */
export interface TypePair extends PairTypeText {
  /** `{a}` stands for the person of the first type, `{b}` for the other. */
  readonly types: readonly [TypeName, TypeName];
}

// Pairs that many teams have several times have more variants.
export const PAIR_TYPE_TEXTS: readonly TypePair[] = [
  {
    types: ['Manifestor', 'Manifestor'],
    works: [
      '{a} and {b} both start things without waiting for a push, and can work on several fronts in parallel.',
      'Neither {a} nor {b} needs permission to begin, so a good idea is underway the day it comes up.',
      '{a} and {b} give each other a free hand, because each knows what it’s like to be slowed down.',
    ],
    rubs: [
      '{a} and {b} both act first and tell people later, so their plans collide before anyone says a word.',
      'When {a} and {b} want the same project, both pull at the wheel and neither explains why.',
      'Both go quiet after a big push, and the work {a} and {b} started waits for someone to carry it on.',
    ],
    trial: [
      'For two weeks, send each other one line before every larger step you take.',
      'This week, split one project into two fronts and meet only on Friday to compare.',
      'Before the next launch, each name the one thing you don’t want the other to touch.',
    ],
  },
  {
    types: ['Manifestor', 'Generator'],
    works: [
      '{a} gets things started, and {b} keeps them going after saying yes to the work.',
      '{a} opens up a new front, and {b} turns it into something that runs every day.',
      'What {a} sets off in a week, {b} builds into a habit over the next three months.',
    ],
    rubs: [
      '{a} makes announcements and moves on, while {b} works best when asked.',
      '{b} is still working on the last plan when {a} starts the next one.',
      'An instruction from {a} gets {b}’s effort but not {b}’s heart, and the work shows it.',
    ],
    trial: [
      'For two weeks, {a} turns every announcement to {b} into a question that takes a yes or a no.',
      'Twice this week, {b} tells {a} which task still has energy and which one has run dry.',
      'On Monday, {a} names what’s about to start, and {b} picks the part worth carrying.',
    ],
  },
  {
    types: ['Manifestor', 'Manifesting Generator'],
    works: [
      '{a} opens the door, and {b} moves through fast once it’s a yes.',
      'Both like speed: {a} sets the date, and {b} finds the short way there.',
      '{a} isn’t afraid of a cold start, and {b} has the stamina for what comes after it.',
    ],
    rubs: [
      'Both move quickly, {a} without telling anyone and {b} by skipping steps, and the team finds out afterward.',
      '{a} feels crowded when {b} speeds past, and {b} feels shut out when {a} decides alone.',
      '{b} has already changed the plan by the time {a} tells others about it.',
    ],
    trial: [
      'For ten working days, post one shared line each morning about what each of you is changing.',
      'Before the next deadline, {b} lists the steps to skip, and {a} says which of them others depend on.',
      'Pick one project this month where {a} starts and {b} takes over on an agreed day.',
    ],
  },
  {
    types: ['Manifestor', 'Projector'],
    works: [
      '{a} sets things in motion, and {b} sees how to steer them when asked.',
      '{b} notices where {a}’s push meets resistance, and can save both a lot of repair work.',
      '{a} brings the momentum and {b} the overview, as long as both know who decides.',
    ],
    rubs: [
      '{b} sees what {a} misses, but unsolicited advice won’t land.',
      '{a} is gone before {b} has been asked, and {b} feels passed over.',
      '{b} wants to understand the whole before it starts, and {a} wants to start before that.',
    ],
    trial: [
      'Before the next launch, {a} asks {b} one question: what am I missing.',
      'Set a 15-minute slot each week in which {a} shows plans and {b} is expected to comment.',
      'For two weeks, {b} notes advice and offers it only after {a} asks; count how much lands.',
    ],
  },
  {
    types: ['Manifestor', 'Reflector'],
    works: [
      '{a} makes the first move, and {b} shows how the room takes it.',
      '{b} can tell {a} early whether a change has done the group good.',
      '{a} decides where to begin, and {b} senses whether people are coming along.',
    ],
    rubs: [
      '{a} decides right away, while {b} needs time to see things clearly.',
      '{a}’s surprises throw {b} off for longer than {a} notices.',
      '{b}’s careful view comes in after {a} has closed the subject.',
    ],
    trial: [
      'Announce the next big change to {b} a week before anyone else hears of it.',
      'Twice this month, {a} asks {b} how the team is doing and writes the answer down.',
      'For the next decision that can wait, agree on a date four weeks out and keep it.',
    ],
  },
  {
    types: ['Generator', 'Generator'],
    works: [
      '{a} and {b} both have steady energy for work they respond to, and can carry a long project together.',
      'When {a} and {b} like the work, they keep at it after others have lost interest.',
      '{a} and {b} get better at a job by doing it, so they trade tips as equals.',
      '{a} and {b} can share a heavy load without either of them turning into the boss.',
      'A concrete request gets an honest first reaction from both {a} and {b}.',
      'Both know how a job well done feels, and {a} and {b} recognize it in each other’s work.',
      'A question from {a} is often all that {b} needs to get going, and it works in return as well.',
      '{a} and {b} bring the same patience to a task, so neither waits long for the other.',
      'Steady work is a language that {a} and {b} share, and it needs few words.',
    ],
    rubs: [
      '{a} and {b} both wait for something to respond to, so if nobody asks the first question, nothing starts.',
      'Under pressure {a} and {b} say yes too fast and then grind through work that neither wanted.',
      'When {a} gets stuck and frustrated, {b} tends to slow down as well.',
      'Neither {a} nor {b} likes to stop halfway, so a tired project runs on longer than it should.',
      '{a} and {b} are both busy, and each assumes the other would speak up if it were too much.',
      '{a} and {b} answer questions well but rarely ask each other any, so good ideas go unspoken.',
      'An open question leaves both {a} and {b} without an answer, and each takes that for a lack of interest.',
      '{a} and {b} hold on to the tasks they know, and new ones find no owner.',
      'Once {a} and {b} have lost the joy in a job, they keep doing it out of duty and say nothing.',
    ],
    trial: [
      'Start each Monday for two weeks with one yes-or-no question to each other about what comes first.',
      'This week, each drop one task that you no longer want, and tell each other which one it was.',
      'For the next three requests, each say your first reaction out loud before you split the work.',
      'Before Friday, put your open projects side by side and close one that has lost its energy.',
      'For ten working days, tell each other at the end of the day which task felt best.',
      'Trade one routine task for a week, and keep the trade if both of you liked it.',
    ],
  },
  {
    types: ['Generator', 'Manifesting Generator'],
    works: [
      '{a} works steadily to the finish, and {b} finds the shortcut.',
      '{b} tries three ways in a morning, and {a} perfects the one that works.',
      'Once both have said yes, {b} sets a fast pace and {a} makes sure that nothing gets left behind.',
      '{a} brings depth and {b} brings range, and both have the energy to keep showing up.',
      '{b} picks up new tools quickly, and {a} turns them into a reliable routine.',
      'Ask them the same question and {a} and {b} both give a quick, honest yes or no.',
    ],
    rubs: [
      '{b} changes course while {a} is still in the middle of a step.',
      '{a} finds {b} careless, and {b} finds {a} slow.',
      '{b} starts a second and a third thing, and {a} wonders who finishes the first.',
      '{b} skips the step that {a} was counting on, and the gap shows up late.',
      '{a} asks for the order of steps, which {b} decides only along the way.',
      'When {b} interrupts with something new, {a} loses the rhythm of the whole afternoon.',
    ],
    trial: [
      'Before the next handover, {b} names the skipped steps and {a} names the ones to go back for.',
      'For two weeks, {b} tells {a} about every change of course the same day.',
      'Pick one task this week, let {b} do the fast draft and {a} the final version.',
      'Agree on two hours a day when {a} works undisturbed and {b} saves up the new ideas.',
      'On Friday, each name one step that was worth doing slowly and one that wasn’t.',
      'Run one project for a week at {a}’s pace and one at {b}’s, then compare the results.',
    ],
  },
  {
    types: ['Generator', 'Projector'],
    works: [
      '{b} sees where {a}’s energy does the most good, and {a} does work that lasts.',
      '{b} asks {a} the right question, and {a} has the energy to answer it with work.',
      '{a} keeps the work moving while {b} keeps an eye on whether it’s the right work.',
      '{b} studies how {a} works, and can make it easier in one sentence.',
      '{a} has the hours and {b} has the overview, so each can leave the other what they do best.',
      'When {a} recognizes what {b} sees, both get more done in less time.',
    ],
    rubs: [
      '{b} tires sooner than {a}, and unsolicited advice feels like interference to {a}.',
      '{a} measures commitment in hours, and {b} can’t win by that measure.',
      '{b} tries to keep up with {a} and pays for it the day after.',
      '{a} hears criticism where {b} means help.',
      '{b} waits to be asked, and {a} is too deep in the work to think of asking.',
      '{b} sees a better way halfway through, when {a} would rather finish.',
    ],
    trial: [
      'For two weeks, {a} asks {b} for one piece of advice every other day, and {b} offers none in between.',
      'Twice this week, {b} puts a suggestion to {a} as a yes-or-no question.',
      'Let {b} stop an hour earlier for a week, and check together whether anything suffered.',
      'Before the next project, {b} plans the first draft of who does what and {a} corrects it.',
      'Have one 20-minute review a week in which {a} shows the work and {b} says what to drop.',
      'On Monday, {a} tells {b} one thing that {b} sees better than anyone else here.',
    ],
  },
  {
    types: ['Generator', 'Reflector'],
    works: [
      '{a} supplies steady energy, and {b} notices when the work or the room is no longer right.',
      '{b} reflects how {a}’s work lands with everyone else, which {a} can’t see from inside it.',
      '{a} keeps the routine going, so {b} can look at it from a new side each week.',
    ],
    rubs: [
      '{b} picks up {a}’s pace and realizes too late that it was too much.',
      '{a} wants an answer this afternoon, and {b} is still finding out what the question does to people.',
      '{a} takes {b}’s changing moods personally, though they come from the room.',
    ],
    trial: [
      'Once a week for a month, {a} asks {b} what the team’s mood is and just listens.',
      'Give {b} one quiet afternoon this week away from {a}’s desk, and compare notes after it.',
      'For the next larger choice, {a} gives a yes or no today and {b} gives one in four weeks.',
    ],
  },
  {
    types: ['Manifesting Generator', 'Manifesting Generator'],
    works: [
      '{a} and {b} both move fast on what they respond to, and can change course without a meeting.',
      'A short deadline brings out the best in both {a} and {b}.',
      '{a} and {b} can run several things in parallel and hand them back and forth midway.',
      'Neither {a} nor {b} minds starting over when a quicker way turns up.',
      '{a} and {b} learn a new tool by playing with it, and show each other the tricks.',
      'Both find the step that nobody needs, so work between {a} and {b} gets leaner every time.',
    ],
    rubs: [
      '{a} and {b} both skip steps, and the one they both skipped comes back at the end.',
      '{a} and {b} each change the plan without a word, and end up with two different plans.',
      'Patience runs short on both sides when {a} or {b} has to wait for the other.',
      '{a} and {b} begin more than they can finish, and each hopes the other picks up the rest.',
      'In a hurry, {a} and {b} talk past each other and notice only when the work doesn’t fit.',
      'Both jump in to help, so {a} and {b} do the same job twice while another one waits.',
    ],
    trial: [
      'Before the next delivery, go through the steps once in order and tick off the ones that you skipped.',
      'For two weeks, send each other one line whenever you change direction.',
      'This week, limit yourselves to three open projects between the two of you.',
      'Pick one job that’s almost done, and give it one hour together until it’s really finished.',
      'Split the next project by hours instead of tasks: one has the morning, the other the afternoon.',
      'On Friday, each name one thing you dropped, and decide together who picks it up.',
    ],
  },
  {
    types: ['Manifesting Generator', 'Projector'],
    works: [
      '{a} moves fast, and {b} sees which moves are worth the effort.',
      '{b} spots the pattern in {a}’s many projects and helps {a} choose.',
      '{a} tests an idea the day {b} describes it, so {b} sees right away whether it works.',
      '{b} keeps the goal in view while {a} finds three ways to reach it.',
      '{a} has energy to spare, and {b} knows where it counts with clients and colleagues.',
      'When {a} asks early, one hint from {b} saves a week of detours.',
    ],
    rubs: [
      '{a} has moved on before {b} finishes the thought, and {b} feels unheard.',
      '{b} points out the skipped step, and {a} hears the brakes.',
      '{a}’s pace is fun for an hour, and then {b} needs a break that {a} doesn’t understand.',
      '{b} prepares advice for a plan that {a} has already replaced.',
      '{a} asks on the run, and {b} has more to say than fits in a hallway.',
      '{b} would rather do one thing well, and {a} wants to do four.',
    ],
    trial: [
      'Book 20 minutes this week in which {a} asks, {b} answers, and neither looks at a screen.',
      'Before {a} starts the next new thing, {b} gets to name the one worth stopping.',
      'For two weeks, {a} sends {b} each change of plan in one line before acting on it.',
      'Let {b} set the order of {a}’s three biggest tasks on Monday, and see on Friday how it went.',
      'Hold one short walk a week without an agenda, so {b} can finish a thought.',
      'For the next idea, {a} builds a rough version in a day and {b} says what to keep.',
    ],
  },
  {
    types: ['Manifesting Generator', 'Reflector'],
    works: [
      '{a} brings speed, and {b} shows calmly what that speed does to everyone.',
      '{a} tries things out in public, and {b} reads how people react to each version.',
      '{b} sees which of {a}’s many starts the team really wants.',
    ],
    rubs: [
      '{a}’s pace leaves {b} little time to see clearly.',
      '{a} takes silence for agreement when {b} is only still looking.',
      '{b} adapts to every change that {a} makes and ends up worn out.',
    ],
    trial: [
      'Twice this week, {a} stops for ten minutes and asks {b} what the pace is doing to people.',
      'Send {b} the agenda three days ahead for the next two meetings.',
      'For one month, leave one decision open on purpose and let {b} say when it’s ripe.',
    ],
  },
  {
    types: ['Projector', 'Projector'],
    works: [
      '{a} and {b} both see people and systems clearly, and advise each other well when each asks.',
      'Two short focused hours between {a} and {b} can replace a day of meetings.',
      '{a} and {b} know how it feels to be overlooked, so they take care to ask each other.',
      '{a} and {b} can look at the same problem from two sides and come out with one clear plan.',
    ],
    rubs: [
      '{a} and {b} both wait to be asked, and both wear out if nobody else does the daily work.',
      '{a} and {b} analyze each other, and it can feel like being graded.',
      'Both see how it should be done, and neither {a} nor {b} has the stamina to do all of it.',
      'If only one of them gets recognized, {a} and {b} turn from allies into rivals.',
    ],
    trial: [
      'For two weeks, begin each talk by asking the other one real question.',
      'List what the two of you do day to day, and find someone else for one item by Friday.',
      'Each tell one colleague this week what the other does especially well.',
      'Block two 45-minute sessions this week for one shared problem, and stop on time.',
    ],
  },
  {
    types: ['Projector', 'Reflector'],
    works: [
      '{a} sees the structure and {b} sees how the group is doing, which gives a full picture.',
      '{a} explains why something stalls, and {b} feels it weeks earlier.',
      'Neither {a} nor {b} pushes, so people tell them things they keep from others.',
    ],
    rubs: [
      '{a} and {b} are sharp observers, but neither has steady energy to see the work through.',
      '{a} wants {b} to confirm a judgment that {b} doesn’t have yet.',
      '{b} takes on {a}’s view of people and forgets to form one.',
    ],
    trial: [
      'After each of the next three meetings, {a} notes what happened and {b} how it felt, then swap notes.',
      'Ask a colleague with energy to spare to join the two of you for one project this month.',
      'For two weeks, {a} asks {b} an open question and waits a day for the answer.',
    ],
  },
  {
    types: ['Reflector', 'Reflector'],
    works: [
      '{a} and {b} both mirror the people around them, and can compare what each of them picks up.',
      'If {a} and {b} agree on the mood of a place, you can rely on it.',
      'Both give things time, so {a} and {b} rarely talk each other into something.',
    ],
    rubs: [
      '{a} and {b} absorb the mood around them, so a bad environment wears on both.',
      'Both wait for clarity, and a decision between {a} and {b} can drift for months.',
      '{a} and {b} can end up mirroring each other, and then neither knows whose feeling it was.',
    ],
    trial: [
      'Once a week for a month, each write three words about the team, and then compare.',
      'Work from a different place together one day this week, and note what changes.',
      'Put one date four weeks from now in both calendars for the choice that keeps drifting.',
    ],
  },
];
