import type { Situation } from '#shared/knowledge/situations.ts';
import { SYNONYMS } from '../synonyms.data.ts';
import { WORK_WORDS } from './work-words.data.ts';

/** Common words that the texts may lack and that are never names. */
const MORE = `hey hi hello ok okay yes no well so but and then also please thanks thank sorry lol btw i im ive
  id ill my me mine myself you your he she they them it its we us our the a an this that these those there here
  is are was were be been am do does did has have had can could should would will may might must not never
  always often just only still again already really very too both each every any some all none
  how what when where why who whom which whose if because since while after before until during although
  tell explain give show help write translate make let say ask want need feel think know keep keeps get got
  says said told asked wants needs thinks feels left right last next first second third other another
  today tomorrow yesterday tonight now later soon morning evening afternoon week month year weekend
  boss manager colleague team work job office client customer company project meeting
  everyone everybody someone somebody anyone anybody nobody people person friend partner
  english german french spanish portuguese deutsch espanol francais
  human design bodygraph chart gate gates channel channels center centers line lines type strategy authority profile
  definition cross penta generator manifesting projector manifestor reflector sacral splenic spleen emotional
  ego lunar mental environmental head ajna throat heart root solar plexus defined open undefined split single`;

/** The lower-case words of the texts: what is capitalized and not among them may be a name. */
export function knownWordsOf(situations: readonly Situation[]): ReadonlySet<string> {
  const texts = situations.flatMap(({ asked, sections }) => [
    ...asked,
    ...sections.map(({ text }) => text),
  ]);
  const lower = [...texts, ...SYNONYMS, ...WORK_WORDS, MORE].flatMap(
    (text) => text.match(/(?<![\p{L}’'])\p{Ll}[\p{L}]*/gu) ?? [],
  );
  return new Set(lower);
}
