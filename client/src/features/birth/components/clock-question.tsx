import type { UseFormReturn } from 'react-hook-form';
import type { BirthFormValues } from '../birth-form-schema.ts';
import type { Disambiguation, DisambiguationEvent } from '../disambiguation.ts';
import { TimeQuestion } from './birth-questions.tsx';

export interface ClockQuestionProps {
  form: UseFormReturn<BirthFormValues>;
  disambiguation: Disambiguation;
  dispatch: (event: DisambiguationEvent) => void;
  reminders: number;
}

/** Asks which instant the local time means, where it occurred twice or never. */
export function ClockQuestion({ form, disambiguation, dispatch, reminders }: ClockQuestionProps) {
  const [isTimeUnknown, birthDate, birthTime] = form.watch([
    'isTimeUnknown',
    'birthDate',
    'birthTime',
  ]);

  function takeTime(date: string, time: string) {
    dispatch({ kind: 'clock-changed' });
    form.setValue('birthDate', date, { shouldValidate: true });
    const hasTime = birthTime !== '' && !isTimeUnknown;
    if (hasTime) form.setValue('birthTime', time, { shouldValidate: true });
    // The pressed button disappears with its question.
    form.setFocus(hasTime ? 'birthTime' : 'birthDate');
  }

  return (
    <TimeQuestion
      choices={disambiguation.choices}
      birthDate={birthDate}
      birthTime={isTimeUnknown ? '' : birthTime}
      fold={disambiguation.chosen.fold}
      reminders={reminders}
      onFold={(fold) => {
        dispatch({ kind: 'fold-answered', fold });
        form.clearErrors('birthTime');
      }}
      onTime={takeTime}
    />
  );
}
