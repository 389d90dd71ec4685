import { useMemo, useState } from 'react';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { CollectiveBodygraph } from '#client/features/bodygraph/collective-bodygraph.tsx';
import { TextEquivalent } from '#client/features/bodygraph/text-equivalent.tsx';
import { GateBreakdown } from '#client/features/penta/components/gate-breakdown.tsx';
import { TeamSummaryCard } from '#client/features/teams/components/team-summary-card.tsx';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import type { TeamMember, TeamRecord } from '#shared/contract/teams.ts';
import { TeamBirths } from './team-births.tsx';

/** Who is on the team, and what each of them brings. */
export function TeamPeople({ team }: { team: TeamRecord }) {
  const [shown, setShown] = useState<TeamMember | null>(null);
  return (
    <div className="grid gap-6 print:block print:space-y-4">
      <TeamSummaryCard team={team} onShowChart={setShown} />
      <GateBreakdown penta={team.pentaData} />
      {team.canManage && <TeamBirths teamId={team.id} />}
      <Dialog
        open={shown !== null}
        onOpenChange={() => setShown(null)}
        title={shown?.name ?? ''}
        size="lg"
      >
        {shown?.chartData && <MemberChart member={shown} chart={shown.chartData} />}
      </Dialog>
    </div>
  );
}

function MemberChart({ member, chart }: { member: TeamMember; chart: ChartData }) {
  const { name } = member;
  const model = useMemo(() => bodygraphModel(chart.activations), [chart]);
  const charts = useMemo(() => [chart.activations], [chart]);
  return (
    <div className="grid gap-6 pb-3">
      {member.uncertaintyLevel === 'high' && (
        <Notice tone="warn">Approximate: the birth time isn’t exact.</Notice>
      )}
      <CollectiveBodygraph label={`Bodygraph of ${name}`} charts={charts} />
      <TextEquivalent model={model} name={name} />
    </div>
  );
}
