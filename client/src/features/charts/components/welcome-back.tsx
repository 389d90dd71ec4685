import { type ReactNode, useId } from 'react';
import { Badge } from '#client/components/ui/badge.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { birthDayWords } from '#client/lib/birth-dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';

export interface WelcomeBackProps {
  chart: ChartSummary;
  viewHref: string;
  newHref: string;
  /** Called when the person starts a new chart. */
  onNew: () => void;
  /** One line about today. */
  today?: ReactNode;
}

/** The newest chart at a glance, for people who return to the start page. */
export function WelcomeBack({ chart, viewHref, newHref, onNew, today }: WelcomeBackProps) {
  const id = useId();
  const dates = useDates();
  const facts = [
    ['Birth date', birthDayWords(chart.birthDate, chart.calendar)],
    ...(chart.birthTime === UNKNOWN_TIME ? [] : [['Birth time', dates.time(chart.birthTime)]]),
    ['Birth place', chart.resolvedPlace ?? chart.birthPlace],
    ['Strategy', chart.chartData.strategy],
    ['Authority', chart.chartData.authority],
  ] as const;
  return (
    <Card as="section" labelledBy={id} padding="lg" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle id={id}>Welcome Back</CardTitle>
        <Badge tone="accent">{chart.chartData.type}</Badge>
      </div>
      <div>
        <p className="text-lg font-medium">{chart.name}</p>
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={viewHref}>View Your Chart</ButtonLink>
        <ButtonLink href={newHref} variant="secondary" onClick={onNew}>
          Generate New Chart
        </ButtonLink>
      </div>
      {today}
    </Card>
  );
}
