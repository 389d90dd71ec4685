import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { Held, PersonFacts } from '#shared/coach/person-facts.ts';
import { orList } from '#shared/domain/english.ts';
import { CENTER_IDS, CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';
import { TYPES } from '#shared/engine/human-type.ts';
import { type ChartTerm, chartTermsIn } from './chart-terms.ts';
import { claim, fact } from './draft.ts';

/** Where a sentence speaks of the asking person's own chart. */
const OWN =
  /\b(?:as (?:an?|the)|i'?m (?:actually |really )?(?:an?|the)?|i am (?:an?|the)?|being (?:an?|the)?|since i (?:am|have)|because i (?:am|have)|i(?:'ve| have)(?: got)?|with (?:my|an? (?:open|defined|undefined|split|single))|my|us|we|like me|even though i(?:'m| am| have)|if i(?:'m| am| have)|given (?:my|that i))\b/;
/** Where it speaks of somebody else, or asks. */
const OTHER =
  /\b(?:he|she|they|his|her|their|boss|manager|colleague|coworker|partner|friend|wife|husband|client|who(?:'s| is)|what(?:'s| is| are| does)|is there|am i|do i have|are you|difference|versus|vs|or)\b/;
/** A premise ends where its clause does. */
const CLAUSES = /[,;:.!?()]|\b(?:so|but|how|what|why|when|should|can|could|does|do)\b/i;

function clausesOf(question: string): string[] {
  return question
    .replaceAll('’', "'")
    .split(CLAUSES)
    .filter((clause) => clause.trim() !== '');
}

/** Clauses in which the person says something about their own chart. */
function ownClauses(question: string): string[] {
  return clausesOf(question).filter((clause) => {
    const text = ` ${clause.toLowerCase()} `;
    return OWN.test(text) && !OTHER.test(text);
  });
}

type Correct = (person: PersonFacts, clause: string) => WrittenSentence | null;

function article(word: string): string {
  return /^[aeiou8]/i.test(word) ? 'an' : 'a';
}

/** "You’re a Projector, not a Generator.", also for a value that the birth time leaves open. */
function heldCorrection(
  topic: 'type' | 'authority' | 'profile' | 'definition',
  held: Held,
  wrong: string,
): WrittenSentence | null {
  if (held.possible.includes(wrong)) return null;
  const not = claim(topic, wrong, 'hasNot');
  const [only = ''] = held.possible;
  if (held.possible.length > 1) {
    const open = held.possible.map((value) => claim(topic, value, 'uncertain'));
    const text = `Your ${topic} isn’t ${wrong}: your birth time leaves it open between ${orList(held.possible).replace(' or ', ' and ')}.`;
    return fact(text, ...open, not);
  }
  const text =
    topic === 'type' || topic === 'profile'
      ? `You’re ${article(only)} ${only}, not ${article(wrong)} ${wrong}.`
      : `Your ${topic} is ${only}, not ${wrong}.`;
  return fact(text, claim(topic, only), not);
}

/** A question names a line of its own, such as "my 4th line". */
function lineCorrection(line: number, person: PersonFacts): WrittenSentence | null {
  const { possible } = person.profile;
  if (possible.some((profile) => profile.split('/').includes(String(line)))) return null;
  const [only = ''] = possible;
  if (possible.length > 1) return null;
  return fact(
    `You don’t have line ${line} in your profile: you’re ${article(only)} ${only}.`,
    claim('profile', only),
    claim('line', String(line), 'hasNot'),
  );
}

function gateCorrection(
  gate: number,
  clause: string,
  { gates }: PersonFacts,
): WrittenSentence | null {
  const denies = /\b(?:no|not|without|don'?t have|lack)\b/.test(clause);
  const presence = gates.get(gate);
  if (denies ? presence !== 'sure' : presence !== undefined) return null;
  return denies
    ? fact(`You do have gate ${gate} active.`, claim('gate', String(gate)))
    : fact(`Gate ${gate} isn’t active in your chart.`, claim('gate', String(gate), 'hasNot'));
}

function channelCorrection(
  id: keyof typeof CHANNEL_BY_ID,
  clause: string,
  { channels, gates }: PersonFacts,
): WrittenSentence | null {
  const denies = /\b(?:no|not|without|don'?t have|lack)\b/.test(clause);
  const presence = channels.get(id);
  if (denies ? presence !== 'sure' : presence !== undefined) return null;
  if (denies) return fact(`Channel ${id} is defined in your chart.`, claim('channel', id));
  const held = CHANNEL_BY_ID[id].gates.filter((gate) => gates.get(gate) === 'sure');
  const half = held.length === 1 ? `; you have half of it, gate ${held[0]}` : '';
  return fact(
    `Channel ${id} isn’t defined in your chart${half}.`,
    claim('channel', id, 'hasNot'),
    ...(held.length === 1 ? [claim('gate', String(held[0]))] : []),
  );
}

function centerCorrection(
  id: CenterId,
  clause: string,
  person: PersonFacts,
): WrittenSentence | null {
  const isOpen = /\b(?:open|undefined|not defined|isn'?t defined)\b/.test(clause);
  const isDefined = !isOpen && /\b(?:defined|closed|consistent)\b/.test(clause);
  const state = person.centers[id];
  if (state === 'either' || (!isOpen && !isDefined)) return null;
  if ((state === 'open') === isOpen) return null;
  const { name } = CENTERS[id];
  return fact(
    `Your ${name} is ${state}, not ${isOpen ? 'open' : 'defined'}.`,
    claim('center', id, state === 'defined' ? 'has' : 'hasNot'),
  );
}

function correctionOf(
  term: ChartTerm,
  clause: string,
  person: PersonFacts,
): WrittenSentence | null {
  switch (term.topic) {
    case 'type':
    case 'authority':
    case 'profile':
    case 'definition':
      return heldCorrection(term.topic, person[term.topic], term.value);
    case 'line':
      return lineCorrection(term.value, person);
    case 'gate':
      return gateCorrection(term.value, clause, person);
    case 'channel':
      return channelCorrection(term.value, clause, person);
    case 'center':
      return centerCorrection(term.value, clause, person);
    case 'term':
      return null;
  }
}

/** "authority" is often left out: "I'm emotional" is a mood, "my splenic" is a claim. */
function plainAuthority(clause: string): string {
  return clause.replace(/\bmy (emotional|sacral|splenic|lunar|self-projected)$/, 'my $1 authority');
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const COUNT = new RegExp(
  `\\b(${NUMBERS.join('|')}|\\d{1,2}) (defined|open|undefined) cent(?:er|re)s?\\b`,
);

/** "with my four open centers" */
const count: Correct = (person, clause) => {
  const [, number = '', state = ''] = COUNT.exec(clause) ?? [];
  if (number === '') return null;
  const said = NUMBERS.includes(number) ? NUMBERS.indexOf(number) : Number(number);
  if (CENTER_IDS.some((id) => person.centers[id] === 'either')) return null;
  const own = state === 'defined' ? 'defined' : 'open';
  const actual = CENTER_IDS.filter((id) => person.centers[id] === own).length;
  if (said === actual) return null;
  const value = `${own === 'defined' ? 'definedCenters' : 'openCenters'} ${actual}`;
  return fact(`You have ${actual} ${own} centers, not ${said}.`, claim('count', value));
};

const CROSS = /\bcross of (?:the )?([a-z ]+?)(?: \d)?$/;

const cross: Correct = ({ incarnationCross: { possible } }, clause) => {
  const said = CROSS.exec(clause.trim())?.[1];
  const [only] = possible;
  if (said === undefined || only === undefined || possible.length > 1) return null;
  if (only.toLowerCase().includes(said)) return null;
  return fact(`Your incarnation cross is the ${only}.`, claim('cross', only));
};

const STRATEGY =
  /\bmy strategy (?:is |of |to |being )?(?:to )?(inform|initiat|respond|wait(?:ing)? (?:to respond|for (?:the|an) invitation|a lunar cycle|for recognition))/;

const strategy: Correct = ({ strategy: { possible } }, clause) => {
  const said = STRATEGY.exec(clause)?.[1];
  const [only] = possible;
  if (said === undefined || only === undefined || possible.length > 1) return null;
  const word = said.replace(/^wait(?:ing)? (?:to |for (?:the|an) |a |for )?/, '').slice(0, 6);
  if (only.toLowerCase().includes(word)) return null;
  return fact(`Your strategy is: ${only.toLowerCase()}.`, claim('strategy', only));
};

const feeling: Correct = ({ type: { value, possible } }, clause) => {
  const [, kind, said = ''] =
    /\bmy (signature|not-self(?: theme)?) (?:is |of )?(\w+)/.exec(clause) ?? [];
  if (kind === undefined || possible.length > 1) return null;
  const own = kind === 'signature' ? TYPES[value].signature : TYPES[value].notSelf;
  const isFeeling = Object.values(TYPES).some((type) =>
    (kind === 'signature' ? type.signature : type.notSelf).toLowerCase().includes(said),
  );
  if (!isFeeling || own.toLowerCase().includes(said)) return null;
  const topic = kind === 'signature' ? 'signature' : 'notSelf';
  return fact(`Your ${kind} is ${own.toLowerCase()}, not ${said}.`, claim(topic, own));
};

const BY_WORDING: readonly Correct[] = [count, cross, strategy, feeling];

/** A channel named in a clause has its gates in it too. */
function withoutParts(terms: readonly ChartTerm[]): readonly ChartTerm[] {
  const inChannels = new Set(
    terms.flatMap((term) => (term.topic === 'channel' ? CHANNEL_BY_ID[term.value].gates : [])),
  );
  const hasAuthority = terms.some(({ topic }) => topic === 'authority');
  return terms.filter(
    (term) =>
      !(term.topic === 'gate' && inChannels.has(term.value)) &&
      !(term.topic === 'center' && hasAuthority),
  );
}

/**
 * What the person gets wrong about their own chart, as corrections: "You’re a 6/3, not a 4/6."
 * Nothing about what the birth time leaves open.
 */
export function correctionsOf(question: string, person: PersonFacts): readonly WrittenSentence[] {
  const found = ownClauses(question).flatMap((raw) => {
    const clause = plainAuthority(raw.toLowerCase().trim());
    const terms = withoutParts(chartTermsIn(clause));
    return [
      ...terms.map((term) => correctionOf(term, clause, person)),
      ...BY_WORDING.map((correct) => correct(person, clause)),
    ];
  });
  const corrections = found.filter((one) => one !== null);
  return corrections.filter(
    ({ text }, at) => corrections.findIndex((other) => other.text === text) === at,
  );
}

const PREMISE =
  /^(?:(?:so|and|but|ok|hi|hey)[, ]+)?(?:as|being|since|because|with|given|i['’]?m|i am|i have|i['’]ve got|my \w+ is) [^,.;?!]{2,60}[,.;]\s*(?:so |and |but |then )?/i;
const REST_WORDS_MIN = 3;

/** What a question asks after a premise that has been corrected: "As a Projector, how …?" */
export function withoutPremise(question: string): string {
  const rest = question.replace(PREMISE, '');
  const words = rest.split(/\s+/).length;
  // A premise that is most of the question tells the case as well.
  const isRest = words >= REST_WORDS_MIN && 2 * words >= question.split(/\s+/).length;
  return isRest ? rest : question;
}
