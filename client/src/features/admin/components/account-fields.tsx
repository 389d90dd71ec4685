import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Textarea } from '#client/components/ui/textarea.tsx';
import { teamLimitOf, teamLimitProblem } from '../team-limit.ts';

const NAME_MAX = 255;
const DESCRIPTION_MAX = 2000;

/** An account as it is typed. */
export interface AccountEntry {
  readonly name: string;
  readonly description: string;
  readonly teamLimit: string;
}

export interface AccountProblems {
  readonly name?: string;
  readonly teamLimit?: string;
}

/** What keeps an entry from being sent. */
export function problemsOf(entry: AccountEntry): AccountProblems {
  const teamLimit = teamLimitProblem(teamLimitOf(entry.teamLimit));
  return {
    ...(entry.name.trim() === '' ? { name: 'Team account name is required' } : {}),
    ...(teamLimit === '' ? {} : { teamLimit }),
  };
}

export interface AccountFieldsProps {
  entry: AccountEntry;
  problems: AccountProblems;
  onChange: (changes: Partial<AccountEntry>) => void;
}

/** Name, description and limit of an account, new or existing. The name takes the focus. */
export function AccountFields({ entry, problems, onChange }: AccountFieldsProps) {
  return (
    <>
      <Field label="Account Name *" error={problems.name}>
        <Input
          required
          autoFocus
          autoComplete="off"
          maxLength={NAME_MAX}
          value={entry.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field label="Team Limit" error={problems.teamLimit}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="figures"
          value={entry.teamLimit}
          onChange={({ target }) => onChange({ teamLimit: target.value })}
        />
      </Field>
      <Field label="Description" className="sm:col-span-2">
        <Textarea
          rows={2}
          maxLength={DESCRIPTION_MAX}
          value={entry.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
    </>
  );
}
