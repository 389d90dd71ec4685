import type { SafetyClass } from '#shared/coach/claims.ts';

export type BoundaryKind = 'health' | 'law' | 'money' | 'hiring' | 'firing' | 'private';

export interface Boundary {
  readonly kind: BoundaryKind;
  readonly safety: SafetyClass;
  /** The coach's reply in place of an answer, with an alternative. */
  readonly answer: string;
}

const CRISIS =
  /\b(?:kill|hurt|harm|cut)(?:ing)? (?:myself|me)\b|\bsuicid|\bend (?:my|it) (?:life|all)\b|\bwant to die\b|\b(?:do not|don't|dont) want to live\b|\bself[- ]harm/i;

const CRISIS_ANSWER =
  'I am glad you said it, and I am not the right help for this. Please call your local emergency number or a crisis line now (in the EU 112, in the US and Canada 988), or go to someone near you and stay with them. When you are safe, I am here for questions about work.';

/** In order of priority. */
const RULES: readonly (readonly [BoundaryKind, RegExp, string])[] = [
  [
    'private',
    /\b(?:e-?mail|phone|telephone|mobile|address|birth ?(?:date|day|time|place)|date of birth|when (?:was|were) \w+ born|where does \w+ live|surname|last name|salary|passwords?|card number|api key|secrets?|credentials)\b.*\b(?:of|his|her|their|colleague|boss|member|someone|other|user|everyone|all|ana|the (?:admin|database|server|team)|your)\b|\b(?:his|her|their|colleague(?:'s|s)?|boss(?:'s)?|\w+'s|other (?:users?|people|teams?|customers?|accounts?)(?:'s?)?|another (?:user|person|team|account)(?:'s)?|your)\b.{0,30}\b(?:e-?mail|phone|mobile|address|birth ?(?:date|day|time|place)|date of birth|surname|last name|salary|password|secret|api key|system prompt|instructions|conversations?|private notes?|charts? data)\b|\b(?:show|list|give|print|reveal|dump|tell)\b.{0,40}\b(?:other|all|every|another)\b.{0,20}\b(?:users?|customers?|accounts?|people's|charts|emails?)\b|\b(?:reveal|print|repeat|show|leak)\b.{0,30}\b(?:system prompt|instructions|prompt)\b/i,
    'I cannot give you personal data of other people, or what stands behind this service: I only see what belongs to this conversation, without addresses or birth data. Ask the person directly. I can tell you how you work with others and what to ask them for.',
  ],
  [
    'firing',
    /\b(?:(?<!on )fire|firing|dismiss(?:ing|al)?|lay(?:ing)? off|let (?:him|her|them|\w+) go|sack(?:ing)?|get rid of|terminat(?:e|ing)|demot(?:e|ing)|make \w+ redundant|kick(?:ing)? \w+ (?:off|out))\b(?!\s+(?:up|of the day))/i,
    'A chart is no ground for dismissing or demoting anyone, so I do not advise on that. Judge by work that can be seen, talk to the person first, and bring in your HR department or a lawyer. I can help you prepare that conversation in a way that suits how you decide and speak.',
  ],
  [
    'hiring',
    /\b(?:hire|hiring|recruit(?:ing|ment)?|applicants?|candidates?|job interview with|promot(?:e|ing|ion)\b.{0,30}\b(?:who|which|whom|him|her|them|based|by type)|(?:reject|screen)(?:ing)? \w+ (?:because|by|for)|which type should (?:i|we) (?:employ|take|pick))\b/i,
    'A chart says nothing about whether someone can do a job, so I do not help to choose, promote or reject people by it. Use the same questions and a trial task for everyone. I can help you see which functions your team leaves open, or how you decide well yourself.',
  ],
  [
    'health',
    /\b(?:medic(?:al|ation|ine|ines)|doctor|therap(?:y|ist)|antidepress\w*|pills?|insulin|dose|diagnos\w*|disease|illness|sick(?:ness)?|cancer|tumou?r|depress(?:ed|ion)|anxiety disorder|adhd|autis\w*|bipolar|pregnan\w*|chest pain|headaches?|insomnia|fasting|diet|vaccin\w*|surgery|symptoms?|blood pressure|lose weight|cure|heal)\b/i,
    'I cannot advise on health: a chart is no diagnosis and no treatment. Please take this to a doctor, or to a therapist you trust. I can help with the side of work: how to pace your days, where your energy goes, and how to ask for relief.',
  ],
  [
    'law',
    /\b(?:legal(?:ly)?|lawyers?|lawsuit|sue|suing|court|illegal|notice period|severance|employment law|discriminat\w*|copyright|patent|gdpr|breach of contract|non-?compete|sign (?:this|the) contract|is it allowed by law|custody|divorce)\b/i,
    'I cannot give legal advice, and a chart cannot settle a legal question. Please ask a lawyer or a works council. I can help you with how to come to your own decision and how to prepare the talk.',
  ],
  [
    'money',
    /\b(?:invest(?:ing|ment|ments)?|stocks?|shares|crypto\w*|bitcoin|loan|mortgage|tax(?:es)?|pension|lottery|gambl\w*|bet (?:on|my)|savings|get rich|trading|insurance|bankrupt\w*|how much (?:money )?will i (?:earn|make))\b/i,
    'I cannot advise on investments, loans or taxes, and no chart foretells money. Please ask a financial adviser who knows your numbers. I can help you with how you decide, so that you come to such a talk with a clear head.',
  ],
];

const SAFETY: Readonly<Record<BoundaryKind, SafetyClass>> = {
  health: 'medical',
  law: 'legal',
  money: 'financial',
  hiring: 'employment',
  firing: 'employment',
  private: 'privacy',
};

/**
 * Questions that a chart must not answer.
 * @returns the kind of boundary and the coach's reply, or null when the coach may answer
 */
export function boundaryFor(question: string): Boundary | null {
  const plain = question
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('’', "'");
  if (CRISIS.test(plain)) return { kind: 'health', safety: 'crisis', answer: CRISIS_ANSWER };
  for (const [kind, pattern, answer] of RULES) {
    if (pattern.test(plain)) return { kind, safety: SAFETY[kind], answer };
  }
  return null;
}
