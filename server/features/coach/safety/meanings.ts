import { SAFETY_MEANINGS } from '#shared/knowledge/safety/meanings.data.ts';
import { LANGUAGES, type Language } from './exemplars.ts';
import { plainText, plainWords } from './plain-text.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: string;
}

/** Phrases of one language by the first letters of their first word. */
type Phrasebook = ReadonlyMap<string, readonly Phrase[]>;

const KEY_LENGTH = 2;
const keyOf = (word: string) => word.slice(0, KEY_LENGTH);

/** The words of a phrase; a star stands for any ending. */
function phraseWords(phrase: string): readonly string[] {
  return plainText(phrase).match(/\p{L}+(?:'\p{L}*)?\*?|\d+\*?/gu) ?? [];
}

function phrasebookOf(language: Language): Phrasebook {
  const phrases = new Map<string, Phrase[]>();
  for (const [meaning, byLanguage] of Object.entries(SAFETY_MEANINGS)) {
    for (const words of byLanguage[language].split(',').map(phraseWords)) {
      const key = keyOf(words[0] ?? '');
      const known = phrases.get(key);
      if (known) known.push({ words, meaning });
      else phrases.set(key, [{ words, meaning }]);
    }
  }
  return phrases;
}

const PHRASEBOOKS = new Map(LANGUAGES.map((language) => [language, phrasebookOf(language)]));

function fits(word: string | undefined, wanted: string): boolean {
  if (word === undefined) return false;
  return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
}

/** The word itself, and without an article or pronoun that is joined to it, as in "l'avocat". */
function formsOf(word: string): readonly string[] {
  const [, rest] = word.split("'");
  return rest === undefined ? [word] : [word, rest];
}

/** For each word of a text that begins one or more known phrases, their meanings, in order. */
export function meaningsIn(text: string, language: Language): readonly (readonly string[])[] {
  const phrasebook = PHRASEBOOKS.get(language);
  const words = plainWords(text);
  return words
    .map((word, at) => [
      ...new Set(
        formsOf(word).flatMap((form) =>
          (phrasebook?.get(keyOf(form)) ?? [])
            .filter(({ words: [first = '', ...others] }) => {
              if (!fits(form, first)) return false;
              return others.every((other, more) => fits(words[at + 1 + more], other));
            })
            .map(({ meaning }) => meaning),
        ),
      ),
    ])
    .filter((found) => found.length > 0);
}
