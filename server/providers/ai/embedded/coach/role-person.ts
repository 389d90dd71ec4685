/** What somebody is to the asker: who decides over them, works for them, beside them, or pays. */
export type Rank = 'above' | 'below' | 'beside' | 'outside';

const RANKS: readonly (readonly [Rank, string])[] = [
  [
    'above',
    'boss|manager|supervisor|director|team lead|ceo|cfo|cto|coo|vp|founder|partner in charge|department head|head of department|superior|foreman|line manager|shift lead|principal',
  ],
  [
    'below',
    'report|direct report|employee|intern|trainee|assistant|junior|apprentice|deputy|working student|new hire',
  ],
  [
    'beside',
    'colleague|coworker|co-worker|teammate|peer|cofounder|co-founder|business partner|desk mate|predecessor|successor|receptionist|co-author|classmate|coauthor',
  ],
  [
    'outside',
    'client|customer|vendor|supplier|investor|recruiter|contractor|mentor|landlord|agency',
  ],
];
const ALL = RANKS.map(([, words]) => words).join('|');
const ANY = new RegExp(String.raw`\b(${ALL})s?\b`, 'gi');
const NAMED = new RegExp(
  String.raw`\b(?:my|our|an?|the) (?:(?:new|old|own|other|direct|former|current|senior|biggest|best|only|difficult|angry|line|own) ){0,2}(${ALL})\b(?!['’]?s\b (?:boss|manager|job|office|day))`,
  'gi',
);
const ACRONYM = /^(?:ceo|cfo|cto|coo|vp)$/;

function rankOf(word: string): Rank | undefined {
  return RANKS.find(([, words]) => words.split('|').includes(word.toLowerCase()))?.[0];
}

/** Somebody that a question speaks of without a name. */
export interface RolePerson {
  /** As the coach says it: "your boss". */
  readonly phrase: string;
  readonly rank: Rank;
}

/** The one person whom a question names by what they are to the asker; null for none or several. */
export function rolePersonIn(question: string): RolePerson | null {
  const words = [...question.matchAll(NAMED)].map(([, word = '']) => word.toLowerCase());
  const [word, ...others] = new Set(words);
  if (word === undefined || others.length > 0) return null;
  const rank = rankOf(word);
  if (rank === undefined) return null;
  return { phrase: `your ${ACRONYM.test(word) ? word.toUpperCase() : word}`, rank };
}

/** The ranks that a text speaks of in plain words. */
function ranksIn(text: string): ReadonlySet<Rank> {
  return new Set([...text.matchAll(ANY)].flatMap(([, word = '']) => rankOf(word) ?? []));
}

/** True inside quotation marks, where somebody is spoken to: nobody says “your boss” to their boss. */
function isQuoted(text: string, at: number): boolean {
  return text.lastIndexOf('“', at) > text.lastIndexOf('”', at);
}

/**
 * A text with `{person}` filled by what they are to the asker, wherever it speaks of them and doesn’t
 * mean somebody of another rank.
 */
export function withRolePerson(text: string, { phrase, rank }: RolePerson): string {
  const meant = ranksIn(text);
  if (meant.size > 0 && !meant.has(rank)) return text;
  return text.replaceAll(/\{person\}/g, (slot, at: number) => (isQuoted(text, at) ? slot : phrase));
}

/** Capitals where the phrase has come to begin a sentence. */
export function capitalizedSentences(text: string): string {
  return text.replaceAll(/([.!?] )(your )/g, (_all, end: string) => `${end}Your `);
}
