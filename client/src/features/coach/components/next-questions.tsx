interface NextQuestionsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions that follow from an answer. */
export function NextQuestions({ questions, onAsk }: NextQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label="Next questions" className="grid border-t border-line">
      {questions.map((question) => (
        <li key={question} className="border-b border-line">
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="flex min-h-11 w-full items-center justify-between gap-3 rounded-sm py-2 text-left text-accent hover:text-accent-strong"
          >
            {question}
            <span aria-hidden="true">→</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
