import type { GateNumber } from '#shared/engine/wheel.ts';
import { BodygraphStill } from './bodygraph-still.tsx';
import type { Activations } from './model.ts';

export interface PictureBesideProps {
  /** What the picture shows, in words. */
  label: string;
  charts: readonly Activations[];
  litGates: readonly GateNumber[];
}

/** The picture once more, so that a source of an answer lights up where it is read. */
export function PictureBeside({ label, charts, litGates }: PictureBesideProps) {
  return (
    <figure className="bodygraph-figure sticky top-24 rounded-lg border border-line p-5">
      <BodygraphStill label={label} charts={charts} highlightedGates={litGates} />
      <figcaption className="mt-3 text-center text-xs text-muted">
        Point at a source and its gates light up.
      </figcaption>
    </figure>
  );
}
