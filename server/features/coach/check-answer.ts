import type { Source } from '#shared/contract/coach.ts';
import type { GroundFact, GroundPassage } from '../../providers/ai/port.ts';
import { type Judgement, judgeMentions, type Told } from './checking/judge.ts';
import { mentionsIn } from './checking/mentions.ts';
import { withFigures } from './checking/numbers.ts';
import { foldedText, shownText } from './checking/plain-text.ts';
import { isForbidden, isObscure } from './checking/refusals.ts';
import {
  impliesAbsentPart,
  isAboutAbsentPart,
  overlap,
  restsOn,
  stemsOf,
} from './checking/support.ts';
import { TERMS, topicsOf } from './checking/truth.ts';
import { type Grounding, sourceOfFact, sourceOfPassage } from './grounding.ts';

export interface CheckedSentence {
  /** The sentence as it may be shown, followed by its valid citations; null when it is removed. */
  readonly text: string | null;
  readonly verdict: 'kept' | 'corrected' | 'removed';
  readonly sources: Source[];
}

const REMOVED: CheckedSentence = { text: null, verdict: 'removed', sources: [] };
const CITATION = /[[【]\s*([FK]\d{1,4}(?:\s*[,;]?\s*[FK]\d{1,4})*)\s*[\]】]/gi;
const DEPENDS = 'this depends on the birth time';

/** A source's text, prepared for comparison. */
interface Backing {
  readonly source: Source;
  readonly fact: GroundFact | null;
  readonly stems: ReadonlySet<string>;
  readonly folded: string;
  /** Each of its sentences, and the whole, as plain words. */
  readonly sentences: ReadonlySet<string>;
}

interface Prepared {
  readonly backings: readonly Backing[];
  readonly vocabulary: ReadonlySet<string>;
}

/** Cached by grounding and passages: an answer has many sentences and one grounding. */
const prepared = new WeakMap<Grounding, WeakMap<readonly GroundPassage[], Prepared>>();

function prepare(grounding: Grounding, passages: readonly GroundPassage[]): Prepared {
  const byPassages = prepared.get(grounding) ?? new WeakMap<readonly GroundPassage[], Prepared>();
  prepared.set(grounding, byPassages);
  const known = byPassages.get(passages);
  if (known) return known;
  const facts = grounding.facts.map((fact) => backing(sourceOfFact(fact, grounding), fact));
  const backings = [...facts, ...passages.map((one) => backing(sourceOfPassage(one), null))];
  const words = backings.flatMap(({ folded }) => folded.match(/[a-z]+/g) ?? []);
  const made = { backings, vocabulary: new Set([...words, ...TERMS]) };
  byPassages.set(passages, made);
  return made;
}

function backing(source: Source, fact: GroundFact | null): Backing {
  const text = `${source.label}. ${source.text}`;
  return {
    source,
    fact,
    stems: stemsOf(foldedText(text)),
    folded: plainWords(source.text),
    sentences: new Set([source.text, ...source.text.split(/(?<=[.!?]) /)].map(plainWords)),
  };
}

function plainWords(text: string): string {
  return foldedText(shownText(text))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A parsed sentence: its list marker, its text, and the sources it cites. */
function takeApart(sentence: string, backings: readonly Backing[]) {
  const lead = /^\s*(?:#{1,6}\s+|>\s*|[-*+•]\s+|\d{1,2}[.)]\s+)*/.exec(sentence)?.[0] ?? '';
  const ids = [...sentence.matchAll(CITATION)].flatMap(([, list = '']) =>
    list.toUpperCase().split(/[^FK\d]+/),
  );
  const cited = backings.filter(({ source }) => ids.includes(source.id));
  const body = shownText(sentence.slice(lead.length).replaceAll(CITATION, ''))
    .replaceAll(/\[[^\]]*\]|【[^】]*】|[[\]【】]/g, '')
    .trim();
  return { lead: lead.replaceAll(/>/g, ''), body, cited };
}

function assembled(lead: string, body: string, sources: readonly Source[]): string {
  const marks = sources.map(({ id }) => `[${id}]`).join('');
  return `${lead}${body}${marks === '' ? '' : ` ${marks}`}`;
}

/** Sentences that state nothing: questions, encouragement, invitations to try something. */
function statesNothing(folded: string): boolean {
  if (/\?\s*["')]*$/.test(folded)) return true;
  const isStatement =
    /\b(?:you|your|it|its|this|that|they|he|she|who|is|are|was|has|have|does|will|can)\b/i.test(
      folded,
    );
  if (!isStatement && folded.length < 60) return true;
  return /^(?:ask|try|take|notice|consider|let|give|write|talk|choose|start|begin|keep|say|tell|look|pick|watch|make|set|sleep|wait|pause|think|remember|trust|go|use|listen|plan|check|name|note|feel free|put|bring|share|agree|decide|stay|good luck|you can do|i (?:am|'m) (?:glad|happy|here|the|sorry)|i (?:do not|don't|can't|cannot|can)|glad|happy to|that is a (?:good|fair)|this is a (?:good|fair)|great|thank|well done|of course|here (?:is|are)|in short|first|then|next|finally|tell me)\b/i.test(
    folded,
  );
}

interface Correction {
  readonly text: string;
  readonly source: Source;
}

/** "Gate 5 is not active in your chart.", for a part that no chart in question has. */
function denialOf({ mention, names }: Told, { people, team }: Grounding): string | null {
  const meant = team ? people.filter(({ name }) => name !== null && names.includes(name)) : people;
  if (meant.length !== 1) return null;
  const [person] = meant;
  const whose = team && person?.name ? `${person.name}’s` : 'your';
  if (mention.kind === 'gate' && mention.gate <= 64 && !person?.gates.has(mention.gate)) {
    return `Gate ${mention.gate} is not active in ${whose} chart.`;
  }
  if (mention.kind === 'channel' && mention.id !== null && !person?.channels.has(mention.id)) {
    return `Channel ${mention.id} is not defined in ${whose} chart.`;
  }
  return null;
}

/** The fact that corrects a false sentence. */
function correctionOf(
  { wrong }: Judgement,
  backings: readonly Backing[],
  grounding: Grounding,
): Correction | null {
  for (const told of wrong) {
    const { mention, names } = told;
    const denial = denialOf(told, grounding);
    for (const topic of topicsOf(mention)) {
      const fact = backings.find(
        ({ fact: known }) =>
          known?.topic === topic &&
          (names.length === 0 ? known.about === null : names.includes(known.about ?? '')),
      );
      if (fact === undefined) continue;
      const isList = topic === 'gates' || topic === 'channels';
      const { source } = fact;
      return { text: isList && denial !== null ? denial : source.text, source };
    }
  }
  return null;
}

/** Sources by topic for what a sentence mentions, so that each mention has one. */
function supportFor({ told }: Judgement, backings: readonly Backing[]): Backing[] {
  const found = told.flatMap(({ mention, names }) => {
    const topics = topicsOf(mention);
    const fits = backings.filter(
      ({ fact }) =>
        fact &&
        (topics.includes(fact.topic) ||
          (mention.kind === 'pairing' &&
            names.every((name) => fact.topic.split(':').includes(name)))) &&
        (names.length === 0 || fact.about === null || names.includes(fact.about)),
    );
    const ranked = fits.toSorted(
      (a, b) => topics.indexOf(a.fact?.topic ?? '') - topics.indexOf(b.fact?.topic ?? ''),
    );
    const named =
      names.length === 0
        ? ranked
        : ranked.filter(({ fact }) => fact?.topic.startsWith('penta') || fact?.about !== null);
    return (named[0] ?? ranked[0]) ? [named[0] ?? ranked[0]] : [];
  });
  return [...new Set(found)].filter((one) => one !== undefined).slice(0, 4);
}

/** True when a cited source supports the sentence: they share a mention, or words. */
function carries(one: Backing, judgement: Judgement, stems: ReadonlySet<string>): boolean {
  const topics = judgement.told.flatMap(({ mention }) => topicsOf(mention));
  if (
    one.fact &&
    topics.some((topic) => one.fact?.topic === topic || one.fact?.topic.startsWith(`${topic}:`))
  )
    return true;
  const isOfParts = one.fact === null || /^(?:gate|channel):/.test(one.fact.topic);
  const gates = isOfParts ? one.source.gates : [];
  if (judgement.told.some(({ mention }) => mention.kind === 'gate' && gates.includes(mention.gate)))
    return true;
  return restsOn(stems, one.stems);
}

/** The one or two sources with the most words in common. */
function bestByWords(stems: ReadonlySet<string>, backings: readonly Backing[]): Backing[] {
  return backings
    .map((one) => ({ one, ...overlap(stems, one.stems) }))
    .filter(({ shared, share }) => shared >= 3 && share >= 0.4)
    .toSorted((a, b) => b.share - a.share || a.one.folded.length - b.one.folded.length)
    .slice(0, 1)
    .map(({ one }) => one);
}

/**
 * Checks one sentence of an answer against the grounding. A false statement is replaced by the fact
 * or removed; one that depends on an unknown birth time says so; an unsupported one is removed.
 * @param passages what the answer was allowed to cite as `[K1]` …
 */
export function checkSentence(
  sentence: string,
  grounding: Grounding,
  passages: readonly GroundPassage[],
): CheckedSentence {
  if (sentence.length > 1000) return REMOVED;
  const { backings, vocabulary } = prepare(grounding, passages);
  const { lead, body, cited } = takeApart(sentence, backings);
  if (!/[\p{L}\p{N}]/u.test(body)) return REMOVED;
  const plain = plainWords(body);
  const same =
    plain.length < 20
      ? undefined
      : backings.find(({ fact, sentences }) => fact !== null && sentences.has(plain));
  if (same)
    return { text: assembled(lead, body, [same.source]), verdict: 'kept', sources: [same.source] };
  const folded = foldedText(body);
  const names = grounding.people.flatMap(({ name }) => (name === null ? [] : [name]));
  const nameless = names.reduce((text, name) => text.replaceAll(name, ''), body);
  const foldedNameless = names.reduce(
    (text, name) => text.replaceAll(foldedText(name), 'she'),
    folded,
  );
  if (isForbidden(body, folded) || isObscure(nameless, foldedNameless, vocabulary)) return REMOVED;
  const text = withFigures(folded);
  const mentions = mentionsIn(text, names);
  const judgement = judgeMentions(text, mentions, grounding, vocabulary);
  if (judgement.verdict === 'refused') return REMOVED;
  if (judgement.verdict === 'false') {
    const right = correctionOf(judgement, backings, grounding);
    return right
      ? {
          text: assembled(lead, right.text, [right.source]),
          verdict: 'corrected',
          sources: [right.source],
        }
      : REMOVED;
  }
  const stems = stemsOf(folded);
  const [person] = grounding.people;
  const isAlone = grounding.team === null && judgement.told.length === 0;
  if (isAlone && person && impliesAbsentPart(stems, person)) return REMOVED;
  // Knowledge about others supports a sentence about a part, not one about the person.
  const isGeneral = judgement.told.length > 0 && !/\byou/i.test(folded);
  const usable = (one: Backing) =>
    one.fact !== null ||
    isGeneral ||
    grounding.people.some((somebody) => !isAboutAbsentPart(one.source.label, somebody));
  const valid = cited.filter((one) => usable(one) && carries(one, judgement, stems));
  if (
    judgement.verdict === 'general' &&
    !valid.some(({ fact }) => fact === null || !/^(?:type|gates|centers)$/.test(fact.topic))
  )
    return REMOVED;
  const support =
    valid.length > 0
      ? valid
      : judgement.told.length > 0
        ? supportFor(judgement, backings)
        : bestByWords(stems, backings.filter(usable));
  if (support.length === 0 && (judgement.told.length > 0 || !statesNothing(folded))) return REMOVED;
  const sources = support.map(({ source }) => source);
  if (judgement.verdict === 'depends') {
    const hedged = /\bdepends?\b|\bmay\b|\bmight\b/i.test(folded)
      ? body
      : `${body.replace(/[.!]?$/, '')}; ${DEPENDS}.`;
    return {
      text: assembled(lead, hedged, sources),
      verdict: hedged === body ? 'kept' : 'corrected',
      sources,
    };
  }
  const mark = judgement.told.length > 0 ? lead.replace(/\d{1,2}[.)]/, '-') : lead;
  return { text: assembled(mark, body, sources), verdict: 'kept', sources };
}

/**
 * Checks the sentences of one answer in order; each correction is stated once.
 * @param passages what the answer was allowed to cite as `[K1]` …
 */
export function answerChecker(
  grounding: Grounding,
  passages: readonly GroundPassage[],
): (sentence: string) => CheckedSentence {
  const corrections = new Set<string>();
  return (sentence) => {
    const checked = checkSentence(sentence, grounding, passages);
    if (checked.verdict !== 'corrected' || checked.text === null) return checked;
    const words = plainWords(checked.text);
    if (corrections.has(words)) return REMOVED;
    corrections.add(words);
    return checked;
  };
}
