import type { TermKind } from '#shared/coach/lexicon/lexicon.ts';
import type { Mention } from '#shared/coach/lexicon/mention.ts';
import type { TermSentence } from '#shared/coach/lexicon/sentence.ts';

/*
 * Gates that a sentence takes for granted by naming them at all, with nobody else in it and without
 * doubt, comparison or denial.
 */

function isPlain(sentence: TermSentence): boolean {
  return sentence.all('word', 'other', 'hedge', 'unreal', 'approximate').length === 0;
}

function isToReader(sentence: TermSentence): boolean {
  return sentence.all('word', 'you', 'your', 'me', 'mine').length > 0;
}

const CHART_KINDS: readonly TermKind[] = ['center', 'softState', 'state'];

function speaksOfChart(sentence: TermSentence): boolean {
  return (
    sentence.all('noun', 'gate', 'channel', 'center', 'chart', 'body').length > 0 ||
    CHART_KINDS.some((kind) => sentence.all(kind).length > 0)
  );
}

/** Small numbers may be lines, or how many there are. */
const GATE_MIN = 7;

/** "what 48 brings you", "the 48, …": a number that does something, or has an article. */
function isSubject(sentence: TermSentence, at: number): boolean {
  const acts = sentence.is(at + 2, 'word', 'you') && !sentence.is(at + 1, 'word', 'other');
  const isEnd = /^\s*[,;.)–—]/.test(sentence.gap(at + 1)) || sentence.norm(at + 1) === 'does';
  const isNamed = sentence.is(at - 1, 'word', 'article') && isEnd;
  return isNamed || (acts && sentence.gap(at + 1).trim() === '');
}

/** "Your 57 does it on its own." */
export function presumedGates(sentence: TermSentence): Mention[] {
  if (!isPlain(sentence) || !isToReader(sentence)) return [];
  const isOfChart = speaksOfChart(sentence);
  return sentence.tokens.flatMap(({ norm, gap }, at) => {
    const number = /^\d{1,2}$/.test(norm) ? Number(norm) : 0;
    const isAmount = /[$€£%#]/.test(gap + sentence.gap(at + 1));
    const isCounted =
      (sentence.is(at + 1, 'word', 'unit') && !sentence.is(at + 1, 'word', 'subset')) ||
      sentence.after(at + 1, 2).some((one) => sentence.is(one, 'noun'));
    const isDenied = [...sentence.before(at), ...sentence.phraseAfter(at)].some((one) =>
      sentence.is(one, 'word', 'negation'),
    );
    const isMeant = !isDenied && (isOfChart || isSubject(sentence, at));
    const isGate = number >= GATE_MIN && number <= 64 && !isAmount && !isCounted && isMeant;
    return isGate
      ? [{ topic: 'gate', value: String(number), from: at, to: at + 1, isLikely: true }]
      : [];
  });
}
