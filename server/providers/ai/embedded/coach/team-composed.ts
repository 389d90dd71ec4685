import type { WrittenSentence } from '#shared/coach/claims.ts';
import { bullet, type Draft, paragraph, wordCount } from './draft.ts';
import { draftOf, WORDS_MAX } from './team-draft.ts';
import type { TeamTalk } from './team-talk.ts';

type Sentences = readonly WrittenSentence[];

/** What an answer about a team may be made of, in the order it's told. */
export interface Parts {
  /** What the charts say to the question itself. */
  readonly facts?: Sentences;
  /** What to do. */
  readonly lead: Sentences;
  /** In which order. */
  readonly way?: Sentences;
  /** One for each member. */
  readonly lines: readonly Sentences[];
  /** Words to say. */
  readonly words?: Sentences;
  /** One small thing to do next. */
  readonly step?: Sentences;
}

const LEAD_MIN = 2;

interface Kept {
  readonly lead: number;
  readonly lines: number;
  readonly words: boolean;
  readonly step: boolean;
}

const LEAST: Kept = { lead: 1, lines: 1, words: false, step: false };
/** From everything down to the least that still speaks to each member. */
const LADDER: readonly Kept[] = [
  { lead: 9, lines: 9, words: true, step: true },
  { lead: 9, lines: 9, words: true, step: false },
  { lead: LEAD_MIN, lines: 9, words: true, step: false },
  { lead: 1, lines: 9, words: true, step: false },
  { lead: LEAD_MIN, lines: 1, words: true, step: false },
  { lead: 1, lines: 1, words: true, step: false },
  { lead: LEAD_MIN, lines: 1, words: false, step: false },
  LEAST,
];

/** Long texts end with a sentence that explains; a bullet that is shortened keeps its beginning. */
function keptOf({ facts = [], lead, way = [], lines, words = [], step = [] }: Parts, kept: Kept) {
  return {
    facts,
    lead: lead.slice(0, kept.lead),
    way,
    lines: lines.map((line) => line.slice(0, kept.lines === 1 ? firstOf(line) : kept.lines)),
    words: kept.words ? words : [],
    step: kept.step ? step : [],
  };
}

/** How many sentences come to the first that isn't a quotation’s beginning. */
function firstOf(line: Sentences): number {
  const [first] = line;
  return first !== undefined && /“[^”]*$/.test(first.text) ? 2 : 1;
}

/** An answer with as much as fits, in which nobody’s line is left out for something else. */
export function composed(talk: TeamTalk, parts: Parts): Draft {
  const tried = LADDER.map((kept) => keptOf(parts, kept));
  const fitting = tried.find(
    ({ facts, lead, way, lines, words, step }) =>
      wordCount([...facts, ...lead, ...way, ...lines.flat(), ...words, ...step]) <= WORDS_MAX,
  );
  const { facts, lead, way, lines, words, step } = fitting ?? keptOf(parts, LEAST);
  return draftOf(talk, [
    paragraph(...facts),
    paragraph(...lead),
    paragraph(...way),
    ...lines.map((line) => (lines.length > 1 ? bullet(line) : paragraph(...line))),
    paragraph(...words),
    paragraph(...step),
  ]);
}
