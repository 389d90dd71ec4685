import { startTransition, useEffect } from 'react';
import './draw-in.css';
import { SIZES } from '#shared/bodygraph/layout.data.ts';
import { centerOrder, gatePlaces } from '#shared/bodygraph/layout.ts';
import { collectiveModel, type DrawnModel } from '#shared/bodygraph/model.ts';
import { onFirstUse } from '#shared/engine/on-first-use.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';
import { CenterName, CenterShape } from './center-shape.tsx';
import { drawInOf, type GrowingLine } from './draw-in.ts';
import { GateDisc } from './gate-disc.tsx';
import { ActiveLine, Lines } from './lines.tsx';
import { Discs } from './picture.tsx';

interface DrawingPictureProps {
  model: DrawnModel;
  /** Called when everything is drawn, to put the plain picture in this one's place. */
  onDrawn: () => void;
}

/** 13 planets × 55 ms, 120 ms for the last line to grow and 120 ms for the last center to fill. */
const DRAW_IN_MS = 900;

const blank = onFirstUse(() => collectiveModel([]));

/** The picture while it draws itself, planet by planet. */
export function DrawingPicture({ model, onDrawn }: DrawingPictureProps) {
  useEffect(() => {
    const timer = setTimeout(() => startTransition(onDrawn), DRAW_IN_MS);
    return () => clearTimeout(timer);
  }, [onDrawn]);
  const { lines, gates, centers } = drawInOf(model);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus
    <g aria-hidden="true">
      <Lines model={blank()} />
      {lines.map((line) => (
        <Growing key={line.d} {...line} />
      ))}
      {centerOrder.map((id) => (
        <CenterShape key={id} center={id} isDefined={false} />
      ))}
      {centerOrder.map((id) => (
        <CenterName key={id} center={id} isDefined={false} />
      ))}
      {centers.map(({ center, step }) => (
        <g key={center} className={`draw-in-center draw-in-${step}`}>
          <CenterShape center={center} isDefined />
          <CenterName center={center} isDefined />
        </g>
      ))}
      <Discs model={blank()} gates={GATE_NUMBERS} />
      {gates.map(({ gate, step }) => (
        <g key={gate} className={`draw-in-gate draw-in-${step}`}>
          <GateDisc
            gate={gate}
            x={gatePlaces[gate].x}
            y={gatePlaces[gate].y}
            status={model.gates[gate].status}
          />
        </g>
      ))}
    </g>
  );
}

/** A line that grows out of its gate. Stripes have dashes of their own, so they fade in on top. */
function Growing({ d, status, step }: GrowingLine) {
  const line = (name: string, width: number) => (
    <path
      d={d}
      pathLength={1}
      strokeDasharray={1}
      className={`${name} draw-in-line draw-in-${step}`}
      strokeWidth={width}
    />
  );
  if (status === 'personality') return line('bodygraph-personality-line', SIZES.channelWidth);
  return (
    <>
      {line('bodygraph-design-line', SIZES.channelWidth)}
      {line('bodygraph-design-core', SIZES.designCoreWidth)}
      {status === 'both' && (
        <g className={`draw-in-stripes draw-in-${step}`}>
          <ActiveLine d={d} status={status} />
        </g>
      )}
    </>
  );
}
