import { useId } from 'react';
import { Button } from '#client/components/ui/button.tsx';

const QUESTIONS = [
  'What is a Penta in Human Design?',
  'How do Generators and Projectors work together?',
  'What are the BG5 functions?',
  'Define Splenic Authority',
  'Explain team dynamics',
] as const;

export interface QuickQuestionsProps {
  isDisabled: boolean;
  onAsk: (question: string) => void;
}

/** Five sample questions for the knowledge base, each sent with one click. */
export function QuickQuestions({ isDisabled, onAsk }: QuickQuestionsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-sm font-medium">
        Quick questions
      </h2>
      <ul className="flex flex-wrap gap-2">
        {QUESTIONS.map((question) => (
          <li key={question}>
            <Button
              variant="secondary"
              size="sm"
              disabled={isDisabled}
              onClick={() => onAsk(question)}
              className="text-start"
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
