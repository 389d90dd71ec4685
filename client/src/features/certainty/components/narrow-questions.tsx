import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { ChoiceGroup } from '#client/components/ui/choice-group.tsx';
import type { DayReading } from '#shared/engine/rectify/day-readings.ts';
import { type Answer, nextQuestion, type Question } from '#shared/engine/rectify/questions.ts';
import type { DayScale } from '../day-scale.ts';
import { descriptionOf } from '../fact-tracks.ts';
import type { NarrowedTime } from '../narrowed-time.ts';
import { NarrowResult } from './narrow-result.tsx';

interface NarrowQuestionsProps {
  readings: readonly DayReading[];
  scale: DayScale;
  renderUse: (time: NarrowedTime, words: string) => ReactNode;
}

/** One question at a time, and what the answers so far support. */
export function NarrowQuestions({ readings, scale, renderUse }: NarrowQuestionsProps) {
  const [answers, setAnswers] = useState<readonly Answer[] | null>(null);
  const result = useRef<HTMLDivElement>(null);
  if (answers === null) {
    return (
      <Button variant="secondary" onClick={() => setAnswers([])}>
        Start the questions
      </Button>
    );
  }
  const question = nextQuestion(readings, answers);
  function answer(fact: string, value: string | null) {
    const next = [...(answers ?? []), { fact, value }];
    setAnswers(next);
    if (nextQuestion(readings, next) === null) result.current?.focus();
  }
  return (
    <div className="grid w-full max-w-reading gap-8">
      {question && (
        <QuestionForm
          key={question.fact}
          number={answers.length + 1}
          question={question}
          onAnswer={(value) => answer(question.fact, value)}
        />
      )}
      <div ref={result} tabIndex={-1} aria-live="polite" className="grid gap-5 outline-none">
        {answers.length > 0 && (
          <NarrowResult
            readings={readings}
            answers={answers}
            isDone={question === null}
            scale={scale}
            renderUse={renderUse}
          />
        )}
        {question === null && answers.length === 0 && (
          <p>None of the differences is big enough to ask about.</p>
        )}
      </div>
      {answers.length > 0 && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setAnswers([])}>
            Start over
          </Button>
        </div>
      )}
    </div>
  );
}

interface QuestionFormProps {
  number: number;
  question: Question;
  onAnswer: (value: string | null) => void;
}

function QuestionForm({ number, question: { fact, options }, onAnswer }: QuestionFormProps) {
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [isMissing, setIsMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // The button that led here is gone, or says the same for every question.
  useEffect(() => {
    first.current?.focus();
  }, []);
  const choose = (value: string | null) => {
    setChosen(value);
    setIsMissing(false);
  };
  const choices = [
    ...options.map((value) => ({ value, label: descriptionOf(fact, value) })),
    { value: null, label: 'I can’t say' },
  ];
  return (
    <FormFrame
      className="grid gap-4"
      onSubmit={() => {
        if (chosen === undefined) setIsMissing(true);
        else onAnswer(chosen);
      }}
    >
      <ChoiceGroup
        legend={`Question ${number}: which fits you better?`}
        firstRef={first}
        error={isMissing && 'Choose an answer, or “I can’t say.”'}
        answers={choices.map(({ value, label }) => ({
          key: String(value),
          label,
          isChosen: chosen === value,
          onChoose: () => choose(value),
        }))}
      />
      <div>
        <Button type="submit">Next</Button>
      </div>
    </FormFrame>
  );
}
