import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTER_IDS, CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, CHANNELS, type Channel } from '#shared/engine/channels.ts';
import { TYPES } from '#shared/engine/human-type.ts';
import {
  knowledgeOfAuthority,
  knowledgeOfCenter,
  knowledgeOfChannel,
  knowledgeOfDefinition,
  knowledgeOfLine,
  knowledgeOfProfile,
  knowledgeOfStrategy,
  knowledgeOfType,
} from '#shared/knowledge/knowledge.ts';
import { PROFILE_BY_ID } from '#shared/knowledge/profiles.ts';
import { asClause } from '#shared/knowledge/prose.ts';
import { VOICE_TEXTS } from '#shared/knowledge/voice-texts.data.ts';
import { basics, heldSentence } from './chart-answers.ts';
import { claim, fact, labeled } from './draft.ts';
import type { Subject } from './subject-index.ts';

/** A question about the person as a whole, answered from the chart. */
export interface Portrait extends Subject {
  /** Paragraphs, most important first. */
  readonly tell: (person: PersonFacts) => readonly (readonly WrittenSentence[])[];
}

type Paragraph = readonly WrittenSentence[];

function sureChannels(person: PersonFacts): readonly Channel[] {
  return CHANNELS.filter(({ id }) => person.channels.get(id) === 'sure');
}

/** A paragraph about the type when it is certain. */
function ofType(
  person: PersonFacts,
  ...keys: readonly ('sentence' | 'atWork' | 'watchout' | 'colleagues')[]
): Paragraph {
  const { possible, value } = person.type;
  if (possible.length > 1) return [heldSentence('type', person.type)];
  const known = knowledgeOfType(value);
  return keys.map((key) => fact(known[key], claim('type', value)));
}

/** Says whose type a paragraph is about. */
function underType({ type }: PersonFacts, told: Paragraph): Paragraph {
  if (type.possible.length > 1) return told;
  const article = /^[aeiou]/i.test(type.value) ? 'an' : 'a';
  return labeled(`As ${article} ${type.value}`, [claim('type', type.value)], told);
}

function ofAuthority(
  person: PersonFacts,
  ...keys: readonly ('sentence' | 'practice' | 'ask' | 'watchout')[]
): Paragraph {
  const { possible, value } = person.authority;
  if (possible.length > 1) return [heldSentence('authority', person.authority)];
  const known = knowledgeOfAuthority(value);
  return keys.map((key) => fact(known[key], claim('authority', value)));
}

function ofProfile(person: PersonFacts, ...keys: readonly ('sentence' | 'watchout')[]): Paragraph {
  const { possible, value } = person.profile;
  if (possible.length > 1) return [];
  const known = knowledgeOfProfile(value);
  return keys.map((key) => fact(known[key], claim('profile', value)));
}

function ofLines(person: PersonFacts, known: 'known' | 'contact', seen: 'seen' | null): Paragraph {
  const { possible, value } = person.profile;
  if (possible.length > 1) return [];
  const { personalityLine, designLine } = PROFILE_BY_ID[value];
  const first = fact(
    knowledgeOfLine(personalityLine)[known],
    claim('line', String(personalityLine)),
  );
  if (seen === null) return [first];
  return [first, fact(knowledgeOfLine(designLine)[seen], claim('line', String(designLine)))];
}

function ofDefinition(
  person: PersonFacts,
  ...keys: readonly ('intake' | 'surroundings')[]
): Paragraph {
  const { possible, value } = person.definition;
  if (possible.length > 1) return [];
  const known = knowledgeOfDefinition(value);
  return keys.map((key) => fact(known[key], claim('definition', value)));
}

function ofCenter(person: PersonFacts, id: CenterId, withPitfall = false): Paragraph {
  const state = person.centers[id];
  if (state === 'either') return [];
  const known = knowledgeOfCenter(id);
  const own = claim('center', id, state === 'defined' ? 'has' : 'hasNot');
  const { name } = CENTERS[id];
  const meaning = asClause(state === 'defined' ? known.defined : known.open);
  const said = fact(`Your ${name} is ${state}: ${meaning}`, own);
  return withPitfall && state === 'open' ? [said, fact(known.watchout, own)] : [said];
}

function channelStrengths(person: PersonFacts, most: number): Paragraph {
  return sureChannels(person)
    .slice(0, most)
    .map(({ id }) => fact(knowledgeOfChannel(id).strength, claim('channel', id)));
}

function pitfalls(person: PersonFacts, most: number): Paragraph {
  const open = CENTER_IDS.filter((id) => person.centers[id] === 'open').slice(0, most);
  return open.map((id) =>
    fact(
      `With an open ${CENTERS[id].name}, ${asClause(knowledgeOfCenter(id).watchout)}`,
      claim('center', id, 'hasNot'),
    ),
  );
}

function voice(person: PersonFacts): Paragraph {
  const speaking = sureChannels(person).find(({ centers }) => centers.includes('throat'));
  const from = speaking?.centers.find((center) => center !== 'throat');
  const text = from === undefined ? undefined : VOICE_TEXTS[from];
  if (speaking === undefined || text === undefined) return ofCenter(person, 'throat', true);
  return [fact(text, claim('channel', speaking.id))];
}

function signs(person: PersonFacts): Paragraph {
  const { possible, value } = person.type;
  if (possible.length > 1) return [];
  const { signature, notSelf } = TYPES[value];
  return [
    fact(
      `You’ll know it’s working by a feeling of ${asClause(signature)}, and ${asClause(notSelf)} tells you it isn’t.`,
      claim('signature', signature),
      claim('notSelf', notSelf),
    ),
  ];
}

function strategyPractice(person: PersonFacts): Paragraph {
  const { possible, value } = person.type;
  if (possible.length > 1) return [];
  const { practice } = knowledgeOfStrategy(value);
  return [fact(`**Try this:** ${practice}`, claim('type', value))];
}

function birthTime(person: PersonFacts): Paragraph {
  const open = (
    [
      ['type', person.type],
      ['authority', person.authority],
      ['profile', person.profile],
      ['definition', person.definition],
    ] as const
  ).filter(([, { possible }]) => possible.length > 1);
  if (open.length === 0) {
    return [
      fact('Your type, authority, profile, and definition hold for the birth time you gave.'),
      fact(
        'The positions are computed to within a fraction of a line; what they mean at work is yours to test.',
      ),
    ];
  }
  const claims = open.flatMap(([topic, { possible }]) =>
    possible.map((value) => claim(topic, value, 'uncertain')),
  );
  return [
    fact(
      `Your birth time leaves ${andList(open.map(([topic, { possible }]) => `your ${topic} (${possible.join(' or ')})`))} open.`,
      ...claims,
    ),
    fact(
      'A birth certificate or the hospital’s record often has the minute; correct it and I’ll work with the new chart.',
    ),
  ];
}

function channelNames(person: PersonFacts): Paragraph {
  const named = sureChannels(person).slice(0, 3);
  if (named.length === 0) return [];
  return [
    fact(
      `Your defined channels include ${andList(named.map(({ id }) => `${CHANNEL_BY_ID[id].name} (${id})`))}.`,
      ...named.map(({ id }) => claim('channel', id)),
    ),
  ];
}

export const PORTRAITS: readonly Portrait[] = [
  {
    id: 'strengths',
    title: 'Your strengths',
    asked: [
      'What are my strengths?',
      'What am I good at?',
      'what are my gifts and talents',
      'Where am I strong according to my chart?',
      'What do I bring to a team?',
      'what makes me valuable at work',
      'what is my superpower',
    ],
    next: ['What should I watch out for?', 'What work suits me?', 'How do others see me?'],
    body: '',
    tell: (person) => [
      [...ofType(person, 'sentence'), ...channelStrengths(person, 2)],
      ofProfile(person, 'sentence'),
      strategyPractice(person),
    ],
  },
  {
    id: 'pitfalls',
    title: 'Your blind spots',
    asked: [
      'What are my weaknesses?',
      'What should I watch out for?',
      'what are my blind spots',
      'where do I get in my own way',
      'What traps do I fall into?',
      'what is my shadow side at work',
      'where am I vulnerable',
    ],
    next: ['How do I catch it early?', 'What are my strengths?', 'How do I handle pressure?'],
    body: '',
    tell: (person) => [
      ofType(person, 'watchout'),
      pitfalls(person, 2),
      ofAuthority(person, 'watchout'),
    ],
  },
  {
    id: 'environment',
    title: 'Your surroundings',
    asked: [
      'What work environment suits me?',
      'Where do I work best?',
      'what kind of people should I work with',
      'What kind of company or team is right for me?',
      'what kind of boss do I need',
      'do I work better alone or with others',
      'which surroundings bring out my best',
    ],
    next: ['How should people approach me?', 'What work suits me?', 'What drains me?'],
    body: '',
    tell: (person) => [
      [...ofDefinition(person, 'surroundings'), ...ofType(person, 'colleagues')],
      ofCenter(person, 'g'),
      ofLines(person, 'contact', null),
    ],
  },
  {
    id: 'learning',
    title: 'How you take things in',
    asked: [
      'How do I process information?',
      'How do I learn best according to my chart?',
      'how does my mind work',
      'how do I think',
      'how do I take in new information',
    ],
    next: ['How do I learn something fast?', 'How do I focus?', 'Where do I work best?'],
    body: '',
    tell: (person) => [
      [...ofDefinition(person, 'intake'), ...ofLines(person, 'known', null)],
      ofCenter(person, 'ajna', true),
    ],
  },
  {
    id: 'deciding',
    title: 'How you decide',
    asked: [
      'How do I make decisions?',
      'How should I make decisions?',
      'What is the best way for me to decide?',
      'how do I know what is right for me',
      'how do I use my authority',
      'how do I follow my strategy and authority',
      'how can I trust my decisions',
      'how do I decide well',
    ],
    next: [
      'How do I decide under time pressure?',
      'How do I ask for time?',
      'What gets in my way?',
    ],
    body: '',
    tell: (person) => [
      ofAuthority(person, 'practice'),
      [...ofAuthority(person, 'ask'), ...ofAuthority(person, 'watchout')],
      strategyPractice(person),
    ],
  },
  {
    id: 'how-others-see-me',
    title: 'How others see you',
    asked: [
      'How do others see me?',
      'How do I come across?',
      'what do colleagues notice about me first',
      'why do people misunderstand me',
      'what impression do I make',
      'why do people react to me like that',
    ],
    next: [
      'How should people approach me?',
      'How do I speak so people listen?',
      'What are my strengths?',
    ],
    body: '',
    tell: (person) => [ofLines(person, 'known', 'seen'), voice(person), signs(person)],
  },
  {
    id: 'manual',
    title: 'A user manual for you',
    asked: [
      'How should people work with me?',
      'What should my boss know about me?',
      'what should my team know about working with me',
      'how should people approach me',
      'write a user manual for me',
      'how do I explain how I work to my colleagues',
    ],
    next: ['How do I tell my boss this?', 'What drains me?', 'How do I decide?'],
    body: '',
    tell: (person) => [
      [...ofType(person, 'colleagues'), ...ofAuthority(person, 'ask')],
      ofLines(person, 'contact', null),
    ],
  },
  {
    id: 'energy',
    title: 'Your energy',
    asked: [
      'How does my energy work?',
      'what gives me energy and what drains me',
      'what drains me',
      'how do I manage my energy',
      'how much rest do I need according to my chart',
      'how many hours should I work',
      'when should I stop working',
    ],
    next: ['How do I plan my week?', 'How do I say no?', 'What helps when I’m tired?'],
    body: '',
    tell: (person) => [
      [...underType(person, ofType(person, 'sentence')), ...ofType(person, 'atWork')],
      ofCenter(person, 'sacral', true),
    ],
  },
  {
    id: 'voice',
    title: 'How you speak',
    asked: [
      'How do I communicate best?',
      'How do I speak so that people listen?',
      'what is my communication style',
      'how does my throat work in meetings',
      'why do people not hear me',
      'what does my chart say about how I talk',
    ],
    next: ['How do I prepare a talk?', 'How do I get a word in?', 'How do others see me?'],
    body: '',
    tell: (person) => [
      [...voice(person), ...ofType(person, 'colleagues')],
      ofCenter(person, 'throat', true),
    ],
  },
  {
    id: 'money',
    title: 'You and money',
    asked: [
      'What does my chart say about money?',
      'how do I make money according to my design',
      'what does my chart say about wealth',
      'how do I earn more with my design',
      'money and my chart',
    ],
    next: ['How do I ask for a raise?', 'How do I set my price?', 'What work suits me?'],
    body: '',
    tell: (person) => [
      [...ofCenter(person, 'heart', true)],
      [...ofType(person, 'atWork')],
      strategyPractice(person),
    ],
  },
  {
    id: 'pressure',
    title: 'You under pressure',
    asked: [
      'How do I handle stress according to my chart?',
      'How do I deal with pressure?',
      'How do I handle pressure?',
      'what happens to me under stress',
      'why do I panic under pressure',
      'what does my chart say about stress',
    ],
    next: ['What helps with a tight deadline?', 'How do I slow down?', 'What drains me?'],
    body: '',
    tell: (person) => [
      ofCenter(person, 'root', true),
      ofAuthority(person, 'practice'),
      signs(person),
    ],
  },
  {
    id: 'summary',
    title: 'Your chart in short',
    asked: [
      'Summarize my chart',
      'Tell me about my chart',
      'Tell me about myself',
      'give me an overview of my design',
      'What does my chart say about me?',
      'explain my chart to me',
      'where should I start with my chart',
      'who am I',
    ],
    next: ['What are my strengths?', 'How do I decide?', 'What should I watch out for?'],
    body: '',
    tell: (person) => [basics(person), [...ofProfile(person, 'sentence'), ...channelNames(person)]],
  },
  {
    id: 'purpose',
    title: 'What you’re here for',
    asked: [
      'What is my purpose?',
      'what is my life purpose',
      'what am I here to do',
      'what is my calling',
      'what should I do with my life',
    ],
    next: ['What work suits me?', 'What are my strengths?', 'How do I decide?'],
    body: '',
    tell: (person) => {
      const { possible } = person.incarnationCross;
      const [cross] = possible;
      const theme =
        possible.length === 1 && cross !== undefined
          ? [
              fact(
                `No chart can hand you a purpose; yours names a theme, the ${cross}.`,
                claim('cross', cross),
              ),
            ]
          : [];
      return [
        [...theme, ...channelStrengths(person, 1), ...ofProfile(person, 'sentence')],
        signs(person),
        strategyPractice(person),
      ];
    },
  },
  {
    id: 'profession',
    title: 'Which job your chart suggests',
    asked: [
      'Does my chart say which career I should choose?',
      'what job does my chart suggest',
      'should I become a writer according to my chart',
      'what profession fits my design',
      'does my chart say I should be self-employed',
      'is my chart good for being an entrepreneur',
    ],
    next: ['What are my strengths?', 'Where do I work best?', 'How do I change careers?'],
    body: '',
    tell: (person) => [
      [
        {
          ...fact('No chart names a profession; yours says how you work in any of them.'),
          kind: 'general',
        },
        ...ofType(person, 'atWork'),
      ],
      [...channelStrengths(person, 1), ...ofProfile(person, 'sentence')],
      ofDefinition(person, 'surroundings'),
    ],
  },
  {
    id: 'birth-time',
    title: 'How sure your chart is',
    asked: [
      'How accurate is my chart?',
      'What if my birth time is wrong?',
      'I don’t know my exact birth time, does it matter?',
      'is my chart correct',
      'how reliable is this chart',
    ],
    next: ['What’s certain in my chart?', 'What’s my type?', 'How do I decide?'],
    body: '',
    tell: (person) => [birthTime(person)],
  },
];
