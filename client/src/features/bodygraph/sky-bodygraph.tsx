import { useMemo } from 'react';
import './bodygraph.css';
import './sky-bodygraph.css';
import { VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { type Activations, type ActiveStatus, pairModel } from '#shared/bodygraph/model.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { DiscBody } from './gate-disc.tsx';
import { ActiveLine, Tracks } from './lines.tsx';
import { Picture } from './picture.tsx';

interface SkyBodygraphProps {
  /** Painted solid; null leaves it out. */
  chart: Activations | null;
  /** Painted with a rail; null leaves it out. */
  sky: Activations | null;
  /** What the solid lines are: "Ana Ruiz". */
  name: string;
}

const LINE = 'M14 14H62';
const NOTHING: Activations = recordOf(SIDES, () => recordOf(BODY_IDS, () => ''));

/** A chart and the sky in one picture, told apart by pattern as well as by color, with its legend. */
export function SkyBodygraph({ chart, sky, name }: SkyBodygraphProps) {
  const model = useMemo(() => pairModel(chart ?? NOTHING, sky ?? NOTHING), [chart, sky]);
  const { definedCenters, definedChannels } = model.graph;
  const shown = [...(chart ? [name] : []), ...(sky ? ['the sky'] : [])].join(' and ');
  const entries: readonly (readonly [ActiveStatus, string])[] = [
    ...(chart ? ([['personality', name]] as const) : []),
    ...(sky ? ([['design', 'Sky']] as const) : []),
    ...(chart && sky ? ([['both', 'Both']] as const) : []),
  ];
  return (
    <figure className="sky-bodygraph grid gap-3">
      <svg
        viewBox={VIEW_BOX.join(' ')}
        role="img"
        aria-label={`Bodygraph of ${shown}: ${definedCenters.length} of 9 centers defined, ${definedChannels.length} of 36 channels filled`}
        className="bodygraph"
      >
        <Picture model={model} />
      </svg>
      <figcaption>
        <ul aria-label="Legend" className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm">
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
