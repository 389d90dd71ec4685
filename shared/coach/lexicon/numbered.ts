import type { Mention } from '#shared/coach/lexicon/mention.ts';
import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';
import { BODY_IDS, BODY_NAMES } from '#shared/engine/bodies.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CENTERS } from '#shared/engine/centers.ts';

/* Gates, lines and profiles: whatever is written with numbers. */

const POSITION = /^(\d{1,2})(?:\.([1-6]))?$/;

export const isGateNumber = (text: string | undefined) => Number(text) >= 1 && Number(text) <= 64;

const isPosition = (norm: string) => isGateNumber(POSITION.exec(norm)?.[1]);

/** "a" counts in "11 a.m.", but opens a phrase in "2/5: a recluse". */
function countsAt(sentence: TermSentence, at: number): boolean {
  if (!sentence.is(at, 'word', 'unit')) return false;
  const isLetter = sentence.norm(at).length === 1;
  return !isLetter || (sentence.norm(at + 1) === 'm' && sentence.gap(at).trim() === '');
}

function placeMentions(norm: string, span: Span): Mention[] {
  const [, gate = '', line] = POSITION.exec(norm) ?? [];
  const mention: Mention = { topic: 'gate', value: String(Number(gate)), ...span };
  return line === undefined ? [mention] : [mention, { ...mention, topic: 'line', value: norm }];
}

/** The numbers of a list that begins at a token: "5, 14 and 29". */
function listedFrom(sentence: TermSentence, start: number): number[] {
  const found: number[] = [];
  for (let at = start; at < sentence.tokens.length; at += 1) {
    const isNamed = at === start || !sentence.is(at + 1, 'word', 'unit');
    if (isPosition(sentence.norm(at)) && isNamed) found.push(at);
    else if (!(found.length > 0 && sentence.is(at, 'word', 'glue'))) break;
    if (!/^[\s,&+()]*$/.test(sentence.gap(at + 1))) break;
  }
  return found;
}

function afterNoun(sentence: TermSentence): number[] {
  return sentence.all('noun', 'gate').flatMap(({ to }) => {
    const isEqual = /^(?:is|are|ist|sind|es|son|est|sont|e|sao)$/.test(sentence.norm(to));
    return listedFrom(sentence, isEqual ? to + 1 : to);
  });
}

/** "the 26th gate" */
function ordinalGates(sentence: TermSentence): Mention[] {
  return sentence.all('noun', 'gate').flatMap(({ from }) => {
    const [, gate] = /^(\d{1,2})\p{L}+$/u.exec(sentence.norm(from - 1)) ?? [];
    return isGateNumber(gate) ? placeMentions(gate ?? '', { from: from - 1, to: from }) : [];
  });
}

/** "Sun in 38", "Earth in gate 39". */
function afterBody(sentence: TermSentence): number[] {
  return sentence.all('noun', 'body').flatMap(({ to }) => {
    const at = sentence.after(to, 5).find((one) => isPosition(sentence.norm(one)));
    return at === undefined ? [] : [at];
  });
}

function hasEnd(sentence: TermSentence, at: number): boolean {
  return (
    /[,;:!?.()—–]/.test(sentence.gap(at)) || sentence.is(at, 'word', 'link', 'glue', 'preposition')
  );
}

const centersIn = (sentence: TermSentence) =>
  sentence.all('center').map(({ from }) => sentence.valueAt(from, 'center'));

function isGateOf(center: string | null, gate: number): boolean {
  const ids = Object.keys(CENTERS).filter((id): id is CenterId => id === center);
  return ids.some((id) => CENTERS[id].gates.some((one) => one === gate));
}

const CHART_NOUNS = ['gate', 'line', 'channel', 'profile', 'center', 'chart', 'placement'];

/** Whether a sentence speaks of a chart apart from the number in question. */
function isOfChart(sentence: TermSentence): boolean {
  const hasNoun = sentence.all('noun', ...CHART_NOUNS).length > 0;
  return hasNoun || sentence.all('center').length > 0 || sentence.all('type').length > 0;
}

/** A number from 1 to 64, with a line or not, that counts nothing and is no amount. */
function mayBePosition(sentence: TermSentence, at: number): boolean {
  const marks = sentence.gap(at) + sentence.gap(at + 1);
  return (
    isPosition(sentence.norm(at)) && !sentence.is(at + 1, 'word', 'unit') && !/[$€£%#]/.test(marks)
  );
}

/** "the 57, which is active" */
function isCalledActive(sentence: TermSentence, at: number): boolean {
  const after = [...sentence.phraseAfter(at + 1, 8), ...sentence.after(at + 1, 6)];
  return after.some((one) => sentence.is(one, 'state', 'active', 'inactive'));
}

/** "your 26", "the 7 gives you", "48 for depth … in the Spleen", "34.2". */
function isBarePosition(sentence: TermSentence, at: number): boolean {
  if (!mayBePosition(sentence, at)) return false;
  const norm = sentence.norm(at);
  if (norm.includes('.')) return isOfChart(sentence) || isGivenPosition(sentence, at);
  // Up to 6, it may as well be a line.
  if (Number(norm) < 7) return hasEnd(sentence, at + 1) && isCalledActive(sentence, at);
  return isBareGate(sentence, at);
}

/** "with 34.2, you …" */
function isGivenPosition(sentence: TermSentence, at: number): boolean {
  const isToReader = sentence.all('word', 'you', 'your').length > 0;
  return isToReader && sentence.is(at - 1, 'word', 'link', 'within') && hasEnd(sentence, at + 1);
}

/** "you carry 26, which …", "you carry the 26, …" */
function isCarried(sentence: TermSentence, at: number): boolean {
  const verb = sentence.is(at - 1, 'word', 'article') ? at - 2 : at - 1;
  const isHeld = sentence.is(verb, 'word', 'link') && sentence.norm(verb).length > 3;
  return isHeld && sentence.is(verb - 1, 'word', 'you') && /[,.;:!?)]/.test(sentence.gap(at + 1));
}

/** "the 26 activated", "you have 26 active" */
function isHeldActive(sentence: TermSentence, at: number): boolean {
  const isHeld = sentence.is(at - 1, 'word', 'article', 'link', 'holds');
  return isHeld && sentence.is(at + 1, 'state', 'active', 'inactive');
}

/** "the 42 you carry", "an activation in 61", "You have Details (62)" */
function isHeldPosition(sentence: TermSentence, at: number): boolean {
  const isYou = sentence.is(at + 1, 'word', 'you') && sentence.is(at + 2, 'word', 'link', 'holds');
  if (isYou && sentence.is(at - 1, 'word', 'article')) return true;
  if (sentence.is(at - 1, 'word', 'within') && sentence.is(at - 2, 'noun', 'placement'))
    return true;
  const isInBrackets = sentence.gap(at).includes('(') && sentence.gap(at + 1).includes(')');
  return isInBrackets && sentence.tokens[at - 1]?.isCapital === true && isYours(sentence);
}

const isYours = (sentence: TermSentence) =>
  sentence.all('word', 'you', 'your', 'me', 'mine').length > 0;

function isBareGate(sentence: TermSentence, at: number): boolean {
  if (isHeldPosition(sentence, at)) return true;
  const isArticle = sentence.is(at - 1, 'word', 'article');
  const isYours = sentence.is(at - 1, 'word', 'your', 'mine');
  if (isHeldActive(sentence, at)) return true;
  if ((isArticle || isYours) && sentence.is(at + 2, 'word', 'you', 'your', 'me')) return true;
  if (!hasEnd(sentence, at + 1)) return false;
  if (isCarried(sentence, at)) return true;
  if (isYours || isCalledActive(sentence, at)) return true;
  return isNamedGate(sentence, at) || (isArticle && isOfChart(sentence));
}

/** "48 is a gate of depth", "48 … in the Spleen" */
function isNamedGate(sentence: TermSentence, at: number): boolean {
  const gate = Number(sentence.norm(at));
  return (
    sentence.after(at + 1, 4).some((one) => sentence.is(one, 'noun', 'gate')) ||
    centersIn(sentence).some((center) => isGateOf(center, gate))
  );
}

/** Gates, and the lines that are written with them. */
export function gateMentions(sentence: TermSentence): Mention[] {
  const named = [...afterNoun(sentence), ...afterBody(sentence)];
  const bare = sentence.tokens.flatMap((_, at) => (isBarePosition(sentence, at) ? [at] : []));
  const found = [...new Set([...named, ...bare])];
  const mentions = found.flatMap((at) =>
    placeMentions(sentence.norm(at), { from: at, to: at + 1 }),
  );
  const located = mentions.filter(({ topic }) => topic === 'gate');
  const placed = located.length === 1 ? locatedIn(sentence, located) : [];
  return [...mentions, ...ordinalGates(sentence), ...placed];
}

/** The only body that a sentence names, where the gate follows it: "your Sun is in gate 34". */
function bodyBefore(sentence: TermSentence, span: Span): string | null {
  const [body, ...others] = sentence.all('noun', 'body');
  if (body === undefined || others.length > 0) return null;
  const isNear = sentence.before(span.from, 5).includes(body.to - 1);
  const words = sentence.tokens.slice(body.from, body.to).map(({ norm }) => norm);
  const known = BODY_IDS.find((id) => BODY_NAMES[id].toLowerCase() === words.join(' '));
  return isNear ? (known ?? null) : null;
}

/** The only center that a sentence names, where it is said to hold the gate: "gate 34 in your Sacral". */
function centerAfter(sentence: TermSentence, span: Span): string | null {
  const [center, ...others] = sentence.all('center');
  if (center === undefined || others.length > 0) return null;
  const [first, ...rest] = sentence.after(span.to, 4).filter((at) => at < center.from);
  const isIn =
    first !== undefined &&
    sentence.is(first, 'word', 'within') &&
    rest.every((at) => sentence.is(at, 'word', 'your', 'mine', 'article')) &&
    sentence.after(span.to, 4).includes(center.from);
  return isIn ? sentence.valueAt(center.from, 'center') : null;
}

/** What is said to be in the gate, or where the gate is. */
function locatedIn(sentence: TermSentence, gates: readonly Mention[]): Mention[] {
  return gates.flatMap((gate) =>
    [bodyBefore(sentence, gate), centerAfter(sentence, gate)].flatMap((where) =>
      where === null ? [] : [{ ...gate, value: `${gate.value} in ${where}`, isLikely: true }],
    ),
  );
}

/** "3/5" */
export function profileMentions(sentence: TermSentence): Mention[] {
  return sentence.tokens.flatMap(({ norm }, at): Mention[] =>
    /^[1-6]\/[1-6]$/.test(norm) &&
    !sentence.is(at - 1, 'word', 'dated') &&
    (!countsAt(sentence, at + 1) || sentence.is(at + 1, 'word', 'other'))
      ? [{ topic: 'profile', value: norm, from: at, to: at + 1 }]
      : [],
  );
}

function lineNumberAt(sentence: TermSentence, at: number): string | null {
  return /^[1-6]$/.test(sentence.norm(at)) ? sentence.norm(at) : sentence.valueAt(at, 'ordinal');
}

/** "three"; "one" and "two" are counted or articles more often than not. */
function wordLine(sentence: TermSentence, at: number): string | null {
  const number = sentence.valueAt(at, 'number') ?? '';
  return /^[3-6]$/.test(number) ? number : null;
}

/** The gate that a line is said to be in: "gate 26, line 3", "the third line of gate 26". */
function gateBeside(sentence: TermSentence, span: Span): string | null {
  const near = [...sentence.before(span.from, 7), ...sentence.after(span.to, 5)];
  const at = near.find(
    (one) =>
      /^\d+$/.test(sentence.norm(one)) &&
      isPosition(sentence.norm(one)) &&
      sentence.is(one - 1, 'noun', 'gate'),
  );
  return at === undefined ? null : sentence.norm(at);
}

/** "the 4", "… is the fifth": a line that goes without its noun. */
function bareLines(sentence: TermSentence): Mention[] {
  const hasNoun = sentence.all('noun', 'line').length > 0;
  const found = sentence.tokens.flatMap(({ norm }, at): Mention[] => {
    const ordinal = hasNoun ? sentence.valueAt(at, 'ordinal') : null;
    const word = sentence.all('noun', 'profile').length > 0 ? wordLine(sentence, at) : null;
    const line = /^[1-6]$/.test(norm) ? norm : (ordinal ?? word);
    const isNamed =
      sentence.is(at - 1, 'word', 'article', 'your', 'mine', 'indefinite') ||
      sentence.is(at - 1, 'number', '1');
    const isLine =
      isNamed && hasEnd(sentence, at + 1) && !sentence.is(at + 1, 'word', 'unit', 'other');
    return isLine && line !== null ? [{ topic: 'line', value: line, from: at, to: at + 1 }] : [];
  });
  const isOfProfile = hasNoun || sentence.all('noun', 'profile').length > 0;
  return isOfProfile || found.length > 1 || sentence.all('line').length > 0 ? found : [];
}

const isNumbered = (sentence: TermSentence, at: number) =>
  /^[1-6]$/.test(sentence.norm(at)) || wordLine(sentence, at) !== null;

/** "line 3 of the contract" */
function isOfText(sentence: TermSentence, to: number): boolean {
  const [of, next, ...rest] = sentence.after(isNumbered(sentence, to) ? to + 1 : to, 4);
  if (of === undefined || next === undefined || !sentence.is(of, 'word', 'subset')) return false;
  return ![next, ...rest].some((at) => sentence.is(at, 'noun') || sentence.is(at, 'word', 'your'));
}

/** "the third line", "line 3". */
function namedLines(sentence: TermSentence): Mention[] {
  return sentence.all('noun', 'line').flatMap(({ from, to }): Mention[] => {
    const before = lineNumberAt(sentence, from - 1);
    const after = before === null ? (lineNumberAt(sentence, to) ?? wordLine(sentence, to)) : null;
    const line = before ?? after;
    if (line === null || isOfText(sentence, to)) return [];
    const span = { from: before === null ? from : from - 1, to: after === null ? to : to + 1 };
    const gate = gateBeside(sentence, span);
    return [{ topic: 'line', value: gate === null ? line : `${gate}.${line}`, ...span }];
  });
}

/** "your unconscious fifth line": the line in the profile, "/5"; "3/" for the conscious one. */
function onItsSide(sentence: TermSentence, mention: Mention): Mention[] {
  if (!/^[1-6]$/.test(mention.value)) return [];
  const near = [...sentence.before(mention.from, 5), ...sentence.after(mention.to, 3)];
  const sides = (['conscious', 'unconscious'] as const).filter((side) =>
    near.some((at) => sentence.is(at, 'word', side)),
  );
  if (sides.length !== 1) return [];
  const value = sides[0] === 'conscious' ? `${mention.value}/` : `/${mention.value}`;
  return [{ ...mention, value, isLikely: true }];
}

export function lineMentions(sentence: TermSentence): Mention[] {
  const lines = [...namedLines(sentence), ...bareLines(sentence)];
  return [...lines, ...lines.flatMap((mention) => onItsSide(sentence, mention))];
}
