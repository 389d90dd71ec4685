import type { ReactNode } from 'react';
import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { Badge } from '#client/components/ui/badge.tsx';
import { Button } from '#client/components/ui/button.tsx';
import type { TeamMember } from '#shared/contract/teams.ts';
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
      <p className="text-sm text-muted">{summaryInWords(member)}</p>
      {children}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2 text-sm">
        {marks.map((mark) => (
          <Badge key={mark}>{mark}</Badge>
        ))}
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
