import { memo } from 'react';
import './doubt-rims.css';
import { SIZES } from '#shared/bodygraph/layout.data.ts';
import { centerLayout, gatePlaces } from '#shared/bodygraph/layout.ts';
import type { DrawnModel } from '#shared/bodygraph/model.ts';
import { type DrawnDoubts, dottedIn } from './doubts.ts';

/** Outside the disc, so that its number and its own ring stay as they are. */
const GATE_RIM = SIZES.gateRadius + 3.5;

/** Dots: dashes of no length with round ends. */
const DOTS = { strokeDasharray: '0.01 5.2', strokeLinecap: 'round' } as const;
const DOT = 2.6;
/** A quiet line under the dots, so that they show on any paint. */
const GROUND = 4.4;

interface DoubtRimsProps {
  doubts: DrawnDoubts;
}

/** Dotted rims around the centers that are in doubt. */
export const DoubtRims = memo(function DoubtRims({ doubts }: DoubtRimsProps) {
  return (
    <g data-doubts="">
      {[...doubts.centers.keys()].map((id) => (
        <Dotted key={id} d={centerLayout(id).path} />
      ))}
    </g>
  );
});

export function Dotted({ d }: { d: string }) {
  return (
    <>
      <path d={d} className="bodygraph-doubt-ground" strokeWidth={GROUND} />
      <path d={d} className="bodygraph-doubt" strokeWidth={DOT} {...DOTS} />
    </>
  );
}

interface DoubtRingsProps extends DoubtRimsProps {
  model: DrawnModel;
}

/** Dotted rings, above the discs, which would cover the ends of what leads to them. */
export const DoubtRings = memo(function DoubtRings({ doubts, model }: DoubtRingsProps) {
  return (
    <g data-doubts="">
      {[...dottedIn(doubts).gates.keys()].map((gate) => {
        const { x, y } = gatePlaces[gate];
        const place = { cx: x, cy: y, r: GATE_RIM };
        return (
          <g
            key={gate}
            className={model.gates[gate].status === 'none' ? 'bodygraph-doubt-absent' : undefined}
          >
            <circle {...place} className="bodygraph-doubt-ground" strokeWidth={GROUND} />
            <circle {...place} className="bodygraph-doubt" strokeWidth={DOT} {...DOTS} />
          </g>
        );
      })}
    </g>
  );
});
