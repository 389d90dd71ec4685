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
  type GeneralTexts,
  SELF_BEGINNINGS,
  SELF_TEXTS,
  type SelfNeed,
  TYPE_ACTS,
  TYPE_TALKS,
} from './general-texts.data.ts';

/** What general answers tell, for follow-ups that go on with them. */
export const GENERAL_DIFFICULTIES: readonly Difficulty[] = [
  ...Object.values(GENERAL_TEXTS),
  ...Object.values(SELF_TEXTS),
  ...SELF_BEGINNINGS,
].map((texts) => ({ ...texts, of: null }));

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

/** What a question about oneself tells, the first that fits: a feeling before the habit it comes with. */
const SELF_SIGNS: readonly (readonly [SelfNeed, RegExp])[] = [
  [
    'feeling',
    /\bi(?:'m| am| feel| felt)(?: \w+)? (?:afraid|scared|nervous|anxious|stressed|overwhelmed|bored|lonely|angry|jealous|ashamed|guilty|sad|tired|stuck|lost|unhappy|restless|numb|worn out|fed up|like a \w+)\b|\bi (?:hate|dread|miss|worry|envy|regret)\b|\bmakes me (?:feel|sad|angry|nervous|anxious)\b/i,
  ],
  [
    'time',
    /\b(?:my (?:week|day|days|mornings?|calendar|schedule|to-?do list)|enough time|no time|prioriti[sz]e|priorities|juggl\w+)\b/i,
  ],
  [
    'habit',
    /\bi (?:always|never|constantly|keep|tend to|end up|can't stop|can't help)\b|\bstop (?:my|\w+ing)\b|\bhabits?\b/i,
  ],
  [
    'skill',
    /\b(?:get|be|become|getting|being|becoming) (?:better|good|more \w+)\b|\b(?:learn|improve|practice|practise|train myself|bad at|not good at|struggle (?:with|to))\b/i,
  ],
];

/** What somebody wants of themselves; null where the question doesn’t tell. */
export function selfNeedOf(question: string): SelfNeed | null {
  const text = question.replaceAll('’', "'");
  return SELF_SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? null;
}

/** What fits a question, the best first. */
export function textsFor(need: GeneralNeed, question: string): readonly GeneralTexts[] {
  if (need !== 'self') return [GENERAL_TEXTS[need]];
  const own = selfNeedOf(question);
  if (own !== null) return [SELF_TEXTS[own]];
  const all = [GENERAL_TEXTS.self, ...SELF_BEGINNINGS];
  const first = question.length % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
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
  talk: 'prepare one short talk.',
  reason: 'watch how it begins.',
  self: 'start smaller than you planned.',
};
/** Said where what happened is told, and nothing closer is known of it. */
const OPENINGS: Readonly<Record<GeneralNeed, string>> = {
  decide:
    'I have no closer advice for this one, so here’s how to get to your own answer; one of the questions below may come closer.',
  talk: 'I have no closer advice for this one, so here’s how to prepare the talk; one of the questions below may come closer.',
  reason:
    'I have no closer advice for this one, so here’s how to find out yourself; one of the questions below may come closer.',
  self: 'I have no closer advice for this one, so here’s a way to begin; one of the questions below may come closer.',
};

/** Takes up what the asker wants, or says how far the advice goes. */
function opening(question: string, need: GeneralNeed): readonly WrittenSentence[] {
  const aim = aimOf(question);
  return advice(aim === null ? OPENINGS[need] : `To ${aim}, ${STARTS[need]}`);
}

/** What the chart says about how to go about it, with its label. */
function ownWay({ person }: PersonTalk, need: GeneralNeed): readonly WrittenSentence[] {
  const { type, authority } = person;
  if (need === 'decide') {
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
  const need = needOf(question, entities);
  const choice = choiceFor(talk, entities);
  const texts = textsFor(need, question).find(
    ({ tell }) => !said.hasAny(advice(worded(tell, choice))),
  );
  if (texts === undefined) return null;
  const told = advice(worded(texts.tell, choice));
  const form = leadFor(question, person, entities.slots);
  const own = ownWay(talk, need);
  const lead = said.hasAny(form) ? [] : form;
  const words = labeled('You could say', [], advice(worded(`“${texts.say}”`, choice)));
  const next = labeled('Next step', [], advice(worded(texts.step, choice)));
  const open = openParts(person, choice);
  const needed = [...lead, ...told, ...words, ...open.flatMap(({ sentences }) => sentences)];
  const hasRoom = wordCount([...needed, ...own]) <= MOST_WORDS;
  const chart = hasRoom && !said.hasAny(own) ? own : [];
  const rest = wordCount([...needed, ...chart]);
  const opened = opening(question, need).filter((one) => rest + wordCount([one]) <= MOST_WORDS);
  const blocks: readonly Block[] = [
    paragraph(...lead, ...opened, ...told),
    ...(chart.length > 0 ? [paragraph(...chart)] : []),
    paragraph(...words),
    ...(rest + wordCount([...opened, ...next]) > MOST_WORDS ? [] : [paragraph(...next)]),
    ...open,
  ];
  return { blocks, next: starters(talk) };
}
