import { Button } from '#client/components/ui/button.tsx';
import { offsetWords } from '#client/lib/dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import type { DateWords } from '#shared/domain/date-words.ts';
import type { MemberSettlement } from '#shared/team-file/review-team.ts';
import type { RowEdit } from '../upload-state.ts';

export interface RowChoicesProps {
  choices: readonly ErrorChoice[];
  /** Whom the choice is about. */
  name: string;
  birthDate: string;
  onSettle: (settlement: MemberSettlement) => void;
  onEdit: (edit: RowEdit) => void;
}

function keyOf(choice: ErrorChoice): string {
  switch (choice.kind) {
    case 'fold':
      return `fold ${choice.fold}`;
    case 'time':
      return choice.birthDate + choice.birthTime;
    case 'timeZone':
      return choice.timeZone;
    case 'place':
      return choice.placeId;
  }
}

function wordsOf(choice: ErrorChoice, birthDate: string, dates: DateWords): string {
  switch (choice.kind) {
    case 'fold':
      return `The ${choice.fold === 0 ? 'first' : 'second'} (${offsetWords(choice.offsetSeconds)}, ${choice.abbreviation})`;
    case 'time':
      return choice.birthDate === birthDate
        ? `Use ${dates.time(choice.birthTime)}`
        : `Use ${dates.time(choice.birthTime)} on ${dates.day(choice.birthDate)}`;
    case 'timeZone':
      return choice.timeZone.replaceAll('_', ' ');
    case 'place':
      return choice.description;
  }
}

/** The answers that the server offers when a birth has no single meaning. */
export function RowChoices({ choices, name, birthDate, onSettle, onEdit }: RowChoicesProps) {
  const dates = useDates();
  if (choices.length === 0) return null;
  function choose(choice: ErrorChoice) {
    if (choice.kind === 'fold') onSettle({ fold: choice.fold });
    else if (choice.kind === 'timeZone') onSettle({ timeZone: choice.timeZone });
    else if (choice.kind === 'place') onSettle({ placeId: choice.placeId });
    else onEdit({ birthDate: choice.birthDate, birthTime: choice.birthTime });
  }
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Choose for {name}</legend>
      {choices.map((choice) => (
        <Button key={keyOf(choice)} size="sm" variant="secondary" onClick={() => choose(choice)}>
          {wordsOf(choice, birthDate, dates)}
        </Button>
      ))}
    </fieldset>
  );
}
