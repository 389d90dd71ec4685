import { type BuiltInAnswer, builtInAnswers } from '../built-in.ts';
import { atLeast, atMost, type Figure, type Measure, shown } from '../measure.ts';

/* What the built-in coach makes of the questions, by form; how good it is, people judge. */

const SAME_MAX = 3;
const WORDS_MAX = { question: 130, 'follow-up': 130, team: 160 } as const;
const OPERATED_MIN = 0.95;
const CLARIFYING = /^(?:I’m not sure I’ve got you right|I can’t place)/;

function plain(answer: string): string {
  return answer.replaceAll(/\s*\[[FK]\d+\]/g, '').trim();
}

/** How many different questions get the answer that most of them share. */
function mostShared(answers: readonly BuiltInAnswer[]): number {
  const questions = new Map<string, Set<string>>();
  for (const { answer, question } of answers) {
    const text = plain(answer);
    questions.set(text, (questions.get(text) ?? new Set()).add(question));
  }
  return Math.max(0, ...[...questions.values()].map(({ size }) => size));
}

function isOperated({ answer, history }: BuiltInAnswer): boolean {
  const before = history.at(-1)?.text ?? '';
  return !CLARIFYING.test(answer) && plain(answer) !== plain(before) && answer !== '';
}

async function figures(): Promise<Figure[]> {
  const answers = await builtInAnswers();
  const of = (kind: BuiltInAnswer['kind']) => answers.filter((one) => one.kind === kind);
  const followUps = of('follow-up');
  const most = mostShared(answers);
  const long = answers.filter(
    ({ answer, kind }) => plain(answer).split(/\s+/).length > WORDS_MAX[kind],
  );
  const lost = answers.filter(({ leftOut }) => leftOut.length > 0);
  return [
    {
      name: 'questions with the same whole answer',
      figure: String(most),
      aim: `≤ ${SAME_MAX}`,
      isMet: most <= SAME_MAX,
    },
    atLeast(
      'follow-ups answered by operation',
      followUps.filter(isOperated).length,
      followUps.length,
      OPERATED_MIN,
    ),
    atMost('answers that are too long', long.length, answers.length, 0.02),
    atMost('answers that lost a sentence', lost.length, answers.length, 0),
    ...(['question', 'team'] as const).map((kind) =>
      shown(
        `${kind}: asked back`,
        of(kind).filter(({ answer }) => CLARIFYING.test(answer)).length,
        of(kind).length,
      ),
    ),
  ];
}

export const builtIn: Measure = { title: 'Built-in coach', run: figures };
