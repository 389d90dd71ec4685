import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { Slots } from '#shared/knowledge/situations.ts';
import { advice, claim, fact } from './draft.ts';
import { WHEN, WHETHER } from './form-leads.data.ts';

/** Kinds of questions that want a certain first sentence. */
export type QuestionForm =
  | 'should'
  | 'allowed'
  | 'normal'
  | 'either'
  | 'same'
  | 'too much'
  | 'obliged'
  | 'will'
  | 'when';

const START = '(?:^|[.!?;,:] )(?:and |so |but |or |then |honestly |ok )*';
const FORMS: readonly (readonly [QuestionForm, RegExp])[] = [
  [
    'same',
    /\b(?:(?:for |is it |is that )?(?:the )?same (?:reason|thing|cause|problem)|is (?:it|that) the same)\b[^.?!]*\?/,
  ],
  ['either', /\b(?:good or bad|bad or good|right or wrong|good thing or|a good or a bad)\b/],
  [
    'normal',
    new RegExp(
      `${START}(?:is (?:it|that|this) (?:normal|weird|strange|just me|common|crazy|bad (?:that|if)|wrong (?:that|if)|stupid|childish|selfish)|is something wrong with me|am i (?:the only|alone|normal|weird|crazy))\\b`,
    ),
  ],
  [
    'too much',
    new RegExp(
      `${START}am i (?:being |just )?(?:too |over|unfair|unreasonable|selfish|wrong|lazy|rude|the problem|a bad|imagining|paranoid|naive|difficult)`,
    ),
  ],
  [
    'allowed',
    new RegExp(
      `${START}(?:(?:is|would) (?:it|that|this) (?:be )?(?:ok|okay|fine|alright|all right|allowed|fair|acceptable|appropriate|rude|unprofessional)|(?:can|may|could) i (?:just |simply |still |really )?(?:ask(?! you)|say|tell|refuse|decline|leave|take|skip|wait|bring|use|go|talk|send|call|apply|negotiate|change|stay|charge|keep|write|quit|cancel|postpone|turn|reply|object|insist|admit|share|back|drop|invite|join|raise|delegate))\\b`,
    ),
  ],
  [
    'obliged',
    new RegExp(
      `${START}(?:do i (?:really |actually )?(?:have|need) to|must i|am i (?:obliged|supposed|expected) to)\\b`,
    ),
  ],
  [
    'will',
    new RegExp(
      `${START}(?:will|would|does|do|did) (?!i\\b|you\\b|it\\b|we\\b)(?:[a-z']+ ){1,3}(?:hate|like|think|be|mind|notice|trust|respect|fire|say|react|leave|forgive|ever|respect)\\b`,
    ),
  ],
  [
    'should',
    new RegExp(
      `${START}(?:should i|shall i|do i (?:take|go|stay|leave|accept|say yes|tell|apply|quit|sign)|is it (?:worth|wise|smart|time|better|a good idea|right) to)\\b`,
    ),
  ],
  [
    'when',
    new RegExp(
      `${START}(?:when (?:should|do|can|would) i|when is (?:the|a) (?:right|best|good) (?:time|moment)|how soon (?:should|can|do) i)\\b`,
    ),
  ],
];
/** What can be found out rather than felt. */
const IMAGINED = /\bam i (?:being |just )?(?:imagining|paranoid)\b/;
/** Nothing that somebody decides to do. */
const NO_DECISION = /\b(?:take (?:it|this|that) seriously|be (?:worried|concerned|afraid)|worry)\b/;
/** What nobody should be told is fine. */
const HARMFUL =
  /\b(?:lie|lying|cheat|hide|hiding|secretly|steal|record(?:ing)? (?:them|him|her|my)|fake|faking|ghost|spy|revenge|threaten|yell|shout|blackmail|sabotage|ignore|behind (?:his|her|their|my) back|make (?:something|it) up)\b/;
/** Telling somebody about a mistake is no matter of taste. */
const ADMITTING =
  /(?=.*\b(?:mistake|error|wrong|messed|broke|forgot|lied|lost|missed)\b).*\bi (?:tell|admit|confess|own up|report|apologize|say sorry|come clean|let \w+ know)\b/s;
/** Two things to choose between. */
const OR_NOT = /\bor (?:not|wait|stay|leave|go|quit|take|keep|should|let|just)\b/;
/** Ways to do it, of which neither is a yes. */
const EITHER_WAY =
  /\b(?:before or after|now or later|first or|rather|by (?:e-?mail|phone|text) or|in person or)\b/;

export function questionFormOf(question: string): QuestionForm | null {
  const text = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  return FORMS.find(([, form]) => form.test(text))?.[0] ?? null;
}

function byAuthority(
  texts: typeof WHEN,
  { authority }: PersonFacts,
  open: string,
): readonly WrittenSentence[] {
  const [only, ...others] = authority.possible;
  if (only === undefined || others.length > 0) return advice(open);
  return [{ ...fact(texts[authority.value], claim('authority', authority.value)), kind: 'advice' }];
}

function timeOf(person: PersonFacts, { deadline }: Slots): readonly WrittenSentence[] {
  const at = byAuthority(WHEN, person, 'On a calm day, well before anyone presses you.');
  return deadline === undefined ? at : [...at, ...advice(`In any event by ${deadline}.`)];
}

const BETTER_NOT = 'Better not: it would cost more trust than it saves.';

/** @param asked in lower case */
function whetherToDo(asked: string, person: PersonFacts): readonly WrittenSentence[] {
  if (NO_DECISION.test(asked)) return [];
  if (ADMITTING.test(asked)) return advice('Yes, and before they find out another way.');
  if (EITHER_WAY.test(asked)) return [];
  if (HARMFUL.test(asked)) return advice(BETTER_NOT);
  return OR_NOT.test(asked)
    ? advice('Neither by default: it depends on what you’d still stand behind next week.')
    : byAuthority(WHETHER, person, 'Yes, if you’d still say so on a calm day; otherwise not yet.');
}

/** @param asked in lower case */
function whetherAllowed(asked: string, { person }: Slots): readonly WrittenSentence[] {
  if (HARMFUL.test(asked)) return advice(BETTER_NOT);
  return advice(
    `Yes, you can, unless something else was agreed; how you do it is what ${person ?? 'people'} will remember.`,
  );
}

/**
 * The sentence that answers a question in the form it was put, or none. It never decides for the
 * asker: it says what makes it a yes.
 */
export function leadFor(
  question: string,
  person: PersonFacts,
  slots: Slots,
): readonly WrittenSentence[] {
  const asked = question.toLowerCase();
  switch (questionFormOf(question)) {
    case 'should':
      return whetherToDo(asked, person);
    case 'allowed':
      return whetherAllowed(asked, slots);
    case 'normal':
      return advice('Yes, it’s common, and it says nothing bad about you.');
    case 'too much':
      if (IMAGINED.test(asked)) {
        return advice('You can’t tell from how it feels, but you can find out.');
      }
      return advice('Not for feeling it; what counts is what you do with it next.');
    case 'either':
      return advice('Neither in itself: it helps in some situations and costs you in others.');
    case 'same':
      return advice(
        slots.person === undefined
          ? 'Possibly, but you can’t know it from the outside, so ask before you assume it.'
          : `Possibly, but you can’t know it from the outside, so ask ${slots.person} before you assume it.`,
      );
    case 'obliged':
      return advice('Not automatically: it depends on what was agreed, so check that first.');
    case 'will':
      return advice('Nobody can tell you that in advance; how you go about it is in your hands.');
    case 'when':
      return timeOf(person, slots);
    default:
      return [];
  }
}
