import { axisLabels } from '../axis-labels.ts';
import { readingText } from '../clock-labels.ts';
import { type DayScale, fractionAt, percent } from '../day-scale.ts';

type Anchor = 'start' | 'middle' | 'end';

/** Labels near an end are aligned inward, so that they stay inside the picture. */
function anchorAt(fraction: number): Anchor {
  if (fraction < 0.18) return 'start';
  return fraction > 0.82 ? 'end' : 'middle';
}

/** Clock times above the ribbons, and the instant of the chart. */
export function RibbonAxis({ scale }: { scale: DayScale }) {
  const drawn = fractionAt(scale, scale.drawnMs);
  return (
    <svg width="100%" height="44" aria-hidden="true" className="figures block text-xs">
      {/* The next day is named by its own rows. */}
      {axisLabels(scale).map(({ utcMs, fraction, text }) => (
        <text
          key={utcMs}
          x={percent(fraction)}
          y="12"
          textAnchor={fraction === 0 ? 'start' : fraction === 1 ? 'end' : 'middle'}
          className="fill-muted"
        >
          {text}
        </text>
      ))}
      <text x={percent(drawn)} y="30" textAnchor={anchorAt(drawn)} className="fill-ink font-medium">
        drawn for {readingText(scale, scale.drawnMs)}
      </text>
      <line
        x1={percent(drawn)}
        x2={percent(drawn)}
        y1="36"
        y2="44"
        className="stroke-ink stroke-[1.5] [stroke-dasharray:3_3]"
      />
    </svg>
  );
}
