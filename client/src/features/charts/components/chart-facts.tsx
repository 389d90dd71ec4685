import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import { readGate } from '#shared/domain/chart-text.ts';
import type { AuthorityName } from '#shared/engine/authority.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import { DEFINITION_WORDS } from '#shared/knowledge/plain-terms.ts';
import { FactCard } from './fact-card.tsx';

// What a term comes to, and what in the chart makes it so.
const TYPE_REASONS: Readonly<Record<TypeName, string>> = {
  Manifestor:
    'You can get things going on your own: a center with drive connects to your Throat, and your Sacral isn’t colored in.',
  Generator:
    'Your energy for work is steady: your Sacral is colored in, and no center with drive connects to your Throat.',
  'Manifesting Generator':
    'Your energy is steady and quick to start: your Sacral is colored in, and a center with drive connects to your Throat.',
  Projector:
    'Your energy comes in stretches: your Sacral isn’t colored in, and no center with drive connects to your Throat.',
  Reflector: 'You take in the people around you: none of your nine centers is colored in.',
};

const AUTHORITY_REASONS: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'Your Solar Plexus is colored in, and it goes before every other center.',
  Sacral: 'Your Sacral is colored in, and your Solar Plexus, which goes before it, isn’t.',
  Splenic: 'Your Spleen is colored in; your Solar Plexus and Sacral, which go before it, aren’t.',
  'Ego Manifested':
    'Your Heart connects to your Throat, and the centers that go before it aren’t colored in.',
  'Ego Projected': 'Your Heart is colored in, and the centers that go before it aren’t.',
  'Self-Projected': 'Your G Center is colored in, and the centers that go before it aren’t.',
  'Mental / Environmental': 'None of the centers that can decide for you is colored in.',
  Lunar: 'Without a steady center, the Moon’s month sets your pace.',
};

function strategySentence({ signature, notSelf }: ChartData): string {
  const [off] = notSelf.toLowerCase().split(' (');
  return `${signature} tells you you’re on course; ${off} tells you you’ve drifted off it.`;
}

function profileSentence({ activations: { design, personality } }: ChartData): string {
  const [conscious, unconscious] = [personality.sun, design.sun].map((text) => text.split('.')[1]);
  return `Your conscious Sun is in line ${conscious}, your unconscious Sun in line ${unconscious}.`;
}

function centersSentence(count: number): string {
  if (count === 0)
    return 'None of your nine centers is steady, so you pick up on the people around you.';
  const open = CENTER_IDS.length - count;
  if (open === 0) return 'All nine of your centers are colored in: they’re steady from day to day.';
  const others = open === 1 ? 'one picks up' : `${open} pick up`;
  return `${count} of your ${CENTER_IDS.length} centers are colored in: they’re steady from day to day. The other ${others} on the people around you.`;
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

/** A chart's main facts, each with what it rests on. */
export function ChartFacts({ chart, doubts }: ChartFactsProps) {
  const when = (id: keyof FactDoubts) => ({ when: doubts?.[id] });
  return (
    <div className="grid gap-x-8 gap-y-6 @min-[30rem]:grid-cols-2 @min-[54rem]:grid-cols-4 print:grid-cols-4 print:gap-x-6 print:gap-y-2">
      <FactCard
        label="Type"
        {...when('type')}
        term={
          <Link
            href={paths.library.type(chart.type)}
            className="underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            {chart.type}
          </Link>
        }
      >
        {TYPE_REASONS[chart.type]}
      </FactCard>
      <FactCard label="Strategy" {...when('strategy')} term={chart.strategy}>
        {strategySentence(chart)}
      </FactCard>
      <FactCard label="Authority" {...when('authority')} term={chart.authority}>
        {AUTHORITY_REASONS[chart.authority]}
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
        {profileSentence(chart)}
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
        className="@min-[30rem]:col-span-2 print:col-span-2"
      >
        {crossSentence(chart)}
      </FactCard>
    </div>
  );
}
