import { Link } from 'wouter';
import { BRAND_MARK, BRAND_NAME } from '#shared/domain/brand.ts';
import { cx } from '../ui/cx.ts';

/** Two nested arms of the bodygraph around one disc. */
export function BrandMark({ className }: { className?: string | undefined }) {
  const { box, arms, disc } = BRAND_MARK;
  return (
    <svg
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      aria-hidden="true"
      className={cx('size-7', className)}
    >
      {arms.map(({ d, width }) => (
        <path key={d} d={d} stroke="currentColor" strokeWidth={width} strokeLinecap="round" />
      ))}
      <circle cx={disc.x} cy={disc.y} r={disc.radius} className="fill-coral" />
    </svg>
  );
}

/** Logo and name, as the link to the start page. */
export function HomeLink() {
  return (
    <Link href="/" aria-label={`${BRAND_NAME}, start page`} className="flex rounded-sm py-2">
      <span className="inline-flex items-center gap-2.5">
        <BrandMark />
        <span className="font-display text-xl max-[22.5rem]:sr-only font-semibold tracking-tight">
          {BRAND_NAME}
        </span>
      </span>
    </Link>
  );
}
