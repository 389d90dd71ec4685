import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { classifierOf, learnQuestions } from './classifier.ts';
import type { Exemplar } from './exemplars.ts';
import { learnedOfBytes, learnedToBytes } from './learned-file.ts';

const EXEMPLARS: readonly Exemplar[] = [
  { kind: 'crisis', language: 'en', text: 'I want to end my life tonight' },
  { kind: 'crisis', language: 'de', text: 'Ich will heute Nacht sterben' },
  { kind: 'innocent', language: 'en', text: 'How do I prepare a meeting with my boss?' },
  { kind: 'innocent', language: 'de', text: 'Wie bereite ich ein Gespräch mit der Chefin vor?' },
  { kind: 'legal', language: 'en', text: 'Can I sue my employer?' },
];

test('what was learned judges alike after it is read from its file', () => {
  const learned = learnQuestions(EXEMPLARS);
  const read = learnedOfBytes(learnedToBytes(learned));
  expect(read.kinds.biases).toEqual(learned.kinds.biases);
  for (const [label, weights] of learned.kinds.weights.entries()) {
    const scale = read.kinds.scales[label] ?? Number.NaN;
    let most = 0;
    let error = 0;
    for (const [at, weight] of weights.entries()) {
      const stored = scale * (read.kinds.weights[label]?.[at] ?? Number.NaN);
      most = Math.max(most, Math.abs(weight));
      error = Math.max(error, Math.abs(weight - stored));
    }
    expect(error).toBeLessThanOrEqual(most / 60_000);
  }
  const questions = classifierOf(read);
  for (const { kind, language, text } of EXEMPLARS) {
    expect(questions.verdictOn(text).kind, text).toBe(kind);
    expect(questions.languageOf(text), text).toBe(language);
  }
});

test('a file of another size is refused', () => {
  expect(() => learnedOfBytes(gzipSync(Buffer.alloc(12)))).toThrow(/has 12 bytes/);
});
