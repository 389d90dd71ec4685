import type { AuthorityName } from '#shared/engine/authority.ts';
import { knowledgeOfAuthority, knowledgeOfType } from '#shared/knowledge/knowledge.ts';
import { sentencesIn } from '#shared/knowledge/situations.ts';
import { advice, claim, fact, labeled } from '../draft.ts';
import type { FollowUp } from '../follow-ups.ts';
import { WHEN } from '../form-leads.data.ts';
import { IMPERATIVE, pointsOf, withoutLabel } from '../last-answer.ts';
import { detailsOf, sectionsOf, type Told, worded } from '../sections.ts';
import { type ChartPart, partsAsked, partsOf, partsTold } from './chart-part.ts';
import { AUTHORITY_PARTS } from './chart-parts.data.ts';
import { example, why } from './explained.ts';
import { core } from './few-words.ts';
import { drivingTexts, isOfDecision, leadingParts } from './leading-parts.ts';
import { type Matter, type Operation, one, type Paragraph, unsaid } from './matter.ts';
import { shorter, simpler } from './shortened.ts';
import { inSeconds, SECONDS, say, softer } from './spoken.ts';
import { absolute, detail, disagree, notMe, setting, unbelieving, whatMay } from './story.ts';
import { dayNamed, holdingWords } from './time-left.ts';
import { unclear } from './unclear.ts';

/** What goes with the idea that failed is no other one. */
const TRIED = /\b(?:tried|did that|done that|(?:doesn|didn|won)['’]?t (?:work|help)|failed)\b/i;

const another: Operation = (matter) => {
  if (matter.situation === null) return otherPart(matter);
  const found = unsaid(matter, ['another'], 1);
  if (found.length > 0 && TRIED.test(matter.question)) return found;
  const most = found.length > 0 ? 1 : 2;
  return [...found, ...unsaid(matter, ['experiment', 'say', 'stake', 'example'], most)];
};

const URGENT_PART = /\b(?:waiting|waits|due|deadline|today|tomorrow|urgent|client|customer)\b/i;
const LISTED_MIN = 3;

const WHERE_TO_START = /\b(?:first|start|begin|priority)\b/i;

/** Which of several troubles comes first. */
function firstOfMany({ first, question }: Matter): Paragraph {
  if (!WHERE_TO_START.test(question)) return [];
  const parts = first
    .split(/[,;.]| and /)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= 2);
  if (parts.length < LISTED_MIN || first.includes('?')) return [];
  const urgent = parts.find((part) => URGENT_PART.test(part));
  const because =
    urgent === undefined
      ? 'you named it first, and the rest looks smaller once it moves'
      : 'there somebody else can’t go on without you';
  return advice(`“${urgent ?? parts[0]}”: take that one, because ${because}.`);
}

const TODAY = /\b(?:today|now|right away|tonight)\b/i;

/** What can be done before the day is over. */
function doableToday(matter: Matter): Paragraph {
  const [soon = []] = unsaid(matter, ['hurry'], 1);
  const now = soon.find(({ text }) => IMPERATIVE.test(text));
  return now === undefined ? [] : [now];
}

/** The step of a difficulty, else the first instruction of the answer. */
function nextAction(matter: Matter): Paragraph {
  const { difficulty, choice, text, answers } = matter;
  const step = advice(worded(difficulty?.step ?? '', choice));
  if (step.length > 0 && !choice.said.hasAny(step)) return step;
  const told = difficulty === null ? [] : sentencesIn(worded(difficulty.tell, choice));
  const toDo = told.find((own) => IMPERATIVE.test(own) && !own.startsWith('Don’t')) ?? told[0];
  const found = toDo ?? core(text, { words: 30, sentences: 1 })[0] ?? '';
  const isOfChart = matter.situation === null && !IMPERATIVE.test(found);
  const action = (isOfChart ? drivingTexts(matter)?.line : undefined) ?? found;
  return answers.at(-1)?.endsWith(action) ? [] : advice(action);
}

/** One action, and nothing else. */
const oneThing: Operation = (matter) => {
  const first = firstOfMany(matter);
  if (first.length > 0) return [first];
  const isToday = TODAY.test(matter.question);
  const today = isToday ? doableToday(matter) : [];
  const action = today.length > 0 ? today : nextAction(matter);
  if (action.length > 0) return [labeled(isToday ? 'Today' : 'Just this', [], action)];
  return unsaid(matter, ['experiment', 'another', 'hurry'], 1);
};

/** Somebody waits for the answer. */
const FOR_SOMEBODY =
  /\b(?:they|he|she|boss|client|call|meeting|waiting|expects?|needs?|sign|answer|only|time|day)\b/i;

/** Their answer comes in the moment, so that no night makes it better. */
const QUICK: ReadonlySet<AuthorityName> = new Set(['Sacral', 'Splenic', 'Ego Manifested']);

/** How the person decides when there's no time, and words that hold the decision. */
const hurry: Operation = (matter) => {
  const { question, choice, first } = matter;
  const { authority } = choice.person;
  if (SECONDS.test(question) && matter.difficulty !== null) return inSeconds(matter);
  const common = unsaid(matter, ['hurry for', 'hurry'], 1);
  if (!isOfDecision(matter) || authority.possible.length > 1) {
    return common.length > 0 ? common : inSeconds(matter);
  }
  const own = [claim('authority', authority.value)];
  const now = advice(AUTHORITY_PARTS[authority.value].now);
  const deadline = dayNamed(question) ?? dayNamed(first);
  const words = FOR_SOMEBODY.test(question)
    ? advice(`“${holdingWords(question, deadline, QUICK.has(authority.value))}”`)
    : [];
  if (choice.said.hasAny(now)) return common;
  return [
    labeled(`With ${authority.value} authority`, own, now),
    ...(words.length > 0 ? [labeled('You could say', [], words)] : []),
  ];
};

const whatIf: Operation = (matter) =>
  SECONDS.test(matter.question) && matter.difficulty !== null ? inSeconds(matter) : whatMay(matter);

/** Where people with this chart go wrong here, which is also the opposite of the advice. */
const avoid: Operation = (matter) => {
  const { situation, choice, text } = matter;
  const { person, said } = choice;
  const open =
    situation === null
      ? []
      : sectionsOf(situation, 'center', choice).filter(({ sentences }) =>
          sentences.some(({ claims }) =>
            claims.some((own) => 'state' in own && own.state === 'hasNot'),
          ),
        );
  const { type, authority } = person;
  const own = [
    ...(type.possible.length === 1
      ? [fact(knowledgeOfType(type.value).watchout, claim('type', type.value))]
      : []),
    ...(authority.possible.length === 1
      ? [fact(knowledgeOfAuthority(authority.value).watchout, claim('authority', authority.value))]
      : []),
  ].filter(({ text }) => !said.has(text));
  const [needed] = situation === null ? [] : core(text, { words: 24, sentences: 1 });
  const skipped = needed === undefined ? [] : [labeled('Don’t skip this part', [], advice(needed))];
  const ofSituation = open.slice(0, 1).map(({ sentences }) => sentences);
  return [...skipped, ...ofSituation, ...own.map((told) => [told])].slice(0, 3);
};

export const HOW_LONG =
  'Give it four weeks before you judge it; the first two mostly show how strong the old habit is. Put a date in your calendar now, and go by what others do differently by then, not by how you feel that day.';

/** How long a decision takes them, else how long to try something. */
const howLong: Operation = (matter) => {
  const { authority } = matter.choice.person;
  if (!isOfDecision(matter) || authority.possible.length > 1) return trialTime(matter);
  const when = { ...fact(WHEN[authority.value], claim('authority', authority.value)) };
  return [labeled('For a decision', when.claims, [when]), advice(SAME_ANSWER)];
};

const SAME_ANSWER =
  'You’ve waited long enough once the answer has been the same twice, with nobody in the room.';

const trialTime: Operation = (matter) => [
  ...(matter.choice.said.hasAny(advice(HOW_LONG)) ? [] : one(advice(HOW_LONG))),
  ...unsaid(matter, ['experiment'], 1),
];

/** Keeps apart what is computed and what is advice, and says how to test the advice. */
const sure: Operation = (matter) => {
  const { question, first, text, choice } = matter;
  const { type, authority, isTimeExact } = choice.person;
  if (type.possible.length > 1 || authority.possible.length > 1) {
    return [
      [fact('Not entirely: your birth time leaves part of your chart open.')],
      advice('Try the advice once in something small, and drop it if it makes things harder.'),
    ];
  }
  const parts = partsOf(choice.person);
  const [asked] = [...partsAsked(first, parts), ...partsAsked(question, parts)];
  const [state] = asked?.topic === 'center' ? asked.reasons : [];
  const ofChart = fact(
    `Of your chart, yes: you’re a ${type.value} with ${authority.value} authority${isTimeExact ? '' : ' at every hour your birth time allows'}.`,
    claim('type', type.value),
    claim('authority', authority.value),
  );
  const basis =
    state === undefined
      ? ofChart
      : {
          ...state,
          text: `Of your chart, yes: y${state.text.slice(1).replace(/: (no|at)\b/, ', because $1')}`,
        };
  const evidence = (asked?.reasons ?? []).filter(
    (one) => one !== state && !choice.said.has(one.text),
  );
  const [action] = matter.situation === null ? [] : core(text, { words: 30, sentences: 1 });
  return [
    [basis, ...evidence],
    ...(action === undefined ? [] : [labeled('The advice is a suggestion', [], advice(action))]),
    ...(action === undefined
      ? []
      : [advice('Try it once in something small, and drop it if it makes things harder.')]),
  ];
};

/** The next part of the chart that has not been told, with a scene, for answers about the chart. */
const otherPart: Operation = (matter) => {
  const fresh = (text: string) => {
    const told = advice(text);
    return matter.choice.said.hasAny(told) ? [] : told;
  };
  const next = leadingParts(matter).find(({ texts }) => fresh(texts.plain).length > 0);
  if (next === undefined) return [];
  const name = next.name.replace(/^./, (letter) => letter.toUpperCase());
  const scene = fresh(next.texts.scene);
  return [
    labeled(name, next.claims, fresh(next.texts.plain)),
    ...one(labeled('For example', [], scene)),
  ];
};

const more: Operation = (matter) => {
  const { situation, choice } = matter;
  if (situation === null) return otherPart(matter);
  return [
    ...detailsOf(situation, choice)
      .slice(0, 1)
      .map(({ sentences }) => sentences),
    ...unsaid(matter, ['authority', 'type', 'stake'], 1),
    ...unsaid(matter, ['say', 'experiment', 'another'], 1),
  ];
};

const NTH_WORDS = ['first', 'second', 'third', 'fourth', 'fifth'];
/** What goes on from a point, by how the point begins. */
const AFTER: readonly (readonly [RegExp, readonly Told['kind'][]])[] = [
  [/^(?:\*\*(?:You could|Words you|Try saying)|“)/, ['say', 'why']],
  [/^\*\*(?:This week|Try this|One small|Next step)/, ['example', 'experiment']],
];
/** No points of their own. */
const META = /^(?:I read this as|Your birth time leaves)/;

/** Takes up one point of the last answer that had several. */
export function nth(which: number): Operation {
  return (matter) => {
    const listed = matter.answers.map((answer) =>
      pointsOf(answer).filter((point) => !META.test(point)),
    );
    const points = listed.findLast(({ length }) => length >= 2) ?? listed.at(-1) ?? [];
    const at = which < 0 || which > points.length ? points.length - 1 : which - 1;
    const point = points[at];
    if (point === undefined) return more(matter);
    const isMissing = which > points.length;
    const start = sentencesIn(withoutLabel(point)).slice(0, 2).join(' ');
    const lead = labeled(`The ${NTH_WORDS[at] ?? 'last'} point`, [], advice(start));
    const missing = isMissing
      ? advice(
          `My answer had ${points.length} ${points.length === 1 ? 'point' : 'points'}, so here’s the last one.`,
        )
      : [];
    return [...one(missing), lead, ...behind(matter, point)].slice(0, 4);
  };
}

/** What goes on from a point: the part of the chart it names, else what the situation adds. */
function behind(matter: Matter, point: string): readonly Paragraph[] {
  const parts = partsOf(matter.choice.person);
  const [named] = partsTold(point, parts);
  const fresh = (text: string) => {
    const told = advice(text);
    return matter.choice.said.hasAny(told) ? [] : [told];
  };
  if (named !== undefined) return [...fresh(named.texts.plain), ...exampleOfPart(named, fresh)];
  const kinds = AFTER.find(([form]) => form.test(point))?.[1] ?? ['why', 'example'];
  const told = unsaid(matter, kinds, 2);
  const [part] = leadingParts(matter);
  return told.length > 0 || part === undefined ? told : exampleOfPart(part, fresh);
}

function exampleOfPart(
  { texts }: ChartPart,
  fresh: (text: string) => readonly Paragraph[],
): readonly Paragraph[] {
  return fresh(texts.scene).map((told) => labeled('For example', [], told));
}

/** Two points side by side, and which one goes first. */
const compare: Operation = ({ answers, choice }) => {
  const listed = answers.map((answer) => pointsOf(answer).filter((point) => !META.test(point)));
  const points = listed.findLast(({ length }) => length >= 2) ?? [];
  const [a, b] = points;
  if (a === undefined || b === undefined) return [];
  const startOf = (point: string) => sentencesIn(withoutLabel(point))[0] ?? '';
  const parts = partsOf(choice.person);
  const at = partsTold(a, parts).length === 0 && partsTold(b, parts).length > 0 ? 1 : 0;
  const [part] = partsTold(points[at] ?? '', parts);
  const because =
    part === undefined
      ? 'it’s the one you can do without anybody else'
      : `it goes with ${part.name}`;
  const verdict = `If there’s only room for one, take the ${NTH_WORDS[at]}: ${because}.`;
  return [
    labeled('The first', [], advice(startOf(a))),
    labeled('The second', [], advice(startOf(b))),
    part === undefined ? advice(verdict) : [fact(verdict, ...part.claims)],
  ];
};

export const OPERATIONS: Readonly<
  Record<Exclude<FollowUp['kind'], 'nth' | 'for type' | 'translate' | 'thanks'>, Operation>
> = {
  why,
  shorter,
  simpler,
  example,
  another,
  'one thing': oneThing,
  say,
  softer,
  hurry,
  unclear,
  'what if': whatIf,
  sure,
  more,
  avoid,
  'how long': howLong,
  compare,
  detail,
  disagree,
  'not me': notMe,
  unbelieving,
  absolute,
  setting,
};
