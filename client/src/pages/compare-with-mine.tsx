import type { ReactNode } from 'react';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { usePersonalChart } from '#client/features/charts/use-personal-chart.ts';
import { paths } from '#client/lib/paths.ts';

interface CompareWithMineProps {
  token: string;
  /** For people without a chart. */
  otherwise: ReactNode;
}

/** The way from a shared chart to what it makes together with the reader's own. */
export function CompareWithMine({ token, otherwise }: CompareWithMineProps) {
  const { chart, isPending } = usePersonalChart();
  if (isPending) return null;
  return chart ? (
    <ButtonLink href={paths.connection.to(chart.id, token)}>Compare with mine</ButtonLink>
  ) : (
    otherwise
  );
}
