import type { ChatPort, CoachPiece, CoachQuestion } from '../providers/ai/port.ts';

type Script = (question: CoachQuestion, signal: AbortSignal) => AsyncIterable<CoachPiece>;

export interface ScriptedChat extends ChatPort {
  /** The questions received, each with its whole prompt. */
  readonly questions: readonly CoachQuestion[];
  /** Sets the next answers, one chunk each. */
  says(...texts: readonly string[]): void;
  /** Sets the script for all further answers. */
  plays(script: Script): void;
}

/** A scripted coach that records what it was asked. */
export function scriptedChat(): ScriptedChat {
  const questions: CoachQuestion[] = [];
  let script: Script;
  const says = (...texts: readonly string[]) => {
    script = async function* () {
      for (const text of texts) yield { kind: 'prose', text };
      yield { kind: 'usage', inputTokens: 1_000, outputTokens: 100 };
    };
  };
  says('You know this already. ');
  return {
    name: 'scripted',
    model: 'script-1',
    questions,
    says,
    plays(next) {
      script = next;
    },
    reply(question, signal) {
      questions.push(question);
      return script(question, signal);
    },
  };
}
