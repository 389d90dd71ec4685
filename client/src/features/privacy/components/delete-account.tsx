import { useId, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { DELETION_UNDO_DAYS } from '#shared/contract/deletion.ts';
import { DeletionForm } from './deletion-form.tsx';

const DELETED = [
  'Your profile and sign-ins',
  'Your charts, readings and corrections',
  'Your conversations with the coach',
  'Your share links and calendar links',
  'Your place in every team. Each team is analyzed again without you',
];

const KEPT = [
  'Invoices, because tax law requires them. They have no birth details',
  'A log of changes by admins, with a number in place of your name',
];

function Consequences({ title, items }: { title: string; items: readonly string[] }) {
  const titleId = useId();
  return (
    <div>
      <h3 id={titleId} className="mb-1.5 font-medium">
        {title}
      </h3>
      <ul aria-labelledby={titleId} className="grid list-disc gap-1 pl-5 text-pretty">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** What deleting the account deletes and keeps, and the way to do it. */
export function DeleteAccount() {
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" labelledBy={titleId} padding="lg" className="grid gap-4">
      <CardTitle id={titleId}>Delete your account</CardTitle>
      <div className="grid gap-5 sm:grid-cols-2">
        <Consequences title="What we delete" items={DELETED} />
        <Consequences title="What we keep" items={KEPT} />
      </div>
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
