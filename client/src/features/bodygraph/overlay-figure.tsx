import './bodygraph.css';
import { VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import type { ActiveStatus, pairModel } from '#shared/bodygraph/model.ts';
import { DiscBody } from './gate-disc.tsx';
import { ActiveLine, Tracks } from './lines.tsx';
import { Picture } from './picture.tsx';

const LINE = 'M14 14H62';

interface OverlayFigureProps {
  model: ReturnType<typeof pairModel>;
  /** Whose charts are shown, for screen readers: "Ana and Ben together". */
  subject: string;
  /** What each pattern stands for. */
  legend: readonly (readonly [ActiveStatus, string])[];
  className: string;
  legendClassName?: string;
}

/** Two sets of activations in one picture, told apart by pattern as well as by color, with a legend. */
export function OverlayFigure(props: OverlayFigureProps) {
  const { model, subject, legend, className, legendClassName = '' } = props;
  const { definedCenters, definedChannels } = model.graph;
  return (
    <figure className={`${className} grid gap-3`}>
      <svg
        viewBox={VIEW_BOX.join(' ')}
        role="img"
        aria-label={`Bodygraph of ${subject}: ${definedCenters.length} of 9 centers defined, ${definedChannels.length} of 36 channels filled`}
        className="bodygraph"
      >
        <Picture model={model} />
      </svg>
      <figcaption>
        <ul
          aria-label="Legend"
          className={`flex flex-wrap gap-x-6 gap-y-2 text-sm ${legendClassName}`}
        >
          {legend.map(([status, label]) => (
            <li key={status} className="flex min-w-0 items-center gap-2">
              <svg
                viewBox="0 0 63 28"
                aria-hidden="true"
                className="bodygraph-mark h-4.5 w-10 shrink-0"
              >
                <Tracks paths={[LINE]} />
                <ActiveLine d={LINE} status={status} />
                <DiscBody x={14} y={14} status={status} />
              </svg>
              <bdi className="wrap-anywhere">{label}</bdi>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
