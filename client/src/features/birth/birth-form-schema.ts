import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { BirthDate, BirthTime, NewChart } from '#shared/contract/charts.ts';

/** What the intake form holds; what settles place and clock is kept beside it. */
export const BirthFormValues = z.object({
  fullName: NewChart.shape.name,
  birthDate: BirthDate,
  /** Empty: not known, as with the switch. */
  birthTime: z.union([z.literal(''), BirthTime], { error: 'Enter the time as HH:MM, 24 hours' }),
  isTimeUnknown: z.boolean(),
  birthPlace: NewChart.shape.birthPlace,
});
export type BirthFormValues = z.infer<typeof BirthFormValues>;

/** What settles a birth beyond its fields: the place from the list, the answers to questions. */
export type BirthSettlement = Pick<
  NewChart,
  'placeId' | 'latitude' | 'longitude' | 'timeZone' | 'fold'
>;

/** The form as the API takes it. */
export function newChartOf(values: BirthFormValues, settled: BirthSettlement): NewChart {
  const isUnknown = values.isTimeUnknown || values.birthTime === '';
  return {
    name: values.fullName,
    birthDate: values.birthDate,
    birthTime: isUnknown ? null : values.birthTime,
    birthPlace: values.birthPlace,
    uncertaintyLevel: isUnknown ? 'high' : 'low',
    ...settled,
  };
}

/** A native field that is half filled in reports an empty value, as if nothing had been typed. */
export const INCOMPLETE = {
  birthDate: 'This date is incomplete or does not exist. Enter day, month and year.',
  birthTime: 'This time is incomplete. Fill in all of it, or clear it.',
} as const;

const fromSchema = zodResolver(BirthFormValues);

/** The schema's rules, and none of what has been typed into a native field dropped without a word. */
export const resolveBirthForm: Resolver<BirthFormValues> = async (values, context, options) => {
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
