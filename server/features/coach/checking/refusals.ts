import { hasForeignLetters } from './plain-text.ts';

/** Contact data, birth data and secrets, written out or in disguise. */
const PRIVATE = [
  /\S\s{0,3}@\s{0,3}\S/,
  /\w\s{0,3}(?:\(at\)|\[at\]|\{at\}|\bat\b)\s{0,3}[\w-]{1,60}\s{0,3}(?:\(dot\)|\[dot\]|\bdot\b)\s*\w+/i,
  /@\w{2,}/,
  /(?:\+|\b00)?\d(?:[\s().-]?\d){6,}/,
  /\b(?:19|20)\d\d\b|\b(?:18\d\d)\b/,
  /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/,
  /\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d{1,2}\b/i,
  /\b(?:born|birth ?date|birthday|date of birth)\b.*\b(?:on|at|in|is|was|:)\s+\S/i,
  /\b\d{1,2}[:.]\d{2}\s*(?:am|pm|h|o'clock|utc|gmt)?\b(?=.*\bborn\b)/i,
  /\b(?:sk|pk|rk|whsec|cus|sub|pi|acct|price)_[a-z0-9_]{6,}/i,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/i,
  /\b(?:system prompt|my instructions (?:are|say)|api key|password is|secret key)\b/i,
];

const PROMISES = [
  /\bguarante|\bwill (?:definitely|certainly|surely)\b|\b(?:100|hundred) ?(?:%|percent)/i,
  /\b(?:cures?|heals?|treats?|prevents?|diagnos\w+)\b.*\b(?:cancer|disease|illness|depress\w+|anxiety|pain|burnout|diabetes|you)\b/i,
  /\b(?:stop taking|take|dose|increase|reduce)\b.*\b(?:medication|medicine|pills?|tablets?|insulin|antidepress\w+|mg)\b/i,
  /\b(?:legal(?:ly)?|lawful(?:ly)?|illegal(?:ly)?|lawsuit|sue|court|contractually|tax(?:es)?)\b/i,
  /\b(?:invest|stocks?|shares in|crypto|bitcoin|loan|profits? of|return of|get rich|make you rich|will earn|double your)\b/i,
  /\b(?:fire|dismiss|hire|reject|promote|lay off)\b.{0,30}\b(?:him|her|them|candidate|employee|[A-Z][a-z]+)\b/,
  /\b(?:you|they|he|she) (?:have|has|had|suffer\w*)\b.{0,20}\b(?:depress\w+|adhd|autis\w+|cancer|diabetes|bipolar|disorder|illness|disease)\b/i,
  /\byou (?:will|are going to) (?:die|live|marry|become (?:rich|famous|ceo))\b/i,
];

const ENGLISH = new Set(
  'a about after again all also always am an and any are as ask at away back be because been before being best better both but by can choose come comes could day days decide decision do does each easy every feel few first for from get give given go good had has have he help helps her here him his how i if in into is it its just keep know leave less let like little long look made make makes many may me mean means more most much must my need never new next no not notice now of off often on once one only open or other others our out over own part people person place put question questions rather ready say see she should show side so some someone something start still such take tell than that the their them then there these they thing things think this those through time to today together too trust try under until up us use very wait want was way ways we well were what when where whether which while who why will with within without work working works would year yes yet you your yours yourself'.split(
    ' ',
  ),
);

/** True when a sentence holds what no answer may hold, whoever asks. */
export function isForbidden(shown: string, folded: string): boolean {
  return (
    PRIVATE.some((pattern) => pattern.test(shown) || pattern.test(folded)) ||
    PROMISES.some((pattern) => pattern.test(folded))
  );
}

/** Text in which one cannot read what is claimed: other scripts and languages, codes, tricks. */
export function isObscure(
  shownWithoutNames: string,
  folded: string,
  vocabulary: ReadonlySet<string>,
): boolean {
  if (hasForeignLetters(shownWithoutNames)) return true;
  if (/[A-Za-z0-9+=_-]{24,}|(?=[A-Za-z+/=_-]*\d)[A-Za-z0-9+/=_-]{24,}/.test(folded)) return true;
  if (
    /\b(?=\w*\d)(?=\w*[a-z])\w+\b/i.test(
      folded.replaceAll(/\b\d+(?:st|nd|rd|th|h|s|m)\b|\bBG5\b|\bOC16\b/gi, ''),
    )
  )
    return true;
  if (/[^\s\p{L}\p{N}.,;:!?'"()/&%#+\-=§–—…˙]/u.test(folded.replaceAll(/[[\]]/g, ''))) return true;
  if (/[\u2200-\u22ff+=]/.test(folded)) return true;
  const words = folded.toLowerCase().match(/[a-z']+/g) ?? [];
  if (words.length < 3) return false;
  const single = words.filter((word) => word.length === 1 && !/[aig]/.test(word)).length;
  if (single > 2) return true;
  const known = words.filter(
    (word) => ENGLISH.has(word) || vocabulary.has(word.replace(/'s?$/, '')),
  );
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return (
    known.length / words.length < 0.45 ||
    (words.length >= 6 && english === 0 && known.length / words.length < 0.8)
  );
}
