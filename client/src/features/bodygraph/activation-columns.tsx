import { useId } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { readGate } from '#shared/domain/chart-text.ts';
import { BODY_IDS, BODY_NAMES, type BodyId, type Side } from '#shared/engine/bodies.ts';
import { SIDE_NAMES } from './labels.ts';
import { gatePlaces } from './layout.ts';
import type { Activations } from './model.ts';
import { gateSpot, type Spot } from './navigation.ts';
import { PlanetGlyph } from './planet-glyph.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

export interface ActivationListProps {
  activations: Activations;
  selected: Spot | null;
  highlighted: Spot | null;
  onSelect: (spot: Spot | null) => void;
  onHighlight: (spot: Spot | null) => void;
}

export const SIDE_NOTES: Readonly<Record<Side, string>> = {
  design: 'unconscious',
  personality: 'conscious',
};

/** Whether a value belongs to the selected or hovered part. */
function concerns(spot: Spot | null, value: string): boolean {
  const gate = readGate(value)?.gate ?? null;
  if (!spot || gate === null) return false;
  return spot.kind === 'gate' ? spot.gate === gate : gatePlaces[gate].center === spot.center;
}

/** How a row interacts with the rest of the figure. */
export function rowState(props: ActivationListProps, value: string) {
  const { selected, highlighted, onSelect, onHighlight } = props;
  const gate = readGate(value)?.gate ?? null;
  const isChosen = selected?.kind === 'gate' && selected.gate === gate;
  const point = () => onHighlight(gate === null ? null : gateSpot(gate));
  return {
    isLit: concerns(selected, value) || concerns(highlighted, value),
    isDimmed: selected !== null && !concerns(selected, value),
    button: {
      'aria-pressed': isChosen,
      onClick: () => onSelect(gate === null || isChosen ? null : gateSpot(gate)),
      onFocus: point,
      onBlur: () => onHighlight(null),
      onPointerEnter: point,
      onPointerLeave: () => onHighlight(null),
    },
  };
}

/** The 13 positions of one side, values toward the picture: a column next to a wide one. */
export function ActivationColumn({ side, ...list }: ActivationListProps & { side: Side }) {
  const headingId = useId();
  const { container, tabIndexOf } = useRovingFocus(1);
  const isMirrored = side === 'personality';
  return (
    <section aria-labelledby={headingId}>
      <h3
        id={headingId}
        className={cx(
          'mb-1.5 px-0.5 leading-5 @3xl:px-1',
          isMirrored ? 'text-right' : 'text-design',
        )}
      >
        <span className="block font-semibold">{SIDE_NAMES[side]}</span>
        <span className="block text-xs font-normal text-muted">{SIDE_NOTES[side]}</span>
      </h3>
      <div
        role="toolbar"
        aria-orientation="vertical"
        aria-labelledby={headingId}
        className="border-t border-line"
        {...container}
      >
        {BODY_IDS.map((body, index) => (
          <ActivationRow
            key={body}
            body={body}
            side={side}
            tabIndex={tabIndexOf(index)}
            list={list}
          />
        ))}
      </div>
    </section>
  );
}

/** When something else is selected, the color is removed and the contrast kept. */
export function valueColor(side: Side, isDimmed: boolean): string {
  if (isDimmed) return 'text-muted';
  return side === 'design' ? 'text-design' : 'text-personality';
}

interface ActivationRowProps {
  body: BodyId;
  side: Side;
  tabIndex: number;
  list: ActivationListProps;
}

function ActivationRow({ body, side, tabIndex, list }: ActivationRowProps) {
  const value = list.activations[side][body];
  const { isLit, isDimmed, button } = rowState(list, value);
  const isMirrored = side === 'personality';
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={cx(
        'flex h-8 w-full items-center gap-1 border-b border-line px-0.5 transition-colors @3xl:h-9 @3xl:gap-1.5 @3xl:px-1',
        isMirrored && 'flex-row-reverse',
        valueColor(side, isDimmed),
        isLit && 'bg-well',
      )}
      {...button}
    >
      <PlanetGlyph body={body} className="size-4.5" />
      <span
        className={cx(
          'flex-1 text-xs whitespace-nowrap text-muted',
          isMirrored ? 'text-right' : 'text-left',
        )}
      >
        {BODY_NAMES[body]}
      </span>
      <span
        className={cx(
          'figures text-sm font-semibold @3xl:text-base',
          isMirrored ? 'text-left' : 'text-right',
        )}
      >
        {value}
      </span>
    </button>
  );
}
