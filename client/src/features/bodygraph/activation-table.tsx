import { cx } from '#client/components/ui/cx.ts';
import { BODY_IDS, BODY_NAMES, type BodyId, SIDES, type Side } from '#shared/engine/bodies.ts';
import { DoubtableValue, rowState, SIDE_NOTES } from './activation-row.tsx';
import { SIDE_NAMES } from './labels.ts';
import { PlanetGlyph } from './planet-glyph.tsx';
import type { ChartOnPage } from './use-bodygraph.ts';
import { useRovingFocus } from './use-roving-focus.ts';

/** Both sides in one table below a narrow picture: Design left, Personality right. */
export function ActivationTable({ chart }: { chart: ChartOnPage }) {
  const { container, tabIndexOf } = useRovingFocus(SIDES.length);
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">Activations by planet</caption>
      <thead>
        <tr className="align-bottom">
          <SideHeading side="design" />
          <th scope="col" className="sr-only">
            Planet
          </th>
          <SideHeading side="personality" />
        </tr>
      </thead>
      <tbody {...container}>
        {BODY_IDS.map((body, index) => (
          <tr key={body} className="border-t border-line">
            <ValueCell body={body} side="design" tabIndex={tabIndexOf(2 * index)} chart={chart} />
            <th scope="row" className="py-0 text-sm font-normal text-muted">
              <span className="flex items-center justify-center gap-2">
                <PlanetGlyph body={body} className="size-5 text-ink" />
                <span className="w-20 text-left">{BODY_NAMES[body]}</span>
              </span>
            </th>
            <ValueCell
              body={body}
              side="personality"
              tabIndex={tabIndexOf(2 * index + 1)}
              chart={chart}
            />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SideHeading({ side }: { side: Side }) {
  return (
    <th
      scope="col"
      className={cx('pb-2 font-semibold leading-5', side === 'design' && 'text-design')}
    >
      {SIDE_NAMES[side]}
      <span className="block text-xs font-normal text-muted">{SIDE_NOTES[side]}</span>
    </th>
  );
}

interface ValueCellProps {
  body: BodyId;
  side: Side;
  tabIndex: number;
  chart: ChartOnPage;
}

function ValueCell({ body, side, tabIndex, chart }: ValueCellProps) {
  const { value, when, isLit, button } = rowState(chart, side, body);
  return (
    <td className="p-0">
      <button
        type="button"
        tabIndex={tabIndex}
        className={cx(
          'figures h-11 w-full text-base font-semibold transition-colors',
          side === 'design' ? 'text-design' : 'text-personality',
          isLit && 'bg-accent-soft',
        )}
        {...button}
      >
        <DoubtableValue value={value} when={when} />
      </button>
    </td>
  );
}
