import { type ReactNode, type Ref, Suspense } from 'react';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { PentaView } from '#client/features/penta/components/penta-view.tsx';
import { CollapsiblePanel } from '#client/features/teams/components/collapsible-panel.tsx';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { PENTA_SIZE_MIN, type TeamRecord } from '#shared/contract/teams.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';

/** Lazy: the map is read first, and the bodygraph on demand. */
export const TeamPicture = lazyPart(
  () => import('./team-picture.tsx'),
  (module) => module.TeamPicture,
);

/** Lazy: the sentences' texts are no part of a first view. */
const BriefSentences = lazyPart(
  () => import('#client/features/penta/components/brief-sentences.tsx'),
  (module) => module.BriefSentences,
);
const BriefStrength = lazyPart(
  () => import('#client/features/penta/components/brief-sentences.tsx'),
  (module) => module.BriefStrength,
);
const NextActions = lazyPart(
  () => import('#client/features/team-plan/components/next-actions.tsx'),
  (module) => module.NextActions,
);

interface TeamMapProps {
  team: TeamRecord;
  isPrinting: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  /** The picture of all gates together: whether it's unfolded, and the gates that light up in it. */
  picture: {
    readonly isOpen: boolean;
    readonly litGates: readonly GateNumber[];
    readonly onToggle: (isOpen: boolean) => void;
    readonly ref: Ref<HTMLDivElement>;
  };
}

/** Who covers what: the Penta, and everybody's gates in one picture. */
export function TeamMap({ team, isPrinting, headingRef, picture }: TeamMapProps) {
  const { members, pentaData } = team;
  const fold = <CollectivePicture team={team} isPrinting={isPrinting} picture={picture} />;
  const panel = (content: ReactNode) => (
    <CollapsiblePanel
      title="Team Penta Chart"
      lead={<p>{`Collective energy dynamics for ${members.length} team members`}</p>}
    >
      {content}
    </CollapsiblePanel>
  );
  return (
    <div className="print:space-y-4">
      {pentaData ? (
        <>
          {/* Focused on arrival; for the eye, the selector and the finding say the same. */}
          <h3 ref={headingRef} tabIndex={-1} className="sr-only outline-none print:not-sr-only">
            <bdi>{team.name}</bdi>: {pentaData.compositeType}
          </h3>
          <PentaView
            teamName={team.name}
            penta={pentaData}
            isPrinting={isPrinting || undefined}
            more={fold}
            frame={panel}
            aside={
              <Suspense fallback={<BriefWaiting />}>
                <BriefSentences penta={pentaData} />
              </Suspense>
            }
            closing={
              <Suspense fallback={<Skeleton className="h-20" />}>
                <BriefStrength penta={pentaData} />
              </Suspense>
            }
            actions={
              <Suspense fallback={<ActionsWaiting />}>
                <NextActions team={team} />
              </Suspense>
            }
          />
        </>
      ) : (
        panel(<NoPenta count={members.length} />)
      )}
      {pentaData === null && fold}
    </div>
  );
}

function CollectivePicture({
  team,
  isPrinting,
  picture,
}: Pick<TeamMapProps, 'team' | 'isPrinting' | 'picture'>) {
  return (
    <div ref={picture.ref} className="scroll-mt-24">
      <Disclosure
        summary="Show the collective bodygraph"
        className={team.pentaData ? 'border-t-0' : undefined}
        isOpen={picture.isOpen || isPrinting}
        onToggle={picture.onToggle}
      >
        {(picture.isOpen || isPrinting) && (
          <Suspense>
            <TeamPicture team={team} litGates={picture.litGates} />
          </Suspense>
        )}
      </Disclosure>
    </div>
  );
}

function BriefWaiting() {
  return (
    <SkeletonGroup label="Loading the summary" className="grid gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </SkeletonGroup>
  );
}

function ActionsWaiting() {
  return (
    <SkeletonGroup label="Loading what to do next" className="grid gap-3">
      <Skeleton className="h-72 rounded-lg" />
    </SkeletonGroup>
  );
}

function NoPenta({ count }: { count: number }) {
  return <Notice title="No Penta for this team">{noPentaWords(count)}</Notice>;
}

function noPentaWords(count: number): string {
  if (count >= PENTA_SIZE_MIN) {
    return 'We couldn’t read this team’s functions from its charts. Analyze the team again.';
  }
  return count === 1
    ? 'A Penta takes at least three people, and this team has one so far. Add two more to see the twelve functions.'
    : 'A Penta takes at least three people. See Pairs for what the two of you share, and add a third person to see the twelve functions.';
}
