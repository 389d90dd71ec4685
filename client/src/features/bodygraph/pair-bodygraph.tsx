import { useMemo } from 'react';
import './pair-bodygraph.css';
import { type Activations, pairModel } from '#shared/bodygraph/model.ts';
import { OverlayFigure } from './overlay-figure.tsx';

interface PairBodygraphProps {
  /** Of the person painted solid, then of the one painted with a rail. */
  charts: readonly [Activations, Activations];
  names: readonly [string, string];
}

/** Two people's charts in one picture. */
export function PairBodygraph({ charts: [first, second], names }: PairBodygraphProps) {
  const model = useMemo(() => pairModel(first, second), [first, second]);
  return (
    <OverlayFigure
      model={model}
      subject={`${names.join(' and ')} together`}
      legend={[
        ['personality', names[0]],
        ['design', names[1]],
        ['both', 'Both'],
      ]}
      className="pair-bodygraph"
    />
  );
}
