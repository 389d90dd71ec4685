import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { FieldGroup } from '#client/components/ui/field.tsx';
import { offsetWords } from '#client/lib/dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import type { DateWords } from '#shared/domain/date-words.ts';
import { choicesOfKind } from '../settling.ts';

/** For the control that takes the focus each time the form is sent without an answer. */
function useReminded<E extends HTMLElement>(reminders: number) {
  const control = useRef<E>(null);
  useEffect(() => {
    if (reminders > 0) control.current?.focus();
  }, [reminders]);
  return control;
}

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
  const first = useReminded<HTMLInputElement>(reminders);
  const isAnswered = answers.some(({ isChosen }) => isChosen);
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

interface BirthMoment {
  readonly birthDate: string;
  readonly birthTime: string;
}

export interface TimeQuestionProps {
  choices: readonly ErrorChoice[];
  birthDate: string;
  /** Empty when it is not known. */
  birthTime: string;
  fold: 0 | 1 | undefined;
  reminders: number;
  onFold: (fold: 0 | 1) => void;
  onTime: (birthDate: string, birthTime: string) => void;
}

/** Asked when the local time happened twice or never. */
export function TimeQuestion(props: TimeQuestionProps) {
  const { choices, birthDate, birthTime, fold, reminders, onFold, onTime } = props;
  const first = useReminded<HTMLButtonElement>(reminders);
  const dates = useDates();
  const folds = choicesOfKind(choices, 'fold');
  const times = choicesOfKind(choices, 'time');
  if (folds.length > 0) {
    return (
      <Radios
        legend={`Clocks went back that night, so ${dates.time(birthTime)} happened twice. Which one was it?`}
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
    <FieldGroup
      legend={`${birthTime ? dates.time(birthTime) : 'That day'} did not exist there${birthTime && ' on that day'}. Nearest to it:`}
      error={reminders > 0 && 'Take one of them, or correct what you entered.'}
    >
      <div className="flex flex-wrap gap-2">
        {times.map((time, index) => (
          <Button
            key={time.birthDate + time.birthTime}
            ref={index === 0 ? first : undefined}
            variant="secondary"
            onClick={() => onTime(time.birthDate, time.birthTime)}
          >
            {`Use ${timeWords(time, birthDate, birthTime, dates)}`}
          </Button>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Of a birth without a time only the day can be corrected. */
function timeWords(
  nearest: BirthMoment,
  birthDate: string,
  birthTime: string,
  dates: DateWords,
): string {
  const day = dates.day(nearest.birthDate);
  const time = dates.time(nearest.birthTime);
  if (birthTime === '') return day;
  return nearest.birthDate === birthDate ? time : `${time} on ${day}`;
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
