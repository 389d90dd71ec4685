import { Link } from 'wouter';
import { cx } from '#client/components/ui/cx.ts';

interface AgeNoteProps {
  /** Signed-in people have accepted already. */
  isSignedIn?: boolean | undefined;
  className?: string | undefined;
}

/** Who the service is for, in one sentence; shown next to every sign-in button and the form. */
export function AgeNote({ isSignedIn = false, className }: AgeNoteProps) {
  return (
    <p className={cx('max-w-[52ch] text-sm text-muted', className)}>
      {isSignedIn
        ? 'The service is for people 18 or older, under the '
        : 'By signing in you say that you are 18 or older and accept the '}
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
