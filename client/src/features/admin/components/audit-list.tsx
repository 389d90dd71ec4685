import { type ReactNode, useId } from 'react';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type { AuditEntry } from '#shared/contract/audit.ts';
import type { AuditFilter } from '../audit-api.ts';
import { ACTION_LABELS, actorWords, factsOf, OBJECT_LABELS } from '../audit-labels.ts';

export interface AuditListProps {
  entries: readonly AuditEntry[];
  /** Filters the list by an entry's person or object. */
  onFilter: (changes: Partial<AuditFilter>) => void;
}

/** The audit log, newest first. */
export function AuditList({ entries, onFilter }: AuditListProps) {
  return (
    <ol aria-label="Entries" className="divide-y divide-line border-y border-line">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} onFilter={onFilter} />
      ))}
    </ol>
  );
}

function Entry({ entry, onFilter }: { entry: AuditEntry } & Pick<AuditListProps, 'onFilter'>) {
  const title = useId();
  const dates = useDates();
  const { actor, account, objectType, objectId } = entry;
  const facts = factsOf(entry);
  return (
    <li aria-labelledby={title} className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={title} className="font-medium">
          {ACTION_LABELS[entry.action]}
        </h2>
        <time dateTime={entry.createdAt} className="figures text-sm text-muted">
          {dates.instant(entry.createdAt)}
        </time>
      </div>
      <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-1 text-sm">
        <Part name="By">
          {actor.id ? (
            <FilterButton
              label={actorWords(actor)}
              onClick={() => onFilter({ actorId: actor.id ?? '' })}
            />
          ) : (
            actorWords(actor)
          )}
        </Part>
        <Part name={OBJECT_LABELS[objectType]}>
          <FilterButton label={objectId} onClick={() => onFilter({ objectType, objectId })} />
        </Part>
        {account && (
          <Part name="In">
            <FilterButton
              label={account.name ?? 'an account that has gone'}
              onClick={() => onFilter({ accountId: account.id })}
            />
          </Part>
        )}
      </dl>
      {facts.length > 0 && (
        <Disclosure summary="What changed" className="mt-1 border-none text-sm">
          <ul className="grid gap-1">
            {facts.map(({ name, before, after }) => (
              <li key={name} className="wrap-anywhere">
                <span className="font-medium">{name}</span>: {before} → {after}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function FilterButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Show only ${label}`}
      onClick={onClick}
      className="text-link text-left wrap-anywhere"
    >
      {label}
    </button>
  );
}
