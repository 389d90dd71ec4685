import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { profileById } from '#shared/engine/profile.ts';
import { decideOpeningOf, decideStartOf } from '#shared/reading/decide-chapter.ts';
import { CHAPTER_IDS, type ChapterId } from '#shared/reading/schema.ts';
import { READING_TEXTS } from '#shared/reading/texts.ts';
import { likeness, type SentenceVectors } from '../sentence-vectors.ts';
import { advice, type Block, claim, labeled, paragraph, type Said, wordCount } from './draft.ts';
import { restated } from './second-person.ts';

/** What people bring up that a chapter of a reading is about. */
const ABOUT: Readonly<Record<ChapterId, readonly string[]>> = {
  decide: [
    'How do I choose between two options?',
    'I can’t make up my mind about this.',
    'Is it the right moment to do it?',
    'Should I do it or leave it?',
  ],
  energy: [
    'I’m tired and can’t focus.',
    'How do I plan my day and my week?',
    'I have too much work and no time to rest.',
    'How do I build a habit?',
  ],
  communicate: [
    'How do I say it so that they listen?',
    'People misunderstand me.',
    'I have to speak in a meeting.',
    'How do I write this message?',
  ],
  lead: [
    'How do I lead my team?',
    'Somebody who works for me makes mistakes.',
    'How do I hand over work to a colleague?',
    'How do we work together?',
  ],
  pressure: [
    'I’m stressed and afraid.',
    'Everything is urgent.',
    'We’re in a conflict and I get angry.',
    'I made a mistake and can’t stop worrying.',
  ],
  money: [
    'How much money should I ask for?',
    'How do I negotiate the contract?',
    'What do I charge a client?',
    'How do I sell this?',
  ],
  manager: [
    'My boss doesn’t see what I do.',
    'What do I need from my manager?',
    'My manager gives me no feedback.',
    'How do I get promoted?',
  ],
  grow: [
    'What should I learn next?',
    'Which career suits me?',
    'How do I start my own business?',
    'I want to change my job.',
  ],
};
const WORDS_MAX = 118;
const NEAREST = 2;

/** How near the question comes to what each chapter is about. */
export function chapterScores(
  question: Float32Array | null,
  vectors: SentenceVectors,
): ReadonlyMap<ChapterId, number> {
  return new Map(
    CHAPTER_IDS.map((id) => {
      const near = ABOUT[id].map((text) => likeness(question, vectors.vectorOf(text)));
      const best = near.toSorted((a, b) => b - a).slice(0, NEAREST);
      return [id, best.reduce((sum, one) => sum + one, 0) / NEAREST];
    }),
  );
}

interface Spoken {
  readonly sentences: readonly WrittenSentence[];
  readonly trial: readonly WrittenSentence[];
}

function spoken(
  label: string,
  own: ReturnType<typeof claim>,
  paragraphs: Readonly<Partial<Record<ChapterId, string>>>,
  trials: Readonly<Partial<Record<ChapterId, string>>>,
  chapter: ChapterId,
): Spoken[] {
  const text = paragraphs[chapter];
  if (text === undefined) return [];
  const trial = trials[chapter];
  return [
    {
      sentences: labeled(label, [own], advice(text)),
      trial: trial === undefined ? [] : labeled('Try this', [own], advice(trial)),
    },
  ];
}

/** How somebody starts and decides, which the first chapter tells by all three facts: nothing where one varies. */
function decideTexts({ type, authority, profile }: PersonFacts) {
  if ([type, authority, profile].some(({ possible }) => possible.length > 1)) return null;
  const decider = {
    type: type.value,
    authority: authority.value,
    profile: profileById(profile.value),
  };
  return {
    type: { decide: decideStartOf(decider, READING_TEXTS).text },
    authority: { decide: decideOpeningOf(decider, READING_TEXTS).text },
  };
}

/** What the reading says in a chapter, by each certain part of the chart. */
function toldIn(chapter: ChapterId, person: PersonFacts): Spoken[] {
  const { type, authority, profile } = person;
  const { types, authorities, profiles } = READING_TEXTS;
  const article = /^[aeiou]/i.test(type.value) ? 'an' : 'a';
  const told: Spoken[] = [];
  const decides = chapter === 'decide' ? decideTexts(person) : null;
  if (type.possible.length === 1) {
    const { paragraphs, trials } = types[type.value];
    const own = claim('type', type.value);
    const texts = decides?.type ?? paragraphs;
    told.push(...spoken(`As ${article} ${type.value}`, own, texts, trials, chapter));
  }
  if (authority.possible.length === 1) {
    const { paragraphs, trials } = authorities[authority.value];
    const own = claim('authority', authority.value);
    const texts = decides?.authority ?? paragraphs;
    told.push(...spoken(`With ${authority.value} authority`, own, texts, trials, chapter));
  }
  if (profile.possible.length === 1) {
    const { paragraphs, trials } = profiles[profile.value];
    const own = claim('profile', profile.value);
    told.push(...spoken(`With your ${profile.value} profile`, own, paragraphs, trials, chapter));
  }
  return told;
}

function textOf(sentences: readonly WrittenSentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

/**
 * An answer to what no situation is about: what the person’s reading says in the nearest chapter,
 * closest to the question first. Empty when all of it has been said.
 */
export function chapterBlocks(
  question: string,
  { person, said, vectors }: { person: PersonFacts; said: Said; vectors: SentenceVectors },
): readonly Block[] {
  const asked = vectors.vectorOf(question);
  const scores = chapterScores(asked, vectors);
  const fresh = CHAPTER_IDS.flatMap((chapter) =>
    toldIn(chapter, person).map((one) => ({
      ...one,
      chapter,
      near: (scores.get(chapter) ?? 0) + likeness(asked, vectors.vectorOf(textOf(one.sentences))),
    })),
  ).filter(({ sentences }) => !said.hasAny(sentences));
  const [first] = fresh.toSorted((a, b) => b.near - a.near);
  if (first === undefined) return [];
  const echo = restated(question);
  const opening = echo === null || said.has(echo) ? [] : advice(echo);
  const trial =
    toldIn(first.chapter, person)
      .map((one) => one.trial)
      .find((one) => one.length > 0 && !said.hasAny(one)) ?? [];
  const room = WORDS_MAX - wordCount(opening) - wordCount(first.sentences);
  return [
    paragraph(...opening, ...first.sentences),
    ...(trial.length > 0 && wordCount(trial) <= room ? [paragraph(...trial)] : []),
  ];
}
