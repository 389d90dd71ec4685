import { literalPattern } from '#shared/domain/literal-pattern.ts';
import type { Slots } from '#shared/knowledge/situations.ts';

/** What a question says about the case at hand, which an answer picks up. */
export interface Entities {
  readonly slots: Slots;
  /** The basic form of a feeling the person names: "angry". */
  readonly feeling: string | null;
  /** True when they have to act today. */
  readonly isUrgent: boolean;
  /** The question without the names and figures that say nothing about its subject. */
  readonly bare: string;
}

const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const PART = 'morning|noon|afternoon|evening|night';
const DATE = [
  `(?:this |next )?(?:${DAYS})(?: (?:${PART}))?`,
  `(?:tomorrow|today)(?: (?:${PART}))?`,
  `(?:${MONTHS}) \\d{1,2}(?:st|nd|rd|th)?`,
  `the \\d{1,2}(?:st|nd|rd|th)(?: of (?:${MONTHS}))?`,
  '(?:the )?end of (?:the |this |next )?(?:day|week|month|quarter|year)',
  'next (?:week|month)|tonight|noon|midnight',
  '\\d{1,2}(?::\\d\\d)? ?(?:am|pm|a\\.m\\.|p\\.m\\.)',
  '\\d{1,2}(?::\\d\\d)?(?=[.,!?]|$)',
].join('|');
const DEADLINE = new RegExp(
  `\\b(?:by|until|till|before|no later than|due(?: on| by)?|deadline (?:is|on)|answer (?:on|by)?|ends? on) ?(${DATE})\\b`,
  'i',
);
const DAY = new RegExp(`\\b(?:on|this|last|next|since|for) (${DAYS})\\b`, 'i');
const AMOUNT =
  /(?:[$€£]\s?\d[\d,.]*\d?\s?(?:k\b|m\b|million\b|thousand\b)?|\b\d[\d,.]*\s?(?:%|percent\b|k\b|euros?\b|dollars?\b|pounds?\b))/i;
const URGENT =
  /\b(?:right now|today|tonight|in (?:an hour|\d+ (?:minutes|min|hours?)|five minutes|ten minutes|half an hour)|immediately|on the spot|asap|within the hour|no time)\b/i;

/** Words after which a first name follows, also one in lower case. */
const RELATION =
  /\b(?:my|our) (?:\p{L}+ )?(?:boss|manager|supervisor|director|lead|colleague|coworker|co-worker|teammate|peer|report|employee|client|customer|cofounder|co-founder|partner|mentor|friend|assistant|intern|ceo|cto|cfo|recruiter|deputy|predecessor|successor)s?,? (?:named |called )?(\p{L}[\p{L}'’-]+)/iu;
const BY_NAME = /\b(?:named|called) (\p{L}[\p{L}'’-]+)/iu;
const FEELINGS: readonly (readonly [feeling: string, words: RegExp])[] = [
  ['angry', /\b(?:angry|furious|mad|rage|anger|pissed|livid|seething)\b/i],
  ['frustrated', /\b(?:frustrat\w+|annoyed|irritated|fed up)\b/i],
  ['bitter', /\b(?:bitter\w*|resentful|resentment|unappreciated)\b/i],
  ['disappointed', /\b(?:disappoint\w+|let down|disillusioned)\b/i],
  ['afraid', /\b(?:afraid|scared|nervous|anxious|worried|terrified|dread\w*|panic\w*)\b/i],
  ['tired', /\b(?:tired|exhausted|drained|worn out|wiped out)\b/i],
  ['sad', /\b(?:sad|cried|crying|hurt|heartbroken)\b/i],
  ['guilty', /\b(?:guilty|ashamed|embarrassed)\b/i],
];

const PLACE = /\b(?:in|to|near) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu;
const COMPANY = /\b(?:at|for|with) (\p{Lu}[\p{L}&]+)(?=[ ,.?!]|$)/u;
const NOT_A_PLACE = new RegExp(
  `^(?:${DAYS}|${MONTHS}|english|german|french|spanish|human|i)s?$`,
  'i',
);

function named(word: string): string {
  return word.replace(/(?:['’]s)$/i, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Decides by the words around it whether a capitalized word is somebody's first name. */
class Names {
  readonly #known: ReadonlySet<string>;

  constructor(known: ReadonlySet<string>) {
    this.#known = known;
  }

  first(question: string, places: readonly string[]): string | null {
    const told = RELATION.exec(question)?.[1] ?? BY_NAME.exec(question)?.[1];
    if (told !== undefined && this.#mayBeName(told)) return named(told);
    for (const { 0: word, index } of question.matchAll(
      /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]*\p{Ll}/gu,
    )) {
      const isPlace = places.some((place) => place.split(' ').includes(word));
      if (isPlace || !this.#mayBeName(word) || !this.#isActing(question, word, index)) continue;
      return named(word);
    }
    return null;
  }

  #mayBeName(word: string): boolean {
    const plain = word.replace(/['’](?:s|m|d|ve|ll|re|t)?$/i, '').toLowerCase();
    return (
      plain.length > 1 &&
      !this.#known.has(plain) &&
      !this.#known.has(plain.replace(/s$/, '')) &&
      !NOT_A_PLACE.test(plain)
    );
  }

  /** A sentence's first word is capitalized anyway: it is a name when it acts or is joined. */
  #isActing(question: string, word: string, index: number): boolean {
    const before = question.slice(0, index).trimEnd();
    if (before !== '' && !/[.!?:]$/.test(before)) return !/\b(?:at|in|from)$/i.test(before);
    const after = question.slice(index + word.length);
    return /^(?:['’]s\b| (?:and|is|was|has|keeps?|wants?|says?|said|asked|told|thinks|does|did|never|always|just|works|makes|takes|from|in|on|my|who|won|got|gave|left|\p{L}{3,}ed)\b)/iu.test(
      after,
    );
  }
}

function placesIn(question: string): string[] {
  return [...question.matchAll(PLACE)].flatMap(([, place = '']) => {
    const [first = ''] = place.split(' ');
    return NOT_A_PLACE.test(first) ? [] : [place];
  });
}

/** "friday noon" as it stands in a sentence: "Friday noon". */
function dated(text: string): string {
  return text.replaceAll(
    new RegExp(`\\b(?:${DAYS}|${MONTHS})\\b`, 'gi'),
    (word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase(),
  );
}

function without(question: string, words: readonly (string | null | undefined)[]): string {
  let bare = question;
  for (const word of words) {
    if (word) bare = bare.replaceAll(new RegExp(literalPattern(word), 'giu'), ' ');
  }
  return bare
    .replaceAll(new RegExp(`\\b(?:${DAYS})s?\\b`, 'gi'), ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Reads names, dates and figures out of a question.
 * @param known lower-case words that are no names
 */
export function entitiesOf(question: string, known: ReadonlySet<string>): Entities {
  const text = question.normalize('NFC').replaceAll(/\s+/g, ' ');
  const places = placesIn(text);
  const person = new Names(known).first(text, places);
  const deadline = DEADLINE.exec(text)?.[1];
  const day = DAY.exec(text)?.[1];
  const amount = AMOUNT.exec(text)?.[0].trim();
  const place = places.find((one) => one !== person);
  const company = COMPANY.exec(text)?.[1];
  return {
    slots: {
      ...(person !== null && { person }),
      ...(deadline !== undefined && { deadline: dated(deadline) }),
      ...(day !== undefined && { day: dated(day) }),
      ...(amount !== undefined && { amount }),
      ...(place !== undefined && { place }),
    },
    feeling: FEELINGS.find(([, words]) => words.test(text))?.[0] ?? null,
    isUrgent: URGENT.test(text),
    bare: without(text, [
      person,
      place,
      amount,
      company === person ? null : unknown(company, known),
    ]),
  };
}

function unknown(word: string | undefined, known: ReadonlySet<string>): string | null {
  return word !== undefined && !known.has(word.toLowerCase()) ? word : null;
}
