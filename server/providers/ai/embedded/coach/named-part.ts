import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { Situation } from '#shared/knowledge/situations.ts';
import { answerAbout } from './chart-answers.ts';
import { type ChartTerm, chartTermsIn } from './chart-terms.ts';
import { WORDS_MAX } from './compose.ts';
import { advice, type Draft, labeled, paragraph, wordCount } from './draft.ts';
import { type ChartPart, partsOf } from './follow-up/chart-part.ts';
import { starters } from './individual-direct.ts';
import type { PersonTalk } from './individual-talk.ts';
import { OWN_VALUES } from './own-facts.ts';
import { type Choice, leadingIn, sectionOf, sectionsOf } from './sections.ts';

/** What a question names of the asker's chart: a value that one person has, or a part everybody has. */
type Named =
  | Exclude<ChartTerm, { readonly topic: 'gate' | 'channel' | 'term' }>
  | keyof typeof OWN_VALUES;

/** Words of somebody who speaks of their chart rather than of work. */
const OF_DESIGN =
  /\b(?:human design|bodygraph|charts?|my design|reading|(?:manifesting )?generators?|projectors?|manifestors?|reflectors?)\b/i;
/** A profile that isn't a chart's. */
const PUBLIC_PROFILE = /\b(?:linkedin|photos?|picture|online|website|resume|cv|dating|bio)\b/i;
/** Said of the asker, in passing: what is asked is about the case. */
const IN_PASSING =
  /\b(?:as|being|i'm|i am|like|for) (?:an?|the) (?:\w+ )?(?:generator|projector|manifestor|reflector|\d\/\d)\b/i;
const OF_OTHERS =
  /\b(?:his|her|their|\w+'s) (?:\w+ )?(?:type|authority|profile|strategy|chart|design|center)\b/i;
/** What is asked about a part of a chart. */
const ASKED_OF_IT =
  /\b(?:mean|means|say|says|tell|affects?|appl(?:y|ies)|look like|use|using|true|matters?|fit|ignore|explain|shows?|change|defined|open|work with|do with)\b/i;
const REFERS = /\b(?:it|that|this|these|those|mine|them|both|the two)\b/i;

function generalIn(text: string, question: string): readonly (keyof typeof OWN_VALUES)[] {
  const isOfDesign = OF_DESIGN.test(question);
  const named: readonly (readonly [keyof typeof OWN_VALUES, boolean])[] = [
    ['type', /\b(?:my|own|human design) type\b(?! of\b)/i.test(text)],
    ['authority', isOfDesign && /\b(?:my|that|this|the|inner|own) authority\b/i.test(text)],
    ['profile', !PUBLIC_PROFILE.test(question) && /\b(?:my|own) profile\b/i.test(text)],
    ['strategy', isOfDesign && /\bstrategy\b/i.test(text)],
    ['definition', /\bmy (?:split )?definition\b/i.test(text)],
  ];
  return named.flatMap(([topic, isNamed]) => (isNamed ? [topic] : []));
}

function namedIn(text: string, question: string): readonly Named[] {
  const values = chartTermsIn(text).filter(
    (term): term is Exclude<Named, string> =>
      term.topic !== 'gate' &&
      term.topic !== 'channel' &&
      term.topic !== 'type' &&
      term.topic !== 'term',
  );
  return [...values, ...generalIn(text, question)];
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+/).filter((one) => one.trim() !== '');
}

/**
 * The part of the asker's chart that a question asks about, for a case or on its own: named in what
 * is asked, or right before, as in "I have an open Throat. What does that mean for my calls?". Null
 * where it only says who asks.
 */
export function partAskedAbout(question: string): Named | null {
  const text = question.replaceAll('’', "'");
  const sentences = sentencesOf(text);
  const asked = sentences.some((one) => one.endsWith('?'))
    ? sentences.filter((one) => one.endsWith('?'))
    : sentences.slice(-1);
  for (const one of asked) {
    if (!ASKED_OF_IT.test(one) || IN_PASSING.test(one) || OF_OTHERS.test(one)) continue;
    const [named] = namedIn(one, text);
    if (named !== undefined) return named;
    const before = sentences.slice(0, sentences.indexOf(one)).join(' ');
    const [meant] = before === '' || OF_OTHERS.test(before) ? [] : namedIn(before, text);
    if (REFERS.test(one) && meant !== undefined) return meant;
  }
  return null;
}

type Topic = 'type' | 'authority' | 'definition' | 'line' | 'center';

const TOPIC_OF: Readonly<Record<Exclude<Named, object> | Exclude<Named, string>['topic'], Topic>> =
  {
    type: 'type',
    strategy: 'type',
    authority: 'authority',
    definition: 'definition',
    profile: 'line',
    line: 'line',
    center: 'center',
  };

function topicOf(named: Named): Topic {
  return TOPIC_OF[typeof named === 'string' ? named : named.topic];
}

/** Why the person's center is as it is, and what that means; null where the birth time leaves it open. */
function ofCenter(
  term: Extract<ChartTerm, { readonly topic: 'center' }>,
  person: PersonFacts,
): readonly WrittenSentence[] | null {
  const part = partsOf(person).find((one) => one.topic === 'center' && isOf(one, term.value));
  if (part === undefined) return null;
  const [, ...meaning] = answerAbout(term, person).inChart;
  return [...part.reasons.slice(0, 1), ...meaning];
}

const isOf = ({ claims }: ChartPart, value: ChartTerm['value']) =>
  claims.some((own) => own.value === String(value));

/** What the asker's chart has of a part, and what that means. */
export function ownSentences(named: Named, person: PersonFacts): readonly WrittenSentence[] {
  if (typeof named === 'string') return OWN_VALUES[named](person);
  const told = named.topic === 'center' ? ofCenter(named, person) : null;
  return told ?? answerAbout(named, person).inChart;
}

const IS_IT_TRUE = /\b(?:is|are) (?:that|this|it|they) (?:true|right|correct)\b/i;

/** "Yes." where somebody was told what a center is like and asks whether that's so; wrong premises are corrected. */
export function confirmed(
  named: Named,
  { question, person }: PersonTalk,
): readonly WrittenSentence[] {
  if (typeof named === 'string' || named.topic !== 'center' || !IS_IT_TRUE.test(question))
    return [];
  const state = person.centers[named.value];
  const told = /\b(?:open|undefined)\b/i.test(question) ? 'open' : 'defined';
  return state === told ? advice('Yes.') : [];
}

/** What a situation has for this part of the chart. */
function sectionFor(named: Named, situation: Situation, choice: Choice) {
  const topic = topicOf(named);
  if (topic === 'definition') return null;
  const sections = situation.sections.filter(
    (section) =>
      section.kind !== 'center' || typeof named === 'string' || section.center === named.value,
  );
  return sectionsOf({ sections }, topic, choice)[0] ?? null;
}

/** The part of the chart as a scene at work. */
function sceneFor(named: Named, person: PersonFacts): readonly WrittenSentence[] {
  const topic = topicOf(named);
  const part = partsOf(person).find(
    (one) =>
      one.topic === topic &&
      (typeof named === 'string' || named.topic !== topic || isOf(one, named.value)),
  );
  return part === undefined ? [] : labeled('For example', [], advice(part.texts.scene));
}

/**
 * What a part of the chart is in the asker's, what it means, and what it adds to their case.
 * @param situation what the question is about; null where that isn't clear
 */
export function appliedAnswer(
  talk: PersonTalk,
  named: Named,
  situation: Situation | null,
  choice: Choice,
): Draft | null {
  const told = ownSentences(named, talk.person).filter(({ text }) => !talk.said.has(text));
  if (told.length === 0) return null;
  const own = [...confirmed(named, talk), ...told];
  const section = situation && sectionFor(named, situation, choice);
  const step = situation && section && sectionOf(situation, 'experiment', choice);
  const applied = section ? section.sentences : sceneFor(named, talk.person);
  const steps = step ? leadingIn(step, choice.turn).sentences : [];
  let room = WORDS_MAX;
  const blocks = [own, applied, steps].flatMap((sentences) => {
    const words = wordCount(sentences);
    if (sentences.length === 0 || words > room || talk.said.hasAny(sentences)) return [];
    room -= words;
    return [paragraph(...sentences)];
  });
  return { blocks, next: starters(talk) };
}
