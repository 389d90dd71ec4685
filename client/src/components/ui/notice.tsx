import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icons.tsx';

export type NoticeTone = 'info' | 'ok' | 'warn' | 'danger';

const TONES = {
  info: { box: 'bg-accent-soft', mark: 'text-accent', Icon: InfoIcon },
  ok: { box: 'bg-ok-soft', mark: 'text-ok', Icon: CheckIcon },
  warn: { box: 'bg-warn-soft', mark: 'text-warn', Icon: AlertIcon },
  danger: { box: 'bg-danger-soft', mark: 'text-danger', Icon: AlertIcon },
} as const;

export interface NoticeProps {
  children: ReactNode;
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  /** `alert` for an error after an action, `status` for a result; none for static text. */
  role?: 'alert' | 'status' | undefined;
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
}

/** An inline message: form errors, limits, advice, a dismissible note. */
export function Notice({
  children,
  tone = 'info',
  title,
  role,
  onDismiss,
  className,
}: NoticeProps) {
  const { box, mark, Icon } = TONES[tone];
  return (
    <div
      role={role}
      className={cx('flex items-start gap-3 rounded-md p-4 text-ink', box, className)}
    >
      <Icon className={cx('mt-0.5', mark)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-medium">{title}</p>}
        {children}
      </div>
      {onDismiss && (
        <IconButton
          size="sm"
          label="Dismiss"
          icon={<CloseIcon />}
          onClick={onDismiss}
          className="-my-1.5 -mr-1.5"
        />
      )}
    </div>
  );
}
