import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { ownChart } from '#client/features/charts/api.ts';
import { additionSentence } from '#client/features/transits/additions.ts';
import { skyOver } from '#client/features/transits/sky-source.ts';
import { useMoment } from '#client/features/transits/use-moment.ts';
import { paths } from '#client/lib/paths.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';
import { transitOverlay } from '#shared/engine/transits/overlay.ts';
import { skyAt } from '#shared/engine/transits/sky.ts';
import { sureAdditions } from '#shared/engine/transits/sure-additions.ts';
import { useNatalGates } from './use-natal-gates.ts';

/** What the sky adds right now, in one sentence; nothing while positions are missing. */
export function TodayLine({ chart }: { chart: ChartSummary }) {
  const { nowMs } = useMoment();
  const isOwn = useQuery(ownChart).data?.chartId === chart.id;
  const { data: sky } = useQuery(skyOver(nowMs, nowMs));
  const natal = useNatalGates(chart);
  const sentence = useMemo(() => {
    if (!(sky && natal)) return null;
    const activations = skyAt(sky, nowMs);
    return additionSentence(transitOverlay(natal, activations), {
      whose: isOwn ? 'your' : 'this',
      isNow: true,
      sure: sureAdditions(natal, activations),
    });
  }, [sky, natal, nowMs, isOwn]);
  if (sentence === null) return null;
  return (
    <p className="border-t border-line pt-4 text-sm text-pretty">
      {sentence}{' '}
      <Link href={paths.transits} className="underline underline-offset-4">
        See today’s transits
      </Link>
    </p>
  );
}
