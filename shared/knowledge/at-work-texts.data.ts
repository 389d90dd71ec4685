import type { BodyId, Side } from '../engine/bodies.ts';
import type { CenterId } from '../engine/centers.ts';
import type { ChannelId } from '../engine/channels.ts';
import type { GateNumber } from '../engine/wheel.ts';

// Our own words: one thing to do or say at work for each part of a chart, from its keynote and pitfall.

export const GATES_AT_WORK: Readonly<Record<GateNumber, string>> = {
  1: 'In the next brief, mark the one part you’d like to shape yourself, and ask for a free hand there.',
  2: 'Name the direction in the kickoff, and leave a column headed “How” for a colleague to fill in.',
  3: 'Book a half-hour cleanup at the end of week two, when a new process has shown where it pinches.',
  4: 'Put “untested” beside each idea in your slides until somebody has tried it on a real case.',
  5: 'Block the same hours for the same work each week, and let meetings move around them.',
  6: 'Settle scope, price and exit with a new partner before the first friendly dinner.',
  7: 'Ask the person in charge for one topic that you prepare and they decide.',
  8: 'Show a half-finished sample to the two people most likely to ask for more.',
  9: 'Write “Done when…” at the top of a task, and stop polishing once that line is true.',
  10: 'Drop one habit this week that you only keep because it looks professional.',
  11: 'Send three ideas a month to whoever owns the problem, with no offer to build them.',
  12: 'Move a talk that matters when you’re not in the mood; tomorrow the same words may land.',
  13: 'After a project, write down what everyone told you as five lessons, without names.',
  14: 'Before you take on a project, finish the sentence “I’d want this to succeed because…”',
  15: 'Agree on two core hours a day when everybody can reach you, and keep the rest loose.',
  16: 'Say which level you’re at today (“I’ve run this twice”), and what you’d need to reach the next.',
  17: 'Open with “My view so far,” and ask who has seen a case that breaks it.',
  18: 'Start with “Do you want a list of flaws, or just a yes?” and respect the answer.',
  19: 'Ask “Is this something you need from me?” before you fetch, fix or arrange anything.',
  20: 'Check the project plan once each morning, so that your quick answers serve this month’s goal.',
  21: 'Get your limits in writing: this budget, these people, this deadline are yours to run.',
  22: 'Put customer calls on the days you feel sociable, and desk work on the others.',
  23: 'Ask “Can I give you the short version?” and speak once you hear a yes.',
  24: 'Give a hard question two nights on your list before you schedule a meeting about it.',
  25: 'Volunteer to chair the talk where two sides no longer listen to each other.',
  26: 'Let whoever delivers the work read your pitch before the customer does.',
  27: 'Pick one routine you look after for somebody, and teach it to them this month.',
  28: 'At each quarter’s end, list your hard fights and cross out the one whose prize has gone stale.',
  29: 'Answer requests with “Let me check until tomorrow,” and count your free hours before you say yes.',
  30: 'Before launch, list two outcomes you’d be happy with besides the one you imagine.',
  31: 'Wait for “What do you think we should do?” and have your answer down to two sentences.',
  32: 'Once a year, ask of each product and supplier whether you’d choose it again today.',
  33: 'Announce your retreat: “I’m off until Thursday to think this over. Let’s talk then.”',
  34: 'Halfway through a sprint of yours, stop and let the slowest person set the next step.',
  35: 'Set an exit date for each new venture, and stay curious about the boring part until then.',
  36: 'Keep a page of notes from each first time, so the team’s second try starts from experience.',
  37: 'State your half of a deal aloud: “I’d do this for you, and I’d count on that in return.”',
  38: 'Before you object, ask yourself what you’d accept; offer that along with your no.',
  39: 'Ask “May I play devil’s advocate?” first, and only when the other person has had a decent day.',
  40: 'Put the days off after a delivery into the same plan as the delivery itself.',
  41: 'Choose one wish per quarter, and give it a date, a budget and an owner.',
  42: 'Add a stop rule when a project starts, so that ending it early counts as finishing.',
  43: 'When nobody follows, draw the before and the after on a board and skip the steps between.',
  44: 'Match people to tasks early, and note which fresh fact supports each match.',
  45: 'Open the books for your team once a month, and ask what they’d spend differently.',
  46: 'Take the meeting on site when you can, and judge a slow start after three months.',
  47: 'Tell people “It’s still sorting itself out,” and give a date for a second look.',
  48: 'Book the talk first: a fixed date shows you how much preparation is enough.',
  49: 'Sleep two nights before you send an e-mail that ends a working relationship.',
  50: 'Propose a rule as a three-month trial, and let those who live with it vote.',
  51: 'Offer to go first into the awkward conversation, and ask who’d like to come along.',
  52: 'Save the one task that deserves a whole morning for the week when everything is loud.',
  53: 'Start something new only after you’ve handed over or closed one thing you began.',
  54: 'Draw the ladder before you climb: which job at its top would you take tomorrow?',
  55: 'Rate a project on three different days, and act on the middle rating.',
  56: 'Keep two versions of each talk: the story for the stage, the numbers for the handout.',
  57: 'Write the hunch down with the date, and check a month later how it turned out.',
  58: 'Spend Friday’s last hour improving one thing that the whole team uses.',
  59: 'Leave a new contact one easy way to say no, and let the second meeting be their idea.',
  60: 'List what’s fixed in one column and what’s free in another, and work in the second.',
  61: 'Look up what’s already known for an hour, then carry on with the part nobody could answer.',
  62: 'Read your draft aloud to a colleague, and cut each detail they don’t ask about.',
  63: 'Name the three checks that would convince you before you look, and let the rest go.',
  64: 'When asked for your opinion early, say “I’m still collecting. Ask me again on Friday.”',
};

export const CHANNELS_AT_WORK: Readonly<Record<ChannelId, string>> = {
  '1-8': 'Find three people who praise unusual work, and send each new piece to them first.',
  '2-14': 'Each quarter, move one day a week from a goal you inherited to one you’d choose.',
  '3-60': 'Between two leaps, write a monthly line on what you’re watching for, and change nothing.',
  '4-63': 'Give each doubt a deadline, and decide with whatever evidence is in by then.',
  '5-15': 'Publish the team’s weekly rhythm, and agree on the two hours when all clocks match.',
  '6-59': 'Tell new partners early that you go quiet at times, and what to do when you do.',
  '7-31': 'Have the group confirm your role at the start of each phase, in one sentence.',
  '9-52': 'Turn down a subject that bores you on day one; by day ten it owns your calendar.',
  '10-20': 'Count to five before you answer a challenge, and begin with what you agree on.',
  '10-34': 'Before you change the route, tell two colleagues why, and ask who’s affected.',
  '10-57': 'Leave a one-line note whenever you change the plan: what felt wrong, and what you did.',
  '11-56': 'Choose one idea a month that gets a next step before you tell anyone about another.',
  '12-22': 'Agree on a signal with a trusted colleague for “stop here, they’ve got it.”',
  '13-33': 'Ask “May this be told?” at the end of each confidence, and note the answer.',
  '16-48': 'Perform for five friendly people before you feel ready, and fix what they notice.',
  '17-62': 'Stop after the first page, and hand out the rest only to those who want it.',
  '18-58': 'Praise what works before the fix, and name the step in the process, not the person.',
  '19-49': 'When you feel passed over, ask one plain question before you draw a conclusion.',
  '20-34': 'Begin the day by crossing two things off the list that nobody would miss.',
  '20-57': 'Say “I have a hunch, give me ten seconds to find the words,” and let people catch up.',
  '21-45': 'Give others the same free hand within their limits that you want within yours.',
  '23-43': 'Keep a breakthrough to yourself until someone complains about the problem it solves.',
  '24-61': 'Reserve a quiet room twice a week for the open question, and name no delivery date.',
  '25-51': 'Before a bold move, tell the team what stays the same, and let them follow later.',
  '26-44': 'Promise slightly less than you could, and bring a second person to the table.',
  '27-50': 'Say aloud when a duty gets heavy, and ask for a rotation instead of thanks.',
  '28-38': 'Pick the cause you’d fight for unpaid, and let a friend tell you when it’s over.',
  '29-46': 'Write down why you said yes, so that you can read it when the middle gets hard.',
  '30-41': 'Start with a small version of the plan, and compare it with the picture in your head.',
  '32-54': 'Make one request for support each month, in words, to somebody who can grant it.',
  '34-57': 'Agree beforehand which emergencies you handle alone, and whom you call for the others.',
  '35-36': 'Turn the last adventure into a one-page guide before you sign up for the next.',
  '37-40': 'Write the bargain into the calendar invitation: who brings what, and by when.',
  '39-55': 'Ask how someone’s week was before you test the mood with a provocation.',
  '42-53': 'Allow yourself two unfinished projects a year, and close them with a short note.',
  '47-64': 'Label your first explanation “version one,” and look for the fact that would change it.',
};

/** A center differs with being defined or open. */
export const CENTERS_AT_WORK: Readonly<Record<CenterId, { defined: string; open: string }>> = {
  head: {
    defined: 'Bring one question to a meeting, and save the others for whoever asks for them.',
    open: 'Ask “Whose question is this?” and pass on each one that isn’t part of your job.',
  },
  ajna: {
    defined: 'Add a date to your firm views (“as of March”), and review the oldest once a quarter.',
    open: 'Say “I see it three ways” out loud; a team that wants options can use all of them.',
  },
  throat: {
    defined: 'For a delicate talk, let a colleague read your opening line and suggest another tone.',
    open: 'Hold your point until somebody turns to you, and keep it to thirty seconds.',
  },
  g: {
    defined: 'Ask a colleague who seems lost what they’d like to be doing in a year.',
    open: 'Choose the desk, the team and the building first; the right role tends to follow.',
  },
  heart: {
    defined: 'Promise what you want to do, and give others a longer deadline than you’d take.',
    open: 'Leave a promise out when you feel the need to impress, and offer a date for an answer.',
  },
  spleen: {
    defined: 'Note your first reaction to an offer before the discussion starts, and reread it at the end.',
    open: 'Review what you keep out of habit twice a year with someone who has no stake in it.',
  },
  solarPlexus: {
    defined: 'Ask for a night before big answers, and say which day they can expect yours.',
    open: 'Walk around the block after a heated meeting, then write down what you yourself feel.',
  },
  sacral: {
    defined: 'Each Monday, drop a task that you’d no longer say yes to if asked today.',
    open: 'Set an end to the workday beforehand, and let somebody hold you to it.',
  },
  root: {
    defined: 'Before you fix a deadline, ask the most stretched person what it would cost them.',
    open: 'Ask “What happens if this waits until Tuesday?” before you hurry.',
  },
};

/** What to do with a trait, by the role that a position gives it and by who sees it. */
export const POSITIONS_AT_WORK: Readonly<Record<BodyId, Readonly<Record<Side, string>>>> = {
  sun: {
    personality: 'Put it into the first line of your profile and your next application.',
    design: 'Ask two colleagues what they’d miss if you left; expect to hear this.',
  },
  earth: {
    personality: 'Plan half an hour of it into your most hectic day.',
    design: 'Ask someone close to you what you skip when work gets heavy, and put that back first.',
  },
  north_node: {
    personality: 'Take on one assignment this year that needs more of it than you have.',
    design: 'Stay near the people who bring it out in you, and say yes to their projects.',
  },
  south_node: {
    personality: 'Teach it to a newcomer; you know it well enough to stop proving it.',
    design: 'Ask a colleague when this habit still helps and when it’s in the way.',
  },
  moon: {
    personality: 'Keep one task of this kind for the days that have no deadline.',
    design: 'Ask your team when they feel a push from you that you didn’t intend.',
  },
  mercury: {
    personality: 'Write your best sentence about it down, and use it when you introduce yourself.',
    design: 'Record one of your explanations, and listen for where this comes in.',
  },
  venus: {
    personality: 'Tell a new partner early which line you don’t cross here.',
    design: 'Say this standard aloud at the kickoff, so that nobody has to find it by accident.',
  },
  mars: {
    personality: 'Add a night between the impulse and the e-mail.',
    design: 'Pick one colleague who may tell you, right away, when it came out too hot.',
  },
  jupiter: {
    personality: 'Offer to write this rule down for the whole team.',
    design: 'Ask what people think your rule is here, and see whether you agree.',
  },
  saturn: {
    personality: 'Plan twice the time you’d expect for work that depends on it.',
    design: 'Look back at the last test you passed here, and offer that experience to others.',
  },
  uranus: {
    personality: 'Name your odd way of doing it as an advantage in the next pitch.',
    design: 'Ask what others find unusual here, and do a little more of that on purpose.',
  },
  neptune: {
    personality: 'Before you rely on it, ask one sober colleague for a second look.',
    design: 'Collect three outside opinions on it before your next review.',
  },
  pluto: {
    personality: 'Choose one hard question about it a year, and stay with it to the end.',
    design: 'When something changes in you here, tell your team what to expect meanwhile.',
  },
};
