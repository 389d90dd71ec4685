import { Button } from '#client/components/ui/button.tsx';
import { ChoiceGroup } from '#client/components/ui/choice-group.tsx';
import { FieldGroup } from '#client/components/ui/field.tsx';
import { offsetWords } from '#client/lib/dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { choicesOfKind } from '../disambiguation.ts';
import { useReminded } from './use-reminded.ts';

export const UNANSWERED = 'Choose one to continue.';

interface BirthMoment {
  readonly birthDate: string;
  readonly birthTime: string;
}

export interface TimeQuestionProps {
  choices: readonly ErrorChoice[];
  birthDate: string;
  /** Empty when unknown. */
  birthTime: string;
  fold: 0 | 1 | undefined;
  /** How often the form was submitted without an answer; initially 0. */
  reminders: number;
  onFold: (fold: 0 | 1) => void;
  onTime: (birthDate: string, birthTime: string) => void;
}

/** Asked when the local time occurred twice or never. */
export function TimeQuestion(props: TimeQuestionProps) {
  const { choices, birthDate, birthTime, fold, reminders, onFold, onTime } = props;
  const dates = useDates();
  const firstFold = useReminded<HTMLInputElement>(reminders);
  const firstTime = useReminded<HTMLButtonElement>(reminders);
  const folds = choicesOfKind(choices, 'fold');
  const times = choicesOfKind(choices, 'time');
  if (folds.length > 0) {
    return (
      <ChoiceGroup
        legend={`Clocks went back, so ${dates.time(birthTime)} happened twice. Which one was it?`}
        firstRef={firstFold}
        error={reminders > 0 && fold === undefined && UNANSWERED}
        answers={folds.map((choice) => ({
          key: String(choice.fold),
          label: foldWords(choice),
          isChosen: fold === choice.fold,
          onChoose: () => onFold(choice.fold),
        }))}
      />
    );
  }
  if (times.length === 0) return null;
  return (
    <FieldGroup
      legend={`Clocks there skipped ${birthTime && `${dates.time(birthTime)} `}that day. Use the nearest ${birthTime ? 'time' : 'day'}?`}
      error={reminders > 0 && 'Choose one, or correct what you entered.'}
    >
      <div className="flex flex-wrap gap-2">
        {times.map((time, index) => (
          <Button
            key={time.birthDate + time.birthTime}
            ref={index === 0 ? firstTime : undefined}
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

function foldWords(choice: Extract<ErrorChoice, { kind: 'fold' }>): string {
  const clock = [offsetWords(choice.offsetSeconds), choice.abbreviation].filter(Boolean);
  return `The ${choice.fold === 0 ? 'first' : 'second'} (${clock.join(', ')})`;
}

/** A birth without a time: only the day can be corrected. */
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

/** Asked when two local times are in use at the place. */
export function ZoneQuestion({ choices, timeZone, reminders, onTimeZone }: ZoneQuestionProps) {
  const first = useReminded<HTMLInputElement>(reminders);
  const zones = choicesOfKind(choices, 'timeZone');
  if (zones.length === 0) return null;
  return (
    <ChoiceGroup
      legend="People there use two different times. Which one is the birth time in?"
      firstRef={first}
      error={reminders > 0 && timeZone === undefined && UNANSWERED}
      answers={zones.map((choice) => ({
        key: choice.timeZone,
        label: choice.timeZone.replaceAll('_', ' '),
        isChosen: timeZone === choice.timeZone,
        onChoose: () => onTimeZone(choice.timeZone),
      }))}
    />
  );
}
