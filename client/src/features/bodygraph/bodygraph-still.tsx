import { useMemo } from 'react';
import type { GateNumber } from '#shared/engine/wheel.ts';
import './bodygraph.css';
import { VIEW_BOX } from './layout.data.ts';
import { type Activations, collectiveModel } from './model.ts';
import { gateSpot } from './navigation.ts';
import { Picture } from './picture.tsx';

interface BodygraphStillProps {
  /** Accessible description of the picture. */
  label: string;
  /** One chart, or several merged. */
  charts: readonly Activations[];
  highlightedGates?: readonly GateNumber[] | undefined;
}

/** The picture alone, without interaction. */
export function BodygraphStill({ label, charts, highlightedGates }: BodygraphStillProps) {
  const model = useMemo(() => collectiveModel(charts), [charts]);
  return (
    <svg viewBox={VIEW_BOX.join(' ')} role="img" aria-label={label} className="bodygraph">
      <Picture model={model} lit={highlightedGates?.map(gateSpot)} />
    </svg>
  );
}
