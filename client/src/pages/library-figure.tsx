import { useMemo } from 'react';
import { BodygraphStill } from '#client/features/bodygraph/bodygraph-still.tsx';
import { centerSpot } from '#client/features/bodygraph/navigation.ts';
import { Picture } from '#client/features/bodygraph/picture.tsx';
import { VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { type Activations, collectiveModel } from '#shared/bodygraph/model.ts';
import { BODY_IDS } from '#shared/engine/bodies.ts';
import { CENTER_IDS, type CenterId } from '#shared/engine/centers.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';
import type { LibraryPage } from '#shared/library/schema.ts';

interface LibraryFigureProps {
  page: LibraryPage;
  /** The reader's own chart; without one only the page's subject is drawn. */
  activations: Activations | null;
}

const NONE = recordOf(BODY_IDS, () => '');

/** Gates as nobody's chart: all in black, since red says that a gate is unconscious. */
function drawingOf(gates: readonly number[]): Activations[] {
  return gates.map((gate) => ({ design: NONE, personality: { ...NONE, sun: String(gate) } }));
}

/** Where the page's subject stands on the graph. */
export function LibraryFigure({ page: { figure, term }, activations }: LibraryFigureProps) {
  const charts = useMemo(
    () => (activations ? [activations] : drawingOf(figure?.gates ?? [])),
    [activations, figure],
  );
  const label = activations ? `${term} on your graph` : `${term} on the graph`;
  const center = CENTER_IDS.find((id) => id === figure?.center);
  if (center) return <CenterFigure charts={charts} center={center} label={label} />;
  const gates = GATE_NUMBERS.filter((gate) => figure?.gates.includes(gate));
  return <BodygraphStill charts={charts} lit={{ gates }} label={label} />;
}

interface CenterFigureProps {
  charts: readonly Activations[];
  center: CenterId;
  label: string;
}

function CenterFigure({ charts, center, label }: CenterFigureProps) {
  const model = useMemo(() => collectiveModel(charts), [charts]);
  return (
    <svg viewBox={VIEW_BOX.join(' ')} role="img" aria-label={label} className="bodygraph">
      <Picture model={model} selected={centerSpot(center)} />
    </svg>
  );
}
