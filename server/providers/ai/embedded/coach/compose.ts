import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { Fits, Situation } from '#shared/knowledge/situations.ts';
import type { Aspect } from './aspects.ts';
import { type Block, claim, type Draft, fact, paragraph, wordCount } from './draft.ts';
import { type Choice, detailsOf, leadingIn, sectionOf, type Told } from './sections.ts';

export const WORDS_MAX = 120;
const POINTS_MAX = 3;
const NEXT_MAX = 3;

/** What an answer about a situation is made from. */
export interface Case {
  /** The nearest situation, and another one when the question is about both. */
  readonly situations: readonly [Situation, ...Situation[]];
  readonly aspect: Aspect;
  readonly isUrgent: boolean;
  /** The question has been answered before, and another answer is asked for. */
  readonly isAgain: boolean;
  /** Answers the form of the question, before anything else. */
  readonly lead: readonly WrittenSentence[];
  readonly choice: Choice;
}

/** The sections of an answer in the order of their importance; "detail" is a line or center. */
type Wanted = Fits['kind'] | 'detail';

const ORDER: Readonly<Record<Aspect, readonly Wanted[]>> = {
  decide: ['authority', 'stake', 'detail', 'type', 'experiment'],
  say: ['say', 'type', 'stake', 'detail', 'authority'],
  why: ['detail', 'type', 'why', 'experiment', 'stake'],
  when: ['authority', 'stake', 'type', 'experiment', 'detail'],
  how: ['stake', 'type', 'say', 'experiment', 'detail', 'authority'],
  do: ['stake', 'type', 'experiment', 'detail', 'say', 'authority'],
};
const URGENT: readonly Wanted[] = ['hurry for', 'hurry', 'authority', 'type', 'say'];
const AGAIN: readonly Wanted[] = ['another', 'detail', 'authority', 'stake', 'experiment', 'say'];
const NEXT_STEPS: ReadonlySet<Wanted> = new Set(['say', 'experiment']);

function find(situation: Situation, wanted: Wanted, choice: Choice): Told | null {
  if (wanted === 'detail') return detailsOf(situation, choice)[0] ?? null;
  return sectionOf(situation, wanted, choice);
}

/** Keeps the order of importance, at most one next step, and the limits of words and points. */
function chosen(order: readonly Wanted[], from: (wanted: Wanted) => Told | null, room: number) {
  const picked: Told[] = [];
  let left = room;
  let hasStep = false;
  for (const wanted of order) {
    if (picked.length === POINTS_MAX) break;
    if (hasStep && NEXT_STEPS.has(wanted)) continue;
    const told = from(wanted);
    if (told === null || wordCount(told.sentences) > left) continue;
    picked.push(told);
    left -= wordCount(told.sentences);
    hasStep ||= NEXT_STEPS.has(wanted);
  }
  return picked;
}

/** The next step comes last, unless the question asked for words. */
function arranged(picked: readonly Told[], aspect: Aspect): readonly Told[] {
  if (aspect === 'say') return picked;
  const isStep = ({ kind }: Told) => NEXT_STEPS.has(kind);
  return [...picked.filter((told) => !isStep(told)), ...picked.filter(isStep)];
}

/** Said once when a part of the chart that would count depends on the birth time. */
export function openParts(person: PersonFacts, { said }: Choice): Block[] {
  const { type, authority } = person;
  const open = [
    ...(type.possible.length > 1 ? [{ topic: 'type' as const, ...type }] : []),
    ...(authority.possible.length > 1 ? [{ topic: 'authority' as const, ...authority }] : []),
  ];
  const [first] = open;
  if (first === undefined) return [];
  const claims = open.flatMap(({ topic, possible }) =>
    possible.map((value) => claim(topic, value, 'uncertain')),
  );
  const names = open.map(({ topic, possible }) => `your ${topic} (${possible.join(' or ')})`);
  const text = `Your birth time leaves ${names.join(' and ')} open, so I’ve left that part out.`;
  return said.has(text) ? [] : [paragraph(fact(text, ...claims))];
}

function sameText(a: string, b: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return plain(a) === plain(b);
}

/** Three questions that the situations lead to and that have not been asked yet. */
export function nextQuestions(
  situations: readonly Pick<Situation, 'next'>[],
  asked: readonly string[],
): readonly string[] {
  const rows = situations.map(({ next }) => next);
  const all = [0, 1, 2].flatMap((at) => rows.flatMap((row) => row[at] ?? []));
  return all
    .filter((question, at) => all.indexOf(question) === at)
    .filter((question) => !asked.some((one) => sameText(one, question)))
    .slice(0, NEXT_MAX);
}

function orderOf(aspect: Aspect, isUrgent: boolean, isAgain: boolean): readonly Wanted[] {
  if (isAgain) return AGAIN;
  return isUrgent ? URGENT : ORDER[aspect];
}

/** An answer about one situation, or two that were merged. */
export function composed(
  { situations, aspect, isUrgent, isAgain, lead, choice }: Case,
  asked: readonly string[],
): Draft {
  const [main, second] = situations;
  const order = orderOf(aspect, isUrgent, isAgain);
  const hasSecond = (wanted: Wanted) => wanted === 'type' || wanted === 'detail';
  const from = (wanted: Wanted) => {
    const of = second !== undefined && hasSecond(wanted) ? second : main;
    const told = find(of, wanted, choice) ?? find(main, wanted, choice);
    return told && leadingIn(told, choice.turn);
  };
  const open = openParts(choice.person, choice);
  const opening = wordCount(open.flatMap(({ sentences }) => sentences)) + wordCount(lead);
  const room = WORDS_MAX - opening;
  const picked = arranged(chosen(order, from, room), aspect);
  return {
    blocks: [
      ...(lead.length > 0 && picked.length > 0 ? [paragraph(...lead)] : []),
      ...picked.map(({ sentences }) => paragraph(...sentences)),
      ...open,
    ],
    next: nextQuestions(situations, asked),
  };
}
