const NOT_BASE = new Map([
  ['does', 'do'],
  ['goes', 'go'],
  ["doesn't", "don't"],
]);
const PAST = new Set(
  'took gave sent made left went came put cut got kept told did had brought bought wrote spoke ran sat drove broke chose forgot hid held met paid read set shut sold stole swore threw wore spent began lent taught'.split(
    ' ',
  ),
);
/** What people think, are, or say is no act of theirs. */
const NO_ACT =
  /^(?:is|was|thinks?|thought|knows?|knew|wants?|wanted|seems?|seemed|needs?|needed|feels?|felt|likes?|liked|loves?|loved|hates?|means?|meant|says?|said|believes?|believed|hopes?|had|can|will|would|should|must|might|may|could|'s|isn't|wasn't|becomes?|became|looks?|looked|gets?|turns?|turned|told|died|retires?|and|who|that|which|to|of|for|in|at|from|with|on)$/;
const PERFECT =
  /^(?:\w{3,}ed|begun|taken|given|made|left|kept|put|cut|told|brought|written|sent|chosen|gone)$/;
const ADVERB =
  /^(?:always|never|just|constantly|often|still|also|even|usually|only|recently|regularly)$/;
const FIRST =
  /^(?:(?:but|and|so|then|now|yesterday|today|again|(?:last|this|every) (?:\w+day|week|month|year|morning|night)|on (?:\w+day))[, ]+)?/i;
const ROLE =
  '(?:team lead|shift lead|line manager|business partner|co-?founder|co-?author|boss|manager|supervisor|foreman|chef|chief|colleague|co-?worker|teammate|partner|assistant|intern|apprentice|trainee|client|customer|neighbou?r|stylist|head|director|owner|landlord|receptionist|secretary|operator|driver|nurse|doctor|teacher|principal|editor|accountant|journeyman|mentor|patient|guest|supplier|contractor|deputy|ceo|cook|waiter|cleaner|planner|brother|sister|father|mother|uncle|aunt|cousin|guy|woman|man)';
const SUBJECT = `(?:(?:[Mm]y|[Oo]ur|[Tt]he)(?: \\p{L}+){0,2} ${ROLE},?(?: \\p{Lu}\\p{L}+,?)?(?: (?:in|from|at) \\p{Lu}\\p{L}+)?|[Hh]e|[Ss]he|[Tt]hey)`;
const ACT = new RegExp(`^${SUBJECT} (.+)$`, 'u');
const END = /[,;:(–—]| (?:and|but|so|because|since|although|while|when|which|until) /i;
/** Whose it is can’t be told once they are spoken to. */
const OTHERS = /\b(?:he|him|his|she|her|hers|they|them|their|theirs|it|its|we|you)\b|["“”]/i;
const WORDS_MIN = 3;
const WORDS_MAX = 15;

function spokenTo(verb: string): string | null {
  if (NO_ACT.test(verb)) return null;
  const irregular = NOT_BASE.get(verb);
  if (irregular !== undefined) return irregular;
  if (/[a-z]ed$/.test(verb) || PAST.has(verb)) return verb;
  if (/(?:sh|ch|ss|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[a-z]{2}[^s]s$/.test(verb) ? verb.slice(0, -1) : null;
}

function actIn(sentence: string): string | null {
  const clause = ACT.exec(sentence.replace(FIRST, '').trim())?.[1]?.split(END)[0]?.trim();
  if (clause === undefined || OTHERS.test(clause)) return null;
  const words = clause.split(' ');
  if (words.length < WORDS_MIN || words.length > WORDS_MAX) return null;
  const at = ADVERB.test(words[0] ?? '') ? 1 : 0;
  const [verb = '', ...rest] = words.slice(at);
  // "has started signing"
  if (verb === 'has') {
    return PERFECT.test(rest[0] ?? '')
      ? `you’ve ${[...words.slice(0, at), ...rest].join(' ')}`
      : null;
  }
  const own = spokenTo(verb);
  return own === null ? null : ['you', ...words.slice(0, at), own, ...rest].join(' ');
}

const PRONOUN = /^(?:\w+,? )?(?:he|she|they)\b/i;
/** Nothing that anybody would want to be different. */
const KIND =
  /^you (?:\w+ )?(?:hugg|thank|prais|offer|help|hir|let|invit|ask|lov|congratulat|support|made me)/;

/**
 * What somebody does to the asker, as the asker can say it to them: “My boss Gareth moved my shift” is
 * “you moved my shift”; null where it can’t be told for certain.
 */
export function toldAct(question: string): string | null {
  const acts = question
    .replaceAll('’', "'")
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.endsWith('?'))
    .map((sentence) => sentence.trim().replace(/[.!]+$/, ''))
    .flatMap((sentence) => {
      const act = actIn(sentence);
      return act === null || KIND.test(act) ? [] : [{ act, isNamed: !PRONOUN.test(sentence) }];
    });
  const own = acts.find(({ act }) => /\b(?:me|my)\b/i.test(act));
  const told = own ?? acts.find(({ isNamed }) => isNamed);
  return told?.act.replaceAll("'", '’') ?? null;
}
