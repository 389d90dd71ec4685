import type { Ref } from 'react';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
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

interface TeamMapProps {
  team: TeamRecord;
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
export function TeamMap({ team, headingRef, picture }: TeamMapProps) {
  const { members, pentaData } = team;
  return (
    <div className="grid gap-6 print:block print:space-y-4">
      <CollapsiblePanel
        title="Team Penta Chart"
        lead={`Collective energy dynamics for ${members.length} team members`}
      >
        {pentaData ? (
          <PentaView teamName={team.name} penta={pentaData} headingRef={headingRef} />
        ) : (
          <NoPenta count={members.length} />
        )}
      </CollapsiblePanel>
      <div ref={picture.ref} className="scroll-mt-24">
        <Disclosure
          summary="Show the collective bodygraph"
          isOpen={picture.isOpen}
          onToggle={picture.onToggle}
        >
          {picture.isOpen && <TeamPicture team={team} litGates={picture.litGates} />}
        </Disclosure>
      </div>
    </div>
  );
}

function NoPenta({ count }: { count: number }) {
  return (
    <Notice title="No Penta for this team">
      {count < PENTA_SIZE_MIN
        ? 'A Penta takes at least three people. See Pairs for what the two of you share, and add a third person to see the twelve functions.'
        : 'We couldn’t read this team’s functions from its charts. Analyze the team again.'}
    </Notice>
  );
}
