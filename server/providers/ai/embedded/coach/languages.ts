/** Languages that the coach recognizes, and its note that it answers in English. */
interface Language {
  readonly code: string;
  /** Frequent small words that English lacks. */
  readonly words: ReadonlySet<string>;
  readonly note: string;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

const LANGUAGES: readonly Language[] = [
  {
    code: 'de',
    words: words(
      'ich mein meine meinem meinen meiner mir mich ist sind war nicht und oder aber wie warum wann soll sollte kann muss wenn mit für auf ein eine einen einem der die das den dem zu zum zur von vom bei kein keine wir uns sie er es habe hat haben bin wird werden was wer mehr sehr auch schon noch nur doch über bitte einfach beispiel kürzer warum wieso danke einfacher chef gehalt',
    ),
    note: 'Ich antworte auf Englisch; eine andere Sprache kann ich leider nicht.',
  },
  {
    code: 'es',
    words: words(
      'yo mi mis me es son está estoy no y o pero cómo como por qué cuándo debo debería puedo tengo con para un una el la los las de del al en ser muy más también ya solo qué quién si lo le nos su sus jefe trabajo ejemplo porque hacer decir gracias corto sueldo',
    ),
    note: 'Respondo en inglés; por ahora es el único idioma en el que sé responder.',
  },
  {
    code: 'fr',
    words: words(
      'je mon ma mes me est sont suis pas et ou mais comment pourquoi quand dois devrais peux ai avec pour un une le la les des du de au aux en très plus aussi déjà que qui quoi si nous vous il elle on ce cette son sa ses mon exemple parce faire dire travail ne merci chef patron comment refuser',
    ),
    note: 'Je réponds en anglais, la seule langue que je parle pour l’instant.',
  },
  {
    code: 'pt',
    words: words(
      'eu meu minha meus minhas me é são está estou não e ou mas como por quê que quando devo deveria posso tenho com para um uma o a os as de do da dos das ao em ser muito mais também já só quem se lhe nos seu sua chefe trabalho exemplo porque fazer dizer você obrigado obrigada chefe curto',
    ),
    note: 'Respondo em inglês, o único idioma em que sei responder por enquanto.',
  },
  {
    code: 'it',
    words: words(
      'io mio mia miei mi è sono non e o ma come perché quando devo dovrei posso ho con per un una il lo la i gli le di del della al in essere molto più anche già solo che chi se ci suo sua capo lavoro esempio fare dire',
    ),
    note: 'Rispondo in inglese, l’unica lingua che conosco per ora.',
  },
  {
    code: 'nl',
    words: words(
      'ik mijn me is zijn was niet en of maar hoe waarom wanneer moet zou kan als met voor op een de het te van bij geen wij ons zij hij heb heeft hebben ben wordt wat wie meer zeer ook al nog alleen baas werk voorbeeld omdat doen zeggen',
    ),
    note: 'Ik antwoord in het Engels, de enige taal die ik voorlopig ken.',
  },
];

const SCRIPTS: readonly (readonly [code: string, script: RegExp, note: string])[] = [
  ['ru', /\p{Script=Cyrillic}/u, 'Я отвечаю по-английски: других языков у меня нет.'],
  [
    'ja',
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    '英語でお答えします。内蔵コーチは英語のみ対応です。',
  ],
  ['zh', /\p{Script=Han}/u, '我用英语回答：内置教练只会英语。'],
  ['ko', /\p{Script=Hangul}/u, '영어로 답해 드려요. 내장 코치는 영어만 할 수 있어요.'],
  ['ar', /\p{Script=Arabic}/u, 'أجيب بالإنجليزية: لا أعرف لغة غيرها.'],
  ['el', /\p{Script=Greek}/u, 'Απαντώ στα αγγλικά: γνωρίζω μόνο αυτή τη γλώσσα.'],
  ['he', /\p{Script=Hebrew}/u, 'אני עונה באנגלית: זו השפה היחידה שלי.'],
  ['hi', /\p{Script=Devanagari}/u, 'मैं अंग्रेज़ी में जवाब देता हूँ: मुझे केवल यही भाषा आती है।'],
];

const ENGLISH = words(
  'i my me is are was not and or but how why when should can must if with for on a an the to of at no we us she he it have has do does am will be what who more very also already still only this that they them you your in from about say tell get want need don’t i’m',
);

/** Shares of the words of a text. */
const FOREIGN_MIN = 0.25;

/** What a language other than English is answered with, or null for English and the unknown. */
export interface Foreign {
  readonly code: string;
  readonly note: string;
}

/** The names people use when they ask for a translation. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:german|deutsch)\b/i, 'de'],
  [/\b(?:spanish|espa[nñ]ol)\b/i, 'es'],
  [/\b(?:french|fran[cç]ais)\b/i, 'fr'],
  [/\b(?:portuguese|portugu[eê]s)\b/i, 'pt'],
  [/\b(?:italian|italiano)\b/i, 'it'],
  [/\b(?:dutch|nederlands)\b/i, 'nl'],
];

/** The language that a text asks for by name. */
export function languageNamed(text: string): Foreign | null {
  const code = NAMED.find(([name]) => name.test(text))?.[1];
  return LANGUAGES.find((language) => language.code === code) ?? null;
}

/** The language of a question, when it is another than English. */
export function foreignLanguageOf(question: string): Foreign | null {
  const script = SCRIPTS.find(([, form]) => form.test(question));
  if (script) return { code: script[0], note: script[2] };
  const found = question.toLowerCase().match(/\p{L}[\p{L}’']*/gu) ?? [];
  const shareOf = (known: ReadonlySet<string>) =>
    found.filter((word) => known.has(word)).length / Math.max(1, found.length);
  const english = shareOf(ENGLISH);
  const [best] = LANGUAGES.map((language) => ({
    language,
    share: shareOf(language.words),
  })).toSorted((a, b) => b.share - a.share);
  if (best === undefined || best.share < FOREIGN_MIN || best.share <= english) return null;
  return best.language;
}
