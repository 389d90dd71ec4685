import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { GATES } from '#shared/engine/gates.ts';
import { TYPES } from '#shared/engine/human-type.ts';
import { asGate } from '#shared/engine/wheel.ts';
import { knowledgeOfGate, knowledgeOfLine } from '#shared/knowledge/knowledge.ts';
import { PROFILE_BY_ID } from '#shared/knowledge/profiles.ts';
import { answerAbout } from '../chart-answers.ts';
import { feelingWords } from '../chart-questions.ts';
import type { ChartTerm } from '../chart-terms.ts';
import { advice, claim, fact, labeled } from '../draft.ts';
import { partsOf } from '../follow-up/chart-part.ts';
import type { PersonTalk } from '../individual-talk.ts';
import { confirmed, ownSentences } from '../named-part.ts';
import {
  type AskedOfChart,
  type Asks,
  type ChartKind,
  isRule,
  matterIn,
} from './asked-of-chart.ts';
import {
  centerList,
  meaningOfOne,
  ownValue,
  type Paragraph,
  practiceOf,
  withClaim,
} from './chart-values.ts';
import type { ChartMatter } from './how-charts-work.data.ts';
import { IN_A_HURRY, PURPOSES, TYPE_RULES } from './kinds.data.ts';
import { ownReadings } from './own-readings.ts';

const HURRY =
  /\b(?:\w+ seconds?|\w+ minutes?|on the spot|right (?:now|away)|immediately|instant\w*|in the moment|no time|hurry|fast decisions?|quick(?:ly| decisions?)?|\d+ ?[ap]\.?m\.?)\b/i;

function steadyAnswer({ person }: PersonTalk): readonly Paragraph[] {
  return [
    [...centerList(person, 'defined'), ...meaningOfOne(person, 'defined')],
    [...centerList(person, 'open'), ...meaningOfOne(person, 'open')],
    labeled(
      'This week',
      [],
      advice(
        'When a mood or a hurry comes up, note who was there, and whether it was still there ten minutes after they’d gone. What left with them wasn’t yours.',
      ),
    ),
  ];
}

/** The two lines of the asker's profile, which seem to pull in two ways. */
function linesAnswer({ person }: PersonTalk): readonly Paragraph[] {
  const { profile } = person;
  if (profile.possible.length > 1) return [];
  const { personalityLine, designLine } = PROFILE_BY_ID[profile.value];
  const own = claim('profile', profile.value);
  const [known, seen] = [knowledgeOfLine(personalityLine), knowledgeOfLine(designLine)];
  return [
    [
      fact(
        `Both lines of your ${profile.value} are yours, and they do different things: line ${personalityLine} is how you know yourself, and line ${designLine} is what others notice first.`,
        own,
      ),
      fact(known.known, own, claim('line', String(personalityLine))),
      fact(seen.seen, own, claim('line', String(designLine))),
    ],
    advice(
      'So choose by the first, and expect to be met by the second. Where they disagree, neither settles it: that’s what your authority is for.',
    ),
  ];
}

function differenceAnswer(talk: PersonTalk, kinds: readonly ChartKind[]): readonly Paragraph[] {
  const [one, other] = kinds;
  if (one === undefined) return [];
  if (other === undefined) return one === 'profile' ? linesAnswer(talk) : [];
  const [[first, does], [second, doesToo]] = [PURPOSES[one], PURPOSES[other]];
  return [
    [
      ...advice(`Your ${first} ${does}; your ${second} ${doesToo}.`),
      ...ownValue(one, talk.person).slice(0, 1),
      ...ownValue(other, talk.person).slice(0, 1),
    ],
    labeled(
      'In practice',
      [],
      [...practiceOf(one, talk.person), ...practiceOf(other, talk.person)],
    ),
  ];
}

/** One gate to begin with: that of the conscious Sun, which people know best of themselves. */
function pickAnswer({ person }: PersonTalk): readonly Paragraph[] {
  const sun = person.positions.find(({ side, body }) => side === 'personality' && body === 'sun');
  const gate = sun?.text.possible.length === 1 && sun.at ? asGate(sun.at.gate) : null;
  if (gate === null) return [];
  const { gift, watchout } = knowledgeOfGate(gate);
  const own = claim('gate', String(gate));
  const reading = ownReadings(person).find(
    ({ topic, value }) => topic === 'gate' && value === String(gate),
  );
  const [step] = reading ? advice(reading.text).toReversed() : [];
  return [
    [
      fact(
        `Take gate ${gate}, ${GATES[gate].name}: your conscious Sun is there, so it’s the one you know best of yourself.`,
        own,
      ),
      fact(gift, own),
      fact(watchout, own),
    ],
    step ? labeled('This week', [], [step]) : [],
  ];
}

/** "No: you’re a Generator, not a Projector.", and why. */
function toldAnswer({ person }: PersonTalk, { terms }: AskedOfChart): readonly Paragraph[] {
  const told = terms.find((term) => term.topic === 'type');
  if (told?.topic !== 'type' || person.type.possible.length > 1) return [];
  const own = person.type.value;
  const article = (type: string) => (/^[AEIOU]/.test(type) ? 'an' : 'a');
  const claims = [claim('type', own)];
  const first =
    told.value === own
      ? fact(`Yes, you’re ${article(own)} ${own}.`, ...claims)
      : fact(
          `No: you’re ${article(own)} ${own}, not ${article(told.value)} ${told.value}.`,
          ...claims,
          claim('type', told.value, 'hasNot'),
        );
  const reasons = partsOf(person).find(({ topic }) => topic === 'type')?.reasons ?? [];
  return [[first, ...reasons.slice(0, 1)], practiceOf('strategy', person)];
}

/** Gates that a question names by their bare numbers, and whether the asker has them. */
function namedGates(question: string, person: PersonFacts): Paragraph {
  const numbers = (question.match(/(?<![\d/-])\d{1,2}(?![\d/-])/g) ?? []).map(Number);
  return [...new Set(numbers)].flatMap((number) => {
    const gate = asGate(number);
    if (gate === null) return [];
    const own = claim('gate', String(gate));
    return person.gates.get(gate) === undefined
      ? [fact(`Gate ${gate} isn’t active in your chart.`, { ...own, state: 'hasNot' })]
      : [fact(`You have gate ${gate}.`, own)];
  });
}

const OWN_OF_MATTER: Readonly<
  Record<NonNullable<ChartMatter['own']>, (question: string, person: PersonFacts) => Paragraph>
> = {
  openCenters: (_, person) => centerList(person, 'open'),
  notSelf: (_, person) => notSelfOf(person),
  namedGates,
};

function notSelfOf(person: PersonFacts): Paragraph {
  if (person.type.possible.length > 1) return [];
  const { value } = person.type;
  const { notSelf } = TYPES[value];
  const article = /^[AEIOU]/.test(value) ? 'an' : 'a';
  const text = `As ${article} ${value}, your own signal is ${feelingWords(notSelf)}.`;
  return [fact(text, claim('notSelf', notSelf), claim('type', value))];
}

/** How a chart works, and what of it the asker has. */
function matterAnswer({ question, person }: PersonTalk): readonly Paragraph[] {
  const matter = matterIn(question);
  if (matter === undefined) return [];
  const own = matter.own === undefined ? [] : OWN_OF_MATTER[matter.own](question, person);
  return matter.own === 'openCenters' ? [advice(matter.answer), own] : [own, advice(matter.answer)];
}

function changeAnswer(): readonly Paragraph[] {
  return [
    advice(
      'No. A chart is computed from the minute and the place of your birth, so nothing that happens later changes it, neither a move nor a name nor a hard year.',
    ),
    advice(
      'What changes is how well you know it, and how much of what you show is your own or copied from the people around you.',
    ),
  ];
}

function ruleAnswer({ question, person }: PersonTalk): Paragraph {
  if (person.type.possible.length > 1) return [];
  const asked = question.split(/(?<=[.?!])\s+/).filter((sentence) => isRule(sentence));
  const rule = TYPE_RULES.find(({ words }) => asked.some((sentence) => words.test(sentence)));
  if (rule === undefined) return [];
  const told = withClaim('type', person.type.value, rule.answers[person.type.value]);
  const { authority } = person;
  const isCalmFirst = authority.value === 'Emotional' && authority.possible.length === 1;
  return rule.isOfStarting && isCalmFirst
    ? [
        ...told,
        ...withClaim(
          'authority',
          'Emotional',
          'With Emotional authority, do that once the feeling has settled.',
        ),
      ]
    : told;
}

function hurryAnswer({ question, person }: PersonTalk, kinds: readonly ChartKind[]): Paragraph {
  const isOfDeciding = kinds.includes('authority') || /\bdecid\w+|decision/i.test(question);
  if (!isOfDeciding || !HURRY.test(question) || person.authority.possible.length > 1) return [];
  const { value } = person.authority;
  return withClaim('authority', value, IN_A_HURRY[value]);
}

/** What the chart has of a part that is named; first what a type is that somebody else has. */
function termLead(term: ChartTerm, talk: PersonTalk): Paragraph {
  const { definition, inChart } = answerAbout(term, talk.person);
  const isOthers = term.topic === 'type' && !talk.person.type.possible.includes(term.value);
  if (isOthers) return [...definition.slice(0, 1), ...inChart.slice(0, 1)];
  if (term.topic !== 'center') return inChart.slice(0, 2);
  return [...confirmed(term, talk), ...ownSentences(term, talk.person).slice(0, 2)];
}

/** What the chart has of the part that is asked about: the rule for a type, what to do in a hurry, or its value. */
function partLead(talk: PersonTalk, { asks, terms, kinds }: AskedOfChart): Paragraph {
  const hurried = hurryAnswer(talk, kinds);
  if (hurried.length > 0) return hurried;
  const ruled = asks === 'rule' ? ruleAnswer(talk) : [];
  if (ruled.length > 0) return ruled;
  const [term] = terms;
  if (term !== undefined) return termLead(term, talk);
  const [kind] = kinds;
  return kind === undefined ? [] : ownValue(kind, talk.person);
}

type Lead = (talk: PersonTalk, asked: AskedOfChart) => readonly Paragraph[];

/** What a question is first answered with, by what it wants to know. */
export const LEADS: Readonly<Record<Asks, Lead>> = {
  matter: matterAnswer,
  difference: (talk, { kinds }) => differenceAnswer(talk, kinds),
  steady: steadyAnswer,
  pick: pickAnswer,
  told: toldAnswer,
  change: changeAnswer,
  rule: (talk, asked) => [partLead(talk, asked)],
  apply: (talk, asked) => [partLead(talk, asked)],
};
