import type { UseFormReturn } from 'react-hook-form';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import type { BirthFormValues } from '../birth-form-schema.ts';

const TOLERANCE_HINT =
  'Leave blank if the time is exact. Otherwise the chart shows what’s certain within that window.';
const OFFSET_HINT =
  'Only if you know local clocks differed from official time. Use + for east of Greenwich.';

/** For people who know the time less precisely, or its offset better, than assumed. */
export function PrecisionFields({ form }: { form: UseFormReturn<BirthFormValues> }) {
  const { errors } = form.formState;
  const isTimeUnknown = form.watch('isTimeUnknown');
  const { tolerance, utcOffset } = form.formState.defaultValues ?? {};
  return (
    <Disclosure summary="More about the time" defaultOpen={Boolean(tolerance || utcOffset)}>
      <div className="grid items-start gap-6 pt-2 sm:grid-cols-2">
        <Field
          label="Accurate to ± minutes"
          optional
          error={errors.tolerance?.message}
          hint={
            isTimeUnknown ? 'If the time is unknown, we consider the whole day.' : TOLERANCE_HINT
          }
        >
          <Input
            {...form.register('tolerance')}
            inputMode="numeric"
            autoComplete="off"
            disabled={isTimeUnknown}
          />
        </Field>
        <Field
          label="UTC offset at birth"
          optional
          error={errors.utcOffset?.message}
          hint={OFFSET_HINT}
        >
          <Input {...form.register('utcOffset')} autoComplete="off" placeholder="+02:00" />
        </Field>
      </div>
    </Disclosure>
  );
}
