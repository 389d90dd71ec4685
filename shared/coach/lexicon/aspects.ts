import { flip, type State } from '#shared/coach/lexicon/center-states.ts';
import type { Mention } from '#shared/coach/lexicon/mention.ts';
import type { Polarity } from '#shared/coach/lexicon/polarity.ts';
import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';

/*
 * Centers told by what they are for: "your willpower never lets you down", "you borrow stamina". What
 * is constant, or made inside, speaks for a defined center; what comes from others for an open one.
 */

interface AspectMention extends Mention {
  readonly stated: Polarity;
}

const OPEN = ['open', 'completelyOpen', 'inactive'];

/** How far a denial reaches: to the next comma, clause, or "and". */
function isDenied(sentence: TermSentence, { from }: Span): boolean {
  // "Steady fuel is what you lack."
  if (sentence.after(from).some((at) => sentence.is(at, 'word', 'lacked'))) return true;
  for (const at of sentence.before(from)) {
    if (sentence.is(at, 'word', 'negation') || sentence.isDenial(at)) return true;
    const isBorder = /[,]/.test(sentence.gap(at + 1)) || sentence.is(at, 'word', 'joint');
    if (isBorder) return false;
  }
  return false;
}

/** "others pick up your …": who takes in is somebody else, so that the center sends. */
export function isOthersDoing(sentence: TermSentence, from: number, state: State): boolean {
  if (!sentence.is(from, 'word', state === 'open' ? 'takesIn' : 'sendsOut')) return false;
  const subject = sentence
    .before(from, 5)
    .find(
      (at) =>
        sentence.is(at, 'word', 'other', 'you', 'your', 'me', 'mine') || sentence.is(at, 'center'),
    );
  return subject !== undefined && sentence.is(subject, 'word', 'other');
}

/** "a … of your own": whatever else is said of it says more. */
function isOwning(sentence: TermSentence, { from, to }: Span): boolean {
  const words = sentence.tokens.slice(from, to).map(({ norm }) => norm);
  const { your, mine } = sentence.lexicon.file.word;
  return words.length > 1 && words.every((one) => ['of', 'own', ...your, ...mine].includes(one));
}

/** The sides to which the words of a sentence lean, each with its own denial. */
function leanings(sentence: TermSentence, centers: ReadonlySet<string>): State[] {
  const cues = [...sentence.all('state'), ...sentence.all('softState')];
  // Instinct picks things up by nature.
  const isItsWork = (at: number) => centers.has('spleen') && sentence.is(at, 'word', 'takesIn');
  const own = cues.filter(({ from }) => !sentence.is(from, 'aspect') && !isItsWork(from));
  const strong = own.filter((cue) => !isOwning(sentence, cue));
  return (strong.length > 0 ? strong : own).map((cue) => {
    const value =
      sentence.valueAt(cue.from, 'state') ?? sentence.valueAt(cue.from, 'softState') ?? '';
    const said: State = OPEN.includes(value) ? 'open' : 'defined';
    const isTurned = isDenied(sentence, cue) !== isOthersDoing(sentence, cue.from, said);
    return isTurned ? flip(said) : said;
  });
}

/** Whether an aspect is the reader's, and not the one of somebody else: "your boss's moods". */
function isReaders(sentence: TermSentence, { from, to }: Span): boolean {
  // "a motor in you"
  if (sentence.lexicon.file.word.you.includes(sentence.norm(to - 1))) return true;
  const isPerson = (at: number) =>
    sentence.is(at, 'word', 'your', 'mine', 'you', 'me', 'other', 'yours');
  const owner = sentence.before(from, 4).find(isPerson);
  if (owner !== undefined) return !sentence.is(owner, 'word', 'other');
  return sentence.all('word', 'you', 'your').length > 0;
}

/** What a sentence without a center's name says of one, where all its words lean to one side. */
export function aspectMentions(sentence: TermSentence): AspectMention[] {
  if (sentence.all('word', 'hedge', 'unreal').length > 0) return [];
  // "A defined 11-56 gives you staying power": whatever the center is.
  const isOfChannel = sentence.tokens.some(({ norm }) => /^\d+-\d+$/.test(norm));
  if (isOfChannel || sentence.all('noun', 'center').length > 0) return [];
  const aspects = sentence.all('aspect').filter((span) => isReaders(sentence, span));
  const centers = new Set(aspects.map(({ from }) => sentence.valueAt(from, 'aspect') ?? ''));
  const sides = new Set(leanings(sentence, centers));
  const [first] = aspects;
  const [side] = sides;
  if (first === undefined || side === undefined || centers.size > 1 || sides.size > 1) return [];
  const stated = side === 'defined' ? 'has' : 'hasNot';
  return [...centers].map((value) => ({
    topic: 'center' as const,
    value,
    from: first.from,
    to: first.to,
    stated,
    isLikely: true,
  }));
}
