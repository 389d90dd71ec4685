import { expect, test } from 'vitest';
import type { Claim } from '#shared/coach/claims.ts';
import type { RejectedReading } from '../../port.ts';
import { coach } from '../../testing/built-in.ts';
import { collect, QUESTION } from '../../testing/questions.ts';

const { signal } = new AbortController();

const rejected = (
  topic: RejectedReading['topic'],
  value: string,
  isWhole = true,
): RejectedReading => ({ topic, value, texts: ['Not so.'], isWhole });
const SACRAL = rejected('authority', 'Sacral');
const LEFT_OUT = 'so I’ve left that out.';

async function answer(question: string, about: readonly RejectedReading[], last = '') {
  const history = last === '' ? [] : [{ speaker: 'coach', text: last } as const];
  const asked = { ...QUESTION, passages: [], question, rejected: about, history };
  const pieces = await collect(coach.reply(asked, signal));
  const said = pieces.flatMap((piece) => (piece.kind === 'sentence' ? [piece] : []));
  const sentences = said.map(({ sentence }) => sentence);
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return { text, sentences, said };
}
const isAbout = (topic: string) => (claim: Claim) => 'topic' in claim && claim.topic === topic;

test('says what the chart has, and nothing read from what isn’t like the person', async () => {
  const before = await answer('What is my authority?', []);
  const after = await answer('What is my authority?', [SACRAL]);
  expect(before.text).toContain('Your authority is Sacral.');
  expect(before.sentences.filter(({ claims }) => claims.some(isAbout('authority'))).length).toBe(2);
  const about = after.sentences.filter(({ claims }) => claims.some(isAbout('authority')));
  // Beside the sentence that says what was left out, and names it.
  const told = about.map(({ text }) => text).filter((text) => !text.endsWith(LEFT_OUT));
  expect(told).toEqual(['Your authority is Sacral.']);
  expect(after.text).toContain(`your Sacral authority isn’t you, ${LEFT_OUT}`);
});

test('leaves a whole section out, with the sentences after its label', async () => {
  const question = 'Should I accept the job offer?';
  const { said } = await answer(question, []);
  const { text } = await answer(question, [SACRAL]);
  const labeled = said.find(({ sentence }) => sentence.text.includes('**With Sacral authority:**'));
  const section = said.filter(({ block }) => block === labeled?.block);
  expect(section.length).toBeGreaterThan(1);
  for (const { sentence } of section) expect(text).not.toContain(sentence.text);
  const others = said.filter(({ sentence }) => sentence.claims.some(isAbout('center')));
  expect(others.length).toBeGreaterThan(0);
  for (const { sentence } of others) expect(text).toContain(sentence.text);
});

test('hedges once when one text among many doesn’t fit, and leaves nothing out', async () => {
  const question = 'What is my authority?';
  const { sentences: before } = await answer(question, []);
  const { sentences } = await answer(question, [{ ...SACRAL, isWhole: false }]);
  const hedges = sentences.filter(({ text }) => text.includes('some of what we write about'));
  expect(hedges).toHaveLength(1);
  expect(sentences).toEqual(expect.arrayContaining(before));
});

test('says so once a conversation', async () => {
  const first = await answer('What is my authority?', [SACRAL]);
  const second = await answer('Tell me about my authority.', [SACRAL], first.text);
  expect(first.text).toContain(LEFT_OUT);
  expect(second.text).not.toContain(LEFT_OUT);
});

test('changes nothing in answers about other things', async () => {
  for (const question of ['What is my profile?', 'Which gates do I have?']) {
    const before = await answer(question, []);
    expect(await answer(question, [SACRAL, rejected('center', 'spleen')])).toEqual(before);
  }
});

test('asks how it is instead when nothing else is left to say', async () => {
  const question = 'What does my open Spleen mean?';
  const { text } = await answer(question, [rejected('center', 'spleen')]);
  expect(text).toContain('your Spleen center isn’t you');
  expect((await answer(question, [])).text).not.toContain('isn’t you');
});
