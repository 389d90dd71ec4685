import { stemOf } from '../words.ts';
import { WORK_WORDS } from './work-words.data.ts';

/** Words of questions that say nothing about their subject. */
const FUNCTION_WORDS = new Set(
  `a an the and or but if so as at by for from in into of off on onto out over to under up with within without
  about after again against all also always am any anyone anything are arent be because been before being
  below between both can cant cannot come comes could couldnt did didnt do does doesnt doing dont down during each
  else even ever every everyone everything few get gets getting give gives go goes going gone got had has hasnt have
  havent having he hed hell hes her here hers herself hi him himself his how i id ill im ive is isnt it its itself
  just keep keeps know let lets like lot made make makes many me mean might mine more most much must my myself
  no nor not now of oh ok okay on once one only other others our ours ourselves own please quite rather really
  right said same say says she shes should shouldnt since some someone something somebody still such take takes
  tell than thank thanks that thats their theirs them then there theres these they theyre thing things think this
  those though through thus time times to today tomorrow too two until upon us very want wants was wasnt way we
  well were what whats when where whether which while who whom whos whose why will with wont would wouldnt yes
  yet you your youre yours work working job day days week weeks month months year years people person use used
  using seem seems feel feels better best good bad big little long last next first new old need needs try trying
  around back away another start started maybe actually anymore already enough half part whole`.split(
    /\s+/,
  ),
);

const PHRASE_MAX = 4;
/** Weights of a group of meaning, and of two neighboring words, beside a word. */
export const GROUP_TIMES = 1.4;
export const PAIR_TIMES = 0.6;
export const FUNCTION_TIMES = 0.2;

/** The words of a text in small letters, without apostrophes. */
export function rawWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/\p{L}+/gu) ?? []
  );
}

function groupKey(phrase: string): string {
  return rawWords(phrase).map(stemOf).join(' ');
}

/** The groups of each phrase, by its stems. */
const GROUPS: ReadonlyMap<string, readonly string[]> = (() => {
  const groups = new Map<string, string[]>();
  for (const [index, line] of WORK_WORDS.entries()) {
    for (const phrase of line.split(', ')) {
      const key = groupKey(phrase);
      groups.set(key, [...(groups.get(key) ?? []), `~${index}`]);
    }
  }
  return groups;
})();

/** The first stems of all phrases: most words begin none. */
const FIRST_STEMS: ReadonlySet<string> = new Set(
  [...GROUPS.keys()].map((phrase) => phrase.split(' ', 1)[0] ?? ''),
);

/** The groups of meaning of the phrases that begin at a stem. */
export function groupsAt(stems: readonly string[], start: number): readonly string[] {
  if (!FIRST_STEMS.has(stems[start] ?? '')) return [];
  const longest = Math.min(PHRASE_MAX, stems.length - start);
  return Array.from(
    { length: longest },
    (_one, more) => GROUPS.get(stems.slice(start, start + more + 1).join(' ')) ?? [],
  ).flat();
}

/** True for words about the subject of a question. */
export function isContent(word: string): boolean {
  return !FUNCTION_WORDS.has(word);
}

/**
 * The terms of a text and their weights: stems, pairs of neighboring words with the small ones that
 * carry meaning ("say no"), and the groups of meaning they belong to ("~3").
 */
export function termsOf(text: string): ReadonlyMap<string, number> {
  const words = rawWords(text);
  const stems = words.map(stemOf);
  const terms = new Map<string, number>();
  const add = (term: string, weight: number) => {
    terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  };
  for (const [at, word] of words.entries()) {
    add(stems[at] ?? word, isContent(word) ? 1 : FUNCTION_TIMES);
    const next = words[at + 1];
    const hasContent = isContent(word) || (next !== undefined && isContent(next));
    if (next !== undefined) {
      add(`${stems[at]} ${stems[at + 1]}`, hasContent ? PAIR_TIMES : PAIR_TIMES / 4);
    }
    for (const group of groupsAt(stems, at)) add(group, GROUP_TIMES);
  }
  return terms;
}

/** The content words of a text, for how much of it is known. */
export function contentStems(text: string): readonly string[] {
  return [...new Set(rawWords(text).filter(isContent).map(stemOf))];
}

/** True for a word with a group of meaning. */
export function hasGroup(stem: string): boolean {
  return GROUPS.has(stem);
}
