import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { Grounding } from '../grounding.ts';
import { NEGATION } from './lexicon.ts';
import type { Mention } from './mention.ts';
import { polarityOf, segmentAround } from './polarity.ts';
import { teamTruth } from './team-claims.ts';
import { inTeam, subjectsOf } from './team-truth.ts';
import { bodiesFit, fitsTogether, type Truth, truthFor } from './truth.ts';

/** A mention with the first names of those it speaks of; none: the person who asks, or the team. */
export interface Told {
  readonly mention: Mention;
  readonly names: readonly string[];
}

export interface Judgement {
  /** `general`: true of nobody here, and said of nobody here. `refused`: cannot be read or held. */
  readonly verdict: 'true' | 'false' | 'depends' | 'general' | 'refused';
  readonly told: readonly Told[];
  readonly wrong: readonly Told[];
}

const STATE =
  /\b(?:undefined|not defined|isn't defined|(?:completely |totally |wide )?open|openness|white)\b|\b(?:defined|colou?red|fixed|consistent|reliable|lasting|steady)\b/gi;
const GENERAL =
  /\b(?:people|someone|somebody|anyone|others|those|colleagues|a person|whoever|in general|stands for|is about|describes|belongs to|lies in|sits in|partner gate|completes?)\b/i;
const OTHERS =
  /\b(?:boss|manager|partner|wife|husband|friend|mother|father|sister|brother|colleague|coworker|co-worker|he|she|his|her|him|client|candidate)\b/i;
const PERSONAL =
  /\b(?:you|your|yours|yourself|you're|you've|this chart|the chart|here|active|activated|lit|switched on|held|holds?|carr(?:y|ies)|has|have|conscious|unconscious)\b/i;
const CLAIMS_NOTHING_NAMED =
  /\b(?:undefined|activated|inactive|is defined|are defined|active in (?:you|your|the)|in your (?:chart|design|bodygraph)|your (?:chart|design|bodygraph) (?:has|shows|holds|contains))\b/i;

function isOpenSaid(text: string, mention: Mention): boolean {
  const [from, to] = segmentAround(text, mention);
  const inSegment = [...text.slice(from, to).matchAll(STATE)];
  // "Two open centers: Head and Ajna": the state stands before the colon.
  const [offset, matches] =
    inSegment.length > 0 ? [from, inSegment] : [0, [...text.matchAll(STATE)]];
  const states = matches.map(({ index, 0: word }) => ({
    isOpen: /undefined|not|isn't|open|white/i.test(word),
    at: offset + index,
  }));
  if (states.length === 0) return false;
  const kinds = new Set(states.map(({ isOpen }) => isOpen));
  if (kinds.size === 1) return states[0]?.isOpen ?? false;
  const before = states.filter(({ at }) => at < mention.start).at(-1);
  const after = states.find(({ at }) => at >= mention.end);
  const isAfterNear =
    after &&
    /^\s*(?:cent(?:er|re)s?\s*)?(?:is|are|stays?|,)?\s*$/.test(text.slice(mention.end, after.at));
  return (isAfterNear ? after : (before ?? after))?.isOpen ?? false;
}

function inverted(truth: Truth): Truth {
  if (truth === 'depends') return 'depends';
  return truth === 'yes' ? 'no' : 'yes';
}

function truthOfSaid(
  text: string,
  mention: Mention,
  mentions: readonly Mention[],
  person: PersonFacts,
  isLineOfGate: boolean,
): Truth | null {
  if (mention.kind === 'line' && isLineOfGate) {
    const gates = mentions.filter((one) => one.kind === 'gate');
    const isThere = gates.some(({ gate }) =>
      person.positions.some(
        ({ place }) => place.possible.length === 1 && place.value === `${gate}.${mention.line}`,
      ),
    );
    return isThere ? 'yes' : 'no';
  }
  const truth = truthFor(person, mention, mention.kind === 'center' && isOpenSaid(text, mention));
  if (truth === null) return null;
  const isTotal =
    mention.kind === 'count' &&
    /^(?:cent(?:er|re)s|gates|channels|lines|activations)$/.test(mention.noun);
  if (
    isTotal &&
    /\b(?:all|every|defined|undefined|open|active|you|your)\b/i.test(text) &&
    !/\bof the\b/i.test(text)
  ) {
    const isHeld = truthFor(person, { ...mention, noun: `defined ${mention.noun}` }, false);
    if (isHeld !== 'yes') return 'no';
  }
  // "not defined" and "open" have been read as a state already.
  const isState = mention.kind === 'center' && /\bnot defined\b|isn't defined/i.test(text);
  const polarity = isState ? 'said' : polarityOf(text, mention, mentions);
  if (polarity === 'unclear') return 'no';
  if (
    mention.kind === 'stray' ||
    mention.kind === 'count' ||
    mention.kind === 'percent' ||
    mention.kind === 'share'
  ) {
    return polarity === 'said' ? truth : 'no';
  }
  return polarity === 'denied' ? inverted(truth) : truth;
}

/** A capitalised word in mid-sentence that names nobody and nothing known. */
function namesStranger(
  text: string,
  mentions: readonly Mention[],
  vocabulary: ReadonlySet<string>,
): boolean {
  let masked = text;
  for (const { start, end } of mentions)
    masked = masked.slice(0, start) + '.'.repeat(end - start) + masked.slice(end);
  const inside = [...masked.matchAll(/(?<=[a-z,;'\d)] (?:")?)[A-Z][a-z]+/g)].map(([word]) =>
    word.toLowerCase(),
  );
  const KNOWN =
    /^(?:i|human|design|penta|monday|tuesday|wednesday|thursday|friday|saturday|sunday|right|left|angle|cross|gate|channel|center|line|type|strategy|authority|profile|definition|team|coach|english)$/;
  if (inside.some((word) => !vocabulary.has(word) && !KNOWN.test(word))) return true;
  const first =
    /^([A-Z][a-z]+)(?:'s\b|,? (?:is|has|holds|brings|carries|was|and|needs|leads|works|can)\b)/.exec(
      masked,
    )?.[1];
  return (
    first !== undefined &&
    mentions.length > 0 &&
    !vocabulary.has(first.toLowerCase()) &&
    !/(?:tion|ing|ment|ness|ity|ship|ance|ence)s?$|^(?:this|that|it|what|each|both|coverage|there|everyone|nobody|one|work|time|energy)$/i.test(
      first,
    )
  );
}

/** Judges all that a sentence says about charts. */
export function judgeMentions(
  text: string,
  mentions: readonly Mention[],
  grounding: Grounding,
  vocabulary: ReadonlySet<string>,
): Judgement {
  const refused: Judgement = { verdict: 'refused', told: [], wrong: [] };
  if (namesStranger(text, mentions, vocabulary)) return refused;
  const claims = mentions.filter(({ kind }) => kind !== 'name');
  if (claims.length === 0)
    return CLAIMS_NOTHING_NAMED.test(text) ? refused : { verdict: 'true', told: [], wrong: [] };
  if (claims.some(({ kind }) => kind === 'stray')) return refused;
  if (/\b(?:no|not|never|n't)\b/i.test(text) && /\?\s*$/.test(text) && claims.length > 0)
    return refused;
  const hasNames = mentions.some(({ kind }) => kind === 'name');
  if (grounding.team === null && !hasNames && OTHERS.test(text)) return refused;
  if (!fitsTogether(mentions))
    return { verdict: 'false', told: [], wrong: claims.map((mention) => ({ mention, names: [] })) };
  const told: Told[] = [];
  const wrong: Told[] = [];
  let depends = false;
  const isLineOfGate =
    mentions.some(({ kind }) => kind === 'gate') &&
    !mentions.some(({ kind }) => kind === 'profile');
  const isByTeam = grounding.team !== null;
  for (const mention of claims) {
    const names = isByTeam ? subjectsOf(text, mention, mentions) : [];
    const people =
      names.length === 0
        ? grounding.people
        : grounding.people.filter(({ name }) => name !== null && names.includes(name));
    const truths: (Truth | null)[] =
      grounding.team && inTeam(text, mention, names, grounding.team)
        ? [teamTruth(text, mention, mentions, names, grounding)]
        : people.map((person) => truthOfSaid(text, mention, mentions, person, isLineOfGate));
    if (truths.every((truth) => truth === null)) continue;
    told.push({ mention, names });
    if (truths.includes('no')) wrong.push({ mention, names });
    else if (truths.includes('depends')) depends = true;
  }
  const bodies = mentions.some(({ kind }) => kind === 'body');
  if (bodies && !grounding.people.some((person) => bodiesFit(person, mentions)))
    return { verdict: 'false', told, wrong: told };
  if (bodies && (isByTeam || [...text.matchAll(NEGATION)].length > 0)) return refused;
  if (wrong.length > 0) {
    const isGeneral = !isByTeam && !PERSONAL.test(text) && GENERAL.test(text);
    return isGeneral ? { verdict: 'general', told, wrong: [] } : { verdict: 'false', told, wrong };
  }
  return { verdict: depends ? 'depends' : 'true', told, wrong };
}
