import { SIGN_IN_HREF } from '#client/lib/sign-in-href.ts';

/** For visitors, in place of what a page means in their own chart. */
export function VisitorMark() {
  return (
    <p className="text-sm text-muted">
      Is it in your chart?{' '}
      <a href={SIGN_IN_HREF} className="inline-flex min-h-6 items-center text-link">
        Get your chart
      </a>
    </p>
  );
}
