import type { AuthorityName } from '#shared/engine/authority.ts';
import type { TypeName } from '#shared/engine/human-type.ts';

/** What a question wants, where nothing closer is known of its case. */
export type GeneralNeed = 'decide' | 'talk' | 'reason' | 'self';

/** Advice for any case in which people want this; `{{…{person}…|…}}` as in situations. */
export interface GeneralTexts {
  readonly tell: string;
  readonly say: string;
  readonly step: string;
  /** Other things to do. */
  readonly others: readonly string[];
}

export const GENERAL_TEXTS: Readonly<Record<GeneralNeed, GeneralTexts>> = {
  decide: {
    tell: 'Turn it into one question you can answer with yes or no, and write under it what you’d gain, what you’d give up, and what you’d have to find out first. Most of the unrest comes from what you don’t know yet, and asking settles it.',
    say: '{{{person}, I|I}} want to give you a real answer. {{You’ll have it by {deadline}. Until then, I need to know one thing.|When do you need it at the latest? There’s one thing I’d like to know first.}}',
    step: 'Before the evening, ask the one person who can tell you what you don’t know yet.',
    others: [
      'Try each answer on for a day: until tonight you’ve said yes, tomorrow you’ve said no. Notice on which of the two days you plan things without being asked.',
      'Ask what can be taken back. Decide the part that can be undone right away, and give the part that can’t a date of its own.',
    ],
  },
  talk: {
    tell: '{{Talk to {person} alone|Talk to the person alone}}, on a calm day, and bring just three things: one scene that happened, what it costs you, and one request they can say yes or no to. Leave out what you think their reasons are; that’s the part people argue about.',
    say: '{{{person}, I’d|I’d}} like ten minutes about one thing that keeps coming up. I’ll tell you how it looks from my side, and then I’d like to hear yours.',
    step: 'Within two days, write the scene, the cost, and the request in three short sentences, and ask for a time.',
    others: [
      'Begin with a question instead of a statement: “How did that look from your side?” Listen to the end, repeat the main point in one sentence, and bring your request only then.',
      'Put it in writing first: three lines, no adjectives, a suggestion for a time to talk. Some people answer better when they’ve read it alone.',
    ],
  },
  reason: {
    tell: 'Don’t look for the one big cause; look for the moment it begins. The last three times it happened, what came right before: a person, a time of day, a kind of task, a thought? What all three share is the place where you can change something.',
    say: 'Something keeps happening to me, and I’m trying to find out when it starts. What do you notice about me right before?',
    step: 'This week, note each time with one word for what came before it.',
    others: [
      'Look for the time it didn’t happen. What was different that day: the hour, the people, how you’d slept? The exception shows what to build on.',
      'Ask somebody who sees you every day when they notice it first. People around you often know the moment before you do.',
    ],
  },
  self: {
    tell: 'Don’t set out to change the whole thing. Choose the smallest piece that would make it noticeably easier, try it for one week, and compare: what got better, what didn’t, what got in the way. A week of trying tells you more than a month of thinking about it.',
    say: 'I’m trying something different for a week. {{{person}, I’ll|I’ll}} tell you on Friday whether it helped.',
    step: 'By tomorrow noon, write down that smallest piece and when you’ll start.',
    others: [
      'Find one person who does it well, and ask for twenty minutes: “How did you begin, and what would you skip today?” You save yourself the detours they’ve already taken.',
      'Change the setting instead of yourself: another hour, another place, or somebody beside you. If it gets easier there, you’ve found where to do it from now on.',
    ],
  },
};

/** Other beginnings where a question about oneself tells nothing more: several such questions get different ones. */
export const SELF_BEGINNINGS: readonly GeneralTexts[] = [
  {
    tell: 'Say first what it would look like if it went well: in one sentence, on an ordinary Tuesday, in a way that others could see. Then mark today on a scale from nothing to that, and ask what one mark more would take. That one mark is the task; the rest can wait.',
    say: 'I’m working on one thing these weeks. {{{person}, how|How}} would you notice that it’s better?',
    step: 'Today, write the sentence about the Tuesday, and the one mark more below it.',
    others: [
      'Think of the last time it went a little better than usual. What did you do that day that you’d do again?',
      'Tell one person what you’re after, and by when you’ll tell them how it went. A date with somebody carries further than a resolution.',
    ],
  },
  {
    tell: 'Sort it into three heaps: what you can change, what you can ask somebody for, and what you’d have to live with. Most of the weight is in the third, where you can do nothing. Take the lightest thing of the first heap and do it before the week is over.',
    say: '{{{person}, there’s|There’s}} one thing that would make this easier for me, and it’s yours to give. May I ask you for it?',
    step: 'Before tomorrow evening, write the three heaps on one sheet, and underline the lightest thing in the first.',
    others: [
      'Ask what you’d tell a friend who described it to you. It’s usually shorter and kinder than what you tell yourself.',
      'Leave it alone for one week on purpose. If nothing gets worse, it was smaller than it looked; if something does, you know where to start.',
    ],
  },
  {
    tell: 'Before you change anything, find out for whom it’s a problem: you, one other person, or the work. For you, decide how good is good enough, and stop there. For one person, ask them what they need, since it’s often less than you think. For the work, name what goes wrong, with one example.',
    say: 'I’ve been wondering about something in how I work. {{{person}, does|Does}} it get in your way, and if so, where did you last notice it?',
    step: 'By tomorrow, ask one person that question, and write down what they say word for word.',
    others: [
      'Write down what it costs you in a week, in hours or in evenings. A number shows whether it’s worth more than an hour of thought.',
      'Ask what you do well because of it. If you changed it, something good might go with it, and that’s worth knowing first.',
    ],
  },
];

/** What somebody wants of themselves, where the question tells that much. */
export type SelfNeed = 'feeling' | 'habit' | 'skill' | 'time';

export const SELF_TEXTS: Readonly<Record<SelfNeed, GeneralTexts>> = {
  feeling: {
    tell: 'Take the feeling as a message about one thing, not about the whole job. For three days, note when it’s strong and when it’s gone, with the hour, the task, and who was there. What the strong hours share is what to change; the good ones show that the rest can stay.',
    say: 'Something here has been weighing on me, and I’m finding out what it is. {{{person}, may|May}} I tell you on Friday what I’ve noticed?',
    step: 'Tonight, write down the strongest hour of today and what was going on in it.',
    others: [
      'Say it aloud to somebody who won’t solve it, in one sentence that begins with “I.” Often the next sentence says what you need.',
      'Ask what the feeling would have you do if it were right: leave, ask, rest, or say no. Do a small, safe piece of that, and see whether it eases.',
    ],
  },
  habit: {
    tell: 'You won’t get rid of it by resolving to. Find what sets it off, and put something else in just that place: what you do instead has to be easy, take less than a minute, and be there when the moment comes. Count the days it worked, not the ones it didn’t.',
    say: 'There’s something I’m trying to stop doing. {{{person}, when|When}} you see me at it, just say “again.”',
    step: 'Today, write one line: “When this happens, I’ll do that instead.”',
    others: [
      'Make it harder to do without thinking: move it, close it, or have somebody else hold it. One obstacle of twenty seconds is often enough.',
      'Ask what it gives you, since every habit gives something: quiet, control, being liked. Look for another way to get the same.',
    ],
  },
  skill: {
    tell: 'Divide it into parts, and practice the one you avoid. Do it where little depends on it, three times within two weeks, and each time ask one person a single question: what should I do differently next time? You get better by hearing that early, not by preparing longer.',
    say: 'I’d like to get better at this. {{{person}, after|After}} the next time, tell me one thing to do differently. One is enough.',
    step: 'By tomorrow evening, name the part you avoid and the next occasion where little depends on it.',
    others: [
      'Watch somebody who does it well, twice: the first time for what they do, the second time for what they leave out.',
      'Do it badly on purpose once, in front of someone you trust. The fear is mostly of the first bad time.',
    ],
  },
  time: {
    tell: 'Look at last week, not at the plan: write down where the hours really went. Then take out one thing, move one to when you’re awake, and give the one that matters a fixed place on two days. A week that’s planned to the last hour breaks on the first morning.',
    say: 'I’m changing how I divide my week. {{{person}, from|From}} Monday you’ll reach me best in the afternoon; the mornings are for one thing.',
    step: 'Today, cross out one thing that nobody would miss this week.',
    others: [
      'Decide in the evening what’s first in the morning, and do it before you open anything where others want something from you.',
      'Leave a fifth of each day without a plan. What comes up unasked goes there, and the rest of the day survives.',
    ],
  },
};

/** How somebody of a type best speaks up. */
export const TYPE_TALKS: Readonly<Record<TypeName, string>> = {
  Generator: 'You’re at your most convincing when you answer something, so let them ask you about it, or begin with a question of theirs.',
  'Manifesting Generator': 'You get to the point faster than others follow, so say first what it’s about and what you’ll do next.',
  Projector: 'What you see lands once somebody wants to hear it, so ask before you say it: “Do you want to know how it looks to me?”',
  Manifestor: 'You needn’t ask for permission; let them know what you’re going to do and from when, and the resistance gets smaller.',
  Reflector: 'You notice what the whole room feels, so check in a quiet place which part of it is yours before you bring it up.',
};

/** How somebody of a type best goes about a thing of their own. */
export const TYPE_ACTS: Readonly<Record<TypeName, string>> = {
  Generator: 'Start where something in you says yes to the task itself; what you do without that pull wears you out.',
  'Manifesting Generator': 'Try a rough version first and skip what bores you; you can go back for the step you missed.',
  Projector: 'Count results, not hours: a short, focused stretch with a real break gets you further than a long day.',
  Manifestor: 'Work in bursts and announce them: tell those it affects when you start, and rest without guilt after.',
  Reflector: 'Change the place before you change yourself: see whether it’s the same there, and with other people around.',
};

/** How somebody finds out what they want. */
export const AUTHORITY_DECIDES: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'Ask yourself the question on a good day and on a bad one; what both days say is your answer.',
  Sacral: 'Have someone ask you the question aloud, in words you can answer with yes or no, and listen for the first sound.',
  Splenic: 'Go back to the very first moment you heard of it: what you sensed then counts, before the reasons came.',
  'Ego Manifested': 'Say aloud “I want this.” If there’s force behind it, go; if you hear yourself explaining, don’t.',
  'Ego Projected': 'Ask what’s in it for you, and whether you’d still want it if nobody were impressed.',
  'Self-Projected': 'Tell the whole thing to someone who only listens, and hear which version sounds like you.',
  'Mental / Environmental': 'Talk it through with two or three people in different places, and notice where you think clearly.',
  Lunar: 'Write down today how it looks, and again in a week, and again after that; give a big one the whole month.',
};
