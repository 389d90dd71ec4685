import { describe, expect, test } from 'vitest';
import { compareClaim } from '#shared/coach/compare.ts';
import { ANA } from '#shared/coach/example-facts.ts';
import { describedValues } from '#shared/coach/lexicon/descriptions.ts';
import { LEXICON_LANGUAGES, LEXICONS } from '#shared/coach/lexicon/lexicon.ts';
import { TermSentence } from '#shared/coach/lexicon/sentence.ts';

const facts = { people: [ANA], team: null };

function described(text: string, language: (typeof LEXICON_LANGUAGES)[number]): string[] {
  const found = describedValues(new TermSentence(text, LEXICONS[language]));
  return [...new Set(found.map(({ topic, value, stated }) => `${topic} ${value} ${stated}`))];
}

describe.each(LEXICON_LANGUAGES)('the descriptions in %s', (language) => {
  const entries = Object.entries(LEXICONS[language].file.description);

  test('are of values that a chart can have', () => {
    for (const [key] of entries) {
      const [, topic = '', sign = '', values = ''] = /^(\w+)([=!+-])(.+)$/.exec(key) ?? [];
      const state = sign === '=' || sign === '+' ? 'has' : 'hasNot';
      for (const value of values.split(',')) {
        const claim = { about: 'you', topic, value, state } as Parameters<typeof compareClaim>[0];
        expect([key, compareClaim(claim, facts)]).not.toEqual([key, 'unknown']);
      }
    }
  });

  test('are found where words of each of their groups stand', () => {
    for (const [key, patterns] of entries) {
      for (const pattern of patterns) {
        const groups = (pattern.split(' ! ')[0] ?? '').split(' + ');
        const words = groups.map((group) => (group.split('|')[0] ?? '').replaceAll('*', ''));
        const [, topic = ''] = /^(\w+)/.exec(key) ?? [];
        const sentence = new TermSentence(words.join(' '), LEXICONS[language]);
        const isNamed =
          sentence.all('noun', 'authority').length > 0 ||
          (['type', 'typePlural', 'center'] as const).some((kind) => sentence.all(kind).length > 0);
        const found = described(words.join(' '), language);
        if (!isNamed)
          expect([pattern, found.join()]).toEqual([pattern, expect.stringContaining(topic)]);
      }
    }
  });
});

test.each([
  ['en', 'Wait until the highs and lows have passed before you sign.', 'authority Emotional has'],
  ['en', 'Your belly makes a sound, and that is your answer.', 'center sacral has'],
  ['en', 'You can simply begin without asking anybody.', 'type Projector hasNot'],
  ['en', 'All your centers are connected in one block.', 'definition Single has'],
  ['de', 'Erst wenn die Welle abgeklungen ist, kennst du die Antwort.', 'authority Emotional has'],
  ['de', 'Zwei Bereiche deines Charts sind getrennt.', 'definition Split has'],
  ['es', 'Espera a que pase la ola antes de firmar.', 'authority Emotional has'],
  ['es', 'Puedes empezar por tu cuenta, sin pedir permiso.', 'type Generator hasNot'],
  ['fr', 'Attends que la vague retombe avant de signer.', 'authority Emotional has'],
  ['fr', 'Attendez qu’on vous sollicite, qu’on vous invite, puis parlez.', 'type Generator hasNot'],
  ['pt', 'Espere a onda passar antes de assinar.', 'authority Emotional has'],
  ['pt', 'A tua energia de trabalho é emprestada dos outros.', 'center sacral hasNot'],
] as const)('%s: "%s" describes %s', (language, text, value) => {
  expect(described(text, language)).toContain(value);
});

test.each([
  // Denied, in other words too far apart, or said by name.
  ['en', "You don't have to wait until the highs and lows have passed before you sign."],
  ['en', 'Wait for the meeting invitation before you book the room.'],
  ['en', 'Projectors wait to be invited before they share what you asked for.'],
  ['de', 'Du musst nicht warten, bis die Welle abgeklungen ist, um dich zu entscheiden.'],
  ['es', 'No hace falta que pase ninguna ola antes de firmar.'],
  ['fr', 'Pas besoin d’attendre que la vague retombe avant de signer.'],
  ['pt', 'Não espere a onda passar antes de assinar.'],
] as const)('%s: "%s" describes nothing', (language, text) => {
  expect(described(text, language)).toEqual([]);
});
