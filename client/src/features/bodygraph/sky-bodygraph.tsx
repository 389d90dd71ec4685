import { useMemo } from 'react';
import './sky-bodygraph.css';
import { type Activations, type ActiveStatus, pairModel } from '#shared/bodygraph/model.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { OverlayFigure } from './overlay-figure.tsx';

interface SkyBodygraphProps {
  /** Painted solid; null leaves it out. */
  chart: Activations | null;
  /** Painted with a rail; null leaves it out. */
  sky: Activations | null;
  /** What the solid lines are: "Ana Ruiz". */
  name: string;
}

const NOTHING: Activations = recordOf(SIDES, () => recordOf(BODY_IDS, () => ''));

/** A chart and the sky in one picture. */
export function SkyBodygraph({ chart, sky, name }: SkyBodygraphProps) {
  const model = useMemo(() => pairModel(chart ?? NOTHING, sky ?? NOTHING), [chart, sky]);
  const shown = [...(chart ? [name] : []), ...(sky ? ['the sky'] : [])].join(' and ');
  const legend: readonly (readonly [ActiveStatus, string])[] = [
    ...(chart ? ([['personality', name]] as const) : []),
    ...(sky ? ([['design', 'Sky']] as const) : []),
    ...(chart && sky ? ([['both', 'Both']] as const) : []),
  ];
  return (
    <OverlayFigure
      model={model}
      subject={shown}
      legend={legend}
      className="sky-bodygraph"
      legendClassName="justify-center"
    />
  );
}
