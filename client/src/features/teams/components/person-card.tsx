import type { ReactNode } from 'react';
import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { Badge } from '#client/components/ui/badge.tsx';
import { Button } from '#client/components/ui/button.tsx';
import type { TeamMember } from '#shared/contract/teams.ts';
import { DECISION_TEXTS } from '#shared/knowledge/meeting-texts.data.ts';
import { sharingMarks, summaryInWords } from '../sharing.ts';

export interface PersonCardProps {
  member: TeamMember;
  /** Their color and initials. */
  face: ReactNode;
  /** What they bring to the team. */
  children: ReactNode;
  onShowChart: (member: TeamMember) => void;
}

/** One person of a team: who they are, what they bring, and how much of it they share. */
export function PersonCard({ member, face, children, onShowChart }: PersonCardProps) {
  const { name, isReader, uncertaintyLevel, chartData } = member;
  const marks = sharingMarks(member);
  const howTo = member.authority && DECISION_TEXTS[member.authority].how;
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line p-4 pb-3 print:break-inside-avoid print:p-3">
      <div className="flex items-center gap-3">
        {face}
        <h3 className="min-w-0 flex-1 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {isReader && <span className="font-normal text-muted"> (you)</span>}
        </h3>
        {uncertaintyLevel === 'high' && <Badge tone="warn">Approximate</Badge>}
      </div>
      {children}
      {howTo && (
        <p className="text-sm">
          <span className="text-muted">For a decision: </span>
          {howTo}
        </p>
      )}
      <p className="text-sm text-muted">{[summaryInWords(member), ...marks].join(' · ')}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2 text-sm">
        <AskAbout
          context={{ kind: 'sentence', value: `${name}: ${summaryInWords(member)}` }}
          words={name}
          label="Ask"
          className="ml-auto"
        />
        {chartData && (
          <Button
            variant="quiet"
            size="sm"
            className="-mr-2 print:hidden"
            onClick={() => onShowChart(member)}
          >
            Bodygraph <span className="sr-only">of {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
