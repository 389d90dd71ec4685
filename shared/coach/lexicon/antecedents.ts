import type { FactClaim } from '#shared/coach/claims.ts';
import { withCountedNoun, withNounForOne } from '#shared/coach/lexicon/carried.ts';
import { groupsIn } from '#shared/coach/lexicon/center-states.ts';
import { channelMentions } from '#shared/coach/lexicon/channel-numbers.ts';
import type { Lexicon, Match } from '#shared/coach/lexicon/lexicon.ts';
import { gateMentions } from '#shared/coach/lexicon/numbered.ts';
import { TermSentence } from '#shared/coach/lexicon/sentence.ts';
import { tokensOf } from '#shared/coach/lexicon/tokens.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';

/* What a sentence takes over from the ones before it. */

const FRAGMENT_WORDS = 4;
/** How many sentences back a pronoun may reach. */
const REACH = 3;

/** "Your Sacral? Open." is read as "Your Sacral: Open." */
function withLabel(text: string, before: string): string {
  const isFragment = tokensOf(text).length <= FRAGMENT_WORDS;
  const isLabel = tokensOf(before).length <= FRAGMENT_WORDS + 1 && /[?.:]$/.test(before);
  return isFragment && isLabel ? `${before.replace(/[?.:]+$/, '')}: ${text}` : text;
}

const capital = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase());

/** "people with an open Root": somebody has it. */
function isOthers(sentence: TermSentence, { from }: Match): boolean {
  const before = sentence.before(from, 6);
  const owner = before.findIndex((at) => sentence.is(at, 'word', 'other'));
  return owner >= 0 && before.slice(0, owner).some((at) => sentence.is(at, 'word', 'be'));
}

/** "You asked about willpower.": the one center that the sentence speaks of by what it is for. */
function aspectCenters(sentence: TermSentence, { file }: Lexicon): readonly string[] {
  const values = sentence.all('aspect').map(({ from }) => sentence.valueAt(from, 'aspect'));
  const center = CENTER_IDS.find((id) => id === values[0]);
  if (center === undefined || new Set(values).size > 1) return [];
  return file.center[center].slice(0, 1).map(capital);
}

/** The centers that a sentence names as the reader's: the last one, or all of them for "both". */
function centersOf(text: string, lexicon: Lexicon, isPlural: boolean): readonly string[] {
  const sentence = new TermSentence(text, lexicon);
  const found = sentence.all('center');
  if (found.length === 0) return aspectCenters(sentence, lexicon);
  if (found.some((one) => isOthers(sentence, one))) return [];
  const words = found.map(({ from, to }) =>
    capital(
      sentence.tokens
        .slice(from, to)
        .map(({ norm }) => norm)
        .join(' '),
    ),
  );
  return isPlural ? words : words.slice(-1);
}

/** Whether a sentence says of something named before what state it is in. */
function refersToCenter(sentence: TermSentence): boolean {
  if (sentence.all('center').length > 0) return false;
  const isState = sentence.all('state').length + sentence.all('softState').length > 0;
  const opens = [0, 1, 2, 3, 4].some((at) => sentence.is(at, 'word', 'pronoun'));
  const isFragment = sentence.is(0, 'state');
  const isYours = sentence.is(0, 'word', 'yours') && sentence.is(1, 'word', 'be');
  return isState && (opens || isFragment || isYours);
}

/** "It's defined." after a sentence about the Root is read as "Root: It's defined." */
function withCenter(text: string, previous: readonly string[], lexicon: Lexicon): string {
  const sentence = new TermSentence(text, lexicon);
  if (!refersToCenter(sentence)) return text;
  const isPlural = [0, 1].some((at) => sentence.is(at, 'word', 'plural'));
  const mayBeAspect = sentence.all('noun', 'center').length > 0;
  for (const before of previous.slice(-REACH).toReversed()) {
    const named = new TermSentence(before, lexicon).all('center').length > 0;
    const centers = named || mayBeAspect ? centersOf(before, lexicon, isPlural) : [];
    if (centers.length > 0) return `${centers.join(', ')}: ${text}`;
  }
  return text;
}

/** What a value belongs to, when the sentence with the value doesn't say it. */
const OWNERS = [
  ['authority', 'authority'],
  ['definition', 'definition'],
  ['theme', 'signature'],
  ['theme', 'notSelf'],
  ['strategy', 'strategy'],
  ['ordinal', 'line'],
] as const;

/** "It's Emotional." after a sentence about authority is read as "Your authority: Emotional." */
function withNoun(text: string, before: string, lexicon: Lexicon): string {
  const sentence = new TermSentence(text, lexicon);
  if (!sentence.is(0, 'word', 'pronoun', 'your')) return text;
  const earlier = new TermSentence(before, lexicon);
  if (earlier.all('word', 'other').length > 0) return text;
  const owner = OWNERS.find(
    ([value, noun]) =>
      sentence.all(value).length > 0 &&
      sentence.all('noun', noun).length === 0 &&
      earlier.all('noun', noun).length > 0,
  );
  const [word] = owner ? lexicon.file.noun[owner[1]] : [];
  const [your] = lexicon.file.word.your;
  const start = text.search(/(?<=^\P{L}*\p{L}+)\P{L}/u);
  return word && your && start > 0 ? `${capital(your)} ${word}${text.slice(start)}` : text;
}

/** "Gate 48 gives depth. You don't have it.": a gate or channel that was named before is had, or not. */
export function resumed(sentence: TermSentence, previous: readonly string[]): FactClaim[] {
  const at = sentence.tokens.findIndex(
    (_, index) =>
      sentence.is(index, 'word', 'holds') &&
      sentence.is(index + 1, 'word', 'pronoun') &&
      sentence.before(index, 4).some((one) => sentence.is(one, 'word', 'you')),
  );
  const before = new TermSentence(previous.at(-1) ?? '', sentence.lexicon);
  const named = [...gateMentions(before), ...channelMentions(before)].at(-1);
  const isUnsure = sentence.all('word', 'hedge', 'unreal', 'condition').length > 0;
  if (at < 0 || named === undefined || isUnsure) return [];
  const isDenied = sentence.before(at, 3).some((one) => sentence.is(one, 'word', 'negation'));
  const { topic, value } = named;
  return [{ about: 'you', topic, value, state: isDenied ? 'hasNot' : 'has' }];
}

/** Whether a short statement says of something named before that it is in a chart, or is not. */
function placesIt(sentence: TermSentence): boolean {
  const isIt = [0, 1, 2, 3].some((at) => sentence.is(at, 'word', 'pronoun'));
  const isPlaced =
    sentence.all('noun', 'chart').length + sentence.all('state', 'inactive').length > 0 ||
    sentence.all('word', 'yours', 'among', 'denies').length > 0;
  const isWhole = sentence.tokens.length <= PLACED_WORDS && !sentence.isQuestion;
  const isUnsure = sentence.all('word', 'hedge', 'unreal', 'other').length > 0;
  return isIt && isPlaced && isWhole && !isUnsure;
}

/** "Gate 34 is common. It just isn't in your chart." */
export function locatedBefore(sentence: TermSentence, previous: readonly string[]): FactClaim[] {
  const isItsOwn = gateMentions(sentence).length + sentence.all('center').length > 0;
  if (isItsOwn || !placesIt(sentence)) return [];
  const before = new TermSentence(previous.at(-1) ?? '', sentence.lexicon);
  const [only, ...others] = [...gateMentions(before), ...channelMentions(before)];
  if (only === undefined || others.length > 0) return [];
  const isDenied =
    sentence.all('word', 'negation', 'denies').length + sentence.all('state', 'inactive').length >
    0;
  const { topic, value } = only;
  return [{ about: 'you', topic, value, state: isDenied ? 'hasNot' : 'has' }];
}

const PLACED_WORDS = 8;

/** A sentence with what it leaves to those before it. */
export function completed(text: string, previous: readonly string[], lexicon: Lexicon): string {
  const before = previous.at(-1);
  if (before === undefined) return text;
  const counted = withCountedNoun(text, before, lexicon);
  if (counted !== text) return counted;
  const owned = withNoun(withNounForOne(text, before, lexicon), before, lexicon);
  if (owned !== text) return owned;
  const labeled = withLabel(text, before);
  return labeled === text ? withCenter(text, previous, lexicon) : labeled;
}

/** "You're one." and not "You're one of the people who …". */
function saysWholly(sentence: TermSentence, word: 'affirmed' | 'denied'): boolean {
  return sentence
    .all('word', word)
    .some(
      ({ to }) =>
        /\S/.test(sentence.gap(to)) ||
        sentence.is(to, 'word', 'glue', 'break', 'echo', 'preposition', 'you') ||
        sentence.tokens[to]?.isCapital === true,
    );
}

/** "Projectors wait. You're one.": what was said of others is said of the reader. */
export function adopted(sentence: TermSentence, previous: readonly string[]): FactClaim[] {
  const isDenied = saysWholly(sentence, 'denied');
  if (!isDenied && !saysWholly(sentence, 'affirmed')) return [];
  const own = sentence.all('type').length + sentence.all('typePlural').length > 0;
  const source = own ? sentence : new TermSentence(previous.at(-1) ?? '', sentence.lexicon);
  const state = isDenied ? 'hasNot' : 'has';
  return (['type', 'typePlural', 'line'] as const).flatMap((kind) =>
    source.all(kind).map(({ from }) => ({
      about: 'you',
      topic: kind === 'line' ? ('line' as const) : ('type' as const),
      value: source.valueAt(from, kind) ?? '',
      state,
    })),
  );
}

const ECHO_WORDS = 5;

export const denied = ({ state }: FactClaim): FactClaim['state'] =>
  state === 'has' ? 'hasNot' : state === 'hasNot' ? 'has' : state;

/** "You do too.", "You're one of them.", "You don't.": whether the sentence before is so for the reader. */
export function echoIn(sentence: TermSentence): 'same' | 'denied' | null {
  if (saysWholly(sentence, 'denied')) return 'denied';
  if (saysWholly(sentence, 'affirmed')) return 'same';
  const { tokens } = sentence;
  const isShort = tokens.length > 0 && tokens.length <= ECHO_WORDS;
  const says = (...values: readonly string[]) => sentence.all('word', ...values).length > 0;
  if (!isShort || !says('you', 'your') || sentence.all('noun').length > 0) return null;
  const isEcho = tokens.every(
    (_, at) =>
      sentence.is(at, 'word', 'you', 'your', 'negation', 'link', 'be', 'echo', 'glue', 'pronoun') ||
      sentence.norm(at).length < 3,
  );
  if (!isEcho) return null;
  return says('negation') ? 'denied' : 'same';
}

/** "Unlike people with an open Root, …": whom the reader is set against, without "most" of them. */
export function setAgainst(sentence: TermSentence): string | null {
  const [marker] = sentence.all('word', 'setsApart');
  const isToReader = sentence.all('word', 'you', 'your').length > 0;
  if (marker === undefined || !isToReader || sentence.isQuestion) return null;
  const phrase = sentence.phraseAfter(marker.to);
  const owner = phrase.findIndex((at) => sentence.is(at, 'word', 'other'));
  const isMost = phrase.slice(0, owner + 1).some((at) => sentence.is(at, 'amount', 'most'));
  const [you] = sentence.lexicon.file.word.you;
  if (owner < 0 || isMost || you === undefined) return null;
  const rest = phrase.slice(owner + 1).map((at) => {
    const { gap = ' ', norm = '', isCapital = false } = sentence.tokens[at] ?? {};
    return gap + (isCapital ? capital(norm) : norm);
  });
  return `${capital(you)}${rest.join('')}`;
}

const CLAUSES =
  /,\s+(?=(?:and|but|because|so|since|though|y|pero|porque|mais|car|et|mas|e|aber|und|denn)\s)|\s[–—]\s|;\s/u;

/** "It's 16, and you don't have it.": what a later clause says of a gate or channel of an earlier one. */
export function takenBack(
  text: string,
  previous: readonly string[],
  lexicon: Lexicon,
): FactClaim[] {
  const [first = '', ...rest] = text.split(CLAUSES);
  const start = `${(previous.at(-1) ?? '').replace(/[\s.!?:…]+$/, '')}, ${first}`;
  return rest.flatMap((clause, index) => {
    const later = new TermSentence(clause, lexicon);
    const before = [index === 0 ? start : (rest[index - 1] ?? '')];
    return [...resumed(later, before), ...locatedBefore(later, before)];
  });
}

const SUBJECT_WORDS = 7;

/** "Some people have a will that never rests." as if it were said of the reader: "You have a will …" */
export function asReaders(sentence: TermSentence): string {
  const subject = sentence.tokens.findLastIndex(
    (_, at) =>
      at < SUBJECT_WORDS &&
      (sentence.is(at, 'word', 'other') || sentence.is(at, 'typePlural')) &&
      !sentence.is(at, 'word', 'pronoun'),
  );
  const [you] = sentence.lexicon.file.word.you;
  const rest = sentence.tokens.slice(subject + 1);
  const isWhole = subject < 0 || you === undefined;
  const words = isWhole ? sentence.tokens : rest;
  const text = words.map(({ gap, norm, isCapital }) => gap + (isCapital ? capital(norm) : norm));
  return `${isWhole ? '' : capital(you)}${text.join('')}`;
}

const TAIL_WORDS = 6;

/** Whether nothing after a center says more than that it is so, or that it isn't. */
function isBareVerdict(sentence: TermSentence, at: number): boolean {
  const tail = sentence.phraseAfter(at);
  const isLight = (one: number) =>
    sentence.is(one, 'word', 'be', 'negation', 'among', 'echo', 'pronoun', 'plural', 'subset') ||
    sentence.is(one, 'word', 'you', 'your', 'preposition', 'indefinite');
  return tail.length > 0 && tail.length <= TAIL_WORDS && tail.every(isLight);
}

/** "Some centers come and go. Your Root isn't among them.": the state before is denied, or shared. */
export function contrasted(sentence: TermSentence, previous: readonly string[]): FactClaim[] {
  const groups = groupsIn(sentence);
  const last = groups.at(-1);
  const isStated = sentence.all('state').length > 0;
  if (last === undefined || isStated || !isBareVerdict(sentence, last.to)) return [];
  const earlier = new TermSentence(previous.at(-1) ?? '', sentence.lexicon);
  const states = [...earlier.all('state'), ...earlier.all('softState')].map(({ from }) =>
    isOpenState(earlier, from) ? 'hasNot' : 'has',
  );
  const [state] = states;
  if (state === undefined || new Set(states).size > 1) return [];
  const isDenied = sentence
    .phraseAfter(last.to)
    .some((at) => sentence.is(at, 'word', 'negation', 'denies'));
  return groups.flatMap(({ centers }) =>
    centers.map((value): FactClaim => {
      const claim: FactClaim = { about: 'you', topic: 'center', value, state };
      return isDenied ? { ...claim, state: denied(claim) } : claim;
    }),
  );
}

const isOpenState = (sentence: TermSentence, at: number) =>
  sentence.is(at, 'state', 'open', 'completelyOpen', 'inactive') ||
  sentence.is(at, 'softState', 'open');

/**
 * A sentence and the one before as one: together they may say what neither says alone.
 * @returns null where the one before is about somebody else, or unsure
 */
export function inOneBreath(
  text: string,
  previous: readonly string[],
  lexicon: Lexicon,
): TermSentence | null {
  const before = previous.at(-1);
  const sentence = new TermSentence(text, lexicon);
  if (before === undefined || !sentence.tokens.length) return null;
  const earlier = new TermSentence(before, lexicon);
  const isOthers = earlier.all('word', 'other').length > 0 && !sentence.is(0, 'word', 'pronoun');
  const isUnsure = earlier.all('word', 'hedge', 'unreal', 'hearsay').length > 0;
  if (isOthers || isUnsure) return null;
  return new TermSentence(`${before.replace(/[\s.!?:…]+$/, '')}, ${text}`, lexicon);
}
