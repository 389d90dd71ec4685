import type { WrittenSentence } from '#shared/coach/claims.ts';
import { sentencesIn } from '#shared/knowledge/situations.ts';
import { type Aspect, aspectOf } from '../aspects.ts';
import type { Difficulty } from '../cases/difficulty.ts';
import { chartTermsIn } from '../chart-terms.ts';
import { openParts } from '../compose.ts';
import { advice, type Block, claim, type Draft, labeled, paragraph, wordCount } from '../draft.ts';
import type { Entities } from '../entities.ts';
import { starters } from '../individual-direct.ts';
import { choiceFor, type PersonTalk } from '../individual-talk.ts';
import { leadFor } from '../question-form.ts';
import { inSecondPerson } from '../second-person.ts';
import { worded } from '../sections.ts';
import { contentStems } from '../terms.ts';
import {
  AUTHORITY_DECIDES,
  GENERAL_TEXTS,
  type GeneralNeed,
  TYPE_ACTS,
  TYPE_TALKS,
} from './general-texts.data.ts';

/** What general answers tell, for follow-ups that go on with them. */
export const GENERAL_DIFFICULTIES: readonly Difficulty[] = Object.values(GENERAL_TEXTS).map(
  (texts) => ({ ...texts, of: null }),
);

/** With more words than this, there is no next step. */
const MOST_WORDS = 128;
const ECHO_WORDS_MIN = 4;
const ECHO_STEMS_MIN = 2;
const AIM =
  /\bhow (?:do|can|should|could|would|might) i (?:best |ever |possibly )?([^?.!;]+)[?.!]*$/i;
const AIM_WORDS_MIN = 3;
const ECHO_WORDS_MAX = 16;
const THEY = /\b(?:he|she|they|him|her|them)\b/i;
const OWN_HABIT =
  /\b(?:i (?:always|never|keep|can(?:'t|not)|tend|feel|hate|start|get|am|have)|i'm|i've|help me)\b/i;
const CHOICE =
  /\b(?:or|either|choos\w+|decid\w+|accept|take (?:it|the)|know if|clear about|right for me|whether|let (?:them|him|her) know|need to know|offers?|offered|buy|sign|discount|quit|stay)\b/i;
const TO_DECIDE =
  /\b(?:offers?|offered|buy|sign|discount|know (?:if|whether)|clear about|right for me)\b/i;
const ASKING =
  /^(?:how|what|why|when|where|who|which|should|shall|do|does|did|is|are|am|can|could|would|will)\b/i;

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

/**
 * The part of a question that tells most of what happened, in the asker's own words; null when it
 * is too short to be quoted.
 */
export function ownWords(question: string): string | null {
  const told = sentencesIn(question.replaceAll(/\s+/g, ' ').trim())
    .flatMap((sentence) =>
      sentence.endsWith('?') ? [] : sentence.split(/[;:–—]|, (?:and|but|so) /),
    )
    .map((part) => part.replaceAll(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter((part) => {
      const words = part.split(' ').length;
      const isShort = words < ECHO_WORDS_MIN || words > ECHO_WORDS_MAX;
      return (
        !isShort &&
        contentStems(part).length >= ECHO_STEMS_MIN &&
        !/["“”?]/.test(part) &&
        !ASKING.test(part) &&
        chartTermsIn(part).length === 0
      );
    });
  const best = told.toSorted((a, b) => contentStems(b).length - contentStems(a).length)[0];
  return best ?? null;
}

/** What an asker wants to be able to do, said to them: "say no to your CEO"; null for none. */
export function aimOf(question: string): string | null {
  const plain = question.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const [, aim = ''] = AIM.exec(plain) ?? [];
  const words = aim.split(' ').length;
  if (words < AIM_WORDS_MIN || words > ECHO_WORDS_MAX || /["“”?]/.test(aim)) return null;
  return inSecondPerson(aim.trim());
}

const STARTS: Readonly<Record<GeneralNeed, string>> = {
  decide: 'find the question behind it first.',
  talk: 'prepare one short talk.',
  reason: 'watch how it begins.',
  self: 'start smaller than you planned.',
};
const POINTS: Readonly<Record<GeneralNeed, string>> = {
  decide: 'is what weighs on the answer',
  talk: 'is the scene to begin with',
  reason: 'is where to look first',
  self: 'is where to look first',
};

/** Takes up what the asker wants, or what they told. */
function echo(question: string, need: GeneralNeed): readonly WrittenSentence[] {
  const aim = aimOf(question);
  if (aim !== null) return advice(`To ${aim}, ${STARTS[need]}`);
  const words = ownWords(question);
  return words === null ? [] : advice(`“${words}” ${POINTS[need]}.`);
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
 * An answer to a question that no case and no situation comes near to: it takes up the asker's own
 * words, says what helps with any question of this form, and how somebody with this chart goes about
 * it. Null once it has been said.
 */
export function generalAnswer(talk: PersonTalk, entities: Entities): Draft | null {
  const { question, person, said } = talk;
  const need = needOf(question, entities);
  const choice = choiceFor(talk, entities);
  const { tell, say, step } = GENERAL_TEXTS[need];
  const told = advice(worded(tell, choice));
  if (said.hasAny(told)) return null;
  const form = leadFor(question, person, entities.slots);
  const own = ownWay(talk, need);
  const lead = said.hasAny(form) ? [] : form;
  const words = labeled('You could say', [], advice(worded(`“${say}”`, choice)));
  const next = labeled('Next step', [], advice(worded(step, choice)));
  const open = openParts(person, choice);
  const needed = [...lead, ...told, ...words, ...open.flatMap(({ sentences }) => sentences)];
  const hasRoom = wordCount([...needed, ...own]) <= MOST_WORDS;
  const chart = hasRoom && !said.hasAny(own) ? own : [];
  const rest = wordCount([...needed, ...chart]);
  const echoed = echo(question, need).filter((one) => rest + wordCount([one]) <= MOST_WORDS);
  const blocks: readonly Block[] = [
    paragraph(...lead, ...echoed, ...told),
    ...(chart.length > 0 ? [paragraph(...chart)] : []),
    paragraph(...words),
    ...(rest + wordCount([...echoed, ...next]) > MOST_WORDS ? [] : [paragraph(...next)]),
    ...open,
  ];
  return { blocks, next: starters(talk) };
}
