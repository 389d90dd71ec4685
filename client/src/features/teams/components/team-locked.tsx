import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { Card } from '#client/components/ui/card.tsx';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import { Notice } from '#client/components/ui/notice.tsx';

const GIVES = [
  'The twelve functions of a group of three to five people: who brings which, and what nobody brings',
  'How every two of you work together: a strength, something to watch, something to try',
  'What happens when one of you is away',
  'A coach who knows the charts of the whole team',
];

export interface TeamLockedProps {
  checkoutHref: string;
  /** The person comes from a payment that is not confirmed yet. */
  activating?: { readonly onCheck: () => void; readonly isChecking: boolean } | undefined;
}

/** What teams get, for people who have no team yet. */
export function TeamLocked({ checkoutHref, activating }: TeamLockedProps) {
  return (
    <div className="grid gap-6">
      {activating && (
        <Notice tone="ok" role="status" title="Payment received, activating…">
          <p>Your team account opens as soon as the payment is confirmed. This takes moments.</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            onClick={activating.onCheck}
            pending={activating.isChecking}
            pendingLabel="Checking..."
          >
            Check again
          </Button>
        </Notice>
      )}
      <Card as="section" padding="lg" labelledBy="locked-title" className="grid gap-6">
        <h2 id="locked-title" className="font-display text-2xl font-semibold">
          See how your team works together
        </h2>
        <ul className="grid max-w-prose gap-3">
          {GIVES.map((line) => (
            <li key={line} className="flex items-start gap-3">
              <CheckIcon className="mt-0.5 text-ok" />
              {line}
            </li>
          ))}
        </ul>
        <p className="max-w-prose text-muted">
          Team mode belongs to a team account. If your organisation has one, ask its account admin
          to add you; with a plan you open one yourself.
        </p>
        {!activating && (
          <div>
            <ButtonLink href={checkoutHref} size="lg">
              Choose a team plan
            </ButtonLink>
          </div>
        )}
      </Card>
    </div>
  );
}
