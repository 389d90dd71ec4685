import { normalized } from '#shared/coach/lexicon/tokens.ts';
import de from '#shared/knowledge/lexicon/de.json' with { type: 'json' };
import en from '#shared/knowledge/lexicon/en.json' with { type: 'json' };
import es from '#shared/knowledge/lexicon/es.json' with { type: 'json' };
import fr from '#shared/knowledge/lexicon/fr.json' with { type: 'json' };
import pt from '#shared/knowledge/lexicon/pt.json' with { type: 'json' };
import { LexiconFile } from '#shared/knowledge/lexicon/schema.ts';

/** A term's meaning: `kind` is the part of the lexicon it is in, `value` what it stands for there. */
export interface Meaning {
  readonly kind: TermKind;
  readonly value: string;
}

/** The parts of a lexicon that hold terms. */
const TERM_KINDS = [
  'type',
  'typePlural',
  'authority',
  'strategy',
  'definition',
  'center',
  'line',
  'theme',
  'state',
  'softState',
  'impliesDefined',
  'noun',
  'number',
  'ordinal',
  'amount',
  'word',
  'against',
  'decidesBy',
  'aspect',
] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** Stands for any word in a term. */
const ANY_WORD = '_';

interface Term {
  /** Normalized words; the last one may be a prefix of the word in the text. */
  readonly words: readonly string[];
  readonly isPrefix: boolean;
  readonly meaning: Meaning;
}

/** The terms of one language. */
export interface Lexicon {
  readonly file: LexiconFile;
  /** By their first word. */
  readonly terms: ReadonlyMap<string, readonly Term[]>;
  /** Those whose only word may continue, by its first letter. */
  readonly prefixes: ReadonlyMap<string, readonly Term[]>;
}

function termsOf(file: LexiconFile): Term[] {
  return TERM_KINDS.flatMap((kind) =>
    Object.entries(file[kind]).flatMap(([value, phrases]) =>
      phrases.map((phrase) => ({
        words: phrase.replace('*', '').split(' ').map(normalized),
        isPrefix: phrase.endsWith('*'),
        meaning: { kind, value },
      })),
    ),
  );
}

const letterOf = (word: string | undefined) => word?.slice(0, 1) ?? '';

function groupedBy(terms: readonly Term[], keyOf: (term: Term) => string): Map<string, Term[]> {
  const groups = new Map<string, Term[]>();
  for (const term of terms) {
    const group = groups.get(keyOf(term));
    if (group === undefined) groups.set(keyOf(term), [term]);
    else group.push(term);
  }
  return groups;
}

function compiled(json: unknown): Lexicon {
  const file = LexiconFile.parse(json);
  const all = termsOf(file);
  const isOpen = ({ isPrefix, words }: Term) => isPrefix && words.length === 1;
  return {
    file,
    terms: groupedBy(
      all.filter((term) => !isOpen(term)),
      ({ words }) => words[0] ?? '',
    ),
    prefixes: groupedBy(all.filter(isOpen), ({ words }) => letterOf(words[0])),
  };
}

export const LEXICON_LANGUAGES = ['en', 'de', 'es', 'fr', 'pt'] as const;
export type LexiconLanguage = (typeof LEXICON_LANGUAGES)[number];

export const LEXICONS: Readonly<Record<LexiconLanguage, Lexicon>> = {
  en: compiled(en),
  de: compiled(de),
  es: compiled(es),
  fr: compiled(fr),
  pt: compiled(pt),
};

/** The lexicon of an ISO 639-1 code such as "de" or "pt-BR"; English for any other language. */
export function lexiconFor(language: string): Lexicon {
  const code = normalized(language).slice(0, 2);
  const known = LEXICON_LANGUAGES.find((one) => one === code);
  return LEXICONS[known ?? 'en'];
}

function fits({ words, isPrefix }: Term, norms: readonly string[], at: number): boolean {
  return words.every((word, index) => {
    const found = norms[at + index];
    const mayContinue = isPrefix && index === words.length - 1;
    if (word === ANY_WORD) return found !== undefined;
    return mayContinue ? found?.startsWith(word) === true : found === word;
  });
}

/** A span of a sentence where a term stands, with everything that it may mean. */
export interface Match {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly meanings: readonly Meaning[];
}

/** Words about words: they may stand inside one another. */
const OVERLAPPING: readonly TermKind[] = ['word', 'amount', 'against', 'decidesBy'];

const fittingAt = (norms: readonly string[], at: number, { terms, prefixes }: Lexicon) =>
  [...(terms.get(norms[at] ?? '') ?? []), ...(prefixes.get(letterOf(norms[at])) ?? [])].filter(
    (term) => fits(term, norms, at),
  );

function matchOf(at: number, terms: readonly Term[]): Match[] {
  const length = Math.max(0, ...terms.map(({ words }) => words.length));
  const longest = terms.filter(({ words }) => words.length === length);
  return length === 0
    ? []
    : [{ from: at, to: at + length, meanings: longest.map(({ meaning }) => meaning) }];
}

/** The longest terms of a chart in a sentence, from left to right. */
export function matchesIn(norms: readonly string[], lexicon: Lexicon): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < norms.length; at = Math.max(at + 1, matches.at(-1)?.to ?? 0)) {
    const terms = fittingAt(norms, at, lexicon).filter(
      ({ meaning }) => !OVERLAPPING.includes(meaning.kind),
    );
    matches.push(...matchOf(at, terms));
  }
  return matches;
}

/** Everything else that the words of a sentence are, one term in another. */
export function wordsIn(norms: readonly string[], lexicon: Lexicon): Match[] {
  return norms.flatMap((_, at) =>
    fittingAt(norms, at, lexicon)
      .filter(({ meaning }) => OVERLAPPING.includes(meaning.kind))
      .map(({ words, meaning }) => ({ from: at, to: at + words.length, meanings: [meaning] })),
  );
}
