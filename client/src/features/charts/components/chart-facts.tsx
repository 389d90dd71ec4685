import type { ChartData } from '#shared/contract/charts.ts';
import { readGate } from '#shared/domain/chart-text.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import type { ProfileId } from '#shared/engine/profile.ts';
import {
  AUTHORITY_WORDS,
  DEFINITION_WORDS,
  LINE_WORDS,
  STRATEGY_WORDS,
  TYPE_WORDS,
} from '#shared/knowledge/plain-terms.ts';
import { PROFILE_BY_ID } from '#shared/knowledge/profiles.ts';
import { FactCard } from './fact-card.tsx';

function profileSentence(id: ProfileId): string {
  const { personalityLine, designLine } = PROFILE_BY_ID[id];
  return `You ${LINE_WORDS[personalityLine]}; others see you ${LINE_WORDS[designLine]}.`;
}

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

/** A chart's main facts. */
export function ChartFacts({ chart, doubts }: ChartFactsProps) {
  const when = (id: keyof FactDoubts) => ({ when: doubts?.[id] });
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-4 print:gap-x-6 print:gap-y-2">
      <FactCard label="Type" {...when('type')} term={chart.type}>
        {TYPE_WORDS[chart.type]}
      </FactCard>
      <FactCard label="Strategy" {...when('strategy')} term={chart.strategy}>
        {STRATEGY_WORDS[chart.type]}
      </FactCard>
      <FactCard label="Authority" {...when('authority')} term={chart.authority}>
        {AUTHORITY_WORDS[chart.authority]}
      </FactCard>
      <FactCard
        label="Profile"
        {...when('profile')}
        term={
          <>
            <span className="figures">{chart.profile}</span> {chart.profileName}
          </>
        }
      >
        {profileSentence(chart.profile)}
      </FactCard>
      <FactCard label="Definition" {...when('definition')} term={chart.definition}>
        {DEFINITION_WORDS[chart.definition]}
      </FactCard>
      <FactCard
        label="Defined Centers"
        {...when('definedCenters')}
        term={
          chart.definedCenters.length > 0 ? chart.definedCenters.join(', ') : 'No defined centers'
        }
      >
        {centersSentence(chart.definedCenters.length)}
      </FactCard>
      <FactCard
        label="Incarnation Cross"
        {...when('incarnationCross')}
        term={chart.incarnationCross}
        className="sm:col-span-2 xl:col-span-3 print:col-span-2"
      >
        {crossSentence(chart)}
      </FactCard>
    </div>
  );
}
