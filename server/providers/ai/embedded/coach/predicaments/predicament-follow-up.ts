import { knowledgeOfAuthority, knowledgeOfType } from '#shared/knowledge/knowledge.ts';
import { filled, sentencesIn } from '#shared/knowledge/situations.ts';
import { advice, type Block, claim, fact, labeled, paragraph, Said } from '../draft.ts';
import type { FollowUp } from '../follow-ups.ts';
import { gistOf, IMPERATIVE } from '../last-answer.ts';
import { type Choice, worded } from '../sections.ts';
import type { Difficulty } from './predicament.ts';

const OWN_WORDS_MIN = 5;
const SHORT_WORDS_MAX = 40;

/** The difficulty that the newest of the answers told, or null. */
export function predicamentTold(
  answers: readonly string[],
  among: readonly Difficulty[],
): Difficulty | null {
  const said = answers.toReversed().map((answer) => new Said([answer]));
  for (const answer of said) {
    const told = among.find(({ tell }) =>
      sentencesIn(filled(tell, {})).some(
        (sentence) => sentence.split(' ').length >= OWN_WORDS_MIN && answer.has(sentence),
      ),
    );
    if (told !== undefined) return told;
  }
  return null;
}

/** What a follow-up is answered from. */
interface Told {
  readonly predicament: Difficulty;
  readonly choice: Choice;
  /** The follow-up itself. */
  readonly question: string;
}

const OF_TIME =
  /\b(?:wait\w*|long|sleep on|time|days?|everyone else|my friend|go for it|not me)\b/i;
const OF_ASKING = /\b(?:asks?|asked|invit\w+|inform\w*|tell (?:people|them)|respond\w*)\b/i;

/** Why the chart says so, when the question is about that. */
function chartReason({ choice: { person, said }, question }: Told): Block[] {
  const { authority, type } = person;
  const asked = question.replace(/^wait\b,? /i, '');
  const isOfTime = OF_TIME.test(asked) && !OF_ASKING.test(asked);
  if (!isOfTime && !OF_ASKING.test(asked)) return [];
  const known = isOfTime ? knowledgeOfAuthority(authority.value) : knowledgeOfType(type.value);
  const own = isOfTime ? claim('authority', authority.value) : claim('type', type.value);
  const isOpen = (isOfTime ? authority : type).possible.length > 1;
  const texts = [known.sentence, known.watchout].filter((text) => !said.has(text));
  return isOpen || texts.length === 0 ? [] : [paragraph(...texts.map((text) => fact(text, own)))];
}

function shorter({ predicament: { tell }, choice }: Told): Block[] {
  const { core, action } = gistOf(worded(tell, choice));
  const both = core === action ? core : `${core} ${action}`;
  const short = both.split(' ').length <= SHORT_WORDS_MAX ? both : action;
  return [paragraph(...labeled('In short', [], advice(short)))];
}

function simpler({ predicament: { tell }, choice }: Told): Block[] {
  const { core, action } = gistOf(worded(tell, choice));
  return [
    paragraph(...labeled('In plain words', [], advice(core))),
    ...(action === core ? [] : [paragraph(...labeled('What to do', [], advice(action)))]),
  ];
}

function oneThing({ predicament: { tell, step }, choice }: Told): Block[] {
  const own = advice(worded(step ?? '', choice));
  if (step !== undefined && !choice.said.hasAny(own)) {
    return [paragraph(...labeled('Just this', [], own))];
  }
  const sentences = sentencesIn(worded(tell, choice));
  const toDo = sentences.find((one) => IMPERATIVE.test(one) && !one.startsWith('Don’t'));
  const first = toDo ?? sentences[0] ?? '';
  return [paragraph(...labeled('Just this', [], advice(first)))];
}

function example({ predicament: { say }, choice }: Told): Block[] {
  return [
    paragraph(
      ...labeled(
        'For example',
        [],
        advice(
          `You ask for ten minutes, begin with “${worded(say, choice)}” and then wait, even if it gets quiet. If the answer is “not now,” you ask for a day and a time, and you leave it at that.`,
        ),
      ),
    ),
  ];
}

const SECONDS = /\b(?:secs?|seconds?|live|on the spot|in front of|right then|immediately)\b/i;

/** The first sentence alone; the rest gets its own time. */
function hurry({ predicament: { say }, choice }: Told): Block[] {
  const [first = ''] = sentencesIn(worded(say, choice));
  return [
    paragraph(...labeled('In five seconds', [], advice(`“${first}”`))),
    paragraph(...advice('Leave the rest for afterward: name a time for it before you part.')),
  ];
}

function wording({ predicament: { say }, choice }: Told): Block[] {
  const opening = '{{{person}, I|I}} have one thing, and it takes a minute.';
  const text = worded(`“${opening} ${say}”`, choice);
  return [
    paragraph(...labeled('Word for word', [], advice(text))),
    paragraph(...advice('Then stop, and let them speak first.')),
  ];
}

function softer({ predicament: { say }, choice }: Told): Block[] {
  return [
    paragraph(
      ...labeled(
        'Softer',
        [],
        advice(worded(`“I know you have a lot on your side, too. ${say}”`, choice)),
      ),
    ),
    paragraph(...advice('Ask it as a question, keep your voice low, and leave a pause after it.')),
  ];
}

const TOLD: Readonly<Partial<Record<FollowUp['kind'], (told: Told) => Block[]>>> = {
  why: chartReason,
  shorter,
  simpler,
  'one thing': oneThing,
  example,
  hurry,
  'what if': (told) => (SECONDS.test(told.question) ? hurry(told) : []),
  say: wording,
  softer,
};

/** What a follow-up makes of an answer to a predicament; none where its situation has more to say. */
export function predicamentFollowUp({ kind }: FollowUp, told: Told): Block[] {
  return TOLD[kind]?.(told) ?? [];
}
