import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';
import {
  knowledgeOfAuthority,
  knowledgeOfDefinition,
  knowledgeOfProfile,
  knowledgeOfStrategy,
  knowledgeOfType,
} from '#shared/knowledge/knowledge.ts';
import { answerAbout, heldSentence } from './chart-answers.ts';
import { chartTermsIn } from './chart-terms.ts';
import { claim, fact } from './draft.ts';

type Fact = (person: PersonFacts) => readonly WrittenSentence[];

function sure<Key>(held: ReadonlyMap<Key, 'sure' | 'possible'>): Key[] {
  return [...held].filter(([, presence]) => presence === 'sure').map(([key]) => key);
}

function centers(state: 'defined' | 'open'): Fact {
  return (person) => {
    const ids = CENTER_IDS.filter((id) => person.centers[id] === state);
    if (ids.length === 0) return [fact(`You have no ${state} center.`)];
    const noun = ids.length === 1 ? 'center' : 'centers';
    return [
      fact(
        `You have ${ids.length} ${state} ${noun}: ${andList(ids.map((id) => CENTERS[id].name))}.`,
        claim('count', `${state}Centers ${ids.length}`),
        ...ids.map((id) => claim('center', id, state === 'defined' ? 'has' : 'hasNot')),
      ),
    ];
  };
}

const type: Fact = ({ type: held }) =>
  held.possible.length > 1
    ? [heldSentence('type', held)]
    : [
        heldSentence('type', held),
        fact(knowledgeOfType(held.value).sentence, claim('type', held.value)),
        fact(knowledgeOfType(held.value).atWork, claim('type', held.value)),
      ];

const authority: Fact = ({ authority: held }) =>
  held.possible.length > 1
    ? [heldSentence('authority', held)]
    : [
        heldSentence('authority', held),
        fact(knowledgeOfAuthority(held.value).practice, claim('authority', held.value)),
      ];

const profile: Fact = ({ profile: held }) =>
  held.possible.length > 1
    ? [heldSentence('profile', held)]
    : [
        heldSentence('profile', held),
        fact(knowledgeOfProfile(held.value).sentence, claim('profile', held.value)),
        fact(knowledgeOfProfile(held.value).watchout, claim('profile', held.value)),
      ];

const definition: Fact = ({ definition: held }) =>
  held.possible.length > 1
    ? [heldSentence('definition', held)]
    : [
        heldSentence('definition', held),
        fact(knowledgeOfDefinition(held.value).intake, claim('definition', held.value)),
      ];

const strategy: Fact = ({ strategy: { possible }, type: held }) => {
  const [only] = possible;
  if (only === undefined || possible.length > 1 || held.possible.length > 1) {
    return [heldSentence('type', held), fact('Your strategy follows from your type.')];
  }
  const known = knowledgeOfStrategy(held.value);
  return [
    fact(`Your strategy is: ${only.toLowerCase()}.`, claim('strategy', only)),
    fact(known.sentence, claim('type', held.value)),
    fact(known.practice, claim('type', held.value)),
  ];
};

const cross: Fact = ({ incarnationCross: { possible } }) => {
  const [only = ''] = possible;
  return possible.length > 1
    ? [fact('Your incarnation cross depends on your birth time.')]
    : [fact(`Your incarnation cross is the ${only}.`, claim('cross', only))];
};

const gates: Fact = (person) => {
  const held = sure(person.gates);
  return [
    fact(
      `You have ${held.length} active gates: ${andList(held.toSorted((a, b) => a - b))}.`,
      claim('count', `gates ${held.length}`),
      ...held.map((gate) => claim('gate', String(gate))),
    ),
  ];
};

const channels: Fact = (person) => {
  const held = sure(person.channels);
  if (held.length === 0)
    return [fact('You have no defined channel.', claim('count', 'channels 0'))];
  return [
    fact(
      `You have ${held.length} defined ${held.length === 1 ? 'channel' : 'channels'}: ${andList(held)}.`,
      claim('count', `channels ${held.length}`),
      ...held.map((id) => claim('channel', id)),
    ),
  ];
};

/** "Why is everything white?" */
const white: Fact = (person) => [
  fact('Nothing’s broken: white centers are open, and colored ones are defined.'),
  ...centers('open')(person),
  ...(person.type.possible.length === 1 && person.type.value === 'Reflector'
    ? [
        fact(
          'That’s what makes you a Reflector: you pick up the people and the place around you, so choose both with care.',
          claim('type', 'Reflector'),
        ),
      ]
    : []),
];

const ASK = `(?:what(?:'s| is| are)|whats|which|tell me|do i have|how many|show me|list)`;
const LISTS: readonly (readonly [RegExp, Fact])[] = [
  [
    /\b(?:everything|all|most|cent(?:er|re)s?|chart)\b.*\b(?:white|blank|empty|uncolored|not colored)\b/,
    white,
  ],
  [new RegExp(`${ASK}\\b.{0,20}\\b(?:open|undefined) cent(?:er|re)s`), centers('open')],
  [new RegExp(`${ASK}\\b.{0,20}\\bdefined cent(?:er|re)s`), centers('defined')],
  [
    new RegExp(`${ASK}\\b.{0,20}\\bcent(?:er|re)s (?:are |do i have )?(?:open|undefined)`),
    centers('open'),
  ],
  [new RegExp(`${ASK}\\b.{0,20}\\bcent(?:er|re)s (?:are |do i have )?defined`), centers('defined')],
  [/\b(?:what|which|how many|list|show) (?:are )?(?:my )?(?:active )?gates\b(?! \d)/, gates],
  [/\b(?:what|which|how many|list|show) (?:are )?(?:my )?(?:defined )?channels\b/, channels],
];

/** What a person's chart has of these, and what it means for them. */
export const OWN_VALUES = {
  type,
  authority,
  profile,
  definition,
  strategy,
} as const satisfies Record<string, Fact>;

const OWN: readonly (readonly [RegExp, Fact])[] = [
  [/\b(?:my|human design) type\b|\bwhat type am i\b|\bwhich type am i\b/, type],
  [/\bmy (?:inner )?authority\b|\b(?:what|which) authority do i have\b/, authority],
  [/\bmy profile\b|\b(?:what|which) profile (?:am i|do i have)\b/, profile],
  [/\bmy definition\b/, definition],
  [/\bmy strategy\b/, strategy],
  [/\bmy (?:incarnation )?cross\b/, cross],
];
const QUESTION =
  /^(?:(?:and|but|so|ok|hey|please|hi)[, ]+)*(?:what(?:'s| is| are)?|whats|which|tell me|explain|remind me|do you know|can you tell me|my)\b/;
const LENGTH_MAX = 10;

/** "Am I a Projector?", "Do I have gate 34?", "Is my root open?" */
function yesOrNo(text: string, person: PersonFacts): readonly WrittenSentence[] | null {
  if (!/^(?:so |and |but )?(?:am i|do i have|is my|are my|have i)\b/.test(text)) return null;
  const [term, ...others] = chartTermsIn(text);
  if (term === undefined || others.length > 0) return null;
  return answerAbout(term, person).inChart;
}

/** The answer to a question for a value of the person's own chart, or null. */
export function ownFacts(question: string, person: PersonFacts): readonly WrittenSentence[] | null {
  const text = question.toLowerCase().replaceAll('’', "'").trim();
  if (text.split(/\s+/).length > LENGTH_MAX) return null;
  const list = LISTS.find(([form]) => form.test(text));
  if (list) return list[1](person);
  const yes = yesOrNo(text, person);
  if (yes !== null && yes.length > 0) return yes;
  if (!QUESTION.test(text) || chartTermsIn(text).length > 0) return null;
  return OWN.find(([form]) => form.test(text))?.[1](person) ?? null;
}
