import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { ownChart } from '#client/features/charts/api.ts';
import { additionSentence } from '#client/features/transits/additions.ts';
import { natalGatesOf } from '#client/features/transits/natal-gates.ts';
import { skyOver } from '#client/features/transits/sky-source.ts';
import { useMoment } from '#client/features/transits/use-moment.ts';
import { paths } from '#client/lib/paths.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';
import { transitOverlay } from '#shared/engine/transits/overlay.ts';
import { skyAt } from '#shared/engine/transits/sky.ts';

/** What the sky adds right now, in one sentence; nothing while positions are missing. */
export function TodayLine({ chart }: { chart: ChartSummary }) {
  const { nowMs } = useMoment();
  const own = useQuery(ownChart);
  const { data: sky } = useQuery(skyOver(nowMs, nowMs));
  const overlay = useMemo(
    () => sky && transitOverlay(natalGatesOf(chart.chartData.gates), skyAt(sky, nowMs)),
    [sky, chart, nowMs],
  );
  if (!overlay) return null;
  return (
    <p className="border-t border-line pt-4 text-sm text-pretty">
      {additionSentence(overlay, own.data?.chartId === chart.id ? 'your' : 'this')}{' '}
      <Link href={paths.transits} className="underline underline-offset-4">
        See today’s transits
      </Link>
    </p>
  );
}
