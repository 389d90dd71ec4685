import { cx } from '#client/components/ui/cx.ts';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import { FEEDBACK_ANSWERS, type FeedbackAnswer } from '#shared/contract/reading.ts';

export const ANSWER_LABELS = { fits: 'Fits', partly: 'Partly', not_me: 'Not me' } as const;

interface FitsChoiceProps {
  answer: FeedbackAnswer;
  question: string;
  /** With null once the chosen answer is pressed again. */
  onAnswer: (answer: FeedbackAnswer) => void;
}

/** Whether a chapter or a paragraph fits, which only its reader sees. */
export function FitsChoice({ answer, question, onAnswer }: FitsChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons of which one may be pressed
    <div
      role="group"
      aria-label={`${question} Only you see this`}
      className="flex items-center gap-1"
    >
      <span aria-hidden="true" className="mr-1 text-xs text-muted">
        {question}
      </span>
      {FEEDBACK_ANSWERS.map((option) => {
        const isChosen = option === answer;
        return (
          <button
            key={option}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onAnswer(isChosen ? null : option)}
            className={cx(
              'relative inline-flex min-h-7 items-center gap-1 rounded-full border px-2 text-xs transition-colors before:absolute before:-inset-y-2 before:inset-x-0',
              isChosen
                ? 'border-ink bg-ink font-medium text-paper'
                : 'border-transparent text-muted hover:border-line-strong hover:text-ink',
            )}
          >
            {isChosen && <CheckIcon className="size-3" />}
            {ANSWER_LABELS[option]}
          </button>
        );
      })}
    </div>
  );
}
