import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { sentencesIn } from '#shared/knowledge/situations.ts';
import type { GroundPassage } from '../../port.ts';
import { chartTermsIn } from './chart-terms.ts';
import { contentStems } from './terms.ts';

const SENTENCES = 3;
const WORDS_MAX = 80;
/** Shares of the question's content words. */
const IN_TITLE_MIN = 0.5;
const IN_TEXT_MIN = 0.6;

function shareIn(stems: readonly string[], text: string): number {
  const own = new Set(contentStems(text));
  return stems.filter((stem) => own.has(stem)).length / Math.max(1, stems.length);
}

/** A passage about a type, authority or profile that the person does not have. */
function isForOthers({ title }: GroundPassage, { type, authority, profile }: PersonFacts): boolean {
  const own: readonly string[] = [...type.possible, ...authority.possible, ...profile.possible];
  return chartTermsIn(title).some(
    ({ topic, value }) =>
      (topic === 'type' || topic === 'authority' || topic === 'profile') && !own.includes(value),
  );
}

/** What the knowledge base says about a question, or null when no passage is about it. */
export function toldByPassage(
  question: string,
  passages: readonly GroundPassage[],
  person: PersonFacts,
): readonly WrittenSentence[] | null {
  const stems = contentStems(question);
  if (stems.length === 0) return null;
  const passage = passages.find(
    (one) =>
      !isForOthers(one, person) &&
      (shareIn(stems, one.title) >= IN_TITLE_MIN || shareIn(stems, one.text) >= IN_TEXT_MIN),
  );
  if (passage === undefined) return null;
  let room = WORDS_MAX;
  const [first = ''] = passage.text.split(/\n\n/);
  return sentencesIn(first.replaceAll(/\s+/g, ' '))
    .slice(0, SENTENCES)
    .filter((sentence) => {
      room -= sentence.split(' ').length;
      return room >= 0;
    })
    .map((text) => ({ text, kind: 'general', claims: [{ passage: passage.id }] }));
}
