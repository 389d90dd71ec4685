import { Controller } from 'react-hook-form';
import { Field } from '#client/components/ui/field.tsx';
import { choicesOfKind } from '../disambiguation.ts';
import type { BirthState } from '../use-birth.ts';
import { ZoneQuestion } from './birth-questions.tsx';
import { ClockQuestion } from './clock-question.tsx';
import { PlaceCombobox } from './place-combobox.tsx';
import { PlaceQuestion } from './place-question.tsx';

const NO_ZONE = 'We found no time zone for this place. Try the nearest larger town.';

/** Place of birth, its clock, and the questions about it. */
export function WhereField({ birth }: { birth: BirthState }) {
  const { form, disambiguation, clockWords, remindersOf, dispatch } = birth;
  const { chosen, choices, zones, typedPlace = '' } = disambiguation;
  const [isTimeUnknown, birthDate, birthTime] = form.watch([
    'isTimeUnknown',
    'birthDate',
    'birthTime',
  ]);
  const places = choicesOfKind(choices, 'place');
  const isAnswered = places.some(({ placeId }) => placeId === chosen.placeId);
  const error = form.formState.errors.birthPlace?.message;
  const clock = zones?.length === 0 ? NO_ZONE : clockWords;
  // With an error or a chosen namesake, the initial hint is not needed.
  const hint = clock ?? (error || isAnswered ? '' : undefined);

  return (
    <>
      <Field label="Birth Place" error={error}>
        <PlaceControl birth={birth} hint={hint} />
      </Field>
      <PlaceQuestion
        choices={places}
        typed={typedPlace}
        birthDate={birthDate}
        birthTime={isTimeUnknown ? '' : birthTime}
        placeId={chosen.placeId}
        reminders={remindersOf('place')}
        asked={birth.placeAsked}
        onPlace={birth.answerPlace}
      />
      <ZoneQuestion
        choices={choices}
        timeZone={chosen.timeZone}
        reminders={remindersOf('timeZone')}
        onTimeZone={(timeZone) => {
          dispatch({ kind: 'zone-answered', timeZone });
          form.clearErrors('birthPlace');
        }}
      />
      {places.length > 0 && (
        <ClockQuestion
          form={form}
          disambiguation={disambiguation}
          dispatch={dispatch}
          reminders={remindersOf('fold', 'time')}
        />
      )}
    </>
  );
}

/** Not validated on blur: a message would shift the button that was just pressed. */
function PlaceControl({ birth, hint }: { birth: BirthState; hint: string | undefined }) {
  return (
    <Controller
      control={birth.form.control}
      name="birthPlace"
      render={({ field }) => (
        <PlaceCombobox
          ref={field.ref}
          name={field.name}
          value={field.value}
          hint={hint}
          onType={(text) => {
            field.onChange(text);
            birth.dispatch({ kind: 'place-typed' });
          }}
          onChoose={({ placeId, description }) => birth.choosePlace(placeId, description)}
        />
      )}
    />
  );
}
