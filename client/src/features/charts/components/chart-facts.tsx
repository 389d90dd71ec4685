import type { ChartData } from '#shared/contract/charts.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import {
  AUTHORITY_WORDS,
  DEFINITION_WORDS,
  LINE_WORDS,
  STRATEGY_WORDS,
  TYPE_WORDS,
} from '#shared/knowledge/plain-words.ts';
import { FactCard } from './fact-card.tsx';

/** The sentence for a term, if it is a known one. */
function wordsFor(words: Readonly<Record<string, string>>, term: string | undefined) {
  return term !== undefined && Object.hasOwn(words, term) ? words[term] : undefined;
}

function profileSentence(profile: string): string | undefined {
  const [known, seen] = profile.split('/').map((line) => wordsFor(LINE_WORDS, line));
  return known && seen ? `You ${known}; others see you ${seen}.` : undefined;
}

function centersSentence(count: number): string {
  if (count === 0) return 'All nine centers are open: you take in what is around you.';
  const open = CENTER_IDS.length - count;
  return `${count} of ${CENTER_IDS.length} work the same way all the time; ${open} take in what is around you.`;
}

function crossSentence({ activations: { design, personality } }: ChartData): string {
  const gates = [personality.sun, personality.earth, design.sun, design.earth];
  const [sun, earth, designSun, designEarth] = gates.map((value) => Number.parseInt(value, 10));
  return `The theme in the long run, named after the gates of both Suns and Earths: ${sun} and ${earth}, ${designSun} and ${designEarth}.`;
}

/** A chart's main facts. */
export function ChartFacts({ chart }: { chart: ChartData }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-4 print:gap-x-6 print:gap-y-2">
      <FactCard label="Type" term={chart.type}>
        {wordsFor(TYPE_WORDS, chart.type)}
      </FactCard>
      <FactCard label="Strategy" term={chart.strategy}>
        {wordsFor(STRATEGY_WORDS, chart.type)}
      </FactCard>
      <FactCard label="Authority" term={chart.authority}>
        {wordsFor(AUTHORITY_WORDS, chart.authority)}
      </FactCard>
      <FactCard
        label="Profile"
        term={
          <>
            <span className="figures">{chart.profile}</span> {chart.profileName}
          </>
        }
      >
        {profileSentence(chart.profile)}
      </FactCard>
      <FactCard label="Definition" term={chart.definition}>
        {wordsFor(DEFINITION_WORDS, chart.definition)}
      </FactCard>
      <FactCard
        label="Defined Centers"
        term={
          chart.definedCenters.length > 0 ? chart.definedCenters.join(', ') : 'No defined centers'
        }
      >
        {centersSentence(chart.definedCenters.length)}
      </FactCard>
      <FactCard
        label="Incarnation Cross"
        term={chart.incarnationCross}
        className="sm:col-span-2 xl:col-span-3 print:col-span-2"
      >
        {crossSentence(chart)}
      </FactCard>
    </div>
  );
}
