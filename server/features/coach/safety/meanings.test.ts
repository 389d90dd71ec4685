import { expect, test } from 'vitest';
import { SAFETY_MEANINGS } from '#shared/knowledge/safety/meanings.data.ts';
import { LANGUAGES } from './exemplars.ts';
import { meaningsIn } from './meanings.ts';

const found = (text: string, language: (typeof LANGUAGES)[number]) =>
  new Set(meaningsIn(text, language).flat());

test('sentences of the same meaning share it in every language', () => {
  const sentences = {
    en: 'Can I sue my boss?',
    de: 'Kann ich meine Chefin verklagen?',
    es: '¿Puedo demandar a mi jefa?',
    fr: 'Puis-je poursuivre mon chef au tribunal ?',
    pt: 'Posso processar a minha chefe?',
  };
  for (const language of LANGUAGES) {
    expect([...found(sentences[language], language)]).toEqual(
      expect.arrayContaining(['sue', 'boss', 'may']),
    );
  }
});

test('a word counts in its own language only', () => {
  expect(found('Die Rede ist fertig', 'de')).not.toContain('die');
  expect(found('I die', 'en')).toContain('die');
});

test('a phrase needs all its words, one after the other', () => {
  expect(found('She passed out', 'en')).toContain('faint');
  expect(found('She passed the slides out', 'en')).not.toContain('faint');
});

test('accents, capitals, and joined articles make no difference', () => {
  expect(found("L'AVOCAT est là", 'fr')).toContain('lawyer');
  expect(found('Tengo MIÉDO', 'es')).toContain('afraid');
});

test('every meaning has words in every language', () => {
  for (const [meaning, words] of Object.entries(SAFETY_MEANINGS)) {
    for (const language of LANGUAGES) {
      expect(
        words[language].split(',').every((one) => /\p{L}|\d/u.test(one)),
        meaning,
      ).toBe(true);
    }
  }
});
