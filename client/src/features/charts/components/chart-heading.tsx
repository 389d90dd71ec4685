import { type ReactNode, useEffect, useState } from 'react';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { forgetJustMade, isJustMade } from '../just-made.ts';

interface ChartHeadingProps {
  chart: { readonly id: string; readonly name: string };
  pageTitle?: string | undefined;
  after?: ReactNode;
}

/** Whose chart it is; that it was made is news only once, and stays in the heading's name. */
export function ChartHeading({ chart: { id, name }, pageTitle, after }: ChartHeadingProps) {
  const [isNew] = useState(() => isJustMade(id));
  useEffect(() => {
    forgetJustMade(id);
  }, [id]);
  const title = `${name}'s Analysis Generated`;
  return (
    <PageHeading look="label" name={title} pageTitle={pageTitle ?? title} after={after}>
      <span className="text-base font-semibold text-ink">{name}</span>
      <span className={isNew ? undefined : 'sr-only'}>{title.slice(name.length)}</span>
    </PageHeading>
  );
}
