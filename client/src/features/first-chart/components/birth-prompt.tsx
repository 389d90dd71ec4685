import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { AlertIcon } from '#client/components/ui/icons.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Label } from '#client/components/ui/label.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { MONTH_NAMES } from '#shared/domain/month-names.ts';
import {
  type DateField,
  type FirstBirth,
  NOTHING_TYPED,
  type ReadBirth,
  readTypedBirth,
  type TypedBirth,
  todayOf,
} from '../typed-birth.ts';
import { TimeAndPlace } from './time-and-place.tsx';

export interface BirthPromptProps {
  onBirth: (birth: FirstBirth) => void;
  /** The visitor starts to type: a good moment to load what draws. */
  onStart: () => void;
  /** What went wrong with the last birth. */
  failure: string | null;
  /** Under the fields: how it is drawn, and what holds. */
  note: ReactNode;
  /** The field for the time, which may be folded away. */
  timeField: Ref<HTMLInputElement>;
  /** The last row of the card, with its one filled button. */
  children: ReactNode;
}

interface Problem {
  readonly message: string;
  readonly field: DateField | null;
}

/** Asks for a birth date and draws as soon as it is complete; time and place are drawn on request. */
export function BirthPrompt(props: BirthPromptProps) {
  const { onBirth, onStart, failure, note, timeField, children } = props;
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const shown = problem ?? (failure === null ? null : { message: failure, field: null });
  /** There is something that isn't drawn while it is typed. */
  const hasMore = failure !== null || typed.time !== '' || typed.place !== '';

  function type(changes: Partial<TypedBirth>) {
    setTyped({ ...typed, ...changes });
    setProblem(null);
  }

  /** Draws a birth, or says what is wrong with it. */
  function draw(birth: TypedBirth): ReadBirth {
    const read = readTypedBirth(birth, todayOf(new Date()));
    setProblem(read.kind === 'birth' ? null : read);
    if (read.kind === 'birth') onBirth(read.birth);
    return read;
  }

  function typeDate(field: DateField, value: string) {
    const next = { ...typed, [field]: value };
    type(next);
    if (isDateComplete(next)) draw(next);
  }

  function submit() {
    const read = draw(typed);
    if (read.kind === 'birth') return;
    const field = form.current?.elements.namedItem(read.field);
    if (field instanceof HTMLElement) field.focus();
  }

  /** Without a button in the form, Enter alone would not submit it. */
  function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || hasMore || !isInput(event.target)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  const control = (field: DateField) => ({
    id: `${id}-${field}`,
    name: field,
    value: typed[field],
    'aria-invalid': problem?.field === field || undefined,
    'aria-describedby': shown ? `${id}-problem` : undefined,
    onChange: (event: { target: { value: string } }) => typeDate(field, event.target.value),
  });

  return (
    <FormFrame
      ref={form}
      onSubmit={submit}
      onKeyDown={submitOnEnter}
      onFocus={onStart}
      aria-label="When were you born?"
      className="rounded-lg border border-line bg-surface shadow-raised"
    >
      <div className="p-5">
        <h2 className="font-medium">Start with your own: when were you born?</h2>
        <div className="mt-3 grid grid-cols-[minmax(9rem,5fr)_minmax(0,3fr)_minmax(0,4fr)] items-end gap-2">
          <Labeled id={`${id}-month`} label="Month">
            <Select {...control('month')}>
              <option value="">Month</option>
              {MONTH_NAMES.map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </Select>
          </Labeled>
          <Labeled id={`${id}-day`} label="Day">
            <Input {...control('day')} inputMode="numeric" maxLength={2} placeholder="Day" />
          </Labeled>
          <Labeled id={`${id}-year`} label="Year">
            <Input {...control('year')} inputMode="numeric" maxLength={4} placeholder="Year" />
          </Labeled>
        </div>
        <p
          id={`${id}-problem`}
          role="alert"
          className={cx('flex items-start gap-1.5 text-sm text-danger', shown ? 'mt-2' : 'sr-only')}
        >
          {shown && (
            <>
              <AlertIcon className="mt-0.5 size-4.5" />
              {shown.message}
            </>
          )}
        </p>
        <div className="mt-3 text-sm text-muted">{note}</div>
        <TimeAndPlace
          timeField={timeField}
          time={typed.time}
          place={typed.place}
          onTime={(time) => type({ time })}
          onPlace={(place) => type({ place })}
        />
        {hasMore && (
          <Button type="submit" variant="secondary" className="mt-3">
            Draw my chart
          </Button>
        )}
      </div>
      {children}
    </FormFrame>
  );
}

/** With the year's last digit the date is complete, right or wrong. */
function isDateComplete({ month, day, year }: TypedBirth): boolean {
  return month !== '' && day !== '' && year.trim().length === 4;
}

function isInput(target: EventTarget): boolean {
  return target instanceof HTMLInputElement;
}

/** Three boxes under one question: each has a name for screen readers, and a placeholder. */
function Labeled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div>
      <Label htmlFor={id} className="sr-only">
        {label}
      </Label>
      {children}
    </div>
  );
}
