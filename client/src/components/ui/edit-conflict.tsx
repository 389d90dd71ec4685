import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export interface Dispute {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

export interface EditConflictProps {
  /** What was being edited, e.g. "account". */
  what: string;
  /** Fields changed by both; empty when the changes do not overlap. */
  disputes: readonly Dispute[];
  /** Takes over their values into the form. */
  onTakeTheirs: () => void;
  className?: string | undefined;
}

/** Reports that somebody else saved first, and shows both versions: neither is lost. */
export function EditConflict({ what, disputes, onTakeTheirs, className }: EditConflictProps) {
  return (
    <Notice
      tone="warn"
      role="alert"
      title={`Someone else changed this ${what} in the meantime`}
      className={className}
    >
      {disputes.length === 0 ? (
        <p>
          Their changes are in the form now, next to yours. Yours aren’t saved yet, so review
          everything and save again.
        </p>
      ) : (
        <>
          <p>Your changes aren’t saved yet. Save again to replace theirs with yours.</p>
          <dl className="mt-3 grid gap-3">
            {disputes.map(({ label, theirs, mine }) => (
              <div key={label}>
                <dt className="text-sm font-medium">{label}</dt>
                <dd className="wrap-anywhere">
                  <span className="text-muted">Theirs:</span> <bdi>{theirs || 'empty'}</bdi>
                </dd>
                <dd className="wrap-anywhere">
                  <span className="text-muted">Yours:</span> <bdi>{mine || 'empty'}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <Button size="sm" variant="secondary" className="mt-3" onClick={onTakeTheirs}>
            Take theirs
          </Button>
        </>
      )}
    </Notice>
  );
}
