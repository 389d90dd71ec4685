import { fitOf } from '#shared/knowledge/cases.ts';
import { type Section, sentencesIn } from '#shared/knowledge/situations.ts';
import type { Difficulty } from '../cases/difficulty.ts';
import { FAMILY_HINGES, type FrameFamily } from './frame-families.data.ts';
import { toldAct } from './told-act.ts';

/** What is told, said, and done next, so that a part of the chart fits beside it. */
const WORDS_MAX = 98;
const SENTENCES_MIN = 2;

interface Texts {
  readonly family: FrameFamily;
  readonly tell: string;
  readonly say: string;
  readonly sayAct?: string;
  readonly step: string;
}

function hingesOf(family: FrameFamily): readonly Section[] {
  return Object.entries(FAMILY_HINGES[family]).map(([key, text]): Section => {
    const fit = fitOf(key);
    if (fit === null) throw new Error(`"${key}" is no part of a chart`);
    return { ...fit, text };
  });
}

function wordsIn(text: string): number {
  return text.split(' ').length;
}

/** As many sentences as fit, and at least two: what comes first matters most. */
function within(text: string, room: number): string {
  const sentences = sentencesIn(text);
  let kept = sentences.length;
  while (kept > SENTENCES_MIN && wordsIn(sentences.slice(0, kept).join(' ')) > room) kept -= 1;
  return sentences.slice(0, kept).join(' ');
}

function capitalized(text: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

/** Words to say with an act put in, which begins them where nobody is called by name. */
function withAct(say: string, act: string): string {
  return say
    .replace('{{{person}, |}}{act}', () => `{{{person}, ${act}|${capitalized(act)}}}`)
    .replace('. {act}', () => `. ${capitalized(act)}`)
    .replace('{act}', () => act);
}

/**
 * What a frame or cell says, with the asker’s own account of what somebody does in the words to say,
 * and what the chart adds by what they have to do.
 */
export function difficultyOf(
  { family, tell, say, sayAct, step }: Texts,
  question: string,
): Difficulty {
  const act = sayAct === undefined ? null : toldAct(question);
  const words = act === null || sayAct === undefined ? say : withAct(sayAct, act);
  const isDirect = family === 'decide';
  const room = WORDS_MAX - wordsIn(words) - wordsIn(step);
  return {
    of: null,
    tell: within(tell, room),
    say: words,
    step,
    isDirect,
    hinges: hingesOf(family),
  };
}
