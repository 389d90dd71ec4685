import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Switch } from '#client/components/ui/switch.tsx';
import { dayHere } from '#client/lib/dates.ts';
import { BIRTH_YEAR_MIN, UNKNOWN_TIME_PLACEHOLDER } from '#shared/domain/birth.ts';
import { choicesOfKind } from '../disambiguation.ts';
import type { BirthState } from '../use-birth.ts';
import { ClockQuestion } from './clock-question.tsx';

export interface WhenFieldsProps {
  birth: BirthState;
  /** Shown in place of "Time unknown?" where a time is required. */
  timeRequired?: string | undefined;
}

const AT_NOON = 'We’ll draw it for noon local time and mark anything that depends on the hour.';
const LOCAL = 'Local time at the birthplace.';

/** A date field supports only today's calendar, and would drop February 29, 1900. */
const OLD_STYLE_DATE = { type: 'text', inputMode: 'numeric', placeholder: 'YYYY-MM-DD' } as const;

function dateOfToday() {
  return { type: 'date', min: `${BIRTH_YEAR_MIN}-01-01`, max: dayHere(new Date()) } as const;
}

/** The controls of date and time; a change of either voids the answers about the clock. */
function useWhen({ form, dispatch }: BirthState) {
  /** An incomplete native field fires no change event, so validate it on blur. */
  function lookAgain(name: 'birthDate' | 'birthTime') {
    if (form.getFieldState(name).error?.type === 'incomplete') void form.trigger(name);
  }

  function control(name: 'birthDate' | 'birthTime') {
    return form.register(name, {
      onChange: () => dispatch({ kind: 'clock-changed' }),
      onBlur: () => lookAgain(name),
    });
  }

  function toggleUnknown(isUnknown: boolean) {
    dispatch({ kind: 'clock-changed' });
    form.setValue('isTimeUnknown', isUnknown);
    form.setValue('birthTime', isUnknown ? UNKNOWN_TIME_PLACEHOLDER : '');
    form.clearErrors('birthTime');
  }

  return { control, toggleUnknown };
}

/** Date and time of birth, with the questions about them. */
export function WhenFields({ birth, timeRequired }: WhenFieldsProps) {
  const { form, disambiguation, dispatch } = birth;
  const { errors } = form.formState;
  const [calendar, isTimeUnknown] = form.watch(['calendar', 'isTimeUnknown']);

  const isOldStyle = calendar === 'julian';

  const { control, toggleUnknown } = useWhen(birth);
  const timeHint = isTimeUnknown ? AT_NOON : (timeRequired ?? (!errors.birthTime && LOCAL));

  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field
          label="Birth Date"
          error={errors.birthDate?.message}
          hint={isOldStyle && 'Old-style date: year, month, day.'}
        >
          <Input
            {...control('birthDate')}
            {...(isOldStyle ? OLD_STYLE_DATE : dateOfToday())}
            required
            autoComplete="bday"
          />
        </Field>
        <Field
          label="Birth Time"
          error={errors.birthTime?.message}
          aside={
            timeRequired === undefined && (
              <Switch
                label="Time unknown?"
                checked={isTimeUnknown}
                onChange={(event) => toggleUnknown(event.target.checked)}
              />
            )
          }
          hint={timeHint}
        >
          <Input
            {...control('birthTime')}
            type="time"
            required={timeRequired !== undefined}
            disabled={isTimeUnknown}
          />
        </Field>
      </div>
      {/* A question about the place comes first; the one about its clock is asked below it. */}
      {choicesOfKind(disambiguation.choices, 'place').length === 0 && (
        <ClockQuestion
          form={form}
          disambiguation={disambiguation}
          dispatch={dispatch}
          reminders={birth.remindersOf('fold', 'time')}
        />
      )}
    </>
  );
}
