import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FieldGroup } from '#client/components/ui/field.tsx';
import { dayTodayWords } from '#client/lib/birth-dates.ts';
import { dayWords } from '#client/lib/dates.ts';
import type { BirthCalendar } from '#shared/domain/birth.ts';
import { calendarChangeIn, oldStyleAt } from '#shared/engine/time/old-style.ts';
import type { BirthFormValues } from '../birth-form-schema.ts';
import type { Disambiguation, DisambiguationEvent } from '../disambiguation.ts';

export interface CalendarQuestionProps {
  form: UseFormReturn<BirthFormValues>;
  disambiguation: Disambiguation;
  dispatch: (event: DisambiguationEvent) => void;
}

/**
 * Asked where records of the time used the Julian calendar; until answered the date counts as
 * typed.
 */
export function CalendarQuestion({ form, disambiguation, dispatch }: CalendarQuestionProps) {
  const name = useId();
  const [birthDate, calendar = 'gregorian'] = form.watch(['birthDate', 'calendar']);
  const { chosen, zones } = disambiguation;
  const zone = chosen.timeZone ?? zones?.[0] ?? '';
  // A date field rejects February 29, 1900: the person may mean the old style.
  const isRefused = form.formState.errors.birthDate?.type === 'incomplete';
  const change = isRefused
    ? calendarChangeIn(zone)
    : birthDate
      ? oldStyleAt(zone, birthDate)
      : null;
  // An old-style date remains visible as such, whatever the place.
  if (!change && calendar !== 'julian') return null;

  function choose(chosen: BirthCalendar) {
    dispatch({ kind: 'clock-changed' });
    form.setValue('calendar', chosen, { shouldDirty: true });
    if (birthDate) void form.trigger('birthDate');
    else form.clearErrors('birthDate');
  }

  return (
    <FieldGroup
      legend="Is this date from an old-style calendar?"
      hint={
        change &&
        `Records in ${change.country} used the old-style (Julian) calendar until ${dayWords(change.lastOldStyleDay)}.`
      }
    >
      {(['gregorian', 'julian'] as const).map((each) => (
        <label
          key={each}
          className="flex min-h-11 items-center gap-3 rounded-md border border-line-strong bg-surface px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={name}
            checked={calendar === each}
            onChange={() => choose(each)}
            className="size-5 shrink-0 accent-accent"
          />
          {readingWords(birthDate, each)}
        </label>
      ))}
    </FieldGroup>
  );
}

/** A date's meaning in a calendar: "Yes, old style: March 16, 1900 in today's calendar". */
function readingWords(birthDate: string, calendar: BirthCalendar): string {
  const today = dayTodayWords(birthDate, calendar);
  if (calendar === 'gregorian')
    return today ? `No: ${today}, as written today` : 'No, as written today';
  return today ? `Yes, old style: ${today} in today’s calendar` : 'Yes, old style';
}
