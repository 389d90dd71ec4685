import { cx } from '#client/components/ui/cx.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import { readGate } from '#shared/domain/chart-text.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { DEFINITION_WORDS } from '#shared/knowledge/plain-terms.ts';
import { FactCard } from './fact-card.tsx';

const QUARTER = '@min-[54rem]:col-span-3';
const THIRD = 'col-span-2 @min-[54rem]:col-span-4 print:col-span-1';

function centersSentence(count: number): string {
  if (count === 0)
    return 'All nine of your centers are open, so you pick up on the people around you.';
  const open = CENTER_IDS.length - count;
  if (open === 0) return 'All nine of your centers are defined: they work the same way every day.';
  const others = open === 1 ? 'one is open and picks up' : `${open} are open and pick up`;
  return `${count} of your ${CENTER_IDS.length} centers are defined: they work the same way every day. The other ${others} on the people around you.`;
}

function crossSentence({ activations: { design, personality } }: ChartData): string {
  const written = [personality.sun, personality.earth, design.sun, design.earth];
  const [sun, earth, designSun, designEarth] = written.map((text) => readGate(text)?.gate);
  return `Your long-term theme, named for the gates of your two Suns and Earths: ${sun} and ${earth}, ${designSun} and ${designEarth}.`;
}

/** For each fact when it is so, "until 7:20 AM"; null for what is certain. */
type FactDoubts = Readonly<
  Record<
    | 'type'
    | 'strategy'
    | 'authority'
    | 'profile'
    | 'definition'
    | 'definedCenters'
    | 'incarnationCross',
    string | null
  >
>;

export interface ChartFactsProps {
  chart: ChartData;
  /** Missing for an exact birth time. */
  doubts?: FactDoubts | undefined;
}

/**
 * A chart's main facts. The first four are terms alone: what they mean is the result's first screen.
 */
export function ChartFacts({ chart, doubts }: ChartFactsProps) {
  const when = (id: keyof FactDoubts) => ({ when: doubts?.[id] });
  return (
    <div className="grid grid-cols-2 gap-x-8 gap-y-6 @min-[54rem]:grid-cols-12 print:grid-cols-4 print:gap-x-6 print:gap-y-2">
      <FactCard label="Type" {...when('type')} term={chart.type} className={QUARTER} />
      <FactCard label="Strategy" {...when('strategy')} term={chart.strategy} className={QUARTER} />
      <FactCard
        label="Authority"
        {...when('authority')}
        term={chart.authority}
        className={QUARTER}
      />
      <FactCard
        label="Profile"
        {...when('profile')}
        term={
          <>
            <span className="figures">{chart.profile}</span> {chart.profileName}
          </>
        }
        className={QUARTER}
      />
      <FactCard
        label="Definition"
        {...when('definition')}
        term={chart.definition}
        className={THIRD}
      >
        {DEFINITION_WORDS[chart.definition]}
      </FactCard>
      <FactCard
        label="Defined Centers"
        {...when('definedCenters')}
        term={
          chart.definedCenters.length > 0 ? chart.definedCenters.join(', ') : 'No defined centers'
        }
        className={THIRD}
      >
        {centersSentence(chart.definedCenters.length)}
      </FactCard>
      <FactCard
        label="Incarnation Cross"
        {...when('incarnationCross')}
        term={chart.incarnationCross}
        className={cx(THIRD, 'print:col-span-2')}
      >
        {crossSentence(chart)}
      </FactCard>
    </div>
  );
}
