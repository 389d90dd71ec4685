import { useId, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { DELETION_UNDO_DAYS } from '#shared/contract/deletion.ts';
import { DeletionForm } from './deletion-form.tsx';

/** What deleting the account deletes and keeps, and the way to do it. */
export function DeleteAccount() {
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" labelledBy={titleId} padding="lg" className="grid gap-4">
      <CardTitle id={titleId}>Delete your account</CardTitle>
      <p>
        This permanently deletes your charts and readings, your conversations with the coach, your
        links, and your place in every team. Teams you joined are analyzed again without you.
      </p>
      <p className="text-muted">
        Two things stay: invoices, because tax law requires them, and a log of changes by admins.
        The invoices have no birth details, and the log has a number instead of your name.
      </p>
      <p>
        You’re signed out everywhere and your links stop working right away. You have{' '}
        {DELETION_UNDO_DAYS} days to change your mind.
      </p>
      {isOpen ? (
        <DeletionForm onCancel={() => setIsOpen(false)} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Delete your account...
          </Button>
        </div>
      )}
    </Card>
  );
}
