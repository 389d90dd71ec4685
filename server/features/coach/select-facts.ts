import { LRUCache } from 'lru-cache';
import type { EmbeddingPort, GroundFact } from '../../providers/ai/port.ts';

/** Who the person is, or the team: told with every question, so that a provider can cache it. */
const CORE =
  /^(?:type|strategy|authority|profile|definition|centers|centers:open|channels|gates|certainty|penta:coverage)$/;
const CORE_OF_MEMBERS = /^(?:type|authority|profile)$/;
/** Embeddings that take longer are not waited for. */
const EMBED_MS = 2_000;
const NUMBER = /\d{1,2}(?:-\d{1,2})?/g;

/** Vectors of facts by model and text; the same few thousand sentences come again and again. */
const vectors = new LRUCache<string, Float32Array>({ max: 5_000 });

async function embedded(
  embeddings: EmbeddingPort,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<readonly Float32Array[]> {
  const keyOf = (text: string) => `${embeddings.model}\n${text}`;
  const missing = texts.filter((text) => !vectors.has(keyOf(text)));
  const found = await embeddings.embed(missing, signal);
  for (const [index, text] of missing.entries()) {
    const vector = found[index];
    if (vector) vectors.set(keyOf(text), vector);
  }
  return texts.map((text) => vectors.get(keyOf(text)) ?? new Float32Array());
}

function similarity(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

/** Whether the words name the fact's subject: its gate, channel, center or member. */
function isNamed({ topic, about }: GroundFact, words: string): boolean {
  const [, part = ''] = topic.split(':');
  if (/^\d/.test(part)) return [...words.matchAll(NUMBER)].some(([number]) => number === part);
  if (topic.startsWith('center:')) return words.includes(part.toLowerCase());
  return about !== null && words.includes(about.toLowerCase());
}

/** The best first: what the question names, then what is nearest to its meaning. */
async function byFit(
  facts: readonly GroundFact[],
  question: string,
  embeddings: EmbeddingPort,
  signal: AbortSignal,
): Promise<readonly GroundFact[]> {
  const words = question.toLowerCase();
  const named = facts.filter((fact) => isNamed(fact, words));
  const others = facts.filter((fact) => !named.includes(fact));
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, EMBED_MS);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const [asked = new Float32Array(), ...told] = await embedded(
      embeddings,
      [question, ...others.map(({ text }) => text)],
      limit.signal,
    );
    const fits = new Map(
      others.map((fact, index) => [fact, similarity(asked, told[index] ?? asked)]),
    );
    return [...named, ...others.toSorted((a, b) => (fits.get(b) ?? 0) - (fits.get(a) ?? 0))];
  } catch {
    // Any embeddings that fail, or come late, leave the facts in their own order.
    return [...named, ...others];
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * The facts to tell with a question when there is room for `max`: who it is about, then what fits
 * the question best.
 */
export async function selectFacts(
  facts: readonly GroundFact[],
  question: string,
  max: number,
  embeddings: EmbeddingPort,
  signal: AbortSignal,
): Promise<readonly GroundFact[]> {
  if (facts.length <= max) return facts;
  const isCore = ({ topic, about }: GroundFact) =>
    about === null ? CORE.test(topic) : CORE_OF_MEMBERS.test(topic);
  const core = facts.filter(isCore).slice(0, max);
  const rest = facts.filter((fact) => !core.includes(fact));
  const fitting = await byFit(rest, question, embeddings, signal);
  const chosen = new Set(fitting.slice(0, max - core.length));
  return [...core, ...rest.filter((fact) => chosen.has(fact))];
}
