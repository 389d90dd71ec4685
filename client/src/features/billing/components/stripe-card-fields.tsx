import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { paths } from '#client/lib/paths.ts';
import type { OpenPayment } from '../api.ts';
import type { CardFieldsProps, Confirmation } from '../confirmation.ts';

export interface StripeCardFieldsProps extends CardFieldsProps {
  publishableKey: string;
  payment: OpenPayment;
}

/** Stripe's own card form in Stripe's frame: card data never reach us. */
export function StripeCardFields({ publishableKey, payment, ...told }: StripeCardFieldsProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const { onLoadError } = told;
  useEffect(() => {
    let isShown = true;
    // A blocked script rejects; without a handler the failure would be silent.
    loadStripe(publishableKey)
      .catch(() => null)
      .then((loaded) => {
        if (!isShown) return;
        if (loaded) setStripe(loaded);
        else onLoadError();
      });
    return () => {
      isShown = false;
    };
  }, [publishableKey, onLoadError]);
  if (!stripe) return null;
  return (
    <Elements
      stripe={stripe}
      options={{ clientSecret: payment.clientSecret, appearance: appearanceHere() }}
    >
      <Fields kind={payment.kind} {...told} />
    </Elements>
  );
}

function Fields({ kind, onReady, onLoadError }: CardFieldsProps & Pick<OpenPayment, 'kind'>) {
  const stripe = useStripe();
  const elements = useElements();

  async function confirm(): Promise<Confirmation> {
    if (!stripe || !elements) {
      return {
        kind: 'failed',
        message: 'Payment form is not ready. Please refresh and try again.',
      };
    }
    const order = {
      elements,
      confirmParams: { return_url: window.location.origin + paths.team.pattern },
      redirect: 'if_required',
    } as const;
    const { error } = await (kind === 'setup'
      ? stripe.confirmSetup(order)
      : stripe.confirmPayment(order));
    if (!error) return { kind: 'paid' };
    return {
      kind: 'failed',
      message: error.message ?? 'The payment didn’t go through. Please try again.',
    };
  }

  return <PaymentElement onReady={() => onReady(confirm)} onLoadError={onLoadError} />;
}

/** Our colors and sizes for Stripe's frame, which cannot read our style sheet. */
function appearanceHere(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string, otherwise: string) =>
    style.getPropertyValue(name).trim() || otherwise;
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: token('--accent', '#0b5563'),
      colorBackground: token('--surface', '#ffffff'),
      colorText: token('--ink', '#1f2328'),
      colorTextSecondary: token('--muted', '#59626d'),
      colorDanger: token('--danger', '#a8201a'),
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '6px',
    },
  };
}
