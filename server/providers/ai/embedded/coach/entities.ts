import { literalPattern } from '#shared/domain/literal-pattern.ts';
import type { Slots } from '#shared/knowledge/situations.ts';
import { dayIn, deadlineIn, isTimeWord, withoutDays } from './asked-dates.ts';
import { NameReader } from './names-asked.ts';
import { NO_PERSON, PLACE_NAMES } from './never-names.data.ts';
import { type RolePerson, rolePersonIn } from './role-person.ts';

/** What a question says about the case at hand, which an answer picks up. */
export interface Entities {
  readonly slots: Slots;
  /** Every word that may be a name. */
  readonly names: readonly string[];
  /** Somebody they speak of without a name: "your boss". */
  readonly rolePerson: RolePerson | null;
  /** The basic form of a feeling the person names: "angry". */
  readonly feeling: string | null;
  /** True when they have to act today. */
  readonly isUrgent: boolean;
  /** The question without the names and figures that say nothing about its subject. */
  readonly bare: string;
}

const AMOUNT =
  /(?:[$€£]\s?\d[\d,.]*\d?\s?(?:k\b|m\b|million\b|thousand\b)?|\b\d[\d,.]*\s?(?:%|percent\b|k\b|euros?\b|dollars?\b|pounds?\b))/i;
const URGENT =
  /\b(?:right now|today|tonight|in (?:an hour|\d+ (?:minutes|min|hours?)|five minutes|ten minutes|half an hour)|immediately|on the spot|asap|within the hour|no time)\b/i;

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

/** Where somebody is, or moves to; "to" alone leads to people as well. */
const PLACE =
  /\b(?:in|near|around|from|based in|(?:mov\w+|relocat\w+|transfer\w*|go|going|fly|flying|travel\w*|trips?|back|commut\w+|posted|sent|office) (?:\w+ ){0,2}to) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu;
const COMPANY = /\b(?:at|for|with|join|joined|joining) (\p{Lu}[\p{L}&]+)(?=[ ,.?!]|$)/u;

function placesIn(question: string, known: ReadonlySet<string>): string[] {
  return [...question.matchAll(PLACE)].flatMap(([, place = '']) => {
    const words = place.toLowerCase().split(' ');
    const [first = ''] = words;
    const isPlace =
      PLACE_NAMES.has(first) ||
      !(known.has(first) || isTimeWord(first) || NO_PERSON.has(first) || first === 'human');
    if (words.slice(1).some((word) => PLACE_NAMES.has(word))) return [place];
    const [own = ''] = place.split(' ');
    const isWhole = words.every((word) => !known.has(word) && !isTimeWord(word));
    return isPlace ? [isWhole ? place : own] : [];
  });
}

function without(question: string, words: readonly (string | null | undefined)[]): string {
  let bare = question;
  for (const word of words) {
    if (word) bare = bare.replaceAll(new RegExp(literalPattern(word), 'giu'), ' ');
  }
  return withoutDays(bare).replaceAll(/\s+/g, ' ').trim();
}

/**
 * Reads names, dates and figures out of a question.
 * @param known lower-case words that are no names
 */
export function entitiesOf(question: string, known: ReadonlySet<string>): Entities {
  const text = question.normalize('NFC').replaceAll(/\s+/g, ' ');
  const places = placesIn(text, known);
  const names = new NameReader(known).read(text);
  const { person } = names;
  const deadline = deadlineIn(text);
  const day = dayIn(text);
  const amount = AMOUNT.exec(text)?.[0].trim();
  const place = places.find((one) => one !== person);
  const company = COMPANY.exec(text)?.[1];
  return {
    slots: {
      ...(person !== null && { person }),
      ...(deadline !== null && { deadline }),
      ...(day !== null && { day }),
      ...(amount !== undefined && { amount }),
      ...(place !== undefined && { place }),
    },
    names: names.all,
    rolePerson: rolePersonIn(text),
    feeling: FEELINGS.find(([, words]) => words.test(text))?.[0] ?? null,
    isUrgent: URGENT.test(text),
    bare: without(text, [person, ...names.all, ...places, amount, unknown(company, known)]),
  };
}

function unknown(word: string | undefined, known: ReadonlySet<string>): string | null {
  return word !== undefined && !known.has(word.toLowerCase()) ? word : null;
}
