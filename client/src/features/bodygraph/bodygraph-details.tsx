import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { ActivationTable } from './activation-table.tsx';
import { FigureTools } from './figure-tools.tsx';
import { Legend } from './legend.tsx';
import { TextEquivalent } from './text-equivalent.tsx';
import type { ChartOnPage } from './use-bodygraph.ts';

interface BodygraphDetailsProps {
  chart: ChartOnPage;
}

/**
 * What belongs to a figure and needs no place on the first screen: the positions of a narrow one,
 * saving and printing, everything as text, and the legend of a printed one.
 */
export function BodygraphDetails({ chart }: BodygraphDetailsProps) {
  return (
    <div className="grid gap-4">
      {chart.room === 'narrow' && (
        <div className="print:hidden">
          <Disclosure summary="All 26 positions">
            <ActivationTable chart={chart} />
          </Disclosure>
        </div>
      )}
      <Legend hasDoubts={chart.doubts !== null} />
      <FigureTools name={chart.name} model={chart.model} doubts={chart.doubts} />
      <div className="print:hidden">
        <TextEquivalent model={chart.model} name={chart.name} />
      </div>
    </div>
  );
}
