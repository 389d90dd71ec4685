import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Form, FormFailureNotice, TextField } from '#client/components/form/form.tsx';
import { FormRefusal } from '#client/components/form/form-failure.ts';
import { type SavedForm, useSavedForm } from '#client/components/form/use-saved-form.ts';
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

/** The cells as they are typed: what they mean is judged by the review of the whole file. */
const RowEntry = z.object({
  name: z.string(),
  birthDate: z.string(),
  birthTime: z.string(),
  isTimeUnknown: z.boolean(),
  birthPlace: z.string(),
});
type RowEntry = z.infer<typeof RowEntry>;

/** The cells that were changed; the others stay as they are in the file. */
function editOf(start: ReturnType<typeof startOf>, entry: RowEntry, isPlaceChosen: boolean) {
  const isTimeChanged =
    entry.birthTime !== start.birthTime || entry.isTimeUnknown !== start.isTimeUnknown;
  const edit: RowEdit = {
    ...(entry.name !== start.name && { name: entry.name }),
    ...(entry.birthDate !== start.birthDate && {
      birthDate: dateCell(entry.birthDate, start.calendar),
    }),
    ...(isTimeChanged && { birthTime: entry.isTimeUnknown ? '' : entry.birthTime }),
    ...((isPlaceChosen || entry.birthPlace !== start.birthPlace) && {
      birthPlace: entry.birthPlace,
    }),
  };
  return edit;
}

/** @throws FormRefusal when a native field is half filled in: it reports an empty value */
function refuseIncomplete(form: HTMLFormElement | null) {
  const native = form?.querySelectorAll<HTMLInputElement>('[type="date"], [type="time"]') ?? [];
  if (![...native].some(({ validity }) => validity.badInput)) return;
  const text = 'The date or time is incomplete. Finish it or clear it.';
  throw new FormRefusal(undefined, text, 'warn');
}

/** The form of one row's correction; nothing of it is sent. */
function useRowForm({ row, onApply }: Pick<RowEditorProps, 'row' | 'onApply'>) {
  const [start] = useState(() => startOf(row));
  const place = useRef<MemberResolution | undefined>(undefined);
  const element = useRef<HTMLFormElement>(null);
  const { calendar: _, ...values } = start;
  const form = useSavedForm({
    schema: RowEntry,
    values,
    failed: '',
    async send(entry) {
      refuseIncomplete(element.current);
      return editOf(start, entry, place.current !== undefined);
    },
    onSent: (edit) => onApply(edit, place.current),
  });

  function choosePlace({ birthPlace, resolution }: PlaceChoice) {
    form.state.setValue('birthPlace', birthPlace);
    place.current = resolution;
  }

  return { form, element, start, choosePlace };
}

/** Corrects one row. Fields that are left as they were leave the cell of the file as it was. */
export function RowEditor({ row, focus, renderPlaceField, onApply, onCancel }: RowEditorProps) {
  const { form, element, start, choosePlace } = useRowForm({ row, onApply });
  useEffect(() => {
    element.current?.querySelector<HTMLElement>(SELECTORS[focus])?.focus();
  }, [element, focus]);

  return (
    <Form
      ref={element}
      form={form}
      aria-label={`Row ${row.row}`}
      className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2"
    >
      <TextField form={form} name="name" label="Name" />
      <div data-place>
        <Field label="Birth Place">
          {renderPlaceField(form.state.watch('birthPlace'), choosePlace)}
        </Field>
      </div>
      <TextField
        form={form}
        name="birthDate"
        label="Birth Date"
        // A date field would drop 29 February 1900.
        type={start.calendar === 'julian' ? 'text' : 'date'}
        hint={
          start.birthDate === '' && row.cells.birthDate && `In the file: ${row.cells.birthDate}`
        }
        fieldClass="content-start"
      />
      <TimeField form={form} />
      <FormFailureNotice failure={form.failure} className="sm:col-span-2" />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" size="sm">
          Apply
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

function TimeField({ form }: { form: SavedForm<RowEntry> }) {
  const isUnknown = form.state.watch('isTimeUnknown');
  return (
    <div className="grid content-start justify-items-start gap-1">
      <Field label="Birth Time" className="w-full">
        {isUnknown ? (
          <Input key="unknown" type="time" value={UNKNOWN_TIME_PLACEHOLDER} disabled readOnly />
        ) : (
          <Input key="typed" type="time" {...form.register('birthTime')} />
        )}
      </Field>
      <Switch label="Time unknown?" {...form.register('isTimeUnknown')} />
    </div>
  );
}
