import './draw-in.css';
import { SIZES } from '#shared/bodygraph/layout.data.ts';
import { gatePlaces } from '#shared/bodygraph/layout.ts';
import type { DrawnModel } from '#shared/bodygraph/model.ts';
import { CenterName, CenterShape } from './center-shape.tsx';
import type { DrawIn, GrowingLine } from './draw-in.ts';
import { GateDisc } from './gate-disc.tsx';
import { ActiveLine } from './lines.tsx';

/*
 * What appears on a blank picture while it draws itself, each in its place of the paint order: once it
 * is drawn, only what has appeared is drawn again.
 */

export function GrowingLines({ lines }: Pick<DrawIn, 'lines'>) {
  return (
    <g>
      {lines.map((line) => (
        <Growing key={line.d} {...line} />
      ))}
    </g>
  );
}

export function FillingCenters({ centers }: Pick<DrawIn, 'centers'>) {
  return (
    <g>
      {centers.map(({ center, step }) => (
        <g key={center} className={`draw-in-center draw-in-${step}`}>
          <CenterShape center={center} isDefined />
          <CenterName center={center} isDefined />
        </g>
      ))}
    </g>
  );
}

interface AppearingGatesProps extends Pick<DrawIn, 'gates'> {
  model: DrawnModel;
}

export function AppearingGates({ gates, model }: AppearingGatesProps) {
  return (
    <g>
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
