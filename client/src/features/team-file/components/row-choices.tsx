import { AnswerLines } from '#client/components/ui/answer-lines.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { offsetWords } from '#client/lib/dates.ts';
import { type PlaceChoice, placeChoiceWords, whichPlaceWords } from '#client/lib/place-choice.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import type { RowMember } from '#shared/team-file/judge-row.ts';
import type { MemberResolution } from '#shared/team-file/review-team.ts';
import type { RowEdit } from '../upload-state.ts';

export interface RowChoicesProps {
  choices: readonly ErrorChoice[];
  /** Whose birth the choice is about. */
  name: string;
  member: RowMember;
  onResolve: (resolution: MemberResolution) => void;
  onEdit: (edit: RowEdit) => void;
  onPlace: (place: PlaceChoice) => void;
}

type ShortChoice = Exclude<ErrorChoice, { kind: 'place' }>;

function isPlace(choice: ErrorChoice): choice is PlaceChoice {
  return choice.kind === 'place';
}

function keyOf(choice: ShortChoice): string {
  if (choice.kind === 'fold') return `fold ${choice.fold}`;
  return choice.kind === 'time' ? choice.birthDate + choice.birthTime : choice.timeZone;
}

function wordsOf(choice: ShortChoice, birthDate: string, dates: DateWords): string {
  switch (choice.kind) {
    case 'fold': {
      const clock = [offsetWords(choice.offsetSeconds), choice.abbreviation].filter(Boolean);
      return `The ${choice.fold === 0 ? 'first' : 'second'} (${clock.join(', ')})`;
    }
    case 'time':
      return choice.birthDate === birthDate
        ? `Use ${dates.time(choice.birthTime)}`
        : `Use ${dates.time(choice.birthTime)} on ${dates.day(choice.birthDate)}`;
    case 'timeZone':
      return choice.timeZone.replaceAll('_', ' ');
  }
}

/** The server's choices for a birth without a single meaning. */
export function RowChoices(props: RowChoicesProps) {
  const { choices, name, member, onResolve, onEdit, onPlace } = props;
  const dates = useDates();
  if (choices.length === 0) return null;
  const places = choices.filter(isPlace);
  if (places.length > 0) {
    return <PlaceChoices places={places} name={name} member={member} onPlace={onPlace} />;
  }
  function choose(choice: ShortChoice) {
    if (choice.kind === 'fold') onResolve({ fold: choice.fold });
    else if (choice.kind === 'timeZone') onResolve({ timeZone: choice.timeZone });
    else onEdit({ birthDate: choice.birthDate, birthTime: choice.birthTime });
  }
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Choose for {name}</legend>
      {choices.map(
        (choice) =>
          !isPlace(choice) && (
            <Button
              key={keyOf(choice)}
              size="sm"
              variant="secondary"
              onClick={() => choose(choice)}
            >
              {wordsOf(choice, member.birthDate, dates)}
            </Button>
          ),
      )}
    </fieldset>
  );
}

interface PlaceChoicesProps extends Pick<RowChoicesProps, 'name' | 'member' | 'onPlace'> {
  places: readonly PlaceChoice[];
}

/** Places that share the name in the file, each with what distinguishes it. */
function PlaceChoices({ places, name, member, onPlace }: PlaceChoicesProps) {
  const dates = useDates();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">
        {whichPlaceWords(member.birthPlace)}
        <span className="sr-only"> {`For ${name}`}</span>
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {places.map((place) => {
          const words = placeChoiceWords(place, member, dates);
          return (
            <button
              key={place.placeId}
              type="button"
              className="min-h-11 rounded-md border border-line-strong bg-surface px-3 py-2 transition-colors hover:border-ink hover:bg-well"
              onClick={() => onPlace(place)}
            >
              <AnswerLines title={words.name} about={words.where} detail={words.clock} />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
