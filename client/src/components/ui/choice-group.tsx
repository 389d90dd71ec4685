import { type ReactNode, type Ref, useId } from 'react';
import { FieldGroup } from './field.tsx';

export interface Answer {
  readonly key: string;
  readonly label: ReactNode;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export interface ChoiceGroupProps {
  legend: ReactNode;
  answers: readonly Answer[];
  hint?: ReactNode;
  error?: ReactNode;
  /** Ref of the first radio button. */
  firstRef?: Ref<HTMLInputElement> | undefined;
}

/** A question with a few answers, each wide enough for a thumb. */
export function ChoiceGroup({ legend, answers, hint, error, firstRef }: ChoiceGroupProps) {
  const name = useId();
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      {answers.map(({ key, label, isChosen, onChoose }, index) => (
        <label
          key={key}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-3 py-2 hover:border-ink has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            ref={index === 0 ? firstRef : undefined}
            type="radio"
            name={name}
            checked={isChosen}
            onChange={onChoose}
            className="size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0">{label}</span>
        </label>
      ))}
    </FieldGroup>
  );
}
