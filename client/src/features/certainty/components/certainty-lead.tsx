import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { certaintyOfChart } from '../api.ts';
import { typeSentence } from '../certainty-messages.ts';
import { dayScale } from '../day-scale.ts';
import { ribbonOf } from '../ribbon.ts';

interface CertaintyLeadProps {
  chartId: string;
  /** Where the rest is told. */
  href: string;
}

/** How likely each type is, where the birth time decides it: the one thing to know before reading on. */
export function CertaintyLead({ chartId, href }: CertaintyLeadProps) {
  const { data } = useQuery(certaintyOfChart(chartId));
  return data ? <Lead certainty={data} href={href} /> : null;
}

function Lead({ certainty, href }: { certainty: ChartCertainty; href: string }) {
  const dates = useDates();
  const sentence = useMemo(() => {
    const scale = dayScale(certainty, dates);
    return typeSentence(ribbonOf(certainty, scale), scale);
  }, [certainty, dates]);
  if (sentence === null) return null;
  return (
    <p className="max-w-reading text-pretty print:hidden">
      {sentence}{' '}
      <a href={href} className="underline decoration-line-strong underline-offset-3 hover:text-ink">
        See what else depends on your birth time
      </a>
    </p>
  );
}
