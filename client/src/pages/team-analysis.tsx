import { useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { CollectiveBodygraph } from '#client/features/bodygraph/collective-bodygraph.tsx';
import { PictureBeside } from '#client/features/bodygraph/picture-beside.tsx';
import { TextEquivalent } from '#client/features/bodygraph/text-equivalent.tsx';
import { TeamCoachSection } from '#client/features/coach/components/team-coach-section.tsx';
import { GateBreakdown } from '#client/features/penta/components/gate-breakdown.tsx';
import { PentaView } from '#client/features/penta/components/penta-view.tsx';
import { CollapsiblePanel } from '#client/features/teams/components/collapsible-panel.tsx';
import { TeamSummaryCard } from '#client/features/teams/components/team-summary-card.tsx';
import { WorkingDynamics } from '#client/features/teams/components/working-dynamics.tsx';
import { collectiveInWords } from '#client/features/teams/sharing.ts';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import { PENTA_SIZE_MIN, type TeamMember, type TeamRecord } from '#shared/contract/teams.ts';
import { asGate, type GateNumber } from '#shared/engine/wheel.ts';
import { TeamBirths } from './team-births.tsx';

/** Time for the result to render before it is scrolled to. */
const ARRIVAL_DELAY_MS = 100;

interface TeamAnalysisProps {
  team: TeamRecord;
  /** The reader requested this result, so it is scrolled to and focused. */
  isArrival: boolean;
  /** The coach answers only about active teams of active accounts. */
  hasCoach: boolean;
}

/** A team's whole analysis. */
export function TeamAnalysis({ team, isArrival, hasCoach }: TeamAnalysisProps) {
  const { members, dynamics, pentaData } = team;
  const [shown, setShown] = useState<TeamMember | null>(null);
  const [litGates, setLitGates] = useState<readonly GateNumber[]>([]);
  const picture = useRef<HTMLDivElement>(null);
  const heading = useArrival(isArrival && pentaData !== null);
  const charts = useMemo(
    () => members.flatMap(({ chartData }) => chartData?.activations ?? []),
    [members],
  );
  if (members.length === 0) {
    return (
      <Notice title="This team has no people yet">
        Once an account admin adds people, their analysis will be here.
      </Notice>
    );
  }
  return (
    <div className="grid gap-8 print:block print:space-y-4">
      <CollapsiblePanel
        title="Team Penta Chart"
        lead={`Collective energy dynamics for ${members.length} team members`}
      >
        {pentaData ? (
          <PentaView teamName={team.name} penta={pentaData} headingRef={heading} />
        ) : (
          <NoPenta count={members.length} />
        )}
      </CollapsiblePanel>
      <div ref={picture} className="scroll-mt-24">
        <CollapsiblePanel title="Collective Bodygraph" lead={collectiveInWords(members)}>
          <CollectiveBodygraph
            label={`All gates of ${team.name} together`}
            charts={charts}
            highlightedGates={litGates}
          />
        </CollapsiblePanel>
      </div>
      <GateBreakdown penta={pentaData} />
      <TeamSummaryCard team={team} onShowChart={setShown} />
      {team.canManage && <TeamBirths teamId={team.id} />}
      {hasCoach && (
        <TeamCoachSection
          team={team}
          onSource={(gates) => setLitGates(gates.flatMap((gate) => asGate(gate) ?? []))}
          onShowPicture={() => picture.current?.scrollIntoView({ block: 'start' })}
          aside={
            <PictureBeside
              label={`All gates of ${team.name}, beside the conversation`}
              charts={charts}
              litGates={litGates}
            />
          }
        />
      )}
      {dynamics.length > 0 && <WorkingDynamics dynamics={dynamics} />}
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

/** The heading of the result; a new result is scrolled to and focused. */
function useArrival(isArrival: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isArrival) return;
    const timer = setTimeout(() => {
      heading.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    }, ARRIVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isArrival]);
  return heading;
}

function NoPenta({ count }: { count: number }) {
  return (
    <Notice title="No Penta for this team">
      {count < PENTA_SIZE_MIN
        ? 'A Penta takes at least three people. See Working Dynamics for what the two of you share, and add a third person to see the twelve functions.'
        : 'We couldn’t read this team’s functions from its charts. Analyze the team again.'}
    </Notice>
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
