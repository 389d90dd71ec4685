import { useEffect, useRef, useState } from 'react';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import type { CardFieldsProps } from '../confirmation.ts';
import { payAtSandbox, type TestCard } from '../sandbox-payment.ts';

export interface SandboxCardFieldsProps extends CardFieldsProps {
  confirmPath: string;
  clientSecret: string;
}

/** Takes a test card when no payment provider is configured. */
export function SandboxCardFields(props: SandboxCardFieldsProps) {
  const { confirmPath, clientSecret, onReady } = props;
  const [card, setCard] = useState<TestCard>({ number: '', expiry: '', cvc: '' });
  const typed = useRef(card);
  typed.current = card;

  useEffect(() => {
    onReady(() => payAtSandbox(confirmPath, clientSecret, typed.current));
  }, [onReady, confirmPath, clientSecret]);

  const change = (part: Partial<TestCard>) => setCard((present) => ({ ...present, ...part }));
  return (
    <div className="grid gap-4">
      <Notice tone="warn" title="Test mode: no money moves">
        This demo has no payment service. Pay with the test card{' '}
        <span className="figures whitespace-nowrap">4242 4242 4242 4242</span>, any future date and
        any code. Don’t enter a real card.
      </Notice>
      <Field label="Test card number">
        <Input
          inputMode="numeric"
          autoComplete="off"
          placeholder="4242 4242 4242 4242"
          className="figures"
          value={card.number}
          onChange={({ target }) => change({ number: target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Expires (MM/YY)">
          <Input
            autoComplete="off"
            placeholder="12/34"
            className="figures"
            value={card.expiry}
            onChange={({ target }) => change({ expiry: target.value })}
          />
        </Field>
        <Field label="Security code">
          <Input
            inputMode="numeric"
            autoComplete="off"
            placeholder="123"
            className="figures"
            value={card.cvc}
            onChange={({ target }) => change({ cvc: target.value })}
          />
        </Field>
      </div>
    </div>
  );
}
