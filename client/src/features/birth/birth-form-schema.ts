import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { BirthDate, BirthTime, NewChart, realDate } from '#shared/contract/charts.ts';
import { BIRTH_CALENDARS, TOLERANCE_MINUTES_MAX } from '#shared/domain/birth.ts';

/** The values of the birth form; what resolves place and clock is stored separately. */
export const BirthFormValues = z
  .object({
    fullName: NewChart.shape.name,
    birthDate: BirthDate,
    /** The calendar of the date; default: today's. */
    calendar: z.optional(z.enum(BIRTH_CALENDARS)),
    /** Empty: unknown, like the switch. */
    birthTime: z.union([z.literal(''), BirthTime], { error: 'Enter the time as HH:MM, 24 hours' }),
    isTimeUnknown: z.boolean(),
    birthPlace: NewChart.shape.birthPlace,
    /** Tolerance in minutes, as typed; empty: exact. */
    tolerance: z.optional(
      z
        .string()
        .check(
          z.refine(
            (text) => isTolerance(text),
            `Enter whole minutes, at most ${TOLERANCE_MINUTES_MAX}`,
          ),
        ),
    ),
    /** An offset that overrides the zone's history, as typed; empty: the history applies. */
    utcOffset: z.optional(
      z
        .string()
        .check(
          z.refine(
            (text) => text.trim() === '' || offsetSecondsOf(text) !== null,
            'Enter an offset such as +02:00 or -5',
          ),
        ),
    ),
  })
  .check(realDate);
export type BirthFormValues = z.infer<typeof BirthFormValues>;

/** What resolves a birth besides its fields: the selected place, the answers to questions. */
export type BirthAnswers = Pick<
  NewChart,
  'placeId' | 'latitude' | 'longitude' | 'timeZone' | 'fold'
>;

const OFFSET = /^([+\-−])(\d{1,2})(?::([0-5]\d))?(?::([0-5]\d))?$/;
const OFFSET_MAX_SECONDS = 16 * 3600;

/** Parses "+5:30", "-05:00", "+2" or "+0:19:32" to seconds east of Greenwich; null when invalid. */
export function offsetSecondsOf(text: string): number | null {
  const match = OFFSET.exec(text.trim());
  if (!match) return null;
  const size = Number(match[2]) * 3600 + Number(match[3] ?? 0) * 60 + Number(match[4] ?? 0);
  if (size > OFFSET_MAX_SECONDS) return null;
  return match[1] === '+' ? size : 0 - size;
}

function isTolerance(text: string): boolean {
  // Blank is 0.
  const minutes = Number(text);
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= TOLERANCE_MINUTES_MAX;
}

/** Details that the person knows about the clock. */
function precisionOf(values: BirthFormValues, isUnknown: boolean): Partial<NewChart> {
  const minutes = isUnknown ? 0 : Number(values.tolerance ?? '');
  const offset = offsetSecondsOf(values.utcOffset ?? '');
  return {
    ...(minutes > 0 ? { birthTimeToleranceMinutes: minutes, uncertaintyLevel: 'high' } : {}),
    ...(offset === null ? {} : { utcOffsetSeconds: offset }),
  };
}

/** Maps the form to the API's input. */
export function newChartOf(values: BirthFormValues, chosen: BirthAnswers): NewChart {
  const isUnknown = values.isTimeUnknown || values.birthTime === '';
  return {
    name: values.fullName,
    birthDate: values.birthDate,
    ...(values.calendar === 'julian' ? { calendar: 'julian' } : {}),
    birthTime: isUnknown ? null : values.birthTime,
    birthPlace: values.birthPlace,
    uncertaintyLevel: isUnknown ? 'high' : 'low',
    ...chosen,
    ...precisionOf(values, isUnknown),
  };
}

/** A partly filled native field reports an empty value, as if nothing had been typed. */
export const INCOMPLETE = {
  birthDate: 'This date is incomplete or doesn’t exist. Enter a month, day and year.',
  birthTime: 'This time is incomplete. Finish it or clear it.',
} as const;

const fromSchema = zodResolver(BirthFormValues);

/** Validates by the schema, and reports partly filled native fields instead of dropping them. */
export const validateBirthForm: Resolver<BirthFormValues> = async (values, context, options) => {
  const result = await fromSchema(values, context, options);
  const incomplete: FieldErrors<BirthFormValues> = {};
  for (const name of ['birthDate', 'birthTime'] as const) {
    const control = options.fields[name]?.ref;
    if (control instanceof HTMLInputElement && control.validity.badInput) {
      incomplete[name] = { type: 'incomplete', message: INCOMPLETE[name] };
    }
  }
  if (Object.keys(incomplete).length === 0) return result;
  return { values: {}, errors: { ...result.errors, ...incomplete } };
};

/** Like `validateBirthForm`, for forms that require a birth time. */
export const validateTimedBirth: Resolver<BirthFormValues> = async (values, context, options) => {
  const result = await validateBirthForm(values, context, options);
  if (values.birthTime !== '' || values.isTimeUnknown || result.errors.birthTime) return result;
  const birthTime = { type: 'required', message: 'Birth time is required' };
  return { values: {}, errors: { ...result.errors, birthTime } };
};
