import { cx } from '#client/components/ui/cx.ts';
import { PLANET_GLYPHS } from '#shared/bodygraph/planet-glyphs.data.ts';
import type { BodyId } from '#shared/engine/bodies.ts';

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.6',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The glyph of a planet or node on its 24-unit square, in the text color; for other drawings. */
export function PlanetSign({ body }: { body: BodyId }) {
  return (
    <path
      {...STROKE}
      d={PLANET_GLYPHS[body]}
      transform={body === 'south_node' ? 'rotate(180 12 12)' : undefined}
    />
  );
}

/** The glyph alone as an image; its name is shown next to it as text. */
export function PlanetGlyph({ body, className }: { body: BodyId; className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('shrink-0', className)}>
      <PlanetSign body={body} />
    </svg>
  );
}
