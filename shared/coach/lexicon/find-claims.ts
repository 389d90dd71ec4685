import type { FactClaim } from '#shared/coach/claims.ts';
import type { Facts } from '#shared/coach/compare.ts';
import { amountMentions } from '#shared/coach/lexicon/amounts.ts';
import {
  adopted,
  asReaders,
  completed,
  contrasted,
  denied,
  echoIn,
  inOneBreath,
  locatedBefore,
  resumed,
  setAgainst,
  takenBack,
} from '#shared/coach/lexicon/antecedents.ts';
import { listedLines, resumedCenter } from '#shared/coach/lexicon/carried.ts';
import { centerLeanings } from '#shared/coach/lexicon/center-leanings.ts';
import { centerMentions } from '#shared/coach/lexicon/center-states.ts';
import { channelMentions } from '#shared/coach/lexicon/channel-numbers.ts';
import {
  channelNameMentions,
  crossMentions,
  gateNameMentions,
  namedGateMentions,
} from '#shared/coach/lexicon/chart-names.ts';
import { countMentions, presumedCounts } from '#shared/coach/lexicon/counts.ts';
import { describedAuthorities } from '#shared/coach/lexicon/deciding.ts';
import { describedValues } from '#shared/coach/lexicon/descriptions.ts';
import { instructionsAgainst } from '#shared/coach/lexicon/instructions.ts';
import { type Lexicon, lexiconFor } from '#shared/coach/lexicon/lexicon.ts';
import type { Mention } from '#shared/coach/lexicon/mention.ts';
import { isImagined } from '#shared/coach/lexicon/mood.ts';
import {
  authorityMentions,
  definitionMentions,
  lineNameMentions,
  presumedAuthority,
  strategyMentions,
  themeMentions,
  typeMentions,
} from '#shared/coach/lexicon/named.ts';
import { gateMentions, lineMentions, profileMentions } from '#shared/coach/lexicon/numbered.ts';
import { polarityOf } from '#shared/coach/lexicon/polarity.ts';
import { presumedGates } from '#shared/coach/lexicon/presumed-gates.ts';
import { TermSentence } from '#shared/coach/lexicon/sentence.ts';
import { aboutOf, lastNamedIn } from '#shared/coach/lexicon/subject.ts';

export interface ReadingContext {
  /** ISO 639-1; a language without a lexicon is read as English. */
  readonly language: string;
  readonly facts: Facts;
  /** The sentences before this one, oldest first. */
  readonly previous: readonly string[];
  readonly isQuestion: boolean;
}

export interface ReadClaims {
  /** What the words say of the chart. */
  readonly claims: readonly FactClaim[];
  /** What they describe without naming it, or say together with another sentence. */
  readonly likely: readonly FactClaim[];
  /** Whether the sentence addresses the person, or says whose chart it is about. */
  readonly isToReader: boolean;
  /** What an instruction takes for granted: it may contradict the chart, but proves nothing. */
  readonly implied: readonly FactClaim[];
}

const FINDERS: readonly ((sentence: TermSentence) => Mention[])[] = [
  typeMentions,
  authorityMentions,
  presumedAuthority,
  describedAuthorities,
  definitionMentions,
  lineNameMentions,
  themeMentions,
  strategyMentions,
  gateMentions,
  gateNameMentions,
  namedGateMentions,
  channelMentions,
  channelNameMentions,
  profileMentions,
  lineMentions,
  crossMentions,
  presumedGates,
];

function unique(claims: readonly FactClaim[]): FactClaim[] {
  return [...new Map(claims.map((claim) => [JSON.stringify(claim), claim])).values()];
}

/** "If somebody brings gate 57, …": what follows is about the two of them. */
function dependsOnOthers(sentence: TermSentence): boolean {
  const isOther = (at: number) => sentence.is(at, 'word', 'other');
  const isOfOthers = isOther(0) && sentence.is(1, 'word', 'relative', 'owning');
  return isOfOthers || (sentence.is(0, 'word', 'hedge') && [1, 2, 3, 4].some(isOther));
}

/** Whether a term's nearest owner is the reader: "your Root", but not "your job and a Root". */
function isReaders(sentence: TermSentence, from: number): boolean {
  const owner = sentence
    .before(from, 3)
    .find((at) => sentence.is(at, 'word', 'your', 'mine', 'indefinite'));
  return owner !== undefined && !sentence.is(owner, 'word', 'indefinite');
}

/** Whether the sentence before speaks to the reader, and of no center yet. */
function goesOn(before: string, lexicon: Lexicon): boolean {
  const earlier = new TermSentence(before, lexicon);
  return earlier.all('word', 'you', 'your').length > 0 && earlier.all('center').length === 0;
}

interface Stated {
  readonly claims: readonly FactClaim[];
  readonly likely: readonly FactClaim[];
}

/** What the words of one sentence say; with `everybody`, also what they say of others. */
function stated(sentence: TermSentence, context: ReadingContext, everybody: boolean): Stated {
  const isAboutOthers = !everybody && dependsOnOthers(sentence);
  const subject = { facts: context.facts, lastNamed: lastNamedIn(context.previous, context.facts) };
  const claims: FactClaim[] = [];
  const likely: FactClaim[] = [];
  const add = (mention: Mention, state: 'has' | 'hasNot' | null) => {
    const { topic, value, from, to, isLikely } = mention;
    if (isImagined(sentence, mention)) return;
    if (isAboutOthers && !isReaders(sentence, from)) return;
    const about = state && (everybody ? 'you' : aboutOf(sentence, { from, to }, subject));
    if (state && about) (isLikely ? likely : claims).push({ about, topic, value, state });
  };
  for (const mention of FINDERS.flatMap((find) => find(sentence))) {
    const polarity = polarityOf(sentence, mention, context.isQuestion);
    // Who doesn't decide by what is described may do so by more than that.
    const isOpen = mention.topic === 'authority' && mention.isLikely && polarity === 'hasNot';
    add(mention, isOpen ? null : polarity);
  }
  for (const mention of [
    ...countMentions(sentence),
    ...presumedCounts(sentence),
    ...amountMentions(sentence),
  ]) {
    add(mention, polarityOf(sentence, mention, context.isQuestion) === 'has' ? 'has' : null);
  }
  for (const mention of describedValues(sentence)) {
    add(
      mention,
      polarityOf(sentence, mention, context.isQuestion) === 'has' ? mention.stated : null,
    );
  }
  const isGoingOn = goesOn(context.previous.at(-1) ?? '', sentence.lexicon);
  for (const mention of [...centerMentions(sentence), ...centerLeanings(sentence, isGoingOn)]) {
    add(mention, mention.stated);
  }
  return { claims, likely };
}

/** "Some have gate 26. You do too.": what is said of others is said of the reader, or denied. */
function echoed(sentence: TermSentence, context: ReadingContext): readonly FactClaim[] {
  const before = context.previous.at(-1);
  const echo = echoIn(sentence);
  if (before === undefined || echo === null) return [];
  const earlier = new TermSentence(before, sentence.lexicon);
  if (earlier.all('word', 'you', 'your').length > 0) return [];
  if (earlier.all('word', 'hedge', 'unreal').length > 0) return [];
  const alone = { ...context, previous: [], isQuestion: false };
  const asTheirs = stated(earlier, alone, true).claims;
  const mine = stated(new TermSentence(asReaders(earlier), sentence.lexicon), alone, true);
  const claims = [...asTheirs, ...mine.claims, ...mine.likely];
  return echo === 'same' ? claims : claims.map((claim) => ({ ...claim, state: denied(claim) }));
}

/** "Unlike people with an open Root, …": the opposite is said of the reader. */
function contrary(sentence: TermSentence, context: ReadingContext): readonly FactClaim[] {
  const theirs = setAgainst(sentence);
  if (theirs === null) return [];
  const said = stated(
    new TermSentence(theirs, sentence.lexicon),
    { ...context, previous: [] },
    true,
  );
  return [...said.claims, ...said.likely].map((claim) => ({ ...claim, state: denied(claim) }));
}

const isSameValue = (a: FactClaim, b: FactClaim) => a.topic === b.topic && a.value === b.value;

/**
 * What a sentence says in one breath with the one before: "One center never rests. It's the Root."
 * What either says alone stands as it is.
 */
function continued(text: string, context: ReadingContext, lexicon: Lexicon): readonly FactClaim[] {
  const whole = inOneBreath(text, context.previous, lexicon);
  // "That's not how you work." says it of the whole sentence before.
  if (whole === null || echoIn(new TermSentence(text, lexicon)) !== null) return [];
  const asStatement = { ...context, isQuestion: false };
  const said = completed(text, context.previous, lexicon);
  const alone = [context.previous.at(-1) ?? '', said].flatMap((one) => {
    const sentence = new TermSentence(one, lexicon);
    const alone = { ...context, isQuestion: sentence.isQuestion };
    const { claims, likely } = stated(sentence, alone, false);
    return [...claims, ...likely];
  });
  const { claims, likely } = stated(whole, asStatement, false);
  return [...claims, ...likely].filter(
    (claim) => !alone.some((known) => isSameValue(known, claim)),
  );
}

const BARE_WORDS = 2;

/** "Gate 26?": what follows says whether it is so. */
const isBareQuestion = ({ isQuestion, tokens }: TermSentence) =>
  isQuestion && tokens.length <= BARE_WORDS;

/** The claims about a chart that a sentence's words make; what can't be decided makes none. */
export function claimsIn(text: string, context: ReadingContext): ReadClaims {
  const lexicon = lexiconFor(context.language);
  const sentence = new TermSentence(completed(text, context.previous, lexicon), lexicon);
  const isHearsay = sentence.all('word', 'hearsay').length > 0;
  if (isHearsay || isBareQuestion(sentence))
    return { claims: [], likely: [], isToReader: false, implied: [] };
  const contrast = contrasted(sentence, context.previous);
  const back = takenBack(text, context.previous, lexicon);
  const isKept = (claim: FactClaim) => !back.some((one) => isSameValue(one, claim));
  const whole = stated(sentence, context, false);
  const claims = whole.claims.filter(isKept);
  const likely = whole.likely.filter(isKept);
  if (context.facts.team) {
    return { claims: unique(claims), likely: [], isToReader: true, implied: [] };
  }
  return {
    claims: unique([...claims, ...adopted(sentence, context.previous)]),
    likely: unique([
      ...contrast,
      ...back,
      ...contrary(sentence, context),
      ...resumed(sentence, context.previous),
      ...resumedCenter(new TermSentence(text, lexicon), context.previous),
      ...listedLines(new TermSentence(text, lexicon), context.previous),
      ...locatedBefore(new TermSentence(text, lexicon), context.previous),
      ...(contrast.length > 0 ? [] : likely),
      ...echoed(new TermSentence(text, lexicon), context),
      ...(contrast.length > 0 ? [] : continued(text, context, lexicon).filter(isKept)),
    ]),
    isToReader: sentence.all('word', 'you', 'your', 'me', 'mine').length > 0,
    implied: instructionsAgainst(sentence),
  };
}
