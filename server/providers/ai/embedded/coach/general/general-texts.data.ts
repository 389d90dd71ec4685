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
