import { cx } from '#client/components/ui/cx.ts';
import { VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { centerLayout, centerOrder } from '#shared/bodygraph/layout.ts';
import { type NamePlace, SMALL_NAMES } from '#shared/bodygraph/small-names.data.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import './small-names.css';

interface SmallNamesProps {
  defined: readonly CenterId[];
}

/** Names over a drawing whose own would be too small to read: as text beside it, they keep their size. */
export function SmallNames({ defined }: SmallNamesProps) {
  return (
    <div aria-hidden="true" className="small-names">
      {centerOrder.map((id) => {
        const { label, labelLines = [label] } = centerLayout(id);
        const place: NamePlace = SMALL_NAMES[id];
        return (
          <span
            key={id}
            data-anchor={place.anchor}
            className={cx(
              'small-name',
              defined.includes(id) ? place.isInside && 'small-name-inside' : 'small-name-open',
            )}
            style={positionOf(place)}
          >
            {labelLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
        );
      })}
    </div>
  );
}

function positionOf({ at: [x, y] }: NamePlace) {
  const [, , width, height] = VIEW_BOX;
  return { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` };
}
