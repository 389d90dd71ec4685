import { useId } from 'react';
import { FieldGroup } from '#client/components/ui/field.tsx';
import { dayWords } from '#client/lib/dates.ts';
import type { DateOrder } from '#shared/team-file/read-date.ts';
import type { DayMonthQuestion } from '#shared/team-file/review-team.ts';

const ORDERS = [
  { order: 'day_first', label: 'The day comes first' },
  { order: 'month_first', label: 'The month comes first' },
] as const;

export interface DateOrderQuestionProps {
  question: DayMonthQuestion;
  answer: DateOrder | null;
  onAnswer: (order: DateOrder) => void;
}

/** Asked once for a file in which every date has two readings. */
export function DateOrderQuestion({ question, answer, onAnswer }: DateOrderQuestionProps) {
  const name = useId();
  const [example] = question.examples;
  if (!example) return null;
  return (
    <FieldGroup
      legend={`Which number is the day in dates like ${example.text}?`}
      hint="This applies to every date like it in the file."
    >
      {ORDERS.map(({ order, label }) => (
        <label
          key={order}
          className="flex min-h-11 items-center gap-3 rounded-md border border-line-strong bg-surface px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={name}
            checked={answer === order}
            onChange={() => onAnswer(order)}
            className="size-5 shrink-0 accent-accent"
          />
          <span>
            {label}: {example.text} is{' '}
            <span className="figures whitespace-nowrap">
              {dayWords(order === 'day_first' ? example.dayFirst : example.monthFirst)}
            </span>
          </span>
        </label>
      ))}
    </FieldGroup>
  );
}
