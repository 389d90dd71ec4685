import type { ChatPort, CoachChunk, CoachQuestion } from '../providers/ai/port.ts';

type Script = (question: CoachQuestion, signal: AbortSignal) => AsyncIterable<CoachChunk>;

export interface ScriptedChat extends ChatPort {
  /** What the coach was asked, with all it was told. */
  readonly questions: readonly CoachQuestion[];
  /** From now on it answers with these texts, one chunk each. */
  says(...texts: readonly string[]): void;
  /** From now on it does what the script does. */
  plays(script: Script): void;
}

/** A coach that says what a test wants, and remembers what it was asked. */
export function scriptedChat(): ScriptedChat {
  const questions: CoachQuestion[] = [];
  let script: Script;
  const says = (...texts: readonly string[]) => {
    script = async function* () {
      for (const text of texts) yield { kind: 'text', text };
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
