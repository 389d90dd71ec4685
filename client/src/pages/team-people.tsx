import { useMemo, useState } from 'react';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { CollectiveBodygraph } from '#client/features/bodygraph/collective-bodygraph.tsx';
import { TextEquivalent } from '#client/features/bodygraph/text-equivalent.tsx';
import { PeopleInvitations } from '#client/features/invitations/components/people-invitations.tsx';
import { GateBreakdown } from '#client/features/penta/components/gate-breakdown.tsx';
import { MemberDisc } from '#client/features/penta/components/member-disc.tsx';
import { PersonShare } from '#client/features/penta/components/person-share.tsx';
import { pentaPeopleOf } from '#client/features/penta/people.ts';
import { PersonCard } from '#client/features/teams/components/person-card.tsx';
import { TeamSummaryCard } from '#client/features/teams/components/team-summary-card.tsx';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import type { TeamMember, TeamRecord } from '#shared/contract/teams.ts';
import { TeamBirths } from './team-births.tsx';

export interface TeamPeopleProps {
  team: TeamRecord;
  isPrinting: boolean;
}

/** Who is on the team, and what each of them brings. */
export function TeamPeople({ team, isPrinting }: TeamPeopleProps) {
  const [shown, setShown] = useState<TeamMember | null>(null);
  const { members, pentaData } = team;
  const faces = useMemo(() => pentaPeopleOf(members), [members]);
  return (
    <div className="grid gap-6 print:block print:space-y-4">
      <TeamSummaryCard team={team} />
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-2">
        {byLoss(team).map((member) => {
          const person = faces.find(({ id }) => id === member.id);
          return (
            <PersonCard
              key={member.id}
              member={member}
              face={person && <MemberDisc person={person} />}
              onShowChart={setShown}
            >
              {pentaData && <PersonShare penta={pentaData} memberId={member.id} />}
            </PersonCard>
          );
        })}
      </ul>
      {team.canManage && <PeopleInvitations team={team} />}
      <div className="border-t border-line [&>*]:border-t-0 [&>*>*]:border-t-0">
        <Disclosure summary="BG5 Penta Gate Breakdown" isOpen={isPrinting || undefined}>
          <GateBreakdown penta={pentaData} />
        </Disclosure>
        {team.canManage && <TeamBirths teamId={team.id} />}
      </div>
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

/** Whoever the team depends on most comes first. */
function byLoss({ members, pentaData }: TeamRecord): TeamMember[] {
  const order = pentaData?.resilience.map(({ memberId }) => memberId) ?? [];
  return members.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
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
