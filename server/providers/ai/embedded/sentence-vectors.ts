import { readFileSync } from 'node:fs';

/** Terms are words, and pairs of words as in "burned out". */
interface Table {
  readonly dimension: number;
  readonly places: ReadonlyMap<string, number>;
  /** What a term adds to a sentence is its numbers times its scale. */
  readonly scales: Float32Array;
  readonly numbers: Int8Array;
}

const DEFAULT_FILE = new URL('./sentence-vectors.bin', import.meta.url);
const HEADER_BYTES = 12;
const WORD = /[a-z0-9]+/g;
/** Endings that are taken off a word that the table lacks, until it has the rest. */
const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'ly', 'er', 'ers'];

/** A file of vectors that cannot be read. */
export class DamagedVectors extends Error {
  override readonly name = 'DamagedVectors';
}

/**
 * Reads a table: little-endian counts of terms, numbers a term and bytes of names; the names, one a
 * line; a 32-bit scale for each term; signed bytes, term by term.
 * @throws DamagedVectors
 */
export function decodeTable(bytes: Uint8Array): Table {
  if (bytes.length < HEADER_BYTES) throw new DamagedVectors('The file is too short');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [terms, dimension, named] = [0, 4, 8].map((at) => view.getUint32(at, true));
  if (terms === undefined || dimension === undefined || named === undefined) {
    throw new DamagedVectors('The file has no header');
  }
  const scalesAt = HEADER_BYTES + named;
  const numbersAt = scalesAt + 4 * terms;
  if (bytes.length !== numbersAt + terms * dimension) {
    throw new DamagedVectors('The file has another length than its header says');
  }
  const names = new TextDecoder().decode(bytes.subarray(HEADER_BYTES, scalesAt)).split('\n');
  return {
    dimension,
    places: new Map(names.map((name, at) => [name, at])),
    scales: Float32Array.from({ length: terms }, (_, at) =>
      view.getFloat32(scalesAt + 4 * at, true),
    ),
    numbers: new Int8Array(bytes.buffer, bytes.byteOffset + numbersAt, terms * dimension),
  };
}

/** Loops like this are several times as fast as `reduce`, and thousands of texts are learned from. */
function dotProduct(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** The words that the table knows them by. */
export function wordsOfSentence(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}|['’]/gu, '');
  return plain.toLowerCase().match(WORD) ?? [];
}

/**
 * Vectors of sentences that lie close together when the sentences mean something similar: the sum of
 * what their words and pairs of words add, learned from a sentence encoder
 * (`scripts/bake-sentence-vectors.ts`).
 */
export class SentenceVectors {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  get dimension(): number {
    return this.#table.dimension;
  }

  /** A vector of length 1, or null when no word of the text is known. */
  vectorOf(text: string): Float32Array | null {
    const words = wordsOfSentence(text);
    const sum = new Float32Array(this.dimension);
    let known = 0;
    for (const [at, word] of words.entries()) {
      const place = this.#placeOf(word);
      if (place !== undefined) {
        this.#add(place, sum);
        known += 1;
      }
      const pair = this.#table.places.get(`${word} ${words[at + 1]}`);
      if (pair !== undefined) this.#add(pair, sum);
    }
    const length = Math.sqrt(dotProduct(sum, sum));
    return known === 0 || length === 0 ? null : sum.map((one) => one / length);
  }

  #placeOf(word: string): number | undefined {
    const { places } = this.#table;
    const exact = places.get(word);
    if (exact !== undefined) return exact;
    for (const ending of ENDINGS) {
      if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
      const place = places.get(word.slice(0, -ending.length));
      if (place !== undefined) return place;
    }
    return undefined;
  }

  #add(place: number, sum: Float32Array): void {
    const { dimension, numbers, scales } = this.#table;
    const scale = scales[place] ?? 0;
    const start = place * dimension;
    for (let at = 0; at < dimension; at += 1) {
      sum[at] = (sum[at] ?? 0) + scale * (numbers[start + at] ?? 0);
    }
  }
}

let loaded: SentenceVectors | null = null;

/**
 * The product's table, read once, when it is first needed.
 * @throws DamagedVectors, or the system's error when the file cannot be read
 */
export function sentenceVectors(): SentenceVectors {
  loaded ??= new SentenceVectors(decodeTable(readFileSync(DEFAULT_FILE)));
  return loaded;
}

/** How near two vectors of length 1 are, -1 to 1; 0 when one is missing. */
export function likeness(one: Float32Array | null, other: Float32Array | null): number {
  if (one === null || other === null) return 0;
  return dotProduct(one, other);
}

/** How near texts come to a question, -1 to 1. */
export function nearnessTo(question: string): (text: string) => number {
  const vectors = sentenceVectors();
  const asked = vectors.vectorOf(question);
  return (text) => likeness(asked, vectors.vectorOf(text));
}
