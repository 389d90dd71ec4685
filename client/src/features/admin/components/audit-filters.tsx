import { FormFrame } from '#client/components/form/form-frame.tsx';
import { Button, ButtonAnchor } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { DownloadIcon } from '#client/components/ui/icons.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { AUDIT_FILE_MAX } from '#shared/contract/audit.ts';
import { AUDIT_ACTIONS, AUDIT_OBJECTS } from '#shared/domain/audit.ts';
import { figure } from '#shared/domain/english.ts';
import { AUDIT_FILTERS, type AuditFilter, auditFileHref } from '../audit-api.ts';
import { ACTION_LABELS, OBJECT_LABELS } from '../audit-labels.ts';

export interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (changes: Partial<AuditFilter>) => void;
}

/** Narrows the list and its file; all filters apply together, as they are chosen. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const isFiltered = AUDIT_FILTERS.some((name) => filter[name] !== '');
  return (
    <FormFrame
      aria-label="Filters"
      className="mb-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto]"
    >
      <LabelSelect
        label="Action"
        all="All actions"
        labels={ACTION_LABELS}
        values={AUDIT_ACTIONS}
        value={filter.action}
        onChange={(action) => onChange({ action })}
      />
      <LabelSelect
        label="Object"
        all="All objects"
        labels={OBJECT_LABELS}
        values={AUDIT_OBJECTS}
        value={filter.objectType}
        onChange={(objectType) => onChange({ objectType })}
      />
      <Field label="From">
        <Input
          type="date"
          value={filter.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      </Field>
      <Field label="To">
        <Input
          type="date"
          value={filter.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:col-span-2 lg:col-span-4">
        <Button
          variant="secondary"
          disabled={!isFiltered}
          onClick={() =>
            onChange(Object.fromEntries(AUDIT_FILTERS.map((name) => [name, ''] as const)))
          }
        >
          Clear filters
        </Button>
        <ButtonAnchor variant="secondary" href={auditFileHref(filter)} download>
          <DownloadIcon />
          Export CSV
        </ButtonAnchor>
        <p className="text-sm text-muted">
          All matching entries, up to the newest {figure(AUDIT_FILE_MAX)}.
        </p>
      </div>
    </FormFrame>
  );
}

interface LabelSelectProps<Value extends string> {
  label: string;
  /** The choice that filters nothing. */
  all: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  value: string;
  onChange: (value: string) => void;
}

function LabelSelect<Value extends string>(props: LabelSelectProps<Value>) {
  const { label, all, values, labels, value, onChange } = props;
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {labels[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
