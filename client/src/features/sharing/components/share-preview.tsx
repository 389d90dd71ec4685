import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import type { SharedChart, ShareLevel } from '#shared/contract/sharing.ts';
import { sharePreview } from '../api.ts';
import { SharedFacts, SharedWords } from './shared-summary.tsx';

interface SharePreviewProps {
  chartId: string;
  level: ShareLevel;
  showsName: boolean;
  /** The picture of what is shared. */
  figureOf: (shared: SharedChart) => ReactNode;
  /** What to do with it besides sending a link. */
  toolsOf: (shared: SharedChart) => ReactNode;
}

/** What others would see, as the server would send it. */
export function SharePreview({ chartId, level, showsName, figureOf, toolsOf }: SharePreviewProps) {
  // The last one stays in place until the next has come.
  const query = useQuery({
    ...sharePreview(chartId, level, showsName),
    placeholderData: (previous: SharedChart | undefined) => previous,
  });
  if (query.isPending) return <Skeleton className="h-96 rounded-lg" />;
  if (query.isError) {
    return <LoadFailure query={query} title="Unable to load the preview" level={3} />;
  }
  const { data: shared } = query;
  return (
    <div className="grid gap-4">
      <div className="rounded-lg border border-line bg-paper p-5">
        <SharedWords
          shared={shared}
          isSmall
          heading={(sentence, className) => <p className={className}>{sentence}</p>}
        />
        <div className="mx-auto my-4 w-full max-w-52">{figureOf(shared)}</div>
        <SharedFacts shared={shared} />
      </div>
      {toolsOf(shared)}
    </div>
  );
}
