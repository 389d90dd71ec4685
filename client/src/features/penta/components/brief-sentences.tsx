import type { PentaData } from '#shared/contract/penta.ts';
import { teamBriefOf } from '#shared/knowledge/team-brief.ts';

/** A team in three sentences: its gap and its single point of failure, then its strength. */
export function BriefSentences({ penta }: { penta: PentaData }) {
  const { strength, gap, risk } = teamBriefOf(penta);
  return (
    <dl className="divide-y divide-line">
      <Sentence title="Gap" text={gap} isGap={penta.gaps.length > 0} />
      <Sentence title="Single point of failure" text={risk} />
      <Sentence title="Strength" text={strength} />
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
