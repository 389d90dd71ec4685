import { type FormEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { priceWords } from '#client/lib/money.ts';
import type { Plan } from '#shared/domain/plans.ts';
import type { CardForm, OpenPayment } from '../api.ts';
import type { CardFieldsProps, Confirm, Confirmation } from '../confirmation.ts';
import { SandboxCardFields } from './sandbox-card-fields.tsx';

// Only people who are about to pay load the provider's code.
const StripeCardFields = lazy(() =>
  import('./stripe-card-fields.tsx').then(
    (loaded) => ({ default: loaded.StripeCardFields }),
    () => ({ default: NothingLoaded }),
  ),
);

function NothingLoaded({ onLoadError }: CardFieldsProps) {
  useEffect(() => {
    onLoadError();
  }, [onLoadError]);
  return null;
}

const NOT_READY = 'Payment form is not ready. Please refresh and try again.';
const LOAD_ERROR = {
  title: 'Payment Form Error',
  description: 'Failed to load payment form. Please refresh the page.',
};

export interface PaymentDetailsProps {
  plan: Plan;
  payment: OpenPayment;
  cardForm: CardForm;
  onPaid: () => void;
}

/** Takes the card and pays once, however often the button is pressed. */
export function PaymentDetails({ plan, payment, cardForm, onPaid }: PaymentDetailsProps) {
  const confirm = useRef<Confirm | null>(null);
  const [form, setForm] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<{ title: string; description: string } | null>(null);

  const report = useCallback((found: { title: string; description: string }) => {
    setProblem(found);
    toast({ ...found, tone: 'destructive' });
  }, []);
  const onReady = useCallback((given: Confirm) => {
    confirm.current = given;
    setForm('ready');
  }, []);
  const onLoadError = useCallback(() => {
    setForm('failed');
    report(LOAD_ERROR);
  }, [report]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (form === 'loading') {
      report({
        title: 'Payment Not Ready',
        description: 'Please wait for the payment form to load completely.',
      });
      return;
    }
    if (form === 'failed' || !confirm.current) {
      report({ title: 'Payment Failed', description: NOT_READY });
      return;
    }
    setIsBusy(true);
    setProblem(null);
    finish(await confirmed(confirm.current));
  }

  function finish(confirmation: Confirmation) {
    // While navigating to the bank the button stays pending until the page is left.
    if (confirmation.kind === 'leaving') return;
    setIsBusy(false);
    if (confirmation.kind === 'failed') {
      report({ title: 'Payment Failed', description: confirmation.message });
      return;
    }
    toast({
      title: 'Payment Successful',
      description: `Welcome to ${plan.name}!`,
      tone: 'success',
    });
    onPaid();
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby="payment-title" className="grid gap-6">
      <h2 id="payment-title" className="font-display text-xl font-semibold">
        Payment Details
      </h2>
      <div aria-busy={form === 'loading'}>
        {form === 'loading' && cardForm.kind === 'stripe' && <Skeleton className="h-48 w-full" />}
        <Suspense fallback={null}>
          <CardFields
            cardForm={cardForm}
            payment={payment}
            onReady={onReady}
            onLoadError={onLoadError}
          />
        </Suspense>
      </div>
      {problem && (
        <Notice tone="danger" role="alert" title={problem.title}>
          {problem.description}
        </Notice>
      )}
      <div className="grid gap-3">
        <Button
          type="submit"
          size="lg"
          disabled={form !== 'ready'}
          pending={isBusy}
          pendingLabel="Processing..."
        >
          Complete Payment - {priceWords(plan.priceCents)}
        </Button>
        <p className="text-sm text-muted">
          The plan renews after one year at the same price. You can cancel at any time; it then runs
          to the end of the paid year.
        </p>
      </div>
    </form>
  );
}

/** Treats a rejected confirmation like any other failure, so that the button is enabled again. */
async function confirmed(confirm: Confirm): Promise<Confirmation> {
  try {
    return await confirm();
  } catch {
    return { kind: 'failed', message: NOT_READY };
  }
}

interface CardFieldsChoice extends CardFieldsProps {
  cardForm: CardForm;
  payment: OpenPayment;
}

function CardFields({ cardForm, payment, ...told }: CardFieldsChoice) {
  return cardForm.kind === 'stripe' ? (
    <StripeCardFields publishableKey={cardForm.publishableKey} payment={payment} {...told} />
  ) : (
    <SandboxCardFields
      confirmPath={cardForm.confirmPath}
      clientSecret={payment.clientSecret}
      {...told}
    />
  );
}
