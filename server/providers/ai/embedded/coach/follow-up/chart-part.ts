import type { FactClaim, WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';
import {
  knowledgeOfAuthority,
  knowledgeOfCenter,
  knowledgeOfDefinition,
  knowledgeOfLine,
  knowledgeOfType,
} from '#shared/knowledge/knowledge.ts';
import { LINES } from '#shared/knowledge/profiles.ts';
import { reasonOf } from '../chart-answers.ts';
import { chartTermsIn } from '../chart-terms.ts';
import { claim, fact, Said } from '../draft.ts';
import { VALUES } from '../glossary.data.ts';
import {
  AUTHORITY_PARTS,
  CENTER_PARTS,
  DEFINITION_PARTS,
  LINE_PARTS,
  type PartTexts,
  TYPE_PARTS,
} from './chart-parts.data.ts';

/** A part of the person's chart that advice comes from. */
export interface ChartPart {
  readonly topic: 'authority' | 'type' | 'definition' | 'center' | 'line';
  /** As a sentence to the person names it: "your Emotional authority". */
  readonly name: string;
  readonly claims: readonly FactClaim[];
  readonly texts: PartTexts;
  /** Why the chart has it, and what it does. */
  readonly reasons: readonly WrittenSentence[];
  /** Our texts about it, as answers tell them. */
  readonly told: readonly string[];
}

type PartFinder = (person: PersonFacts) => readonly ChartPart[];

const authorityOf: PartFinder = ({ authority: { value, possible } }) => {
  if (possible.length > 1) return [];
  const own = claim('authority', value);
  const known = knowledgeOfAuthority(value);
  return [
    {
      topic: 'authority',
      name: `your ${value} authority`,
      claims: [own],
      texts: AUTHORITY_PARTS[value],
      reasons: [fact(reasonOf('authority', value), own), fact(known.sentence, own)],
      told: [known.practice, known.sentence, known.ask, known.watchout],
    },
  ];
};

const typeOf: PartFinder = ({ type: { value, possible }, centers }) => {
  if (possible.length > 1) return [];
  const own = claim('type', value);
  const known = knowledgeOfType(value);
  const article = /^[aeiou]/i.test(value) ? 'an' : 'a';
  return [
    {
      topic: 'type',
      name: `being ${article} ${value}`,
      claims: [own],
      texts: TYPE_PARTS[value],
      reasons: [
        { ...fact(VALUES.type[value]), kind: 'general' },
        fact(
          reasonOf('type', value),
          own,
          ...(['sacral', 'throat'] as const).flatMap((id) =>
            centers[id] === 'either'
              ? []
              : [claim('center', id, centers[id] === 'defined' ? 'has' : 'hasNot')],
          ),
        ),
      ],
      told: [known.sentence, known.atWork, known.watchout],
    },
  ];
};

const definitionOf: PartFinder = ({ definition: { value, possible } }) => {
  if (possible.length > 1) return [];
  const own = claim('definition', value);
  const known = knowledgeOfDefinition(value);
  return [
    {
      topic: 'definition',
      name: value === 'None' ? 'having no fixed parts' : `your ${value} definition`,
      claims: [own],
      texts: DEFINITION_PARTS[value],
      reasons: [fact(known.sentence, own)],
      told: [known.sentence, known.intake, known.surroundings],
    },
  ];
};

const centersOf: PartFinder = (person) =>
  CENTER_IDS.flatMap((id): ChartPart[] => {
    const state = person.centers[id];
    if (state === 'either') return [];
    const own = claim('center', id, state === 'defined' ? 'has' : 'hasNot');
    const known = knowledgeOfCenter(id);
    return [
      {
        topic: 'center',
        name: `your ${state} ${CENTERS[id].name}`,
        claims: [own],
        texts: CENTER_PARTS[id][state],
        reasons: [
          fact(
            `Your ${CENTERS[id].name} is ${state}: ${state === 'open' ? 'no' : 'at least one'} complete channel touches it.`,
            own,
          ),
          fact(known[state], own),
        ],
        told: [known[state], known.watchout],
      },
    ];
  });

const linesOf: PartFinder = ({ profile: { value, possible } }) =>
  LINES.filter((line) => possible.length === 1 && value.split('/').includes(String(line))).map(
    (line): ChartPart => {
      const claims = [claim('line', String(line)), claim('profile', value)];
      const { known, seen, contact } = knowledgeOfLine(line);
      return {
        topic: 'line',
        name: `line ${line} in your ${value} profile`,
        claims,
        texts: LINE_PARTS[line],
        reasons: [fact(VALUES.line[line], ...claims)],
        told: [known, seen, contact],
      };
    },
  );

/** All parts that are certain, in the order in which they matter. */
export function partsOf(person: PersonFacts): readonly ChartPart[] {
  return [authorityOf, typeOf, definitionOf, linesOf, centersOf].flatMap((find) => find(person));
}

const LABEL = /\*\*([^*]+):\*\*/g;

function isPart({ topic, claims }: ChartPart, value: string): boolean {
  return claims.some((own) => own.topic === topic && own.value === value);
}

/** The parts that labels of an answer name, then those whose texts it tells. */
export function partsTold(answer: string, parts: readonly ChartPart[]): readonly ChartPart[] {
  const labels = [...answer.matchAll(LABEL)].map(([, label = '']) => label);
  const named = labels.flatMap(chartTermsIn).flatMap(({ topic, value }) => {
    const part = parts.find((one) => one.topic === topic && isPart(one, String(value)));
    return part === undefined ? [] : [part];
  });
  const said = new Said([answer]);
  const told = parts.filter((part) => part.told.some((text) => said.has(text)));
  return [...new Set([...named, ...told])];
}

const ASKED: readonly (readonly [ChartPart['topic'], RegExp])[] = [
  ['authority', /\b(?:authority|decid\w+|decisions?|choos\w+|choose|clear(?:er)?|clarity)\b/i],
  ['definition', /\bdefinition\b/i],
  ['line', /\bprofile\b/i],
  ['type', /\b(?:type|strategy|inform\w*|respond\w*|invit\w+|waiting)\b/i],
];

/** The parts that a question is about by its words. */
export function partsAsked(question: string, parts: readonly ChartPart[]): readonly ChartPart[] {
  const terms = chartTermsIn(question);
  const own = parts.filter(({ topic, claims }) =>
    terms.some(
      (term) => term.topic === topic && claims.some(({ value }) => value === String(term.value)),
    ),
  );
  const topics = ASKED.filter(([, form]) => form.test(question)).map(([topic]) => topic);
  return [...own, ...topics.flatMap((topic) => parts.filter((part) => part.topic === topic))];
}
