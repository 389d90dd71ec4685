import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Phrases that read as if translated; no sentence for users may have one. */
const TRANSLATED = [
  'anew',
  'thereof',
  'whether or no',
  'all the same',
  'whatever the (?:hour|exact time)',
  'worked off',
  'see what holds',
  'for good(?! (?:reason|measure))',
  'in any case',
  'by itself',
  'such an?',
  'one of the two',
  'of their own',
  'each two of them',
  'in one piece',
  'the other way round',
  'people beside you',
  'comes along',
  'a look at',
  'nobody (?:[\\w’]+ ){0,4}yet',
  'lies',
  'holds',
  'stands(?! (?:out|for|in)\\b)',
  'stays(?=[.,;:!?”])',
  // Things done together are; what happens soon happens right away.
  '(?<!\\b(?:all|things) )at once',
];
const BRITISH = [
  '\\w*(?:colour|behaviour|favour|honour|labour|neighbour|humour|rumour)\\w*',
  '(?:recogni|organi|reali|prioriti|summari|emphasi|apologi|critici|minimi|maximi|optimi|speciali|utili)s(?:e[ds]?|ing|ations?)',
  'analys(?:ed|ing)',
  '(?:cancell|labell|travell|modell)(?:ed|ing)',
  'centres?|programmes?|catalogues?|dialogues?|cheques?|licences?|defences?',
  'judgement|learnt|whilst|towards|fulfil|enrol|skilful|practis(?:ed|ing)',
];
const AWKWARD = new RegExp(`\\b(?:${[...TRANSLATED, ...BRITISH].join('|')})\\b`, 'gi');
const BRITISH_LABEL = new RegExp(`\\b(?:${BRITISH.join('|')})\\b`, 'gi');

const FOLDERS = ['client/src', 'server', 'shared'];
const JUDGED = /\.tsx?$|^shared\/knowledge\/(?:articles|situations)\/[\w-]+\.md$/;
/** Tests, data of other languages, and what people ask. */
const LEFT_ALONE =
  /\.test\.tsx?$|\/(?:testing|truth|fixtures|lexicon|eval|feedback|nothing-left|phrasings|story-turns|new-questions|role-texts|synonyms|roles|for-type)[/.]/;
/** A label of one word. */
const LABELS = /'[A-Z][a-z]+'|"[A-Z][a-z]+"/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const TEXTS =
  /'(?:\\.|[^'\\\n])* (?:\\.|[^'\\\n])*'|"(?:[^"\\\n])* [^"\\\n]*"|`[^`]* [^`]*`|>[^<>{}=;]*</g;

/** In front of an article: questions as people ask them, which are in their own words. */
const ASKED = /^ +- .*$/gm;

/** Awkward phrases in the strings and JSX texts of a source. */
export function awkwardPhrases(source: string): string[] {
  const code = source.replaceAll(COMMENTS, '');
  const texts = (code.match(TEXTS) ?? []).flatMap((text) => text.match(AWKWARD) ?? []);
  const labels = (code.match(LABELS) ?? []).flatMap((label) => label.match(BRITISH_LABEL) ?? []);
  return [...texts, ...labels];
}

/** Awkward phrases in an article, lines joined. */
export function awkwardInArticle(article: string): string[] {
  return article.replaceAll(ASKED, '').replaceAll(/\s+/g, ' ').match(AWKWARD) ?? [];
}

/** Awkward phrases in sentences for users, by file. */
export function wordingProblems(root: string): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  ).filter((file) => JUDGED.test(file) && !LEFT_ALONE.test(file));
  return files.flatMap((file) => {
    const judge = file.endsWith('.md') ? awkwardInArticle : awkwardPhrases;
    return judge(readFileSync(join(root, file), 'utf8')).map(
      (phrase) => `${file}: "${phrase}" reads as if translated, or is British; reword the sentence`,
    );
  });
}
