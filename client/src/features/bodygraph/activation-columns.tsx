import { useId } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { BODY_IDS, BODY_NAMES, type BodyId, type Side } from '#shared/engine/bodies.ts';
import { DoubtableValue, rowState, SIDE_NOTES } from './activation-row.tsx';
import { SIDE_NAMES } from './labels.ts';
import { PlanetGlyph } from './planet-glyph.tsx';
import type { ChartOnPage } from './use-bodygraph.ts';
import { useRovingFocus } from './use-roving-focus.ts';

export interface ColumnProps {
  side: Side;
  chart: ChartOnPage;
}

export interface ActivationColumnProps extends ColumnProps {
  /** The button that folds the columns stands above them. */
  isBelowButton: boolean;
}

/** The 13 positions of one side in an upper corner of the picture, ending above its arms. */
export function ActivationColumn({ side, chart, isBelowButton }: ActivationColumnProps) {
  const headingId = useId();
  const { container, tabIndexOf } = useRovingFocus(1);
  const isMirrored = side === 'personality';
  return (
    <section
      aria-labelledby={headingId}
      data-column={side}
      className={cx(
        'absolute z-1 w-[4.125rem]',
        isBelowButton ? 'top-6 print:top-0' : 'top-0',
        isMirrored ? 'right-0' : 'left-0',
      )}
    >
      <h3
        id={headingId}
        className={cx(
          'mb-1 flex flex-col text-xs leading-4 whitespace-nowrap',
          isMirrored ? 'items-end' : 'items-start text-design',
        )}
      >
        <span className="font-semibold">{SIDE_NAMES[side]}</span>
        <span className="font-normal text-muted">{SIDE_NOTES[side]}</span>
      </h3>
      <div
        role="toolbar"
        aria-orientation="vertical"
        aria-labelledby={headingId}
        {...container}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && chart.selected) chart.select(null);
          else container.onKeyDown(event);
        }}
      >
        {BODY_IDS.map((body, index) => (
          <ActivationRow
            key={body}
            body={body}
            side={side}
            tabIndex={tabIndexOf(index)}
            chart={chart}
          />
        ))}
      </div>
    </section>
  );
}

interface ActivationRowProps extends ColumnProps {
  body: BodyId;
  tabIndex: number;
}

function ActivationRow({ body, side, tabIndex, chart }: ActivationRowProps) {
  const { value, when, isLit, button } = rowState(chart, side, body);
  const isMirrored = side === 'personality';
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={cx(
        '-mx-1 flex h-4.5 w-[calc(100%+0.5rem)] items-center gap-1.5 rounded-sm px-1 transition-colors',
        isMirrored ? 'flex-row-reverse text-personality' : 'text-design',
        isLit ? 'bg-accent-soft' : 'hover:bg-well',
      )}
      {...button}
    >
      <PlanetGlyph body={body} className="size-3.5" />
      <span className="sr-only">{BODY_NAMES[body]}</span>
      <DoubtableValue value={value} when={when} className="figures text-xs" />
    </button>
  );
}
