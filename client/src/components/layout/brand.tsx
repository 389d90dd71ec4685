import { Link } from 'wouter';
import { cx } from '../ui/cx.ts';

/** The product's name, defined once. */
export const PRODUCT_NAME = 'Human Design';

/** The center of a bodygraph, half open and half filled: two sides of one person. */
function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 28 28" fill="none" aria-hidden="true" className={cx('size-7', className)}>
      <path
        d="M12.6 3 3 12.6a2 2 0 0 0 0 2.8l9.6 9.6a2 2 0 0 0 2.8 0l9.6-9.6a2 2 0 0 0 0-2.8L15.4 3a2 2 0 0 0-2.8 0Z"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path
        d="M14 2.4a2 2 0 0 1 1.4.6l9.6 9.6a2 2 0 0 1 0 2.8L15.4 25a2 2 0 0 1-1.4.6Z"
        fill="currentColor"
      />
    </svg>
  );
}

/** Logo and name, as the link to the start page. */
export function HomeLink() {
  return (
    <Link href="/" aria-label={`${PRODUCT_NAME}, start page`} className="flex rounded-sm py-2">
      <span className="inline-flex items-center gap-2">
        <BrandMark className="text-accent" />
        <span className="font-display text-lg font-semibold tracking-tight">{PRODUCT_NAME}</span>
      </span>
    </Link>
  );
}
