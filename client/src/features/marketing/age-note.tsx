import { Link } from 'wouter';
import { cx } from '#client/components/ui/cx.ts';

/** Stands beside every sign-in button. */
export function AgeNote({ className }: { className?: string | undefined }) {
  return (
    <p className={cx('max-w-[52ch] text-sm text-muted', className)}>
      For people 18 or older. By signing in you accept the{' '}
      <Link href="/terms" className="text-link">
        Terms of Service
      </Link>{' '}
      and the{' '}
      <Link href="/terms#privacy" className="text-link">
        Privacy Policy
      </Link>
      .
    </p>
  );
}
