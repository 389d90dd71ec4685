import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from './cx.ts';
import { SpinnerMark } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-ink text-paper hover:bg-ink-soft',
  secondary: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-well',
  quiet: 'border-transparent text-ink hover:bg-well',
  danger: 'border-transparent bg-danger text-danger-ink hover:bg-danger-strong',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm',
  md: 'min-h-11 px-4 text-base',
  lg: 'min-h-13 px-6 text-lg',
};

/** A button's classes, for the rare element that is neither a button nor a link of this file. */
export function buttonClass({ variant = 'primary', size = 'md', className }: ButtonLook): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-md border py-2 text-center font-medium',
    'leading-snug transition-colors disabled:cursor-not-allowed disabled:opacity-55',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-85',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** The action is in progress: the button keeps its focus but ignores clicks. */
  pending?: boolean | undefined;
  /** Shown instead of the children while pending, e.g. "Deleting...". */
  pendingLabel?: ReactNode;
}

export function Button({
  variant,
  size,
  className,
  pending = false,
  pendingLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // A disabled button would lose the keyboard focus, so a pending one is only marked and ignores
  // clicks; that also prevents a second submit by Enter.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, className })}
      onClick={handleClick}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
    >
      {pending && <SpinnerMark />}
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook {
  href: string;
  children: ReactNode;
  onClick?: (() => void) | undefined;
}

/** A link inside the app that looks like a button. */
export function ButtonLink({ href, children, onClick, ...look }: ButtonLinkProps) {
  return (
    <Link href={href} className={buttonClass(look)} onClick={() => onClick?.()}>
      {children}
    </Link>
  );
}

export type ButtonAnchorProps = Omit<ComponentProps<'a'>, 'className'> & ButtonLook;

/** A plain link (sign-in, sign-out, mail, other sites) that looks like a button. */
export function ButtonAnchor({ variant, size, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, className })}>
      {children}
    </a>
  );
}
