import { type Block, fact, paragraph } from './draft.ts';
import { NOT_MINE, PAGES } from './elsewhere.data.ts';
import { contentStems } from './terms.ts';

/** How a request begins, before what it is for. */
const ASK = [
  '(?:(?:hi|hey|hello|ok|okay|and|so|but|please|sorry|quick question|by the way|btw|one more thing|also)[,.:!]* )*',
  "(?:(?:how|where|when|can|could|may|do|would|will|is it possible|is there a way|what do i do|i(?:'d)? (?:want|need|would like|like|have|wish|can't|cannot|can not)|i'm trying|trying|help me|tell me(?: how)?|show me how)(?: (?:can|do|could|would|should|to|you|i|we|me|please|for me|just|quickly))*,? )?",
  '(?:please )?',
].join('');
const TAIL =
  '(?:,? (?:here|now|please|again|immediately|somewhere|anymore|right away|at all|for me|thanks|thank you|in here|(?:in|on|with|for) (?:this|the|your) (?:app|site|page|website|tool|coach|service|account|settings)|if i want(?: to)?|before (?:it renews|renewal)|you have (?:on|about) me))*[ ?.!]*';

interface Matcher {
  readonly answer: string;
  readonly forms: RegExp;
  readonly exemplars: readonly ReadonlySet<string>[];
}

const MATCHERS: readonly Matcher[] = [...PAGES, ...NOT_MINE].map(
  ({ forms, exemplars, answer }) => ({
    answer,
    forms: new RegExp(`^${ASK}(?:${forms.join('|')})${TAIL}$`),
    exemplars: exemplars.map((text) => new Set(contentStems(text))),
  }),
);
/** Share of an exemplar's and the question's words that they have in common. */
const ALIKE = 0.8;
const STEMS_MIN = 2;
const WORDS_MAX = 18;
/** Somebody else's billing, support, or news is work. */
const WORK =
  /\b(?:our|client'?s?|customer'?s?|team|colleague|boss|manager|meeting|project|presentation|report|deck|stakeholders?|coworkers?|vendor|supplier|deadline)\b/;

function isAlike(stems: readonly string[], exemplar: ReadonlySet<string>): boolean {
  const common = stems.filter((stem) => exemplar.has(stem)).length;
  return common >= STEMS_MIN && common / Math.max(stems.length, exemplar.size) >= ALIKE;
}

/**
 * The answer to a question that is as a whole about this product, the asker's account, or nothing
 * the coach knows; else null. A single word decides nothing.
 */
export function elsewhere(question: string): Block | null {
  const text = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  if (text.split(' ').length > WORDS_MAX) return null;
  const stems = WORK.test(text) ? [] : contentStems(text);
  // "Where's my invoice, accounting is asking": the request comes first, its reason after it.
  const [request = text] = text.split(/[,;.?!] | (?:and|but|because) /);
  const found =
    MATCHERS.find(({ forms }) => forms.test(text) || forms.test(request)) ??
    MATCHERS.find(({ exemplars }) => exemplars.some((one) => isAlike(stems, one)));
  return found === undefined ? null : paragraph({ ...fact(found.answer), kind: 'general' });
}
