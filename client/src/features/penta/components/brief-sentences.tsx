import type { PentaData } from '#shared/contract/penta.ts';
import { andList } from '#shared/domain/english.ts';
import { gapsByWeight, teamBriefOf } from '#shared/knowledge/team-brief.ts';

/** A team's strength: last, because it needs nothing done. */
export function BriefStrength({ penta }: { penta: PentaData }) {
  return (
    <dl>
      <Sentence title="Strength" text={teamBriefOf(penta).strength} />
    </dl>
  );
}

/** What a team has to know: its gap and its single point of failure. */
export function BriefSentences({ penta }: { penta: PentaData }) {
  const { gap, risk } = teamBriefOf(penta);
  return (
    <dl className="divide-y divide-line">
      <Sentence title={gapTitle(penta)} text={gap} isGap={penta.gaps.length > 0} />
      <Sentence title="Single point of failure" text={risk} />
    </dl>
  );
}

/** "Gap: Vision"; "Gaps: Vision and Capacity", the weightiest first. */
function gapTitle(penta: PentaData): string {
  const labels = gapsByWeight(penta).map(({ label }) => label);
  if (labels.length === 0) return 'Gap';
  return `${labels.length === 1 ? 'Gap' : 'Gaps'}: ${andList(labels)}`;
}

interface SentenceProps {
  title: string;
  text: string;
  isGap?: boolean;
}

function Sentence({ title, text, isGap = false }: SentenceProps) {
  return (
    <div className="py-2 first:pt-0">
      <dt className={isGap ? 'text-sm font-medium text-accent' : 'text-sm font-medium text-muted'}>
        {title}
      </dt>
      <dd className="font-display text-lg leading-6.5 text-pretty">{text}</dd>
    </div>
  );
}
