import { breaksPolicy } from '#shared/coach/policy.ts';
import { chartTermsIn } from '../chart-terms.ts';
import { inSecondPerson } from '../second-person.ts';

/* What a question tells and asks, said back to the asker in their own words. */

const WORDS_MIN = 4;
const WORDS_MAX = 24;
const ASKED_WORDS_MAX = 20;
/** With fewer words, a question asks rather than tells. */
const STORY_WORDS_MIN = 7;
/** What is quoted can't be turned to the asker, and links and markup are never said back. */
const PLAIN = /^[\p{L}\p{N} ,.'’:;€$£%&()!–-]+$/u;
const COARSE = /\b(?:f+u+c+k\w*|shit\w*|bitch\w*|asshole\w*|cunt\w*)\b/i;
const CHATTER =
  /^(?:(?:and|but|so|ok|okay|well|hi|hey|hello|honestly|basically|also|plus|now then|sorry|quick one)\b[ ,]*)+/i;
const HIDDEN_QUESTION =
  /,? (?:what|how|why|which|who|when|where|should|shall|can) (?:do|should|can|could|would) i\b.*$/i;
const WE: readonly (readonly [RegExp, string])[] = [
  [/\bwe(?:'re| are)\b/gi, 'you are'],
  [/\bwe('ve|'d|'ll)\b/gi, 'you$1'],
  [/\b(?:we|us)\b/gi, 'you'],
  [/\bours\b/gi, 'yours'],
  [/\bi (?:should|would) (like|love|prefer)\b/gi, "you'd $1"],
  [/\bour\b/gi, 'your'],
];
const STARTS_SENTENCE =
  /^(?:the|a|an|my|our|your|you|we|i|they|he|she|it|this|that|there|every\w*|nobody|no|some\w*|since|now|then|last|yesterday|today|tomorrow|on|in|at|after|before|because|when|if|one|two|three|all|most|people|for|with|as|once|first|next|only|whenever|while|both|half|another|even|by|from|under|over|during)\b/i;
/** Who somebody is, which is not what's difficult. */
const INTRODUCTION =
  /^(?:i'm|i am) (?:\d|an? |the (?:only )?(?:boss|owner|head)\b|\w+teen\b|twenty|thirty|forty|fifty|sixty)|^i've been an? /i;

/** How much a sentence says about what is difficult. */
const SIGNS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:but|yet|still|instead|without|only|except)\b/i, 2],
  [
    /\b(?:don't want|can't|cannot|couldn't|didn't dare|won't|afraid|scared|hate|ashamed|no idea|don't know)\b/i,
    3,
  ],
  [/\b(?:now|since then|ever since|every time|again|always|never|keeps?|nobody|no one)\b/i, 1],
  [/\b(?:i|me|my|us|we)\b/i, 1],
  [
    /\b(?:he|she|they|boss|manager|colleague|client|customer|owner|lead|partner|wants?|says?|said|told|asked)\b/i,
    1,
  ],
];

const INTRODUCTION_WORTH = -3;

function turned(text: string): string {
  const plain = text.replaceAll('’', "'");
  const ours = WE.reduce((said, [own, other]) => said.replaceAll(own, other), plain);
  return inSecondPerson(ours);
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

/** Whether a sentence may be said back: it says nothing of the chart, and passes no verdict. */
function isSayable(sentence: string): boolean {
  return (
    PLAIN.test(sentence) &&
    !COARSE.test(sentence) &&
    chartTermsIn(sentence).length === 0 &&
    !breaksPolicy(turned(sentence), 'en')
  );
}

function sentencesOf(question: string): readonly string[] {
  return question
    .replaceAll('’', "'")
    .replaceAll(/\b(Mr|Mrs|Ms|Dr)\. /g, '$1\u00A0')
    .split(/(?<=[.?!…])\s+|\n+|;\s+/)
    .map((sentence) => sentence.trim().replace(CHATTER, ''))
    .filter((sentence) => sentence !== '');
}

function startsWithName(sentence: string, names: readonly string[]): boolean {
  const [first = ''] = sentence.split(/[ ,]/);
  return names.some((name) => name.split(' ').includes(first));
}

function startedWith(sentence: string, names: readonly string[]): string {
  return startsWithName(sentence, names)
    ? sentence
    : sentence.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/**
 * The sentence of a story that says most about its difficulty, as one to the asker: "the publisher has
 * written to you"; null where there is none that can be said back.
 * @param names words of it that are names
 */
export function toldIn(question: string, names: readonly string[]): string | null {
  if (wordsIn(question) < STORY_WORDS_MIN) return null;
  const told = sentencesOf(question)
    .filter((sentence) => !sentence.endsWith('?'))
    .map((sentence) => sentence.replace(HIDDEN_QUESTION, '').replace(/[.!…,]+$/, ''))
    .map((sentence, at) => {
      const signs = SIGNS.reduce(
        (sum, [sign, worth]) => sum + (sign.test(sentence) ? worth : 0),
        INTRODUCTION.test(sentence) ? INTRODUCTION_WORTH : 0,
      );
      return { sentence, worth: signs + at / 10 };
    })
    .filter(({ sentence }) => {
      const words = wordsIn(sentence);
      const isTold = STARTS_SENTENCE.test(sentence) || startsWithName(sentence, names);
      return words >= WORDS_MIN && words <= WORDS_MAX && isTold && isSayable(sentence);
    })
    .toSorted((a, b) => b.worth - a.worth);
  const [first] = told;
  if (first === undefined) return null;
  return turned(startedWith(first.sentence, names)).replaceAll('\u00A0', '. ');
}

const YES_OR_NO: readonly (readonly [RegExp, string])[] = [
  [/^(?:should|shall) i (?:really |still |just |rather )?/i, 'to '],
  [/^am i (?:really |just )?/i, 'you’re '],
  [/^do i (?:really |still )?/i, 'you '],
  [/^(?:can|could|may) i (?:really |still |just )?/i, 'you can '],
  [/^is it (?:really |still )?/i, 'it’s '],
];
const SECOND_OPTION: readonly (readonly [RegExp, string])[] = [
  [/ or (?:should|shall|do) i (?:rather )?/gi, ' or '],
  [/ or am i /gi, ' or are '],
  [/ or is it /gi, ' or '],
];

/** "whether to go to him or let it pass", for a question that wants a yes or a no, or one of two. */
export function whetherIn(question: string): string | null {
  for (const sentence of sentencesOf(question)) {
    const asked = sentence.replace(/[?.! ]+$/, '');
    const form = YES_OR_NO.find(([start]) => start.test(asked));
    if (form === undefined || wordsIn(asked) > ASKED_WORDS_MAX || !isSayable(asked)) continue;
    const [start, said] = form;
    const rest = SECOND_OPTION.reduce(
      (text, [own, other]) => text.replaceAll(own, other),
      asked.replace(start, ''),
    );
    const isOpen = !/ or /.test(rest) && /\b(?:it|this|that|them)$/i.test(rest);
    if (wordsIn(rest) < 3 || isOpen) continue;
    return `whether ${said}${turned(rest)}`;
  }
  return null;
}

/** Whether a question names two things to choose between. */
export function isChoice(question: string): boolean {
  const whether = whetherIn(question);
  return whether !== null && / or (?!not\b|so\b|two\b|three\b)/.test(whether);
}

const WHY = /^why (?:do|am|can't|don't|did) i (.+)$/i;
const WHY_VERB = /^why (do|am|can't|don't|did) i /i;
const ABOUT = /^what (?:do|can|should|could) i do (?:about|with) (.+)$/i;
const SAID_OF_SELF: Readonly<Record<string, string>> = {
  do: 'you ',
  did: 'you ',
  am: 'you’re ',
  "can't": 'you can’t ',
  "don't": 'you don’t ',
};

/** "why you get so loud in meetings", "with the regular who flirts": what a question is about. */
export function aboutIn(question: string): string | null {
  for (const sentence of sentencesOf(question)) {
    const asked = sentence.replace(/[?.! ]+$/, '');
    if (wordsIn(asked) < 5 || wordsIn(asked) > ASKED_WORDS_MAX || !isSayable(asked)) continue;
    const [, why] = WHY.exec(asked) ?? [];
    const verb = WHY_VERB.exec(asked)?.[1]?.toLowerCase() ?? '';
    if (why !== undefined) return `why ${SAID_OF_SELF[verb] ?? 'you '}${turned(why)}`;
    const [, about] = ABOUT.exec(asked) ?? [];
    if (about !== undefined) return `with ${turned(about)}`;
  }
  return null;
}

const LIMIT =
  /\bi (?:don't|do not|wouldn't|would not) want to ((?:(?!\b(?:and|but|or|so|because)\b)[^.?!,;]){6,70})/i;

/** What the asker wants to avoid: "throw her under the bus"; null for nothing. */
export function limitIn(question: string): string | null {
  const [whole, limit] = LIMIT.exec(question.replaceAll('’', "'")) ?? [];
  if (whole === undefined || limit === undefined || !isSayable(limit)) return null;
  const said = limit.trim();
  return wordsIn(said) < 2 || /\b(?:it|this|that)$/i.test(said) ? null : turned(said);
}

/** What the asker tells, and what they want to avoid, in a sentence or two; null for nothing. */
export function takenUp(question: string, names: readonly string[]): string | null {
  const told = toldIn(question, names);
  const limit = limitIn(question);
  if (limit === null) return told === null ? null : `So ${told}.`;
  const ends = 'so let that decide what you leave out.';
  const avoided = `ou don’t want to ${limit}`;
  if (told === null || told === `y${avoided}`) return `Y${avoided}, ${ends}`;
  return told.includes(limit)
    ? `So ${told}. Let that decide what you leave out.`
    : `So ${told}. Y${avoided}, ${ends}`;
}
