import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { toast } from '#client/components/feedback/toast.ts';
import { Form, FormFailureNotice } from '#client/components/form/form.tsx';
import { FormRefusal } from '#client/components/form/form-failure.ts';
import { useSavedForm } from '#client/components/form/use-saved-form.ts';
import { Button } from '#client/components/ui/button.tsx';
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
const LOADING = new FormRefusal(
  'Payment Not Ready',
  'Please wait for the payment form to load completely.',
);
const LOAD_ERROR = new FormRefusal(
  'Payment Form Error',
  'Failed to load payment form. Please refresh the page.',
);

export interface PaymentDetailsProps {
  plan: Plan;
  payment: OpenPayment;
  cardForm: CardForm;
  onPaid: () => void;
}

/** Takes the card and pays once, however often the button is pressed. */
export function PaymentDetails({ plan, payment, cardForm, onPaid }: PaymentDetailsProps) {
  const { form, state, onReady, onLoadError } = usePayment(plan, onPaid);
  return (
    <Form form={form} aria-labelledby="payment-title" className="grid gap-6">
      <h2 id="payment-title" className="font-display text-xl font-semibold">
        Payment Details
      </h2>
      <div aria-busy={state === 'loading'}>
        {state === 'loading' && cardForm.kind === 'stripe' && <Skeleton className="h-48 w-full" />}
        <Suspense fallback={null}>
          <CardFields
            cardForm={cardForm}
            payment={payment}
            onReady={onReady}
            onLoadError={onLoadError}
          />
        </Suspense>
      </div>
      <FormFailureNotice failure={form.failure} />
      <div className="grid gap-3">
        <Button
          type="submit"
          size="lg"
          disabled={state !== 'ready'}
          pending={form.isBusy}
          pendingLabel="Processing..."
        >
          Complete Payment - {priceWords(plan.priceCents)}
        </Button>
        <p className="text-sm text-muted">
          The plan renews after one year at the same price. Cancel anytime and keep access until the
          end of your paid year.
        </p>
      </div>
    </Form>
  );
}

/** The form around the card's fields, which are the provider's own and confirm by themselves. */
function usePayment(plan: Plan, onPaid: () => void) {
  const confirm = useRef<Confirm | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const form = useSavedForm({
    schema: z.object({}),
    values: {},
    failed: NOT_READY,
    failureTitle: 'Payment Failed',
    async send() {
      if (state === 'loading') throw LOADING;
      const confirmation = await confirmed(state === 'ready' ? confirm.current : null);
      if (confirmation.kind === 'failed') throw new FormRefusal(undefined, confirmation.message);
      // On the way to the bank the button stays as it is until the page is left.
      if (confirmation.kind === 'leaving') await new Promise(() => {});
    },
    onSent() {
      const description = `Welcome to ${plan.name}!`;
      toast({ title: 'Payment Successful', description, tone: 'success' });
      onPaid();
    },
  });

  const onReady = useCallback((given: Confirm) => {
    confirm.current = given;
    setState('ready');
  }, []);
  const fail = useRef(form.fail);
  fail.current = form.fail;
  const onLoadError = useCallback(() => {
    setState('failed');
    fail.current(LOAD_ERROR);
  }, []);

  return { form, state, onReady, onLoadError };
}

/** A confirmation that throws is a failure like any other, so that the button comes back. */
async function confirmed(confirm: Confirm | null): Promise<Confirmation> {
  try {
    if (confirm) return await confirm();
  } catch {
    // Nothing is known of the payment: the sentence below leads back to a fresh form.
  }
  return { kind: 'failed', message: NOT_READY };
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
