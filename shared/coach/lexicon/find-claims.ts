import type { FactClaim } from '#shared/coach/claims.ts';
import type { Facts } from '#shared/coach/compare.ts';
import { adopted, completed } from '#shared/coach/lexicon/antecedents.ts';
import { centerMentions } from '#shared/coach/lexicon/center-states.ts';
import {
  channelNameMentions,
  crossMentions,
  gateNameMentions,
} from '#shared/coach/lexicon/chart-names.ts';
import { countMentions } from '#shared/coach/lexicon/counts.ts';
import { instructionsAgainst } from '#shared/coach/lexicon/instructions.ts';
import { lexiconFor } from '#shared/coach/lexicon/lexicon.ts';
import type { Mention } from '#shared/coach/lexicon/mention.ts';
import {
  authorityMentions,
  definitionMentions,
  lineNameMentions,
  strategyMentions,
  themeMentions,
  typeMentions,
} from '#shared/coach/lexicon/named.ts';
import {
  channelMentions,
  gateMentions,
  lineMentions,
  profileMentions,
} from '#shared/coach/lexicon/numbered.ts';
import { polarityOf } from '#shared/coach/lexicon/polarity.ts';
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
  /** What an instruction takes for granted: it may contradict the chart, but proves nothing. */
  readonly implied: readonly FactClaim[];
}

const FINDERS: readonly ((sentence: TermSentence) => Mention[])[] = [
  typeMentions,
  authorityMentions,
  definitionMentions,
  lineNameMentions,
  themeMentions,
  strategyMentions,
  gateMentions,
  gateNameMentions,
  channelMentions,
  channelNameMentions,
  profileMentions,
  lineMentions,
  crossMentions,
];

function unique(claims: readonly FactClaim[]): FactClaim[] {
  return [...new Map(claims.map((claim) => [JSON.stringify(claim), claim])).values()];
}

/** "If somebody brings gate 57, …": what follows is about the two of them. */
function dependsOnOthers(sentence: TermSentence): boolean {
  return (
    sentence.is(0, 'word', 'hedge') && [1, 2, 3, 4].some((at) => sentence.is(at, 'word', 'other'))
  );
}

/** The claims about a chart that a sentence's words make; what can't be decided makes none. */
export function claimsIn(text: string, context: ReadingContext): ReadClaims {
  const lexicon = lexiconFor(context.language);
  const sentence = new TermSentence(completed(text, context.previous, lexicon), lexicon);
  if (sentence.all('word', 'hearsay').length > 0) return { claims: [], implied: [] };
  const isAboutOthers = dependsOnOthers(sentence);
  const subject = { facts: context.facts, lastNamed: lastNamedIn(context.previous, context.facts) };
  const claim = (
    { topic, value, from, to }: Mention,
    state: 'has' | 'hasNot' | null,
  ): FactClaim[] => {
    const isOwned = sentence.before(from, 3).some((at) => sentence.is(at, 'word', 'your', 'mine'));
    if (isAboutOthers && !isOwned) return [];
    const about = state && aboutOf(sentence, { from, to }, subject);
    return state && about ? [{ about, topic, value, state }] : [];
  };
  const mentioned = FINDERS.flatMap((find) => find(sentence)).flatMap((mention) =>
    claim(mention, polarityOf(sentence, mention, context.isQuestion)),
  );
  const counted = countMentions(sentence).flatMap((mention) =>
    claim(mention, polarityOf(sentence, mention, context.isQuestion) === 'has' ? 'has' : null),
  );
  const centers = centerMentions(sentence).flatMap((mention) => claim(mention, mention.stated));
  const taken = context.facts.team ? [] : adopted(sentence, context.previous);
  return {
    claims: unique([...mentioned, ...counted, ...centers, ...taken]),
    implied: context.facts.team ? [] : instructionsAgainst(sentence),
  };
}
