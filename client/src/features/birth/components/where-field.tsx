import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '#client/components/ui/field.tsx';
import type { PlaceSuggestion } from '#shared/contract/places.ts';
import { placeDetails } from '../api.ts';
import type { BirthFormValues } from '../birth-form-schema.ts';
import { type Settling, type SettlingStep, zoneOf } from '../settling.ts';
import { ZoneQuestion } from './birth-questions.tsx';
import { PlaceCombobox } from './place-combobox.tsx';
import { ZoneChip } from './zone-chip.tsx';

export interface WhereFieldProps {
  form: UseFormReturn<BirthFormValues>;
  settling: Settling;
  onStep: (step: SettlingStep) => void;
  reminders: number;
}

/** Place of birth, the clock that follows from it, and what has to be asked about it. */
export function WhereField({ form, settling, onStep, reminders }: WhereFieldProps) {
  const { settled, choices, zones } = settling;
  const zone = zoneOf(settling);
  const [birthDate, birthTime] = form.watch(['birthDate', 'birthTime']);

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
        {zone && (
          <ZoneChip
            birthDate={birthDate}
            birthTime={birthTime}
            zone={zone}
            longitude={settled.longitude}
            fold={settled.fold}
          />
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
