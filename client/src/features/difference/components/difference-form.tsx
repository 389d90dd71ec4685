import { useId, useState } from 'react';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { Textarea } from '#client/components/ui/textarea.tsx';
import type { GivenValue } from '#shared/engine/doctor/given-value.ts';
import type { ReadText } from '#shared/engine/doctor/read-values.ts';
import { TYPE_NAMES } from '#shared/engine/human-type.ts';
import { PROFILE_IDS } from '#shared/engine/profile.ts';
import { readSummary, valueText } from '../value-messages.ts';

const EXAMPLE = 'Design\nSun 35.4\nMoon 3.2\n\nPersonality\nSun 26.5\nMoon 10.3';

interface DifferenceFormProps {
  /** null until the reader of texts has loaded. */
  read: ((text: string) => ReadText) | null;
  /** Longer texts are refused. */
  textMax: number;
  isSearching: boolean;
  onSearch: (values: readonly GivenValue[]) => void;
}

/** What another site shows: pasted or typed, with its type and profile to choose. */
export function DifferenceForm({ read, textMax, isSearching, onSearch }: DifferenceFormProps) {
  const [text, setText] = useState('');
  const [type, setType] = useState('');
  const [profile, setProfile] = useState('');
  const statusId = useId();
  const isTooLong = text.length > textMax;
  const found = read && !isTooLong ? read(text) : null;
  const values = found ? withChosen(found.values, type, profile) : [];
  function submit() {
    if (found && !isSearching) onSearch(values);
  }
  return (
    <FormFrame onSubmit={submit} className="grid gap-5">
      <Field
        label="What the other site shows"
        hint="Paste its list of planets, or type a few lines like these. Gate and line with a dot; say which column is Design and which is Personality."
        error={
          isTooLong &&
          `That’s more than ${textMax.toLocaleString('en-US')} characters. Paste only the list of planets.`
        }
      >
        <Textarea
          rows={9}
          value={text}
          placeholder={EXAMPLE}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
          className="font-mono text-sm"
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Its type" optional>
          <Choice value={type} options={TYPE_NAMES} onChoose={setType} />
        </Field>
        <Field label="Its profile" optional>
          <Choice value={profile} options={PROFILE_IDS} onChoose={setProfile} />
        </Field>
      </div>
      <div id={statusId} role="status" className="text-sm text-muted">
        {text.trim() !== '' && !isTooLong && <p>{readSummary(values)}</p>}
      </div>
      {found?.isColumnOrderAssumed && (
        <AssumedColumns onSwap={() => setText(`Personality Design\n${text}`)} />
      )}
      <ReadValues values={values} />
      <div>
        <Button type="submit" pending={isSearching || read === null} pendingLabel="Loading...">
          Find the difference
        </Button>
      </div>
    </FormFrame>
  );
}

/** What is chosen below the text counts instead of what the text says. */
function withChosen(
  values: readonly GivenValue[],
  type: string,
  profile: string,
): readonly GivenValue[] {
  const chosenType = TYPE_NAMES.find((name) => name === type);
  const kept = values.filter(
    ({ kind }) => !(kind === 'type' && chosenType) && !(kind === 'profile' && profile !== ''),
  );
  return [
    ...(chosenType ? [{ kind: 'type' as const, type: chosenType }] : []),
    ...(profile === '' ? [] : [{ kind: 'profile' as const, profile }]),
    ...kept,
  ];
}

function AssumedColumns({ onSwap }: { onSwap: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm">
      Your columns have no headings, so we read the first as Design.
      <Button variant="secondary" size="sm" onClick={onSwap}>
        Swap columns
      </Button>
    </p>
  );
}

function ReadValues({ values }: { values: readonly GivenValue[] }) {
  if (values.length === 0) return null;
  return (
    <Disclosure summary="What we read">
      <ul className="columns-2 gap-6 text-sm text-muted sm:columns-3">
        {values.map((value) => (
          <li key={valueText(value)}>{valueText(value)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface ChoiceProps {
  value: string;
  options: readonly string[];
  onChoose: (value: string) => void;
}

function Choice({ value, options, onChoose }: ChoiceProps) {
  return (
    <Select value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">Not entered</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </Select>
  );
}
