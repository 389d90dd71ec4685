import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { CoachQuestion } from '../../port.ts';
import { answerAbout } from './chart-answers.ts';
import { chartQuestionAnswer, feelingAnswer } from './chart-questions.ts';
import { type ChartTerm, chartTermsIn, meantTermsIn, termIn } from './chart-terms.ts';
import { nextQuestions } from './compose.ts';
import { advice, type Block, type Draft, labeled, paragraph, wordCount } from './draft.ts';
import { elsewhere } from './elsewhere.ts';
import { partsOf } from './follow-up/chart-part.ts';
import type { PersonTalk } from './individual-talk.ts';
import { judgment } from './judged-terms.ts';
import { ownFacts } from './own-facts.ts';
import { selfAnswer } from './self/self-answer.ts';
import { vagueDraft } from './vague.ts';

const GREETING =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|yo|howdy)(?: there| coach)?[ !.,]*$/i;
const WHO =
  /\b(?:who|what) are you\b|\bare you (?:an? )?(?:ai|bot|human|robot|chatgpt|real)\b|\bhow do you work\b|\bwhat can (?:you do|i ask)\b|^help[?!. ]*$/i;

const DEFINITION =
  /^(?:(?:and|but|so|ok|hey|please)[, ]+)*(?:what(?:'s| is| are| does| do)|whats|explain|define|describe|tell me (?:more )?about|meaning of|how does|what about|can you explain|who is)\b/i;

export const DEFINED_WORDS_MAX = 110;
const SENTENCE_WORDS_MAX = 12;

/** Topics of which a chart has one value: it is told once. */
const TOLD_ONCE: ReadonlySet<ChartTerm['topic']> = new Set([
  'type',
  'authority',
  'profile',
  'definition',
]);

function greeting(): Draft {
  return {
    blocks: [paragraph(...advice('Hi. What’s on your mind at work today?'))],
    next: ['How do I make decisions?', 'What are my strengths?', 'How do I handle pressure?'],
  };
}

function introduction(): Draft {
  return {
    blocks: [
      paragraph(
        ...advice(
          'I’m the built-in coach. I answer from your chart and our own texts about work, with no outside AI, so nothing you write leaves this installation. Ask me about a situation: who’s involved, what happened, and what you need to decide.',
        ),
      ),
    ],
    next: ['What are my strengths?', 'How do I ask for a raise?', 'How do I make decisions?'],
  };
}

/** Questions that every chart can answer. */
export function starters({ earlier, question }: PersonTalk): readonly string[] {
  const starters = [
    'How do I make decisions?',
    'What are my strengths?',
    'What should I watch out for?',
    'Where do I work best?',
    'How do others see me?',
    'How do I handle pressure?',
  ];
  return nextQuestions(
    [{ next: starters.slice(0, 3) }, { next: starters.slice(3) }],
    [...earlier, question],
  );
}

/** What was selected, as somebody would name it: "gate 34", "solar plexus center". */
function contextText({ kind, value }: NonNullable<CoachQuestion['context']>): string {
  if (kind === 'gate' || kind === 'function') return `gate ${value}`;
  if (kind === 'center') return `${value.replace('solarPlexus', 'solar plexus')} center`;
  return value;
}

/** The terms that a question asks the meaning of, or null when it asks for something else. */
export function definedTerms(question: string): readonly ChartTerm[] | null {
  const [first = '', ...others] = question.split(/(?<=[.?!])\s+|, (?=what)/);
  // "Triple split, what's that?": a term, and then what is asked about it.
  if (others.length > 0 && first.split(/\s+/).length <= SENTENCE_WORDS_MAX) {
    const terms = definedIn(first);
    if (terms?.some(({ topic }) => topic !== 'term')) return terms;
  }
  return definedIn(question);
}

/** Words of somebody's own case. */
const OWN_CASE =
  /\b(?:i|i'm|i've|i'd|my|me|mine|we|our|us|he|she|him|her|they|them|boss|manager|colleague|coworker|client|customer|report|team)\b/i;
const ASKED_AFTER =
  /\bwhat(?:'s| is) (?:that|it|this)(?: for)?\b|\bwhat does (?:that|it|this) (?:mean|do)\b|\bhow does (?:that|it|this) (?:show|work|look|affect)\b/i;
const TELL_ME = /^(?:(?:can|could) you )?(?:please )?(?:tell|explain to|show) me\b/i;
const GENERAL_WORDS_MAX = 14;

/** True for what is asked about a part of a chart, with no case of the asker's around it. */
function isOfChartAlone(text: string, terms: readonly ChartTerm[]): boolean {
  const words = text.split(/\s+/).length;
  if (terms.length === 0 || words > GENERAL_WORDS_MAX) return false;
  return !OWN_CASE.test(text.replace(TELL_ME, '')) || ASKED_AFTER.test(text);
}

function definedIn(question: string): readonly ChartTerm[] | null {
  const text = question.replaceAll('’', "'").trim();
  const words = text.split(/\s+/).length;
  const named = meantTermsIn(text);
  // "Ego projected" alone.
  const terms = named.length === 0 && words <= 2 ? meantTermsIn(`${text} authority`) : named;
  if (judgment(text, terms) !== null) return terms;
  const isShort = words <= 4;
  const isAsked = isShort || (DEFINITION.test(text) && words <= 12) || isOfChartAlone(text, named);
  if (terms.length > 0 && isAsked) return terms;
  if (!DEFINITION.test(text) || words > 9) return null;
  const term = termIn(text);
  return term === null ? null : [{ topic: 'term', value: term }];
}

/** A part of the asker's own chart as a scene at work. */
function atWork(terms: readonly ChartTerm[], { person, said }: PersonTalk) {
  const part = partsOf(person).find(({ topic, claims }) =>
    terms.some(
      (term) => term.topic === topic && claims.some(({ value }) => value === String(term.value)),
    ),
  );
  if (part === undefined) return [];
  const scene = labeled('For example', [], advice(part.texts.scene));
  return said.hasAny(scene) ? [] : scene;
}

/** What terms mean, and what the chart has of them. */
export function definitionAnswer(talk: PersonTalk, terms: readonly ChartTerm[]): Draft {
  const judged = judgment(talk.question, terms);
  const blocks: Block[] = judged === null ? [] : [paragraph(judged)];
  let room = DEFINED_WORDS_MAX;
  for (const [at, term] of terms.slice(0, 2).entries()) {
    const { definition, inChart } = answerAbout(term, talk.person);
    const isSameTopic = at > 0 && terms[0]?.topic === term.topic && TOLD_ONCE.has(term.topic);
    for (const own of [definition, isSameTopic ? [] : inChart]) {
      const told = blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text));
      const sentences = own.filter(({ text }) => !told.includes(text));
      room -= wordCount(sentences);
      if (sentences.length > 0 && room >= 0) blocks.push(paragraph(...sentences));
    }
  }
  const shown = terms.length === 1 ? atWork(terms, talk) : [];
  if (shown.length > 0 && wordCount(shown) <= room) blocks.push(paragraph(...shown));
  return { blocks, next: starters(talk) };
}

/** About what the person has selected. */
export function aboutContext(talk: PersonTalk, context: CoachQuestion['context']): Draft | null {
  if (context === null) return null;
  const terms = chartTermsIn(contextText(context));
  return terms.length === 0 ? null : definitionAnswer(talk, terms);
}

/** What needs no situation: greetings, other pages, terms, and facts of the chart. */
export function directAnswer(talk: PersonTalk): Draft | null {
  const { question, person } = talk;
  const told = (paragraphs: readonly (readonly WrittenSentence[])[]): Draft => ({
    blocks: paragraphs.map((sentences) => paragraph(...sentences)),
    next: starters(talk),
  });
  if (GREETING.test(question.trim())) return greeting();
  if (WHO.test(question) && question.length < 60) return introduction();
  const vague = vagueDraft(question);
  if (vague !== null) return vague;
  const other = elsewhere(question);
  if (other !== null) return { blocks: [other], next: [] };
  const ofOneself = selfAnswer(talk);
  if (ofOneself !== null) return ofOneself;
  const feeling = feelingAnswer(question, person);
  if (feeling !== null) return told(feeling);
  const facts = ownFacts(question, person);
  if (facts !== null) return told([facts]);
  const ofChart = chartQuestionAnswer(question, person);
  if (ofChart !== null) return told(ofChart);
  const terms = definedTerms(question);
  return terms === null ? null : definitionAnswer(talk, terms);
}
