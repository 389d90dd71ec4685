import type { AuthorityName } from '#shared/engine/authority.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import type { ChartKind } from './asked-of-chart.ts';

/** What each part of a chart is for, after its name: "Your type says how you get going". */
export const PURPOSES: Readonly<Record<ChartKind, readonly [name: string, purpose: string]>> = {
  type: ['type', 'says how you get going'],
  strategy: ['strategy', 'says what to wait for, or to do, before you start'],
  authority: ['authority', 'says how you settle a yes or a no'],
  profile: ['profile', 'says how you learn and how people come to know you'],
  definition: ['definition', 'says whether a thought comes together in you alone or in company'],
  centers: ['centers', 'say what in you is steady and what picks up other people'],
  gates: ['gates', 'are single traits, some of which wait for a partner'],
  channels: ['channels', 'are pairs of gates, and work in you all the time'],
  cross: ['incarnation cross', 'is the theme that people read through your work'],
  signature: ['signature', 'is the feeling that tells you you’re on track'],
  notSelf: ['not-self theme', 'is the feeling that warns you'],
  sides: ['conscious side', 'is what you know of yourself, and others notice the unconscious one first'],
};

/** A rule that people have heard of a type, and how much of it is so. */
export interface TypeRule {
  readonly words: RegExp;
  /** About starting, which those with Emotional authority do once they're calm. */
  readonly isOfStarting?: boolean;
  readonly answers: Readonly<Record<TypeName, string>>;
}

export const TYPE_RULES: readonly TypeRule[] = [
  {
    words:
      /\b(?:initiat\w*|start(?:ing)? (?:things|something|anything|stuff)|make the first move|first move|reach(?:ing)? out|cold[- ]call\w*|go(?:ing)? after|pitch\w*|apply(?:ing)?|approach\w*)\b/i,
    isOfStarting: true,
    answers: {
      Generator:
        'You may make the first call; what wears you out is a blank page that nothing in you answered. Let something come first, such as a question, a listing, or a name on a list, and go after the ones you feel pulled to.',
      'Manifesting Generator':
        'You may start, and fast. Just let something come first that you react to, and tell the people it touches before you move.',
      Projector:
        'Everyday work needs no invitation. Advice and big steps go well once somebody has asked, so put your own push into being found: show the work, say what you’re good at, and let them come to you.',
      Manifestor:
        'Of the five types, yours is the one that starts things without being asked. The one condition is to tell the people you’ll affect before you do.',
      Reflector:
        'You can start small things any day. With a big one, let the offer come to you, and give it a month before you answer.',
    },
  },
  {
    words: /\bwait(?:ing|s)?\b|\bbe patient\b|\bbeing patient\b|\bsit (?:still|around|back)\b/i,
    isOfStarting: true,
    answers: {
      Generator:
        'Yes, but waiting isn’t sitting still. Keep working, look around, and talk to people; what you wait for is something to react to, and a day is full of it.',
      'Manifesting Generator':
        'Yes, but only for something to react to, and a day is full of that. Once you have a yes and have told people, you may go as fast as you like.',
      Projector:
        'Yes, with advice and with big steps: wait until you’re seen and asked. Not with daily work, learning, or showing what you can do.',
      Manifestor:
        'Not for an invitation or a request, as other types do. You tell people, and then you go.',
      Reflector:
        'Yes, about a month with anything big, so that you’ve seen it on different days and with different people. Small things needn’t wait.',
    },
  },
  {
    words: /\b(?:lead|leads|leader|leading|manager?|manage|boss|in charge|run (?:a|my|the)|supervis\w+)\b/i,
    answers: {
      Generator:
        'No chart rules anybody out of leading. You lead best by working on what you’ve said yes to, where people can see it, and by asking them yes-or-no questions.',
      'Manifesting Generator':
        'No chart rules anybody out of leading. You lead best by showing the first version fast, and by telling people about each change of course before it reaches them.',
      Projector:
        'No chart rules anybody out of leading. You lead best where people have asked for your view: by guiding what they do rather than by outworking them.',
      Manifestor:
        'No chart rules anybody out of leading. You lead best by opening things up and telling people early, and by leaving the daily running to somebody who likes it.',
      Reflector:
        'No chart rules anybody out of leading. You lead best by noticing how the group is doing and saying so, with time to look before you judge.',
    },
  },
  {
    words: /\b(?:full[- ]time|forty hours|40 hours|eight hours|8 hours|long (?:hours|days)|double shifts?|overtime|all day|hard work\w*|work(?:ing)? hard|stamina|energy)\b/i,
    answers: {
      Generator:
        'You have steady energy for work you want, and it’s meant to be used up by evening. Hours you agreed to without wanting them are the ones that drain you.',
      'Manifesting Generator':
        'You have steady energy for what you want, in bursts and with changes. Long days are fine if you may switch between tasks; long days of one dull task aren’t.',
      Projector:
        'You can work full days, but your energy comes and goes with the people around you. Plan your best work into the first hours, and stop before you’re empty.',
      Manifestor:
        'Your energy comes in strong stretches with real rest between them. Plan for the stretches, and don’t measure yourself by those who go at one pace all week.',
      Reflector:
        'Your energy depends on the place and the people more than on the hours. In a good place, a full day works; in a bad one, half a day can be too long.',
    },
  },
];

/** What an authority can do when there are minutes or seconds. */
export const IN_A_HURRY: Readonly<Record<AuthorityName, string>> = {
  Emotional:
    'For decisions of seconds, your mood can’t settle first, and it doesn’t have to: training, rules, and whoever is in charge decide those. Keep your authority for what can wait, and buy the time with a sentence: “You’ll have my answer at two.”',
  Sacral:
    'Seconds are enough for you. Have it put as a yes-or-no question, or ask it yourself under your breath, and go with the first pull or sound, before any reason.',
  Splenic:
    'Seconds suit you: your first quiet sense comes right away and isn’t repeated. Act on it, and look at the reasons later.',
  'Ego Manifested':
    'Ask yourself one thing: do I want this enough to keep the promise? If the answer isn’t a plain “I want it,” say, “Not today.”',
  'Ego Projected':
    'Ask yourself one thing: do I want this, and is the return fair? If either is unclear, say, “Give me until noon.”',
  'Self-Projected':
    'Say it aloud, if only to yourself: “I’m going to …” The ending that comes easily is the answer; if none does, ask for ten minutes and somebody to talk to.',
  'Mental / Environmental':
    'In a hurry, go by the rule or by whoever is in charge, and keep your own way for what can wait. If you have a minute, change the place, even to the hallway, and say it once to somebody who listens.',
  Lunar:
    'Leave seconds to rules and routines. Keep for yourself what can wait, and ask for as long as you can get: “You’ll have my answer at the end of the month.”',
};
