import type { ReactNode } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { ChoiceGroup } from '#client/components/ui/choice-group.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { Switch } from '#client/components/ui/switch.tsx';
import type { RouteRequest } from '#shared/contract/route.ts';
import { type createShare, SHARE_DAYS, SHARE_LEVELS } from '#shared/contract/sharing.ts';
import { DAYS_LABELS, daysOf, LEVEL_LABELS } from '../share-labels.ts';

export type Choices = RouteRequest<typeof createShare>['body'];

interface ShareChoicesProps {
  choices: Choices;
  onChange: (change: Partial<Choices>) => void;
}

/** What a link shows, and for how long. */
export function ShareChoices({ choices, onChange }: ShareChoicesProps) {
  const { level, showsName, days } = choices;
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <ChoiceGroup
          legend="What to share"
          answers={SHARE_LEVELS.map((key) => ({
            key,
            label: <LevelLabel level={key} />,
            isChosen: key === level,
            onChoose: () => onChange({ level: key }),
          }))}
        />
        <div role="status" className="empty:hidden">
          {level !== 'summary' && (
            <Notice tone="warn">These positions can reveal when someone was born.</Notice>
          )}
        </div>
      </div>
      <Switch
        label="Show the name"
        checked={showsName}
        onChange={(event) => onChange({ showsName: event.target.checked })}
      />
      <Field label="The link works for">
        <Select
          value={days}
          onChange={(event) => {
            const chosen = daysOf(event.target.value);
            if (chosen) onChange({ days: chosen });
          }}
        >
          {SHARE_DAYS.map((one) => (
            <option key={one} value={one}>
              {DAYS_LABELS[one]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

function LevelLabel({ level }: { level: Choices['level'] }) {
  const { name, what } = LEVEL_LABELS[level];
  return (
    <>
      <span className="block font-medium">{name}</span>
      <span className="block text-sm text-muted">{what}</span>
    </>
  );
}

interface AgreementProps {
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
  error: ReactNode;
  onMarkOwn: () => void;
  isMarking: boolean;
}

/** Asked about every chart that isn't marked as the person's own. */
export function Agreement({ isAgreed, onChange, error, onMarkOwn, isMarking }: AgreementProps) {
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-3 py-2 hover:border-ink has-checked:border-accent has-checked:bg-accent-soft">
        <input
          type="checkbox"
          checked={isAgreed}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={error ? 'agreement-error' : undefined}
          aria-invalid={error ? true : undefined}
          className="size-5 shrink-0 accent-accent"
        />
        <span className="font-medium">This person agreed</span>
      </label>
      {error && (
        <p id="agreement-error" role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <p className="text-sm text-muted">
        Is this your own chart?{' '}
        <Button variant="quiet" size="sm" onClick={onMarkOwn} disabled={isMarking}>
          This is me
        </Button>
      </p>
    </div>
  );
}
