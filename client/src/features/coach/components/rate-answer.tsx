import { type ReactNode, useId, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { useBusy } from '#client/components/form/use-busy.ts';
import { Button } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { ThumbDownIcon, ThumbUpIcon } from '#client/components/ui/icons.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { REASON_MAX, type Verdict } from '#shared/contract/conversations.ts';
import type { Exchange } from '../thread.ts';

interface RateAnswerProps {
  exchange: Exchange;
  /** Only stored answers can be rated. */
  isRated: boolean;
  onRate: (exchange: Exchange, verdict: Verdict | null, reason?: string) => Promise<boolean>;
  /** Other actions in the same row. */
  beside: ReactNode;
  note: ReactNode;
}

const QUESTIONS = { up: 'What helped?', down: 'What went wrong?' } as const;

/** Thumbs up and down; a pressed one asks for a reason, which may be left out. */
export function RateAnswer({ exchange, isRated, onRate, beside, note }: RateAnswerProps) {
  const [asksFor, setAsksFor] = useState<Verdict | null>(null);

  async function press(pressed: Verdict) {
    const verdict = exchange.verdict === pressed ? null : pressed;
    setAsksFor(verdict);
    if (!(await onRate(exchange, verdict))) setAsksFor(null);
  }

  async function explain(reason: string) {
    if (asksFor === null || !(await onRate(exchange, asksFor, reason))) return;
    setAsksFor(null);
    toast({ title: 'Thanks for telling us', tone: 'success' });
  }

  return (
    <div className="grid gap-2">
      <div className="-ml-3 flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {beside}
        {isRated && (
          <span className="flex">
            <Thumb
              label="Helpful"
              icon={<ThumbUpIcon className="size-4.5" />}
              isPressed={exchange.verdict === 'up'}
              onPress={() => void press('up')}
            />
            <Thumb
              label="Not helpful"
              icon={<ThumbDownIcon className="size-4.5" />}
              isPressed={exchange.verdict === 'down'}
              onPress={() => void press('down')}
            />
          </span>
        )}
        {note}
      </div>
      {asksFor && (
        <ReasonForm
          key={asksFor}
          question={QUESTIONS[asksFor]}
          onSend={explain}
          onClose={() => setAsksFor(null)}
        />
      )}
    </div>
  );
}

interface ThumbProps {
  label: string;
  icon: ReactNode;
  isPressed: boolean;
  onPress: () => void;
}

function Thumb({ label, icon, isPressed, onPress }: ThumbProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      size="sm"
      aria-pressed={isPressed}
      onClick={onPress}
      className={cx('pointer-coarse:size-11', isPressed && 'bg-accent-soft text-accent!')}
    />
  );
}

interface ReasonFormProps {
  question: string;
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
}

function ReasonForm({ question, onSend, onClose }: ReasonFormProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const { isBusy, once } = useBusy();
  function submit() {
    if (reason.trim() === '') onClose();
    else void once(() => onSend(reason.trim()));
  }
  return (
    <FormFrame onSubmit={submit} className="grid animate-appear gap-1.5 rounded-md bg-well p-3">
      <label htmlFor={id} className="text-sm">
        {question} <span className="text-muted">(optional)</span>
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          value={reason}
          maxLength={REASON_MAX}
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
          className="min-w-0 flex-1 basis-48"
        />
        <Button type="submit" variant="secondary" pending={isBusy} disabled={reason.trim() === ''}>
          Send reason
        </Button>
      </div>
    </FormFrame>
  );
}
