import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
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
  /** A chart is drawn: what comes next is the last row's. */
  isDrawn: boolean;
  /** The last row of the card. */
  children: ReactNode;
}

interface Problem {
  readonly message: string;
  readonly field: DateField | null;
}

/** Asks for a birth date, and time and place for those who want to give them. */
export function BirthPrompt(props: BirthPromptProps) {
  const { onBirth, onStart, failure, note, isDrawn, children } = props;
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const shown = problem ?? (failure === null ? null : { message: failure, field: null });

  function type(changes: Partial<TypedBirth>) {
    setTyped({ ...typed, ...changes });
    setProblem(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readTypedBirth(typed, todayOf(new Date()));
    if (read.kind === 'birth') {
      setProblem(null);
      onBirth(read.birth);
      return;
    }
    setProblem(read);
    const field = form.current?.elements.namedItem(read.field);
    if (field instanceof HTMLElement) field.focus();
  }

  const control = (field: DateField) => ({
    id: `${id}-${field}`,
    name: field,
    value: typed[field],
    'aria-invalid': problem?.field === field || undefined,
    'aria-describedby': shown ? `${id}-problem` : undefined,
    onChange: (event: { target: { value: string } }) => type({ [field]: event.target.value }),
  });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onFocus={onStart}
      aria-label="When were you born?"
      className="rounded-lg border border-line bg-surface shadow-raised"
    >
      <div className="p-5">
        <h2 className="font-medium">When were you born?</h2>
        <div className="mt-3 grid grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)] items-end gap-2 sm:grid-cols-[minmax(0,9.5rem)_4rem_5.5rem_auto]">
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
          <Button
            type="submit"
            variant={isDrawn ? 'secondary' : 'primary'}
            className="whitespace-nowrap max-sm:col-span-3"
          >
            Draw my chart
          </Button>
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
          time={typed.time}
          place={typed.place}
          onTime={(time) => type({ time })}
          onPlace={(place) => type({ place })}
        />
      </div>
      {children}
    </form>
  );
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
