import { useId } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { readGate } from '#shared/domain/chart-text.ts';
import { BODY_IDS, BODY_NAMES, type BodyId, type Side } from '#shared/engine/bodies.ts';
import { SIDE_NAMES } from './labels.ts';
import { gateSpot, isOfSpot, isSameSpot, positionSpot, type Spot, spotKey } from './navigation.ts';
import { PlanetGlyph } from './planet-glyph.tsx';
import type { ChartOnPage } from './use-bodygraph.ts';
import { useRovingFocus } from './use-roving-focus.ts';

export const SIDE_NOTES: Readonly<Record<Side, string>> = {
  design: 'unconscious',
  personality: 'conscious',
};

/** How a row interacts with the rest of the figure. */
export function rowState(chart: ChartOnPage, side: Side, body: BodyId) {
  const { selected, highlighted } = chart;
  const value = chart.model.activations[side][body];
  const gate = readGate(value)?.gate ?? null;
  const spot = gate === null ? null : positionSpot(side, body, gate);
  const isChosen = spot !== null && isSameSpot(spot, selected);
  const concerns = (other: Spot | null) => gate !== null && other !== null && isOfSpot(gate, other);
  const point = () => chart.highlight(gate === null ? null : gateSpot(gate));
  return {
    value,
    when: chart.doubts?.positions[side][body] ?? null,
    isLit: concerns(selected) || concerns(highlighted),
    button: {
      id: spot ? `${chart.id}-${spotKey(spot)}` : undefined,
      'aria-expanded': isChosen,
      onClick: () => chart.select(isChosen ? null : spot),
      onFocus: point,
      onBlur: () => chart.highlight(null),
      onPointerEnter: point,
      onPointerLeave: () => chart.highlight(null),
    },
  };
}

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

interface DoubtableValueProps {
  value: string;
  /** When it is so; null where that is certain. */
  when: string | null;
  className?: string | undefined;
}

/** A position's value, with "≈" before it where it depends on the birth time. */
export function DoubtableValue({ value, when, className }: DoubtableValueProps) {
  if (when === null) return <span className={className}>{value}</span>;
  return (
    <span className={className} title={`≈ ${when}`}>
      <span aria-hidden="true" className="mr-0.5 font-normal text-warn">
        ≈
      </span>
      {value}
      <span className="sr-only">, approximate: {when}</span>
    </span>
  );
}
