import { advice, labeled } from '../draft.ts';
import { core, limitIn, wordsIn } from './few-words.ts';
import { drivingTexts, isOfDecision, leadingParts } from './leading-parts.ts';
import { type Operation, one } from './matter.ts';
import { hasTerm, inShortSentences, plainly } from './plain-words.ts';

const FEW_WORDS = 14;
const SHARE = 0.6;
/** When neither the answer nor the chart has anything that short. */
const ANY_MOTTO = 'Ask them first.';

/** As few words as were asked for, or about a third of the answer. */
export const shorter: Operation = (matter) => {
  const limit = limitIn(matter.question);
  const most = Math.max(3, Math.min(limit.words, Math.floor(wordsIn(matter.text) * SHARE)));
  const driving = drivingTexts(matter);
  const isBare = limit.words <= FEW_WORDS;
  const isOfChart = isBare && matter.situation === null;
  const told = isOfChart
    ? []
    : core(matter.text, { words: isBare ? most : most - 2, sentences: limit.sentences });
  const mottos = [driving?.line, driving?.motto, ANY_MOTTO].flatMap((text) => text ?? []);
  const motto = mottos.find((text) => wordsIn(text) <= most) ?? ANY_MOTTO;
  const left = most - wordsIn(told.join(' ')) - (isBare ? 0 : 2);
  const added = mottos.slice(0, -1).find((text) => wordsIn(text) <= left);
  const isRoomy = told.length < limit.sentences && (isBare || isOfDecision(matter));
  const both = [...told, ...(isRoomy && added !== undefined ? [added] : [])];
  const text = both.length === 0 ? motto : both.join(' ');
  return [isBare ? advice(text) : labeled('In short', [], advice(text))];
};

const PLAIN_LABEL = 'In plain words';

/** The answer again in short sentences without terms: what the chart means, then what to do. */
export const simpler: Operation = (matter) => {
  const [part] = leadingParts(matter);
  const isOfChart = matter.situation === null;
  const told = plainly(matter.text, isOfChart ? 20 : 40);
  const means = part === undefined ? [] : advice(part.texts.plain);
  const isNew = !matter.choice.said.hasAny(means);
  const [head = [], ...rest] =
    isOfChart || told.length === 0
      ? [means]
      : isOfDecision(matter)
        ? [means, advice(told.join(' '))]
        : [advice(told.join(' ')), means];
  if (!isNew) {
    const again = core(matter.text, { words: 16, sentences: 1 }).filter((text) => !hasTerm(text));
    const short = again.map(inShortSentences).join(' ');
    return one(labeled('Even simpler', [], advice(short === '' ? ANY_MOTTO : short)));
  }
  return [labeled(PLAIN_LABEL, [], head), ...rest];
};
