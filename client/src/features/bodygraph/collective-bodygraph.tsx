import { useMemo } from 'react';
import { type Activations, collectiveModel } from '#shared/bodygraph/model.ts';
import { andList } from '#shared/domain/english.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { BodygraphStill } from './bodygraph-still.tsx';
import { centerName, channelTitle } from './labels.ts';

export interface CollectiveBodygraphProps {
  /** Whose charts they are, as shown to the reader. */
  label: string;
  charts: readonly Activations[];
  highlightedGates?: readonly GateNumber[];
}

/** All gates of one or several people in one picture, with a text alternative. */
export function CollectiveBodygraph({ label, charts, highlightedGates }: CollectiveBodygraphProps) {
  const { graph } = useMemo(() => collectiveModel(charts), [charts]);
  const together = charts.length > 1 ? ' together' : '';
  const { definedCenters, definedChannels, openCenters, activeGates } = graph;
  return (
    <figure className="bodygraph-figure grid items-start gap-6 md:grid-cols-[minmax(0,22rem)_1fr] print:grid-cols-[minmax(0,14rem)_1fr] print:break-inside-avoid">
      <BodygraphStill label={label} charts={charts} lit={{ gates: highlightedGates }} />
      <figcaption className="grid gap-4">
        <Fact title={`${activeGates.length} of 64 gates`} text={activeGates.join(', ')} isFigures />
        <Fact
          title={`${definedCenters.length} of 9 centers defined${together}`}
          text={
            openCenters.length === 0
              ? 'None is open.'
              : `Open: ${andList(openCenters.map(centerName))}.`
          }
        />
        <Fact
          title={`${definedChannels.length} of 36 channels filled${together}`}
          text={definedChannels.map(channelTitle).join(', ') || 'None'}
          isFigures
        />
      </figcaption>
    </figure>
  );
}

interface FactProps {
  title: string;
  text: string;
  isFigures?: boolean;
}

function Fact({ title, text, isFigures = false }: FactProps) {
  return (
    <div>
      <p className="font-medium">{title}</p>
      <p className={isFigures ? 'figures text-sm text-muted' : 'text-sm text-muted'}>{text}</p>
    </div>
  );
}
