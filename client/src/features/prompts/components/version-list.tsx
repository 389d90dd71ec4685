import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { ConfirmMutation } from '#client/components/form/confirm-mutation.tsx';
import { Badge } from '#client/components/ui/badge.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { LoadMore } from '#client/components/ui/load-more.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { TimeAgo } from '#client/components/ui/time-ago.tsx';
import { instantDayWords } from '#client/lib/dates.ts';
import type { MasterPrompts, MasterPromptVersion } from '#shared/contract/prompts.ts';
import { promptVersions, useRestorePrompts } from '../api.ts';
import { PromptTexts } from './prompt-texts.tsx';

const NOT_LOADED = 'We couldn’t load the versions. Please try again.';
const NOT_RESTORED = 'We couldn’t restore this version. Please try again.';

interface VersionListProps {
  id: string;
  currentVersion: number;
  /** The form has unsaved changes. */
  hasChanges: boolean;
  onRestored: (prompts: MasterPrompts) => void;
}

/** All versions of the prompts, to read and restore. */
export function VersionList({ id, currentVersion, hasChanges, onRestored }: VersionListProps) {
  const pages = useInfiniteQuery(promptVersions(id));
  const [asked, setAsked] = useState<MasterPromptVersion | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const versions = pages.data?.pages.flat() ?? [];

  return (
    <section aria-labelledby="versions-title" className="grid gap-4">
      <h2
        ref={heading}
        id="versions-title"
        tabIndex={-1}
        className="font-display text-2xl font-semibold outline-none"
      >
        Versions
      </h2>
      {pages.isPending && (
        <SkeletonGroup label="Loading the versions" className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </SkeletonGroup>
      )}
      {pages.isError && (
        <LoadFailure
          query={pages}
          level={3}
          title="Unable to load the versions"
          fallback={NOT_LOADED}
        />
      )}
      <ol aria-label="Versions" className="[&>li+li>details]:border-t-0">
        {versions.map((version) => (
          <li key={version.version}>
            <VersionEntry
              version={version}
              isCurrent={version.version === currentVersion}
              onRestore={() => setAsked(version)}
            />
          </li>
        ))}
      </ol>
      {pages.hasNextPage && (
        <LoadMore onClick={() => void pages.fetchNextPage()} pending={pages.isFetchingNextPage} />
      )}
      <RestoreVersion
        id={id}
        version={asked}
        hasChanges={hasChanges}
        onClose={() => setAsked(null)}
        onRestored={(prompts) => {
          onRestored(prompts);
          heading.current?.focus();
        }}
      />
    </section>
  );
}

interface RestoreVersionProps extends Pick<VersionListProps, 'id' | 'hasChanges' | 'onRestored'> {
  /** What is to be restored; null while nothing is asked. */
  version: MasterPromptVersion | null;
  onClose: () => void;
}

function RestoreVersion({ id, version, hasChanges, onClose, onRestored }: RestoreVersionProps) {
  return (
    <ConfirmMutation
      mutation={useRestorePrompts(id)}
      variables={version?.version ?? null}
      tone="primary"
      title="Restore Version"
      description={`Its prompts apply to all users right away, for new conversations. ${
        hasChanges ? 'Your unsaved changes will be lost.' : 'The current version stays in the list.'
      }`}
      subject={version && `Version ${version.version}, ${instantDayWords(version.savedAt)}`}
      confirmLabel="Restore"
      pendingLabel="Restoring..."
      done={{ title: 'Success', description: `Version ${version?.version} is back` }}
      failed={NOT_RESTORED}
      onClose={onClose}
      onDone={onRestored}
    />
  );
}

interface VersionEntryProps extends VersionSummaryProps {
  onRestore: () => void;
}

function VersionEntry({ version, isCurrent, onRestore }: VersionEntryProps) {
  return (
    <Disclosure summary={<VersionSummary version={version} isCurrent={isCurrent} />}>
      <PromptTexts words={version} />
      {!isCurrent && (
        <Button variant="secondary" size="sm" className="mt-4" onClick={onRestore}>
          {`Restore version ${version.version}`}
        </Button>
      )}
    </Disclosure>
  );
}

interface VersionSummaryProps {
  version: MasterPromptVersion;
  isCurrent: boolean;
}

function VersionSummary({ version, isCurrent }: VersionSummaryProps) {
  const { savedAt, savedBy, restoredFrom } = version;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5">
      <span className="figures">{`Version ${version.version}`}</span>
      {isCurrent && <Badge tone="accent">In force</Badge>}
      <span className="text-sm font-normal text-muted wrap-anywhere">
        <TimeAgo iso={savedAt} isCapital isInControl />
        {` · ${[
          savedBy ?? 'by somebody who is gone',
          ...(restoredFrom === null ? [] : [`restored from version ${restoredFrom}`]),
        ].join(' · ')}`}
      </span>
    </span>
  );
}
