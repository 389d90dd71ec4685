/**
 * Words of which a question about a situation has at least one. Situations without a line here are put
 * in too many ways.
 */
const TELLTALES: Readonly<Record<string, RegExp>> = {
  'after-parental-leave':
    /\b(?:bab(?:y|ies)|parental|maternity|paternity|leave|kids?|child\w*|daycare|nursery|pump\w*|mom|mother|dad|father|daughter|son|newborn|toddler|twins|pregnan\w*|birth)\b/,
  'applying-internally':
    /\b(?:internal\w*|appl(?:y|ied|ying)|posting|opening|position|role|transfer|another (?:team|department)|switch|vacancy|department)\b/,
  'asking-for-a-raise':
    /\b(?:raises?|salar\w+|pay\w*|paid|money|compensation|comp|wages?|earn\w*|bonus\w*|rates?|package|under\s?paid|worth|income|figures?|numbers?|budget|percent|stipend|increase\w*|market|band|cents?|rent|commission|\d+\s?k)\b|[%$€£]/,
  cofounder: /\b(?:co-?founders?|founders?|partners?|equity|shares|start-?up|venture)\b/,
  'contract-or-employee':
    /\b(?:freelanc\w*|contract\w*|employ\w*|permanent|self-employed|hourly|client|invoice\w*|agency|staff|payroll|consult\w*|full-time|gig)\b/,
  'family-business':
    /\b(?:family|father|mother|brother|sister|husband|wife|dad|mom|son|daughter|parents|cousin|uncle|aunt|spouse|in-laws?|nephew|niece|generation)\b/,
  'handing-over-my-work':
    /\b(?:vacation|holidays?|leave|leaving|away|off|out of office|ooo|pto|trip|hand\w*|cover\w*|stand-?in|replacement|weeks?)\b/,
  'job-interview':
    /\b(?:interview\w*|hiring|recruit\w*|applicant|application|candidate|panel|round|cv|resume)\b/,
  'letting-someone-go':
    /\b(?:fire|fired|firing|let\w* .{0,20}\bgo|lay\w* off|layoffs?|dismiss\w*|terminat\w*|redundan\w*|sack\w*|end\w* .{0,20}contract|cut .{0,20}(?:job|position|role)|part(?:ing)? ways|goodbye|probation)\b/,
  'leaving-well':
    /\b(?:leav\w+|quit\w*|resign\w*|notice|goodbye|farewell|last (?:day|week|month)|exit\w*|depart\w*|mov\w+ on|new job|counter-?offer|hand in|gone|going|successor|stay\w*|out of here)\b/,
  mentor: /\b(?:mentor\w*|guid\w*|advice|sponsor\w*|role model|coach\w*|learn\w*|teach\w*)\b/,
  'mentoring-someone':
    /\b(?:mentee\w*|mentor(?:ing)?|junior\w*|intern\w*|trainee\w*|apprentice\w*|teach\w*|train\w*|coach\w*|explain\w*|guid\w*|student\w*|newcomer)\b/,
  'new-in-the-role':
    /\b(?:new|start\w*|began|begin\w*|first|join\w*|onboard\w*|probation|predecessor|days? (?:one|\d)|weeks?|just)\b/,
  'part-time-or-less':
    /\b(?:part-?time|hours?|days?|percent|reduc\w*|less|fewer|four|three|fridays?|schedule|\d+)\b|%/,
  'performance-review':
    /\b(?:review\w*|rating|rated|apprais\w*|evaluat\w*|assess\w*|goals?|annual|year-?end|self-|calibrat\w*|score\w*)\b/,
  presenting:
    /\b(?:present\w*|talk|slides?|speech|audience|stage|pitch\w*|keynote|deck|conference|speak\w*|demo|board|room|powerpoint|nerv\w*|voice|rehears\w*)\b/,
  'promotion-missed':
    /\b(?:promot\w*|passed over|overlooked|title|level\w*|senior|next step|position|job|role|lead|instead of me|skipped|turned down)\b/,
  relocating:
    /\b(?:mov(?:e|ed|ing)|relocat\w*|cit(?:y|ies)|abroad|country|transfer\w*|expat|visa|town|office|overseas)\b/,
  'return-after-illness':
    /\b(?:ill\w*|sick\w*|burn\w*|leave|surgery|cancer|depress\w*|recover\w*|hospital|therap\w*|return\w*|back|accident|health|operation|chemo|clinic|reintegrat\w*|doctor|broke\w*)\b/,
  sabbatical: /\b(?:sabbatical|months?|year|time off|travel\w*|unpaid|break|leave|gap|pause)\b/,
  'setting-prices':
    /\b(?:pric\w*|rates?|charg\w*|fees?|quot\w*|costs?|expensive|cheap\w*|invoice\w*|money|hourly|paid|pay\w*|discount\w*|budget|\d+)\b|[$€£%]/,
  'telling-others-my-chart':
    /\b(?:chart|design|human design|bodygraph|projector|generator|manifest\w*|reflector|authority|profile|type|esoteric|astrolog\w*|woo)\b/,
};
/** Share of the score that a situation keeps without any. */
const WITHOUT = 0.6;

interface Scored {
  readonly subject: { readonly id: string };
  readonly score: number;
}

/** Puts situations back whose words a question lacks. @param near nearest first */
export function withTelltales<N extends Scored>(
  near: readonly N[],
  question: string,
): readonly N[] {
  const text = question.toLowerCase().replaceAll('’', "'");
  return near
    .map((one) => {
      const telltale = TELLTALES[one.subject.id];
      const isMeant = telltale === undefined || telltale.test(text);
      return isMeant ? one : { ...one, score: WITHOUT * one.score };
    })
    .toSorted((a, b) => b.score - a.score);
}
