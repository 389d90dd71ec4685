import { useMemo } from 'react';
import './bodygraph.css';
import './pair-bodygraph.css';
import { VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { type Activations, type ActiveStatus, pairModel } from '#shared/bodygraph/model.ts';
import { DiscBody } from './gate-disc.tsx';
import { ActiveLine, Tracks } from './lines.tsx';
import { Picture } from './picture.tsx';

interface PairBodygraphProps {
  /** Of the person painted solid, then of the one painted with a rail. */
  charts: readonly [Activations, Activations];
  names: readonly [string, string];
}

const LINE = 'M14 14H62';

/** Two charts in one picture, told apart by pattern as well as by color, with its legend. */
export function PairBodygraph({ charts: [first, second], names }: PairBodygraphProps) {
  const model = useMemo(() => pairModel(first, second), [first, second]);
  const { definedCenters, definedChannels } = model.graph;
  const entries: readonly (readonly [ActiveStatus, string])[] = [
    ['personality', names[0]],
    ['design', names[1]],
    ['both', 'Both'],
  ];
  return (
    <figure className="pair-bodygraph grid gap-3">
      <svg
        viewBox={VIEW_BOX.join(' ')}
        role="img"
        aria-label={`Bodygraph of ${names.join(' and ')} together: ${definedCenters.length} of 9 centers defined, ${definedChannels.length} of 36 channels filled`}
        className="bodygraph"
      >
        <Picture model={model} />
      </svg>
      <figcaption>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {entries.map(([status, label]) => (
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
