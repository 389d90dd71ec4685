import { useMemo } from 'react';
import { BodygraphStill } from '#client/features/bodygraph/bodygraph-still.tsx';
import { Picture } from '#client/features/bodygraph/picture.tsx';
import { VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { collectiveModel, type DrawnModel } from '#shared/bodygraph/model.ts';
import type { SharedChart } from '#shared/contract/sharing.ts';

/** What a link shows on the graph: everything, or which centers are defined. */
export function modelOfShared(shared: SharedChart): DrawnModel {
  if (shared.level !== 'summary') return collectiveModel([shared.activations]);
  const empty = collectiveModel([]);
  return { ...empty, graph: { ...empty.graph, definedCenters: shared.definedCenters } };
}

/** The picture of a shared chart; the centers are listed beside it. */
export function SharedFigure({ shared }: { shared: SharedChart }) {
  const model = useMemo(() => modelOfShared(shared), [shared]);
  const whose = shared.name ?? 'this person';
  if (shared.level !== 'summary') {
    return <BodygraphStill charts={[shared.activations]} label={`Bodygraph of ${whose}`} />;
  }
  return (
    <svg
      viewBox={VIEW_BOX.join(' ')}
      role="img"
      aria-label={`The defined centers of ${whose}`}
      className="bodygraph"
    >
      <Picture model={model} />
    </svg>
  );
}
