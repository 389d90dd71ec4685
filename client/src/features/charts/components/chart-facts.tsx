import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { ApproximateSign } from '#client/components/ui/approximate-sign.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { paths } from '#client/lib/paths.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import { readGate } from '#shared/domain/chart-text.ts';
import type { AuthorityName } from '#shared/engine/authority.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import { STRATEGY_TERMS } from '#shared/engine/strategy-terms.ts';
import { DEFINITION_WORDS } from '#shared/knowledge/plain-terms.ts';
import { Certain, FactCard, type FactCardProps } from './fact-card.tsx';

// What a term comes to, and what in the chart makes it so.
const TYPE_REASONS: Readonly<Record<TypeName, string>> = {
  Manifestor:
    'You can get things going on your own: a center with drive connects to your Throat, and your Sacral is open.',
  Generator:
    'Your energy for work is steady: your Sacral is defined, and no center with drive connects to your Throat.',
  'Manifesting Generator':
    'Your energy is steady and quick to start: your Sacral is defined, and a center with drive connects to your Throat.',
  Projector:
    'Your energy comes in stretches: your Sacral is open, and no center with drive connects to your Throat.',
  Reflector: 'You take in the people around you: all nine of your centers are open.',
};

const AUTHORITY_REASONS: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'Your Solar Plexus is defined, and it goes before every other center.',
  Sacral: 'Your Sacral is defined, and your Solar Plexus, which goes before it, is open.',
  Splenic: 'Your Spleen is defined; your Solar Plexus and Sacral, which go before it, are open.',
  'Ego Manifested':
    'Your Heart connects to your Throat, and the centers that go before it are open.',
  'Ego Projected': 'Your Heart is defined, and the centers that go before it are open.',
  'Self-Projected': 'Your G Center is defined, and the centers that go before it are open.',
  'Mental / Environmental': 'All centers that could decide for you are open.',
  Lunar: 'Without a defined center, the Moon’s month sets your pace.',
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
  if (open === 0) return 'All nine of your centers are steady from day to day.';
  const others = open === 1 ? 'one picks up' : `${open} pick up`;
  return `${count} of your ${CENTER_IDS.length} centers are steady from day to day. The other ${others} on the people around you.`;
}

function crossSentence({ activations: { design, personality } }: ChartData): string {
  const written = [personality.sun, personality.earth, design.sun, design.earth];
  const [sun, earth, designSun, designEarth] = written.map((text) => readGate(text)?.gate);
  return `Your long-term theme, named for the gates of your two Suns and Earths: ${sun} and ${earth}, ${designSun} and ${designEarth}.`;
}

/** In reading order. */
const FACTS = [
  'type',
  'strategy',
  'authority',
  'profile',
  'definition',
  'definedCenters',
  'incarnationCross',
] as const;
type FactId = (typeof FACTS)[number];

/** For each fact when it is so, "until 7:20 AM"; null for what is certain. */
type FactDoubts = Readonly<Record<FactId, string | null>>;

export interface ChartFactsProps {
  chart: ChartData;
  /** Missing for an exact birth time. */
  doubts?: FactDoubts | undefined;
}

const COLUMNS =
  'grid gap-x-8 gap-y-6 @min-[30rem]:grid-cols-2 @min-[54rem]:grid-cols-4 print:grid-cols-4 print:gap-x-6 print:gap-y-2';

/** A chart's main facts, each with what it rests on; with an inexact time, by when they are so. */
export function ChartFacts({ chart, doubts }: ChartFactsProps) {
  if (!doubts) {
    return (
      <div className={COLUMNS}>
        {FACTS.map((id) => (
          <Fact key={id} id={id} chart={chart} />
        ))}
      </div>
    );
  }
  const { shared, single } = byWhen(doubts);
  return (
    <div className="grid gap-6 print:gap-3">
      {shared.map(({ when, ids }) => (
        <SharedFacts key={when} when={when} isAll={ids.length === FACTS.length}>
          {ids.map((id) => (
            <Fact key={id} id={id} chart={chart} />
          ))}
        </SharedFacts>
      ))}
      <div className={cx(COLUMNS, 'empty:hidden')}>
        {single.map((id) => (
          <Fact key={id} id={id} chart={chart} when={doubts[id]} />
        ))}
      </div>
    </div>
  );
}

/** Facts that are so at the same birth times, in reading order, and those that share them with none. */
function byWhen(doubts: FactDoubts) {
  const groups = [...new Set(FACTS.map((id) => doubts[id]))].map((when) => ({
    when,
    ids: FACTS.filter((id) => doubts[id] === when),
  }));
  return {
    shared: groups.filter(({ ids }) => ids.length > 1),
    single: groups.flatMap(({ ids }) => (ids.length > 1 ? [] : ids)),
  };
}

interface SharedFactsProps {
  when: string | null;
  isAll: boolean;
  children: ReactNode;
}

/** Facts below when they are so, said once. */
function SharedFacts({ when, isAll, children }: SharedFactsProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-labelledby={id}>
      <p id={id} className="figures mb-2 text-sm">
        {when === null ? (
          <Certain>{isAll ? 'Certain at all of your possible birth times' : 'Certain'}</Certain>
        ) : (
          <>
            <ApproximateSign />
            <span className="text-warn">{when}</span>
          </>
        )}
      </p>
      <div className={COLUMNS}>{children}</div>
    </div>
  );
}

interface FactProps {
  id: FactId;
  chart: ChartData;
  /** Missing where it is said of several facts together. */
  when?: string | null;
}

function Fact({ id, chart, when }: FactProps) {
  return <FactCard when={when} {...wordsOf(id, chart)} />;
}

/** A fact's name, its term, and what it rests on. */
function wordsOf(id: FactId, chart: ChartData): Omit<FactCardProps, 'when'> {
  switch (id) {
    case 'type':
      return { label: 'Type', term: <TypeLink {...chart} />, children: TYPE_REASONS[chart.type] };
    case 'strategy':
      return {
        label: 'Strategy',
        term: STRATEGY_TERMS[chart.type],
        children: strategySentence(chart),
      };
    case 'authority':
      return {
        label: 'Authority',
        term: chart.authority,
        children: AUTHORITY_REASONS[chart.authority],
      };
    case 'profile':
      return {
        label: 'Profile',
        term: (
          <>
            <span className="figures">{chart.profile}</span> {chart.profileName}
          </>
        ),
        children: profileSentence(chart),
      };
    case 'definition':
      return {
        label: 'Definition',
        term: chart.definition,
        children: DEFINITION_WORDS[chart.definition],
      };
    case 'definedCenters':
      return {
        label: 'Defined Centers',
        term: chart.definedCenters.join(', ') || 'No defined centers',
        children: centersSentence(chart.definedCenters.length),
      };
    case 'incarnationCross':
      return {
        label: 'Incarnation Cross',
        term: chart.incarnationCross,
        children: crossSentence(chart),
        className: '@min-[30rem]:col-span-2 print:col-span-2',
      };
  }
}

function TypeLink({ type }: Pick<ChartData, 'type'>) {
  return (
    <Link
      href={paths.library.type(type)}
      className="underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      {type}
    </Link>
  );
}
