import { cx } from './cx.ts';

interface ApproximateProps {
  /** When something is as stated: "until 7:20 AM". */
  when: string;
  className?: string | undefined;
}

/** That something depends on the birth time: "≈ until 7:20 AM". */
export function Approximate({ when, className }: ApproximateProps) {
  return (
    <span className={cx('figures text-sm text-warn', className)}>
      <span aria-hidden="true">≈ </span>
      <span className="sr-only">Approximate: </span>
      {when}
    </span>
  );
}
