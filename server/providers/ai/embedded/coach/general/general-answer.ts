import type { WrittenSentence } from '#shared/coach/claims.ts';
import { type Aspect, aspectOf } from '../aspects.ts';
import type { Difficulty } from '../cases/difficulty.ts';
import { openParts } from '../compose.ts';
import { advice, type Block, claim, type Draft, labeled, paragraph, wordCount } from '../draft.ts';
import type { Entities } from '../entities.ts';
import { starters } from '../individual-direct.ts';
import { choiceFor, type PersonTalk } from '../individual-talk.ts';
import { leadFor } from '../question-form.ts';
import { inSecondPerson } from '../second-person.ts';
import { worded } from '../sections.ts';
import {
  AUTHORITY_DECIDES,
  GENERAL_TEXTS,
  type GeneralNeed,
  TYPE_ACTS,
  TYPE_TALKS,
} from './general-texts.data.ts';
import { ownWords } from './own-words.ts';
import { aboutIn, isChoice, takenUp, whetherIn } from './taken-up.ts';

/** What general answers tell, for follow-ups that go on with them. */
export const GENERAL_DIFFICULTIES: readonly Difficulty[] = Object.values(GENERAL_TEXTS).map(
  (texts) => ({ ...texts, of: null }),
);

/** With more words than this, there is no next step. */
const MOST_WORDS = 128;
const AIM =
  /\bhow (?:do|can|should|could|would|might) i (?:best |ever |possibly )?([^?.!;]+)[?.!]*$/i;
const AIM_WORDS_MIN = 3;
const AIM_WORDS_MAX = 16;
const THEY = /\b(?:he|she|they|him|her|them)\b/i;
const OWN_HABIT =
  /\b(?:i (?:always|never|keep|can(?:'t|not)|tend|feel|hate|start|get|am|have)|i'm|i've|help me)\b/i;
const CHOICE =
  /\b(?:or|either|choos\w+|decid\w+|accept|take (?:it|the)|know if|clear about|right for me|whether|let (?:them|him|her) know|need to know|offers?|offered|buy|sign|discount|quit|stay)\b/i;
const TO_DECIDE =
  /\b(?:offers?|offered|buy|sign|discount|know (?:if|whether)|clear about|right for me)\b/i;

const DECIDING: ReadonlySet<Aspect> = new Set(['decide', 'when']);

/** What a question wants, by its form and by whether anybody else is in it. */
export function needOf(question: string, { rolePerson, slots }: Entities): GeneralNeed {
  const aspect = aspectOf(question);
  const text = question.replaceAll('’', "'");
  const isWithSomebody = rolePerson !== null || slots.person !== undefined;
  const isToBeDecided = slots.deadline !== undefined || TO_DECIDE.test(text);
  const isDeciding = isToBeDecided || DECIDING.has(aspect);
  if (isDeciding && (CHOICE.test(text) || !isWithSomebody)) return 'decide';
  if (aspect === 'why') return 'reason';
  if (aspect === 'say' || isWithSomebody) return 'talk';
  return THEY.test(text) && !OWN_HABIT.test(text) ? 'talk' : 'self';
}

/** What an asker wants to be able to do, said to them: "say no to your CEO"; null for none. */
export function aimOf(question: string): string | null {
  const plain = question.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const [, aim = ''] = AIM.exec(plain) ?? [];
  const words = aim.split(' ').length;
  if (words < AIM_WORDS_MIN || words > AIM_WORDS_MAX || /["“”?]/.test(aim)) return null;
  return inSecondPerson(aim.trim());
}

const STARTS: Readonly<Record<GeneralNeed, string>> = {
  decide: 'find the question behind it first.',
  choose: 'test both instead of weighing them.',
  talk: 'prepare one short talk.',
  reason: 'watch how it begins.',
  story: 'do your own part first.',
  self: 'start smaller than you planned.',
};
/** Said where what happened is told in words that can't be said back. */
const OPENINGS: Readonly<Record<GeneralNeed, string>> = {
  decide:
    'I have no closer advice for this one, so here’s how to get to your own answer; one of the questions below may come closer.',
  choose:
    'I have no closer advice for this one, so here’s how to compare; one of the questions below may come closer.',
  talk: 'I have no closer advice for this one, so here’s how to prepare the talk; one of the questions below may come closer.',
  reason:
    'I have no closer advice for this one, so here’s how to find out yourself; one of the questions below may come closer.',
  story:
    'I have no closer advice for this one, so here’s a way to sort it; one of the questions below may come closer.',
  self: 'I have no closer advice for this one, so here’s a way to begin; one of the questions below may come closer.',
};

/** The same, where two things are named to choose between, or a story is told that asks for nothing. */
function needNow(question: string, entities: Entities): GeneralNeed {
  if (isChoice(question)) return 'choose';
  const need = needOf(question, entities);
  const isStory = aimOf(question) === null && takenUp(question, entities.names) !== null;
  return need === 'self' && isStory ? 'story' : need;
}

/** Takes up what is asked; null where it is no question that can be said back. */
function askedAgain(question: string, need: GeneralNeed): string | null {
  const aim = aimOf(question);
  if (aim !== null) return `To ${aim}, ${STARTS[need]}`;
  const whether = need === 'decide' || need === 'choose' ? whetherIn(question) : null;
  if (whether !== null) {
    return need === 'choose'
      ? `To find out ${whether}, ${STARTS.choose}`
      : `To find out ${whether}, ${STARTS.decide}`;
  }
  const about = aboutIn(question);
  if (about === null) return null;
  return about.startsWith('why ')
    ? `To find out ${about}, ${STARTS.reason}`
    : `${about.replace(/^w/, 'W')}, ${STARTS.talk}`;
}

/** Ways to take up what the asker tells and wants, the fullest first, or how far the advice goes. */
function openings(
  { question }: PersonTalk,
  { names }: Entities,
  need: GeneralNeed,
): readonly string[] {
  const taken = takenUp(question, names);
  const asked = askedAgain(question, need);
  if (taken === null) return [asked ?? OPENINGS[need]];
  return asked === null ? [taken] : [`${taken} ${asked}`, taken, asked];
}

/** What is told; where nothing of the question can be taken up, one thing or another, by the question. */
function textsFor(question: string, { names }: Entities, need: GeneralNeed) {
  const { tell, say, step, others } = GENERAL_TEXTS[need];
  const isTaken = takenUp(question, names) !== null || askedAgain(question, need) !== null;
  const other = isTaken ? undefined : others[(question.length % (others.length + 1)) - 1];
  return other === undefined ? { tell, say, step } : { tell: other, say, step: '' };
}

/** What the chart says about how to go about it, with its label. */
function ownWay({ person }: PersonTalk, need: GeneralNeed): readonly WrittenSentence[] {
  const { type, authority } = person;
  if (need === 'decide' || need === 'choose') {
    if (authority.possible.length > 1) return [];
    const own = claim('authority', authority.value);
    const label = `With ${authority.value} authority`;
    return labeled(label, [own], advice(AUTHORITY_DECIDES[authority.value]));
  }
  if (type.possible.length > 1) return [];
  const texts = need === 'talk' ? TYPE_TALKS : TYPE_ACTS;
  const label = `As ${/^[AEIOU]/.test(type.value) ? 'an' : 'a'} ${type.value}`;
  return labeled(label, [claim('type', type.value)], advice(texts[type.value]));
}

/**
 * An answer to a question that no case and no situation comes near to: it takes up the asker's
 * aim, says what helps with any question of this form, and how somebody with this chart goes about
 * it. Null once it has been said.
 */
export function generalAnswer(talk: PersonTalk, entities: Entities): Draft | null {
  const { question, person, said } = talk;
  const need = needNow(question, entities);
  const choice = choiceFor(talk, entities);
  const { tell, say, step } = textsFor(question, entities, need);
  const told = advice(worded(tell, choice));
  if (said.hasAny(told)) return null;
  const form = leadFor(question, person, entities.slots);
  const way = ownWay(talk, need);
  const lead = need === 'choose' || said.hasAny(form) ? [] : form;
  const own = ownWords(question) ?? say;
  const words = labeled('You could say', [], advice(worded(`“${own}”`, choice)));
  const next = labeled('Next step', [], advice(worded(step, choice)));
  const open = openParts(person, choice);
  const needed = [...lead, ...told, ...words, ...open.flatMap(({ sentences }) => sentences)];
  const fits = (...more: readonly WrittenSentence[]) =>
    wordCount([...needed, ...more]) <= MOST_WORDS;
  const ways = openings(talk, entities, need).map(advice);
  const opened = ways.find((one) => fits(...one, ...way)) ?? ways.find((one) => fits(...one)) ?? [];
  const chart = fits(...opened, ...way) && !said.hasAny(way) ? way : [];
  const blocks: readonly Block[] = [
    paragraph(...lead, ...opened, ...told),
    ...(chart.length > 0 ? [paragraph(...chart)] : []),
    paragraph(...words),
    ...(next.length > 0 && fits(...opened, ...chart, ...next) ? [paragraph(...next)] : []),
    ...open,
  ];
  return { blocks, next: starters(talk) };
}
