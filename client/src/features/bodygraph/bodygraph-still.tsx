import { useMemo } from 'react';
import type { GateNumber } from '#shared/engine/wheel.ts';
import './bodygraph.css';
import { VIEW_BOX } from './layout.data.ts';
import { type Activations, bodygraphModel } from './model.ts';
import { Picture } from './picture.tsx';

interface BodygraphStillProps {
  /** What the picture shows, in words. */
  label: string;
  activations: Activations;
  highlightedGates?: readonly GateNumber[] | undefined;
}

/** The picture alone, with nothing to press. */
export function BodygraphStill({ label, activations, highlightedGates }: BodygraphStillProps) {
  const model = useMemo(() => bodygraphModel(activations), [activations]);
  return (
    <svg viewBox={VIEW_BOX.join(' ')} role="img" aria-label={label} className="bodygraph">
      <Picture model={model} highlightedGates={highlightedGates} />
    </svg>
  );
}
