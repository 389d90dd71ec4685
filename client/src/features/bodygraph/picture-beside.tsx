import type { Activations } from '#shared/bodygraph/model.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { BodygraphStill } from './bodygraph-still.tsx';
import type { DrawnDoubts } from './doubts.ts';

export interface PictureBesideProps {
  /** Accessible description of the picture. */
  label: string;
  charts: readonly Activations[];
  /** Marks what depends on the birth time. */
  doubts?: DrawnDoubts | null | undefined;
  litGates: readonly GateNumber[];
}

/** A second picture next to the coach, so that a source's gates light up where it is read. */
export function PictureBeside({ label, charts, doubts, litGates }: PictureBesideProps) {
  return (
    <figure className="bodygraph-figure sticky top-24 rounded-lg border border-line p-5">
      <BodygraphStill label={label} charts={charts} doubts={doubts} lit={{ gates: litGates }} />
      <figcaption className="mt-3 text-center text-xs text-muted">
        Point at a source and its gates light up.
      </figcaption>
    </figure>
  );
}
