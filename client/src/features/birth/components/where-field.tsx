import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '#client/components/ui/field.tsx';
import type { PlaceSuggestion } from '#shared/contract/places.ts';
import { placeDetails } from '../api.ts';
import type { BirthFormValues } from '../birth-form-schema.ts';
import type { Settling, SettlingStep } from '../settling.ts';
import { ZoneQuestion } from './birth-questions.tsx';
import { PlaceCombobox } from './place-combobox.tsx';

export interface WhereFieldProps {
  form: UseFormReturn<BirthFormValues>;
  settling: Settling;
  onStep: (step: SettlingStep) => void;
  reminders: number;
  /** How the clock at the place is read; null while that is not settled. */
  clockWords: string | null;
}

/** Place of birth, the clock that follows from it, and what has to be asked about it. */
export function WhereField(props: WhereFieldProps) {
  const { form, settling, onStep, reminders, clockWords } = props;
  const { settled, choices, zones } = settling;

  async function choosePlace({ placeId, description }: PlaceSuggestion) {
    form.setValue('birthPlace', description, { shouldValidate: true, shouldDirty: true });
    onStep({ kind: 'place-chosen', placeId });
    const details = await placeDetails(placeId);
    // Without details the server looks the place up itself, by its id.
    if (details) onStep({ kind: 'place-found', placeId, details });
  }

  return (
    <>
      <div className="grid gap-3">
        <Field
          label="Birth Place"
          error={form.formState.errors.birthPlace?.message}
          hint="Start typing a city and choose it from the list."
        >
          <Controller
            control={form.control}
            name="birthPlace"
            render={({ field }) => (
              <PlaceCombobox
                ref={field.ref}
                name={field.name}
                value={field.value}
                onBlur={field.onBlur}
                onType={(text) => {
                  field.onChange(text);
                  onStep({ kind: 'place-typed' });
                }}
                onChoose={choosePlace}
              />
            )}
          />
        </Field>
        {clockWords && (
          <p className="figures justify-self-start rounded-full border border-line bg-surface px-3 py-1 text-sm text-muted">
            {clockWords}
          </p>
        )}
        {zones?.length === 0 && (
          <p className="text-sm text-muted">
            We found no time zone for this place. Try the nearest larger town.
          </p>
        )}
      </div>
      <ZoneQuestion
        choices={choices}
        timeZone={settled.timeZone}
        reminders={reminders}
        onTimeZone={(timeZone) => {
          onStep({ kind: 'zone-answered', timeZone });
          form.clearErrors('birthPlace');
        }}
      />
    </>
  );
}
