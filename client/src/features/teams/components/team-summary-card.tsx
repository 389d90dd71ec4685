import { Badge } from '#client/components/ui/badge.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import type { TeamMember, TeamRecord } from '#shared/contract/teams.ts';
import { summaryInWords } from '../sharing.ts';

export interface TeamSummaryCardProps {
  team: TeamRecord;
  onShowChart: (member: TeamMember) => void;
}

/** The team's members, and the extent of its analysis. */
export function TeamSummaryCard({ team, onShowChart }: TeamSummaryCardProps) {
  const { members, dynamics } = team;
  return (
    <Card
      as="section"
      padding="lg"
      labelledBy="summary-title"
      className="print:p-0 print:border-none"
    >
      <CardTitle id="summary-title">Team Summary</CardTitle>
      <p className="mt-2 max-w-prose text-muted">{blurbOf(team)}</p>
      <dl className="figures mt-5 flex flex-wrap gap-x-12 gap-y-3 print:mt-2">
        <Count label="Team members" count={members.length} />
        <Count label="Working relationships analyzed" count={dynamics.length} />
      </dl>
      <ul className="mt-5 border-t border-line print:mt-2">
        {members.map((member) => (
          <li
            key={member.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 print:py-1"
          >
            <p className="min-w-0 flex-1 basis-60">
              <span className="font-medium wrap-anywhere">{member.name}</span>
              <span className="block text-sm text-muted">{summaryInWords(member)}</span>
            </p>
            {member.uncertaintyLevel === 'high' && <Badge tone="warn">Approximate</Badge>}
            {member.chartData && (
              <Button
                variant="quiet"
                size="sm"
                className="print:hidden"
                onClick={() => onShowChart(member)}
              >
                Bodygraph <span className="sr-only">of {member.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-2xl font-semibold">{count}</dd>
    </div>
  );
}

function blurbOf({ members, dynamics, pentaData, name }: TeamRecord): string {
  const pairs =
    dynamics.length === 1 ? 'the one pair among them' : `all ${dynamics.length} pairs among them`;
  const charts = `The charts of the ${members.length} people in ${name} were compared side by side: ${pairs}`;
  if (pentaData === null) return `${charts}.`;
  return `${charts}, and the twelve functions that a group of three to five shares.`;
}
