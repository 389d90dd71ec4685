import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Switch } from '#client/components/ui/switch.tsx';
import { UNKNOWN_TIME_PLACEHOLDER } from '#shared/domain/birth.ts';
import type { TeamColumn } from '#shared/team-file/columns.ts';
import { dateCell, readDate } from '#shared/team-file/read-date.ts';
import { readTime } from '#shared/team-file/read-time.ts';
import type { MemberResolution, ReviewedRow } from '#shared/team-file/review-team.ts';
import type { RowEdit } from '../upload-state.ts';

/** A place's text, with its details when it was chosen from a list. */
export interface PlaceChoice {
  readonly birthPlace: string;
  readonly resolution?: MemberResolution | undefined;
}

/** Renders the control for a birth place; it is inside a `Field`. */
export type RenderPlaceField = (
  value: string,
  onChange: (choice: PlaceChoice) => void,
) => ReactNode;

export interface RowEditorProps {
  row: ReviewedRow;
  /** Which field to focus first. */
  focus: TeamColumn;
  renderPlaceField: RenderPlaceField;
  onApply: (edit: RowEdit, place: MemberResolution | undefined) => void;
  onCancel: () => void;
}

/** Initial values of the native fields: only what is unambiguous. */
function startOf({ cells, verdict }: ReviewedRow) {
  const date = readDate(cells.birthDate);
  const time = readTime(cells.birthTime);
  const readDay = date.kind === 'date' ? date.date : '';
  const isTimeRead = time.kind === 'time';
  return {
    name: cells.name,
    birthDate: verdict.status === 'ready' ? verdict.member.birthDate : readDay,
    calendar: date.kind === 'defect' ? undefined : date.calendar,
    birthTime: (isTimeRead && time.time) || '',
    isTimeUnknown: isTimeRead && time.time === null,
    birthPlace: cells.birthPlace,
  };
}

const SELECTORS: Readonly<Record<TeamColumn, string>> = {
  name: 'input[name="name"]',
  birthDate: 'input[name="birthDate"]',
  birthTime: 'input[type="time"]',
  birthPlace: '[data-place] input',
};

/** Edits one row. Unchanged fields keep the file's cell. */
export function RowEditor({ row, focus, renderPlaceField, onApply, onCancel }: RowEditorProps) {
  const [start] = useState(() => startOf(row));
  const [values, setValues] = useState(start);
  const [place, setPlace] = useState<MemberResolution | undefined>(undefined);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>(SELECTORS[focus])?.focus();
  }, [focus]);

  function apply(event: FormEvent) {
    event.preventDefault();
    // It may be nested in another form of the page.
    event.stopPropagation();
    const native = form.current?.querySelectorAll<HTMLInputElement>('[type="date"], [type="time"]');
    if ([...(native ?? [])].some(({ validity }) => validity.badInput)) {
      setIsIncomplete(true);
      return;
    }
    const time = values.isTimeUnknown ? '' : values.birthTime;
    const isTimeChanged =
      values.birthTime !== start.birthTime || values.isTimeUnknown !== start.isTimeUnknown;
    const isPlaceChanged = place !== undefined || values.birthPlace !== start.birthPlace;
    const edit: RowEdit = {
      ...(values.name !== start.name && { name: values.name }),
      ...(values.birthDate !== start.birthDate && {
        birthDate: dateCell(values.birthDate, start.calendar),
      }),
      ...(isTimeChanged && { birthTime: time }),
      ...(isPlaceChanged && { birthPlace: values.birthPlace }),
    };
    onApply(edit, place);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={apply}
      aria-label={`Row ${row.row}`}
      className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2"
    >
      <Field label="Name">
        <Input
          name="name"
          value={values.name}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
        />
      </Field>
      <div data-place>
        <Field label="Birth Place">
          {renderPlaceField(values.birthPlace, ({ birthPlace, resolution }) => {
            setValues((before) => ({ ...before, birthPlace }));
            setPlace(resolution);
          })}
        </Field>
      </div>
      <Field
        className="content-start"
        label="Birth Date"
        hint={
          start.birthDate === '' && row.cells.birthDate && `In the file: ${row.cells.birthDate}`
        }
      >
        <Input
          name="birthDate"
          // A date field would drop February 29, 1900.
          type={start.calendar === 'julian' ? 'text' : 'date'}
          value={values.birthDate}
          onChange={({ target }) => setValues({ ...values, birthDate: target.value })}
        />
      </Field>
      <div className="grid content-start justify-items-start gap-1">
        <Field label="Birth Time" className="w-full">
          <Input
            type="time"
            value={values.isTimeUnknown ? UNKNOWN_TIME_PLACEHOLDER : values.birthTime}
            disabled={values.isTimeUnknown}
            onChange={({ target }) => setValues({ ...values, birthTime: target.value })}
          />
        </Field>
        <Switch
          label="Time unknown?"
          checked={values.isTimeUnknown}
          onChange={({ target }) => setValues({ ...values, isTimeUnknown: target.checked })}
        />
      </div>
      {isIncomplete && (
        <p role="alert" className="text-sm text-danger sm:col-span-2">
          The date or the time is incomplete. Fill in all of it, or clear it.
        </p>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" size="sm">
          Apply
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
