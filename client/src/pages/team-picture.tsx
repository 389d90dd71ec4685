import { useMemo } from 'react';
import { CollectiveBodygraph } from '#client/features/bodygraph/collective-bodygraph.tsx';
import { collectiveInWords } from '#client/features/teams/sharing.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';

export interface TeamPictureProps {
  team: TeamRecord;
  litGates: readonly GateNumber[];
}

/** Everybody's gates in one picture. */
export function TeamPicture({ team, litGates }: TeamPictureProps) {
  const charts = useMemo(
    () => team.members.flatMap(({ chartData }) => chartData?.activations ?? []),
    [team],
  );
  return (
    <section aria-labelledby="picture-title" className="grid gap-4 print:block">
      <div>
        <h2 id="picture-title" className="font-display text-xl font-semibold">
          Collective Bodygraph
        </h2>
        <p className="text-muted">{collectiveInWords(team.members)}</p>
      </div>
      <CollectiveBodygraph
        label={`All gates of ${team.name} together`}
        charts={charts}
        highlightedGates={litGates}
      />
    </section>
  );
}
