import { useMemo } from 'react';
import './bodygraph.css';
import { VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { type Activations, collectiveModel } from '#shared/bodygraph/model.ts';
import type { DrawnDoubts } from './doubts.ts';
import { type LitParts, litSpots } from './navigation.ts';
import { Picture } from './picture.tsx';

interface BodygraphStillProps {
  /** Accessible description of the picture. */
  label: string;
  /** One chart, or several merged. */
  charts: readonly Activations[];
  /** Marks what depends on the birth time. */
  doubts?: DrawnDoubts | null | undefined;
  /** What stays bright while the rest is veiled. */
  lit?: LitParts | undefined;
}

/** The picture alone, without interaction. */
export function BodygraphStill({ label, charts, doubts, lit }: BodygraphStillProps) {
  const model = useMemo(() => collectiveModel(charts), [charts]);
  return (
    <svg viewBox={VIEW_BOX.join(' ')} role="img" aria-label={label} className="bodygraph">
      <Picture model={model} doubts={doubts} lit={lit && litSpots(lit)} />
    </svg>
  );
}
