import type { PentaData } from '#shared/contract/penta.ts';
import { teamBriefOf } from '#shared/knowledge/team-brief.ts';

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
      <Sentence title="Gap" text={gap} isGap={penta.gaps.length > 0} />
      <Sentence title="Single point of failure" text={risk} />
    </dl>
  );
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
