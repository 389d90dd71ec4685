import { setImmediate as otherWork } from 'node:timers/promises';
import { likeness, sentenceVectors } from '../../providers/ai/embedded/sentence-vectors.ts';
import { createSpelling } from '../../providers/ai/embedded/spelling.ts';
import { meaningsOf, stemsOf, wordsOf } from '../../providers/ai/embedded/words.ts';
import type { Passage } from '../../providers/passage.ts';

/** How well the words of a question fit the fields of a passage, each from 0 to 1. */
export interface FieldFit {
  /** BM25 over all fields together, of what the question could reach at most. */
  readonly words: number;
  /** The nearest of the questions that the article answers. */
  readonly asked: number;
  readonly title: number;
  readonly heading: number;
  /** The same of meanings instead of words: the nearest question, and the nearest sentence. */
  readonly askedMeaning: number;
  readonly textMeaning: number;
}

export interface FieldIndex {
  /** The fit of every passage, in their order. */
  fitsOf(question: string): readonly FieldFit[];
}

/** How much a word in a field counts, against one in the text. */
const FIELD_WEIGHTS = { title: 4, topics: 2, heading: 2.5, asked: 1.5, text: 1 } as const;
/** BM25's saturation, and how much long texts are discounted. */
const SATURATION = 1.6;
const LENGTH_SHARE = 0.6;
/** The usual number of terms of a text. */
const USUAL_LENGTH = 120;
/** A word that no article has is rarer than any that one has. */
const UNKNOWN_ARTICLES = 0.5;

type Counts = ReadonlyMap<string, number>;

interface Fields {
  readonly title: Counts;
  readonly heading: Counts;
  readonly asked: readonly Counts[];
  /** All fields, weighted. */
  readonly all: Counts;
  readonly askedVectors: readonly SentenceVector[];
  readonly textVectors: readonly SentenceVector[];
}

/** Null when no word is known. */
type SentenceVector = Float32Array | null;

/** Shorter ones are labels. */
const SENTENCE_LENGTH_MIN = 20;

const vectorOf = (sentence: string) => sentenceVectors().vectorOf(sentence);

function nearest(asked: SentenceVector, others: readonly SentenceVector[]): number {
  return Math.max(0, ...others.map((other) => likeness(asked, other)));
}

function countsOf(text: string, spell?: (word: string) => string): Counts {
  const stems = stemsOf(text, spell);
  const counts = new Map<string, number>();
  for (const term of [...stems, ...meaningsOf(stems).map((meaning) => `= ${meaning}`)]) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

function fieldsOf({ title, heading, topics, asked, text }: Passage): Fields {
  const words = countsOf(text);
  const length = [...words.values()].reduce((sum, count) => sum + count, 0);
  const all = new Map<string, number>();
  const add = (counts: Counts, weight: number) => {
    for (const [term, count] of counts) all.set(term, (all.get(term) ?? 0) + weight * count);
  };
  const own = heading === title ? new Map<string, number>() : countsOf(heading);
  add(countsOf(title), FIELD_WEIGHTS.title);
  add(own, FIELD_WEIGHTS.heading);
  add(countsOf(topics.join('\n')), FIELD_WEIGHTS.topics);
  for (const question of asked) add(countsOf(question), FIELD_WEIGHTS.asked);
  add(words, FIELD_WEIGHTS.text / (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / USUAL_LENGTH));
  const sentences = text
    .split(/(?<=[.!?:])\s+/)
    .filter(({ length }) => length > SENTENCE_LENGTH_MIN);
  return {
    title: countsOf(title),
    heading: own,
    asked: asked.map((one) => countsOf(one)),
    all,
    askedVectors: asked.map(vectorOf),
    textVectors: sentences.map(vectorOf),
  };
}

/** Words of the knowledge base, most frequent first. */
function vocabularyOf(passages: readonly Passage[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { title, heading, asked, text } of passages) {
    for (const word of wordsOf([title, heading, ...asked, text].join('\n'))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([word]) => word);
}

/** Inverse document frequency over articles, so that a long article counts once. */
function raritiesOf(
  passages: readonly Passage[],
  fields: readonly Fields[],
): (term: string) => number {
  const articlesWith = new Map<string, Set<string>>();
  for (const [at, { all }] of fields.entries()) {
    const id = passages[at]?.articleId ?? '';
    for (const term of all.keys()) {
      articlesWith.set(term, (articlesWith.get(term) ?? new Set()).add(id));
    }
  }
  const articles = new Set(passages.map(({ articleId }) => articleId)).size;
  return (term) => Math.log(1 + articles / (articlesWith.get(term)?.size ?? UNKNOWN_ARTICLES));
}

/** Few enough that requests wait some 30 ms at most. */
const AT_ONCE = 16;

/**
 * Indexes the fields of passages, letting requests in between; a misspelled word of a question is
 * read as a close known one.
 */
export async function buildFieldIndex(passages: readonly Passage[]): Promise<FieldIndex> {
  const fields: Fields[] = [];
  for (let start = 0; start < passages.length; start += AT_ONCE) {
    fields.push(...passages.slice(start, start + AT_ONCE).map(fieldsOf));
    await otherWork();
  }
  const vocabulary = vocabularyOf(passages);
  const known = new Set(vocabulary);
  const guess = createSpelling(vocabulary);
  const spell = (word: string) => (known.has(word) ? word : guess(word));

  const rarityOf = raritiesOf(passages, fields);

  function cosine(a: Counts, b: Counts): number {
    const weigh = (counts: Counts) =>
      Math.sqrt([...counts].reduce((sum, [term, n]) => sum + (n * rarityOf(term)) ** 2, 0));
    let dot = 0;
    for (const [term, n] of a) dot += n * (b.get(term) ?? 0) * rarityOf(term) ** 2;
    return dot === 0 ? 0 : dot / (weigh(a) * weigh(b));
  }

  return {
    fitsOf(question) {
      const asked = countsOf(question, spell);
      const vector = vectorOf(question);
      const most = [...asked.keys()].reduce((sum, term) => sum + rarityOf(term), 0);
      return fields.map(({ title, heading, asked: questions, all, askedVectors, textVectors }) => {
        let words = 0;
        for (const term of asked.keys()) {
          const count = all.get(term) ?? 0;
          words += (rarityOf(term) * count) / (count + SATURATION);
        }
        return {
          words: most === 0 ? 0 : words / most,
          asked: Math.max(0, ...questions.map((one) => cosine(asked, one))),
          title: cosine(asked, title),
          heading: cosine(asked, heading),
          askedMeaning: nearest(vector, askedVectors),
          textMeaning: nearest(vector, textVectors),
        };
      });
    },
  };
}
