import { andList, orList } from '#shared/domain/english.ts';
import { type Draft, fact, paragraph, type Said, wordCount } from './draft.ts';
import type { Near } from './nearest.ts';
import type { Subject } from './subject-index.ts';

type Nearness = readonly Near<Subject>[];

/**
 * Measured on phrasings of a writer whose others were left out: below it, the nearest subject is
 * meant in one of five cases.
 */
const SURE = 0.3;
/** A guess may still be right when the conversation is about it, or nothing else comes near. */
const LIKELY = 0.2;
const LIKELY_LEAD = 0.1;
/**
 * From this lead over the next subject on, or from this score on, two of three are meant, and most
 * others are close. */
const CERTAIN_LEAD = 0.38;
const CERTAIN = 0.7;

function leadOf([best, second]: Nearness): number {
  return (best?.score ?? 0) - (second?.score ?? 0);
}

function plain(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
}

/** A question in a subject's own words is about that subject, whatever else comes near. */
export function inOwnWords<S extends Subject>(
  near: readonly Near<S>[],
  question: string,
): readonly Near<S>[] {
  const words = plain(question);
  return near
    .map((one) =>
      one.subject.asked.some((phrasing) => plain(phrasing) === words) ? { ...one, score: 1 } : one,
    )
    .toSorted((a, b) => b.score - a.score);
}

/** True when nothing comes near; a clear lead over the next subject makes up for a low score. */
export function isGuess(near: Nearness): boolean {
  const [best] = near;
  return best === undefined || best.score < (leadOf(near) > LIKELY_LEAD ? LIKELY : SURE);
}

/** True when the nearest subject is meant in two of three cases. */
export function isCertain(near: Nearness): boolean {
  return leadOf(near) >= CERTAIN_LEAD || (near[0]?.score ?? 0) >= CERTAIN;
}

function titlesOf(subjects: readonly Subject[]): string[] {
  return subjects.map(({ title }) => `“${title.toLowerCase()}”`);
}

/** As which subjects a question is read, of those that come near, after what has been said. */
export interface Interpretation {
  readonly subjects: readonly Subject[];
  readonly near: Nearness;
  readonly said: Said;
}

/** What an answer has at most, with its reading. */
const WORDS_MAX = 130;

/** Says as what a question was read, in fewer words where the draft leaves no room. */
function readingOf({ blocks }: Draft, subjects: readonly Subject[]) {
  const titles = andList(titlesOf(subjects));
  const whole = fact(`I read this as ${titles}; tell me if it’s about something else.`);
  const words = wordCount([...blocks.flatMap(({ sentences }) => sentences), whole]);
  return words <= WORDS_MAX ? whole : fact(`I read this as ${titles}, perhaps wrongly.`);
}

/**
 * A draft that says as what the question was read, and offers the next likely readings. What has
 * been said once and was not objected to stays unsaid.
 */
export function readAs(draft: Draft, { subjects, near, said }: Interpretation): Draft {
  const reading = readingOf(draft, subjects);
  if (said.has(reading.text)) return draft;
  const others = near
    .filter(({ subject }) => !subjects.includes(subject))
    .slice(0, 2)
    .flatMap(({ subject: { asked } }) => asked[0] ?? []);
  return {
    blocks: [...draft.blocks, paragraph({ ...reading, kind: 'question' })],
    next: [...draft.next.slice(0, 1), ...others],
  };
}

/** Asks which of three readings is meant. */
export function whichReading(subjects: readonly Subject[]): string {
  return `I’m not sure I’ve got you right. Is this about ${orList(titlesOf(subjects))}?`;
}
