import { MONTH_NAMES } from '#shared/domain/month-names.ts';

/** Days and dates as people type them in a question, and as a sentence of ours repeats them. */

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SHORT_DAYS = 'mon|tues?|wed|thurs?|thu|fri|sat|sun';
const SHORT_MONTHS = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const HOLIDAYS =
  "easter|christmas(?: eve)?|xmas|new year(?:[’']s)?(?: eve| day)?|thanksgiving|labor day|memorial day|independence day|halloween|hanukkah|passover|ramadan|eid|diwali|ascension|pentecost|carnival|mardi gras|lunar new year";
const DAYS = `${DAY_NAMES.join('|').toLowerCase()}|${SHORT_DAYS}`;
const MONTHS = `${MONTH_NAMES.join('|').toLowerCase()}|${SHORT_MONTHS}`;
const PART = 'morning|noon|lunchtime|afternoon|evening|night|eod|cob';
const CLOCK = "\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|a\\.m\\.?|p\\.m\\.?|o[’']?clock)";

/** Days and months that are words of their own, so that only a date around them makes them one. */
const DATE = [
  `(?:this |next )?(?:${DAYS})\\b\\.?(?: (?:${PART})| at ${CLOCK})?`,
  `(?:tomorrow|today)(?: (?:${PART}))?`,
  `(?:${MONTHS})\\b\\.? \\d{1,2}(?:st|nd|rd|th)?\\b`,
  `\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTHS})\\b`,
  `the \\d{1,2}(?:st|nd|rd|th)(?: of (?:${MONTHS}))?`,
  `(?:the )?(?:end|middle|beginning) of (?:the |this |next )?(?:day|week|month|quarter|year|q[1-4]|${MONTHS})`,
  `(?:${HOLIDAYS})\\b`,
  `(?:mid[- ]|early |late |next )?(?:${MONTH_NAMES.join('|').toLowerCase()}|feb|sept?|oct|nov|dec|aug)\\b`,
  'next (?:week|month|year)|this (?:week|month)|tonight|noon|midnight|eod|cob|q[1-4]\\b',
  CLOCK,
  '\\d{1,2}:\\d\\d(?=[.,!?]|$)',
  '\\d{1,2}(?=[.,!?]|$)',
].join('|');

/** A range names no single day: "Mon-Wed", "Monday to Wednesday". */
const NO_RANGE = `(?!\\s?[-–—]\\s?(?:\\d|${DAYS}|${MONTHS})|,? (?:to|through|and|or|until) (?:${DAYS})\\b)`;
const DEADLINE = new RegExp(
  `\\b(by|until|till|before|no later than|due(?: on| by)?|deadline (?:is|on)|answer (?:on|by)|ends? on) ?(${DATE})(?![\\p{L}\\d])${NO_RANGE}`,
  'iu',
);
const DAY = new RegExp(
  `\\b(?:on|this|last|next|since|for|come) (${DAYS})(?![\\p{L}\\d])${NO_RANGE}`,
  'iu',
);
/** Words that make "until Monday" or "before 2am" say how long something lasts. */
const LASTING =
  /\b(?:away|leave|vacation|holiday|out|off|gone|absent|back|here|stay(?:s|ed|ing)?|closed|open|booked|sleep|asleep|awake|up|work(?:s|ed|ing)?|usually|always|never|every \w+|most (?:days|nights)|wait(?:s|ed|ing)?)\b[^.,;!?]{0,25}$/i;
const DEEP_NIGHT = /^(?:12|[1-5])(?:[:.]\d\d)? ?(?:am|a\.m\.?)$/i;

const LONG_NAMES: ReadonlyMap<string, string> = new Map([
  ...[...DAY_NAMES, ...MONTH_NAMES].map((name) => [name.toLowerCase(), name] as const),
  ...DAY_NAMES.map((name) => [name.slice(0, 3).toLowerCase(), name] as const),
  ...MONTH_NAMES.map((name) => [name.slice(0, 3).toLowerCase(), name] as const),
  ...([
    ['tues', 'Tuesday'],
    ['thur', 'Thursday'],
    ['thurs', 'Thursday'],
    ['sept', 'September'],
    ['eod', 'the end of the day'],
    ['cob', 'the end of the day'],
    ['xmas', 'Christmas'],
  ] as const),
]);
const NAMED = new RegExp(`\\b(?:${DAYS}|${MONTHS}|eod|cob|xmas)\\b\\.?`, 'gi');
const HOLIDAY = new RegExp(`\\b(?:${HOLIDAYS})\\b`, 'gi');

function capitalized(text: string): string {
  return text.replaceAll(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** "fri noon" as it reads after "by": "Friday noon". */
function written(text: string): string {
  return text
    .replaceAll(NAMED, (word) => LONG_NAMES.get(word.toLowerCase().replace('.', '')) ?? word)
    .replaceAll(HOLIDAY, capitalized)
    .replaceAll(/\bq([1-4])\b/gi, 'Q$1')
    .replace(/\bat\b(?= \d)/, 'at')
    .trim();
}

/** The date somebody needs an answer or a result by, so that it reads well after "by". */
export function deadlineIn(text: string): string | null {
  const found = DEADLINE.exec(text);
  if (found === null) return null;
  const [, lead = '', date = ''] = found;
  const before = text.slice(0, found.index);
  const isLasting = /^(?:until|till|before)$/i.test(lead) && LASTING.test(before);
  return isLasting || DEEP_NIGHT.test(date) ? null : written(date);
}

/** The day of the week that a question names: "on tue" → "Tuesday". */
export function dayIn(text: string): string | null {
  const day = DAY.exec(text)?.[1];
  return day === undefined ? null : written(day);
}

const TIME_WORD = new RegExp(
  `^(?:${DAYS}|${MONTHS}|${HOLIDAYS}|q[1-4]|h[12]|am|pm|eod|cob|asap|spring|summer|autumn|fall|winter)s?$`,
  'i',
);

/** True for days, months, holidays, their short forms, and ranges of them: "Sept", "Mon-Wed". */
export function isTimeWord(word: string): boolean {
  return word.split(/[-–—/]/).every((part) => TIME_WORD.test(part.replace(/\.$/, '')));
}

const LONG_DAY = new RegExp(`\\b(?:${DAY_NAMES.join('|')})s?\\b`, 'gi');
/** In lower case, some short forms are words of their own. */
const SHORT_DAY = /\b(?:Mon|Tues?|Wed|Thu|Thurs|Fri)\b/g;

/** A question without the names of days, which say nothing about its subject. */
export function withoutDays(text: string): string {
  return text.replaceAll(LONG_DAY, ' ').replaceAll(SHORT_DAY, ' ');
}

const RANGE = new RegExp(
  `\\b(?:${DAYS})\\s?[-–—/]\\s?(?:${DAYS})\\b|\\b(?:by|on|until|before) (?:${DAYS})\\b`,
  'gi',
);

/** A text without days that look like words of another language: "Mon-Wed" is no French. */
export function withoutRanges(text: string): string {
  return text.replaceAll(RANGE, ' ');
}
