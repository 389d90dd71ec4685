import type { Activations } from '#shared/bodygraph/model.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { BodygraphStill } from './bodygraph-still.tsx';

export interface PictureBesideProps {
  /** Accessible description of the picture. */
  label: string;
  charts: readonly Activations[];
  litGates: readonly GateNumber[];
}

/** A second picture next to the coach, so that a source's gates light up where it is read. */
export function PictureBeside({ label, charts, litGates }: PictureBesideProps) {
  return (
    <figure className="bodygraph-figure sticky top-24 rounded-lg border border-line p-5">
      <BodygraphStill label={label} charts={charts} lit={{ gates: litGates }} />
      <figcaption className="mt-3 text-center text-xs text-muted">
        Point at a source and its gates light up.
      </figcaption>
    </figure>
  );
}
