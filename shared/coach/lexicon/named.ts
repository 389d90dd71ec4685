import type { Match, TermKind } from '#shared/coach/lexicon/lexicon.ts';
import type { Mention } from '#shared/coach/lexicon/mention.ts';
import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';

/* Types, authorities and whatever else is written with words. */

function valued(sentence: TermSentence, kind: TermKind): { span: Match; value: string }[] {
  return sentence
    .all(kind)
    .map((span) => ({ span, value: sentence.valueAt(span.from, kind) ?? '' }));
}

function isProper(sentence: TermSentence, { from }: Span): boolean {
  return (
    !sentence.lexicon.file.nounsAreCapitalized &&
    sentence.tokens[from]?.isCapital === true &&
    from > 0 &&
    !/[.!?:]/.test(sentence.gap(from))
  );
}

const isName = (sentence: TermSentence, { from, to }: Span) =>
  sentence.tokens.slice(from, to).some(({ isCapital }) => isCapital);

/** "a generator of ideas": a type in small letters counts where somebody is said to be one. */
function isTypeName(sentence: TermSentence, span: Span): boolean {
  const next = sentence.is(span.to, 'word', 'subset');
  if (isName(sentence, span) && !next) return true;
  const isYours = sentence
    .before(span.from, 4)
    .some((at) => sentence.is(at, 'word', 'you', 'me', 'likeOne'));
  return !next && isYours;
}

/** "you're one of the rare Reflectors", and where the verb alone says who: "perteneces a los …" */
function isOneOfThem(sentence: TermSentence, span: Span): boolean {
  const around = [...sentence.before(span.from, 7), ...sentence.phraseAfter(span.to, 3)];
  const of = around.find((at) => sentence.is(at, 'word', 'belongs'));
  if (of === undefined) return false;
  const isYou = around.some((at) => at <= of && sentence.is(at, 'word', 'you', 'me'));
  const isSomebody = around.some((at) => sentence.is(at, 'word', 'other'));
  return isYou || (sentence.lexicon.file.verbsNameTheirSubject && !isSomebody);
}

/** "as Projectors do", "as Projectors go" */
function isExample(sentence: TermSentence, { from, to }: Span): boolean {
  return sentence.is(from - 1, 'word', 'likeOne') && sentence.is(to, 'word', 'echo', 'goes');
}

/** A plural speaks of everybody, unless it says "like you". */
export function typeMentions(sentence: TermSentence): Mention[] {
  const plural = valued(sentence, 'typePlural').filter(
    ({ span }) =>
      sentence.after(span.to).some((at) => sentence.is(at, 'word', 'likeYou')) ||
      sentence.is(span.from - 1, 'word', 'you', 'your', 'alike') ||
      isExample(sentence, span) ||
      isOneOfThem(sentence, span),
  );
  const single = valued(sentence, 'type').filter(({ span }) => isTypeName(sentence, span));
  return [...single, ...plural].map(({ span, value }) => ({
    topic: 'type',
    value,
    from: span.from,
    to: span.to,
  }));
}

/** "Emotional people like you" */
function isKindOfPeople(sentence: TermSentence, { to }: Span): boolean {
  const after = sentence.after(to, 4);
  return sentence.is(to, 'word', 'other') && after.some((at) => sentence.is(at, 'word', 'likeYou'));
}

/** "yours is mental", "being Splenic", where the sentence speaks of authority. */
function isPossessed(sentence: TermSentence, { from }: Span): boolean {
  return (
    !sentence.is(from, 'center') &&
    [...sentence.before(from), ...sentence.after(from)].some((at) =>
      sentence.is(at, 'noun', 'authority'),
    ) &&
    sentence
      .before(from, 3)
      .some((at) => sentence.is(at, 'word', 'you', 'your', 'me', 'mine', 'likeOne'))
  );
}

/** Whether only light words stand between a span and the noun "authority". */
function isBesideNoun(sentence: TermSentence, span: Span): boolean {
  const telling = isName(sentence, span) ? sentence.all('word', 'deciding') : [];
  const nouns = [...sentence.all('noun', 'authority'), ...telling];
  return nouns.some((noun) => {
    const [from, to] = noun.from < span.from ? [noun.to, span.from] : [span.to, noun.from];
    const between = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
    const gaps = [...between, to].map((at) => sentence.gap(at));
    return (
      between.length < 5 &&
      gaps.every((gap) => isPlainGap(gap, between.length === 0 && isName(sentence, span))) &&
      between.every((at) => isLightBeside(sentence, at))
    );
  });
}

/** Nothing but space, or one comma right between the two: "an inner authority, Splenic". */
function isPlainGap(gap: string, mayBeApposed: boolean): boolean {
  return (mayBeApposed && gap.trim() === ',') || /^[\s:’']*$/.test(gap) || gap.includes('“');
}

function isLightBeside(sentence: TermSentence, at: number): boolean {
  return (
    sentence.is(at, 'word', 'be', 'link', 'article', 'indefinite', 'your', 'mine', 'glue') ||
    sentence.is(at, 'word', 'whole', 'transparent', 'negation', 'hedge', 'kind', 'subset')
  );
}

/** "as a Self-Projected person you …" */
function isOneOfThose(sentence: TermSentence, span: Span): boolean {
  const [first, second] = sentence.before(span.from, 2);
  const isOne =
    first !== undefined &&
    second !== undefined &&
    sentence.is(first, 'word', 'indefinite') &&
    sentence.is(second, 'word', 'likeOne');
  return isOne && isName(sentence, span) && sentence.is(span.to, 'word', 'other');
}

/** "Self-projected as you are" */
function isAdjectiveOfYours(sentence: TermSentence, span: Span): boolean {
  const isAdjective = isName(sentence, span) && !sentence.is(span.from, 'center');
  return isAdjective && sentence.is(span.to, 'word', 'likeYou');
}

/** The only authority of a plain sentence that speaks of the reader's: by name or by what it does. */
export function presumedAuthority(sentence: TermSentence): Mention[] {
  const isUnsure = sentence.all('word', 'other', 'hedge', 'unreal', 'negation', 'would').length > 0;
  const isReaders = sentence.all('word', 'your', 'mine').length > 0;
  if (isUnsure || !isReaders || sentence.all('noun', 'authority').length === 0) return [];
  const named = valued(sentence, 'authority').filter(({ span }) => isName(sentence, span));
  const told = valued(sentence, 'decidesBy');
  const all = [...named, ...told];
  const [first] = all;
  const isOne = all.every(({ value }) => value.split(' ')[0] === first?.value.split(' ')[0]);
  return first && isOne
    ? [
        {
          topic: 'authority',
          value: first.value,
          from: first.span.from,
          to: first.span.to,
          isLikely: true,
        },
      ]
    : [];
}

/** An authority, where the sentence calls it one or lets it decide. */
export function authorityMentions(sentence: TermSentence): Mention[] {
  return valued(sentence, 'authority').flatMap(({ span, value }): Mention[] => {
    const isCalled =
      !sentence.is(span.to, 'noun', 'center') &&
      (isBesideNoun(sentence, span) ||
        isKindOfPeople(sentence, span) ||
        isOneOfThose(sentence, span) ||
        isPossessed(sentence, span) ||
        isAdjectiveOfYours(sentence, span) ||
        sentence.phraseAfter(span.to, 4).some((at) => sentence.is(at, 'word', 'decides')));
    return isCalled ? [{ topic: 'authority', value, from: span.from, to: span.to }] : [];
  });
}

/** "two halves" are many things: a term or the chart must be named, and the reader be meant. */
function isOfReadersChart(sentence: TermSentence, { from, to }: Span): boolean {
  const isTerm = sentence.tokens.slice(from, to).some(({ norm }) => /split|defini/.test(norm));
  const isChart = sentence.all('noun', 'definition', 'chart', 'center').length > 0;
  const isToReader = sentence.all('word', 'you', 'your', 'me', 'mine').length > 0;
  const isGeneral = sentence.all('typePlural').length > 0 && !isToReader;
  return !isGeneral && (isTerm || isChart || sentence.all('center').length > 0);
}

export function definitionMentions(sentence: TermSentence): Mention[] {
  return valued(sentence, 'definition').flatMap(({ span, value }): Mention[] => {
    // "a single definition of success"
    const end = sentence.is(span.to, 'noun', 'definition') ? span.to + 1 : span.to;
    if (sentence.is(end, 'word', 'subset')) return [];
    const isSaid =
      (span.to - span.from > 1 && isOfReadersChart(sentence, span)) ||
      sentence.isNear(span, 'noun', ['definition', 'chart'], 3, 2) ||
      isProper(sentence, span) ||
      (value !== 'Single' &&
        sentence.is(span.from - 1, 'word', 'your', 'mine', 'indefinite', 'article'));
    return isSaid ? [{ topic: 'definition', value, from: span.from, to: span.to }] : [];
  });
}

/** "you're a hermit", "being a hermit", "the hermit inside you", "hermits like you" */
function isSaidOfReader(sentence: TermSentence, { from, to }: Span): boolean {
  const isInside = sentence.is(to, 'word', 'within') && sentence.is(to + 1, 'word', 'you');
  const [first, second] = sentence.before(from, 3);
  const isOne =
    first !== undefined &&
    second !== undefined &&
    sentence.is(first, 'word', 'indefinite') &&
    (['re', 'are'].includes(sentence.norm(second)) || sentence.is(second, 'word', 'likeOne'));
  return isInside || isOne || sentence.is(to, 'word', 'likeYou');
}

/** "the Hermit": a line of the profile. */
export function lineNameMentions(sentence: TermSentence): Mention[] {
  const isAboutProfile =
    sentence.all('noun', 'profile', 'line').length > 0 ||
    sentence.tokens.some(({ norm }) => /^[1-6]\/[1-6]$/.test(norm));
  return valued(sentence, 'line').flatMap(({ span, value }): Mention[] => {
    const mention: Mention = { topic: 'line', value, from: span.from, to: span.to };
    if (isAboutProfile || isProper(sentence, span)) return [mention];
    return isSaidOfReader(sentence, span) ? [{ ...mention, isLikely: true }] : [];
  });
}

const SIGNATURES = ['Peace', 'Satisfaction', 'Success', 'Surprise'];

/** Themes are ordinary words: they count beside "signature", "not-self" or "sign" alone. */
export function themeMentions(sentence: TermSentence): Mention[] {
  return valued(sentence, 'theme').flatMap(({ span, value }): Mention[] => {
    const topic = SIGNATURES.includes(value) ? 'signature' : 'notSelf';
    const mention: Mention = { topic, value, from: span.from, to: span.to };
    if (sentence.isNear(span, 'noun', ['signature', 'notSelf'], 8, 7)) return [mention];
    const isFar = sentence.isNear(span, 'noun', ['signature'], 18, 18);
    return isFar ? [{ ...mention, isLikely: true }] : [];
  });
}

/** Whether a strategy is stated, or its verb is said to be what the person is made for. */
function isStrategy(sentence: TermSentence, span: Span): boolean {
  if (span.to - span.from > 2) return true;
  return (
    sentence.all('noun', 'strategy', 'type').length > 0 ||
    [...sentence.before(span.from, 6), ...sentence.phraseAfter(span.to, 5)].some((at) =>
      sentence.is(at, 'word', 'designed'),
    )
  );
}

/** "respond, then inform": what one strategy asks for in two steps. */
function withFirstStep(value: string, before: readonly { readonly value: string }[]): string {
  const isSecond = value.startsWith('Inform');
  const first = before.find((one) => one.value === 'Wait to respond');
  return isSecond && first ? `${first.value}, then inform` : value;
}

export function strategyMentions(sentence: TermSentence): Mention[] {
  const isToReader = sentence.all('word', 'you', 'your', 'me', 'mine').length > 0;
  // "Manifestors start things …"
  if (sentence.all('typePlural').length > 0 && !isToReader) return [];
  const isDenied = ({ from }: Span) =>
    sentence.before(from, 6).some((at) => sentence.is(at, 'word', 'negation', 'contrast'));
  return valued(sentence, 'strategy')
    .filter(({ span }) => isStrategy(sentence, span))
    .map(({ span, value }, index, all) => ({
      topic: 'strategy',
      value: isDenied(span) ? value : withFirstStep(value, all.slice(0, index)),
      from: span.from,
      to: span.to,
    }));
}
