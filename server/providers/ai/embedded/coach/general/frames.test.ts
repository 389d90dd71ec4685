import { describe, expect, test } from 'vitest';
import { checkSentence } from '#shared/coach/check.ts';
import { ANA } from '#shared/coach/example-facts.ts';
import { TYPE_NAMES } from '#shared/engine/human-type.ts';
import { filled, problemOfSlots, sentencesIn } from '#shared/knowledge/situations.ts';
import { QUESTION } from '../../../testing/questions.ts';
import { caseAnswer } from '../cases/case-answer.ts';
import { entitiesOf } from '../entities.ts';
import { personTalkOf } from '../individual-talk.ts';
import { loadSituations } from '../load-situations.ts';
import { cellFor } from './cell.ts';
import { CELLS } from './cells.data.ts';
import { frameIn } from './find-frame.ts';
import { difficultyOf } from './frame-difficulty.ts';
import { FRAMES } from './frames.data.ts';

const NONE: ReadonlySet<string> = new Set();
const NOTHING: ReadonlyMap<string, number> = new Map();
const ALL = [...FRAMES, ...CELLS];

describe('what a question tells by its parts', () => {
  test.each([
    ['Dispatch canceled my holiday again, without telling me', 'shift-moved'],
    ['The foreman told us to weld without a permit', 'asked-to-do-wrong'],
    ['A guest owes me for two nights. We agreed on 120 euros.', 'money-owed-or-agreed'],
  ])('%s', (question, id) => {
    expect(frameIn(question, NOTHING)?.frame.id).toBe(id);
  });

  test('is a likely situation’s frame, whatever its words', () => {
    const likely = new Map([['two-offers', 0.9]]);
    expect(frameIn('Green or blue, and no idea', likely)?.frame.id).toBe('two-paths');
    expect(frameIn('Green or blue, and no idea', NOTHING)).toBeNull();
  });
});

describe('advice by form and by whom it is about', () => {
  test.each([
    ['My manager hums through every call with me', 'with-above'],
    ['My intern answers the phone with “What?” and I hear it', 'with-below'],
    ['Why does it annoy me so much when they sing?', 'why-bothers-me'],
    ['Should I confront the new guy?', 'should-do-to-somebody'],
    ['The chef wants me to dance for guests. I hate it.', 'pushed-into-it'],
    ['My own aunt pays me late and laughs about it', 'with-family'],
    ['A customer told my boss that I sound bored', 'what-they-say-of-me'],
    ['Our dispatcher is away and the phone rings at my desk', 'somebody-away'],
    ['The lab is nine hours ahead, so my evenings are gone', 'far-apart'],
    ['Two camps on the ward, and I make the roster', 'split-group'],
    ['I get fifteen minutes with the mayor. What do I open with?', 'short-meeting'],
    ['My coach says rest, my agent says play', 'contrary-advice'],
    ['Her first week begins and I have no plan', 'somebody-new'],
    ['It’s my first week and everybody eats alone', 'i-am-new'],
  ])('%s', (question, id) => {
    expect(
      cellFor(question, entitiesOf(question, new Set(['what', 'why', 'should', 'the'])))?.id,
    ).toBe(id);
  });
});

test('every frame names situations that exist, each in one frame alone', () => {
  const known = loadSituations(
    new URL('../../../../../../shared/knowledge/situations/', import.meta.url),
  ).map(({ id }) => id);
  const near = FRAMES.flatMap((frame) => frame.near ?? []);
  expect(near.filter((id) => !known.includes(id))).toEqual([]);
  expect(near.filter((id, at) => near.indexOf(id) !== at)).toEqual([]);
});

test('every text has its slots in order, and none is told twice', () => {
  const texts = ALL.flatMap(({ tell, say, sayAct, step }) => [
    tell,
    say,
    ...(sayAct === undefined ? [] : [sayAct.replace('{act}', 'you moved my shift')]),
    step,
  ]);
  expect(texts.flatMap((text) => problemOfSlots(text) ?? [])).toEqual([]);
  const sentences = texts.flatMap((text) => sentencesIn(filled(text, {})));
  const long = sentences.filter((text) => text.split(' ').length > 7);
  expect(long.filter((text, at) => long.indexOf(text) !== at)).toEqual([]);
});

test('an act is put into the words to say, after the name or as their beginning', () => {
  const question = 'My boss moved my desk into the hall.';
  const [frame] = FRAMES;
  if (frame === undefined) throw new Error('There are no frames');
  const { say } = difficultyOf(frame, question);
  expect(filled(say, {})).toMatch(/^You moved my desk into the hall\. /);
  expect(filled(say, { person: 'Gareth' })).toMatch(/^Gareth, you moved my desk into the hall\. /);
});

test('the check of answers shows every sentence of a frame, for each type', () => {
  const context = { facts: [], passages: [], language: 'en', isProse: false, previous: [] };
  const leftOut = TYPE_NAMES.flatMap((type) => {
    const person = { ...ANA, type: { value: type, possible: [type] } };
    const talk = personTalkOf({ ...QUESTION, question: 'Should I?' }, person);
    const facts = { people: [{ ...person, name: null }], team: null };
    return ALL.flatMap((texts) => {
      const draft = caseAnswer(talk, entitiesOf('Should I?', NONE), difficultyOf(texts, ''), null);
      const sentences = (draft?.blocks ?? []).flatMap((block) => block.sentences);
      expect(sentences.length).toBeGreaterThan(3);
      return sentences.filter(
        (one) =>
          checkSentence(one, { ...context, values: facts, question: '' }).verdict !== 'shown',
      );
    });
  });
  expect(leftOut.map(({ text }) => text)).toEqual([]);
});
