import { type Situation, sentencesIn } from '#shared/knowledge/situations.ts';
import { Said } from './draft.ts';

const STEP_LABEL =
  /^\*\*(?:This week|Try this|One small test|You could say|Try saying|Words you can use|In short|What to do|Next step)[^*]*:\*\*\s*/;
const LABEL = /^\*\*[^*]+:\*\*\s*/;
/** Sentences that tell somebody to do something. */
export const IMPERATIVE =
  /^(?:“|then |and |so |first,? )?(?:ask|tell|say|write|list|take|put|pick|show|keep|give|let|call|bring|wait|name|offer|decide|choose|start|begin|stop|make|set|find|agree|check|have|use|try|go|sit|talk|leave|send|read|get|plan|test|drop|do|don’t|sleep|watch|look|note|hand|count|book|block|answer|speak|prepare|announce|describe|own|inform|promise|invite|fix|picture|trace|think|borrow|turn|open|close|cut|split|move|share|listen|save|work|return|report|refuse|repeat|point|measure|meet|mark|draw|contain|state|skip|reply|remember|protect|practice|pause|schedule|cancel|compare|buy|build|apologize|admit|add)\b/i;

/** The paragraphs and list items of an answer, without marks and sources. */
export function pointsOf(markdown: string): string[] {
  return markdown
    .split(/\n+/)
    .map((line) =>
      line
        .replaceAll(/\s*\[[FK]\d+\]/g, '')
        .replace(/^\s*(?:[-*>]|\d+\.)\s+/, '')
        .trim(),
    )
    .filter((line) => line !== '');
}

export function withoutLabel(point: string): string {
  return point.replace(LABEL, '');
}

/** What an answer says is the matter, and what it says to do. */
export interface Gist {
  readonly core: string;
  /** Up to two sentences. */
  readonly action: string;
}

/** Takes an answer apart; the action is its next step, else its first instruction. */
export function gistOf(markdown: string): Gist {
  const points = pointsOf(markdown);
  const step = points.find((point) => STEP_LABEL.test(point));
  const sentences = points
    .filter((point) => point !== step)
    .flatMap((point) => sentencesIn(withoutLabel(point)));
  const [first = ''] = sentences;
  const told = sentences.find((sentence) => IMPERATIVE.test(sentence));
  const stepText = step === undefined ? '' : sentencesIn(withoutLabel(step)).slice(0, 2).join(' ');
  const action = told ?? (stepText === '' ? (sentences.at(-1) ?? first) : stepText);
  return { core: first, action };
}

/** Alternatives, worded by the question. */
const GROUP = /\{\{(?:[^{}]|\{[a-z]+\})*\}\}/;
const OWN_WORDS_MIN = 4;

/** The situation that an answer was made from: the one most of whose sentences it has. */
export function situationToldIn(
  answer: string,
  situations: readonly Situation[],
): Situation | null {
  const said = new Said([answer]);
  const counted = situations.map((situation) => ({
    situation,
    count: situation.sections.filter(({ text }) =>
      text
        .split(GROUP)
        .flatMap(sentencesIn)
        .some((own) => own.split(' ').length >= OWN_WORDS_MIN && said.has(own)),
    ).length,
  }));
  const best = counted.toSorted((a, b) => b.count - a.count)[0];
  return best === undefined || best.count === 0 ? null : best.situation;
}
