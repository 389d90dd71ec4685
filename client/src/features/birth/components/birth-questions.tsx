import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { FieldGroup } from '#client/components/ui/field.tsx';
import { dayWords, offsetWords } from '#client/lib/dates.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import { choicesOfKind } from '../settling.ts';

interface Answer {
  key: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

interface RadiosProps {
  legend: ReactNode;
  answers: readonly Answer[];
  /** Counts how often the form was sent without an answer; 0 before the first time. */
  reminders: number;
}

function Radios({ legend, answers, reminders }: RadiosProps) {
  const name = useId();
  const first = useRef<HTMLInputElement>(null);
  const isAnswered = answers.some(({ isChosen }) => isChosen);
  useEffect(() => {
    if (reminders > 0) first.current?.focus();
  }, [reminders]);
  return (
    <FieldGroup
      legend={legend}
      error={reminders > 0 && !isAnswered && 'Choose one of them to go on.'}
    >
      {answers.map(({ key, label, isChosen, onChoose }, index) => (
        <label
          key={key}
          className="flex min-h-11 items-center gap-3 rounded-md border border-line-strong bg-surface px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name={name}
            checked={isChosen}
            onChange={onChoose}
            className="size-5 shrink-0 accent-accent"
          />
          {label}
        </label>
      ))}
    </FieldGroup>
  );
}

export interface TimeQuestionProps {
  choices: readonly ErrorChoice[];
  /** What has been entered. */
  birthDate: string;
  birthTime: string;
  fold: 0 | 1 | undefined;
  reminders: number;
  onFold: (fold: 0 | 1) => void;
  onTime: (birthDate: string, birthTime: string) => void;
}

/** Asked when the local time happened twice or never. */
export function TimeQuestion(props: TimeQuestionProps) {
  const { choices, birthDate, birthTime, fold, reminders, onFold, onTime } = props;
  const folds = choicesOfKind(choices, 'fold');
  const times = choicesOfKind(choices, 'time');
  if (folds.length > 0) {
    return (
      <Radios
        legend={`${birthTime} happened twice there on that day. Which of the two was it?`}
        reminders={reminders}
        answers={folds.map((choice) => ({
          key: String(choice.fold),
          label: `The ${choice.fold === 0 ? 'first' : 'second'} (${offsetWords(choice.offsetSeconds)}, ${choice.abbreviation})`,
          isChosen: fold === choice.fold,
          onChoose: () => onFold(choice.fold),
        }))}
      />
    );
  }
  if (times.length === 0) return null;
  return (
    <FieldGroup legend="The nearest times that there were">
      <div className="flex flex-wrap gap-2">
        {times.map((time) => (
          <Button
            key={time.birthDate + time.birthTime}
            variant="secondary"
            onClick={() => onTime(time.birthDate, time.birthTime)}
          >
            Use {time.birthTime}
            {time.birthDate !== birthDate && ` on ${dayWords(time.birthDate)}`}
          </Button>
        ))}
      </div>
    </FieldGroup>
  );
}

export interface ZoneQuestionProps {
  choices: readonly ErrorChoice[];
  timeZone: string | undefined;
  reminders: number;
  onTimeZone: (timeZone: string) => void;
}

/** Asked when people at the place keep two times. */
export function ZoneQuestion({ choices, timeZone, reminders, onTimeZone }: ZoneQuestionProps) {
  const zones = choicesOfKind(choices, 'timeZone');
  if (zones.length === 0) return null;
  return (
    <Radios
      legend="People there keep two different times. Which one was the birth written down in?"
      reminders={reminders}
      answers={zones.map((choice) => ({
        key: choice.timeZone,
        label: choice.timeZone.replaceAll('_', ' '),
        isChosen: timeZone === choice.timeZone,
        onChoose: () => onTimeZone(choice.timeZone),
      }))}
    />
  );
}
