import { expect, test } from 'vitest';
import { unitTextVector } from '#server/providers/ai/testing/text-vector.ts';
import type { EmbeddingPort, GroundFact } from '../../providers/ai/port.ts';
import { selectFacts } from './select-facts.ts';

const fact = (index: number, topic: string, text: string, about: string | null = null) => ({
  id: `F${index}`,
  topic,
  about,
  text,
});
const FACTS: readonly GroundFact[] = [
  fact(1, 'type', 'You are a Generator.'),
  fact(2, 'gates', 'Your active gates are 5 and 34.'),
  ...Array.from({ length: 60 }, (_, index) =>
    fact(index + 3, `gate:${index + 1}`, `Gate ${index + 1} is about subject${index + 1}.`),
  ),
  fact(63, 'center:root', 'Pressure drives what you do.'),
];

const embeddings: EmbeddingPort = {
  model: 'test',
  isLocal: true,
  embed: async (texts) => texts.map((text) => Float32Array.from(unitTextVector(text))),
};
const { signal } = new AbortController();

const chosen = async (question: string, max = 5, port = embeddings) =>
  (await selectFacts(FACTS, question, max, port, signal)).map(({ topic }) => topic);

test('who it is about comes first, then what the question names or means', async () => {
  expect(await chosen('What does gate 34 do?')).toEqual(
    expect.arrayContaining(['type', 'gates', 'gate:34']),
  );
  expect(await chosen('Tell me about subject7 and my Root')).toEqual(
    expect.arrayContaining(['gate:7', 'center:root']),
  );
  expect((await chosen('What does gate 34 do?')).slice(0, 2)).toEqual(['type', 'gates']);
});

test('as many as there is room for, in their own order', async () => {
  const topics = await chosen('Gate 40, then gate 3');
  expect(topics).toHaveLength(5);
  expect(topics.indexOf('gate:3')).toBeLessThan(topics.indexOf('gate:40'));
  expect(await chosen('Why?', 100)).toHaveLength(FACTS.length);
});

test('embeddings that fail, or hang, cost only the fitting ones', async () => {
  for (const embed of [
    () => Promise.reject(new Error('down')),
    (_: readonly string[], stop: AbortSignal) =>
      new Promise<never>((_resolve, reject) => stop.addEventListener('abort', () => reject(stop))),
  ]) {
    const topics = await chosen('What does gate 34 do?', 4, { ...embeddings, model: 'x', embed });
    expect(topics).toEqual(['type', 'gates', 'gate:1', 'gate:34']);
  }
});

test('each text is embedded once for a model, and the question of a repeat alone', async () => {
  const sent: (readonly string[])[] = [];
  const port: EmbeddingPort = {
    ...embeddings,
    model: 'counting',
    embed: (texts, stop) => {
      sent.push(texts);
      return embeddings.embed(texts, stop);
    },
  };
  const first = await chosen('Is pressure mine?', 5, port);
  expect(await chosen('Is pressure mine?', 5, port)).toEqual(first);
  expect(sent.map(({ length }) => length)).toEqual([FACTS.length - 1, 0]);
  await chosen('And habits?', 5, port);
  expect(sent.at(-1)).toEqual(['And habits?']);
});

test('a channel is named by both of its gates, whatever their digits', async () => {
  const channels = ['channel:6-59', 'channel:16-48', 'channel:20-34', 'channel:1-8'];
  const facts = channels.map((topic, index) => fact(index, topic, `Something ${index}.`));
  const best = await selectFacts(facts, 'How do I use 16-48?', 1, embeddings, signal);
  expect(best.map(({ topic }) => topic)).toEqual(['channel:16-48']);
  const two = await selectFacts(facts, 'And 1-8 with 6-59?', 2, embeddings, signal);
  expect(two.map(({ topic }) => topic)).toEqual(['channel:6-59', 'channel:1-8']);
});

test('a member is named in any case, and a center only as a center', async () => {
  const facts = [
    fact(1, 'pair:a', 'One.', 'Olivia Marsh'),
    fact(2, 'pair:b', 'Two.', 'Daniel Reyes'),
    fact(3, 'pair:root', 'Three.'),
    fact(4, 'center:root', 'Four.'),
  ];
  const [member] = await selectFacts(facts, 'WHAT ABOUT DANIEL REYES?', 1, embeddings, signal);
  expect(member?.topic).toBe('pair:b');
  const [center] = await selectFacts(facts, 'My root?', 1, embeddings, signal);
  expect(center?.topic).toBe('center:root');
});

test('exactly as many facts as there is room for keep their order without a question asked', async () => {
  const embed = () => Promise.reject(new Error('asked for nothing'));
  const port: EmbeddingPort = { ...embeddings, model: 'unused', embed };
  expect(await selectFacts(FACTS, 'Why?', FACTS.length, port, signal)).toBe(FACTS);
});
