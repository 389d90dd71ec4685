import { cx } from '#client/components/ui/cx.ts';
import { VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { centerLayout, centerOrder } from '#shared/bodygraph/layout.ts';
import { type NamePlace, SMALL_NAMES } from '#shared/bodygraph/small-names.data.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import './small-names.css';

interface SmallNamesProps {
  defined: readonly CenterId[];
  /** Those that depend on the birth time, which are drawn pale. */
  doubts?: ReadonlyMap<CenterId, string> | undefined;
}

/** Names over a drawing whose own would be too small to read: as text beside it, they keep their size. */
export function SmallNames({ defined, doubts }: SmallNamesProps) {
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
              !defined.includes(id) && 'small-name-open',
              // A pale color is nearly the paper's: it bears the paper's ink, in the dark too.
              place.isInside && defined.includes(id) && !doubts?.has(id) && 'small-name-inside',
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
