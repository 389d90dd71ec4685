import { sentencesIn } from '#shared/knowledge/situations.ts';
import { advice, claim, fact, labeled } from '../draft.ts';
import { TYPE_TALKS } from '../general/general-texts.data.ts';
import { worded } from '../sections.ts';
import { AUTHORITY_PARTS } from './chart-parts.data.ts';
import { core } from './few-words.ts';
import { type Matter, type Operation, type Paragraph, unsaid } from './matter.ts';
import { turnAsked, turnTold } from './turns.ts';

/* What goes on with the story itself: what more is told, what may happen, and objections. */

const CONDITION = /^(?:If|When|Where|Should|Once) /;
/** How near a condition has to come to what is told. */
const NEAR = 0.35;

/** What the case itself says to do then: its sentence about this very turn, with the next one. */
function ownCondition({ difficulty, choice }: Matter): Paragraph {
  if (difficulty === null) return [];
  const texts = [difficulty.tell, ...(difficulty.others ?? [])];
  const sentences = texts.flatMap((text) => {
    const told = sentencesIn(worded(text, choice));
    return told.map((sentence, at) => ({ sentence, next: told[at + 1] ?? '' }));
  });
  const near = sentences
    .filter(({ sentence }) => CONDITION.test(sentence) && !choice.said.has(sentence))
    .map((own) => ({ ...own, score: choice.nearness(own.sentence) }))
    .toSorted((a, b) => b.score - a.score)[0];
  return near === undefined || near.score < NEAR ? [] : advice(`${near.sentence} ${near.next}`);
}

/** What may happen: what the case says about it, else what helps with such a turn. */
export function whatMay(matter: Matter): readonly Paragraph[] {
  const own = ownCondition(matter);
  return own.length > 0 ? [own] : turnAsked(matter.question, matter.choice.said);
}

const KEPT_WORDS = { words: 26, sentences: 1 } as const;

/** The section of the last answer's situation that comes nearest to what is told now. */
function nearestUnsaid(matter: Matter): readonly Paragraph[] {
  const kinds = ['another', 'why', 'experiment', 'center', 'line', 'authority', 'type'] as const;
  const told = kinds.flatMap((kind) => unsaid(matter, [kind], 1));
  return told
    .map((sentences) => ({
      sentences,
      score: matter.choice.nearness(sentences.map(({ text }) => text).join(' ')),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 1)
    .map(({ sentences }) => sentences);
}

const ASK_BACK =
  'Then tell me two things, and I can be more exact: what happened last, and what you’d like them to do differently.';

/** More of the story: what it changes, and what of the advice goes with it. */
export const detail: Operation = (matter) => {
  const own = ownCondition(matter);
  const turn = own.length > 0 ? [own] : turnTold(matter.question, matter.choice.said);
  const isGeneral = matter.difficulty !== null && matter.difficulty.of === null;
  const next = isGeneral ? [] : nearestUnsaid(matter);
  if (turn.length > 0) return [...turn, ...next];
  return next.length > 0 ? next : [advice(ASK_BACK)];
};

export const SETTING =
  'Alone and in person, if you can: nobody has to save face, and you see how it lands. Announce it in one line the day before, so it isn’t an ambush, and pick an hour when neither of you has to run.';
const WRITTEN =
  'Write when you need a record, when you can’t meet, or when you’d lose the thread; then keep it to three lines. After a talk, two lines with what you’ve agreed on are enough.';

/** Where, when, and before whom. */
export const setting: Operation = (matter) => {
  const { choice } = matter;
  const { type } = choice.person;
  const told = advice(SETTING);
  const own = advice(TYPE_TALKS[type.value]);
  const label = `As ${/^[AEIOU]/.test(type.value) ? 'an' : 'a'} ${type.value}`;
  const chart =
    type.possible.length > 1 || choice.said.hasAny(own)
      ? []
      : [labeled(label, [claim('type', type.value)], own)];
  return choice.said.hasAny(told)
    ? unsaid(matter, ['experiment', 'say'], 1)
    : [told, advice(WRITTEN), ...chart];
};

/** What the chart says, what that leaves open, and the advice without it. */
export const notMe: Operation = (matter) => {
  const { choice } = matter;
  const { type, authority } = choice.person;
  const isSure = type.possible.length === 1 && authority.possible.length === 1;
  const chart = isSure
    ? [
        fact(
          `Then go by what you know of yourself. The chart says you’re a ${type.value} with ${authority.value} authority; how strongly that shows depends on your training, your age, and the people around you.`,
          claim('type', type.value),
          claim('authority', authority.value),
        ),
      ]
    : advice(
        'Then go by what you know of yourself. Your chart also depends on the hour of your birth.',
      );
  return [choice.said.hasAny(chart) ? [] : chart, ...withoutIt(matter)];
};

/** What remains of an answer once a part of it is dropped: another idea, else its core. */
function withoutIt(matter: Matter): readonly Paragraph[] {
  const other = unsaid(matter, ['another', 'experiment'], 1);
  if (other.length > 0) return other;
  const [kept] = matter.situation === null ? [] : core(matter.text, KEPT_WORDS);
  return kept === undefined
    ? [advice('Tell me how it really goes with you, and I’ll start from there.')]
    : [labeled('What remains without it', [], advice(kept))];
}

export const UNBELIEVING =
  'You don’t have to believe any of it. Leave the chart out and take the advice for what it is: something to try once, in something small, and to drop if it makes things harder.';

export const unbelieving: Operation = (matter) => {
  const { choice } = matter;
  const told = advice(UNBELIEVING);
  const reason = unsaid(matter, ['why'], 1);
  return [
    choice.said.hasAny(told) ? [] : told,
    ...(reason.length > 0 ? reason : withoutIt(matter)),
  ];
};

export const FAIR_POINT =
  'That’s a fair objection; you know the people, and I only know what you’ve told me.';

/** An objection to the advice: what helps with what is feared, else another way. */
export const disagree: Operation = (matter) => {
  const { choice, question } = matter;
  const own = ownCondition(matter);
  const turn = own.length > 0 ? [own] : turnTold(question, choice.said);
  const fair = advice(FAIR_POINT);
  return [choice.said.hasAny(fair) ? [] : fair, ...(turn.length > 0 ? turn : withoutIt(matter))];
};

const NO_RULE =
  'No, not always: a chart shows a tendency, and people with the same one still differ. Whatever you can take back by tomorrow, you can do right away and in any way you like.';

/** How far it goes. */
export const absolute: Operation = (matter) => {
  const { choice, text } = matter;
  const { authority } = choice.person;
  const told = advice(NO_RULE);
  const [kept] = matter.situation === null ? [] : core(text, KEPT_WORDS);
  const driving =
    authority.possible.length === 1
      ? [
          fact(
            `It’s meant for what has consequences. There, with your ${authority.value} authority: ${lowerFirst(AUTHORITY_PARTS[authority.value].line)}`,
            claim('authority', authority.value),
          ),
        ]
      : [];
  return choice.said.hasAny(told)
    ? unsaid(matter, ['why', 'experiment'], 1)
    : [
        told,
        driving,
        kept === undefined ? [] : labeled('Of the advice, keep this', [], advice(kept)),
      ];
};

function lowerFirst(text: string): string {
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}
