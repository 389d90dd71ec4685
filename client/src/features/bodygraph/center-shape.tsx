import { cx } from '#client/components/ui/cx.ts';
import { SIZES } from '#shared/bodygraph/layout.data.ts';
import { centerLayout } from '#shared/bodygraph/layout.ts';
import type { CenterId } from '#shared/engine/centers.ts';

interface CenterShapeProps {
  center: CenterId;
  isDefined: boolean;
  /** Defined at some of the possible birth times only. */
  isFaded?: boolean;
  /** Hovered, here or in a list. */
  isPointed?: boolean;
}

/** A center: hollow with a thin rim, or filled with a thick one. */
export function CenterShape({
  center,
  isDefined,
  isFaded = false,
  isPointed = false,
}: CenterShapeProps) {
  const { path, color } = centerLayout(center);
  const fill = `bodygraph-center-${isDefined ? color : 'undefined'}`;
  const rim = isDefined ? 'bodygraph-center-rim-defined' : 'bodygraph-center-rim';
  return (
    <path
      d={path}
      data-center={center}
      className={cx(
        fill,
        rim,
        isFaded && 'bodygraph-center-faded',
        isPointed && 'bodygraph-center-pointed',
      )}
      strokeWidth={isDefined ? SIZES.centerStrokeDefined : SIZES.centerStroke}
    />
  );
}

export function CenterName({ center, isDefined }: Pick<CenterShapeProps, 'center' | 'isDefined'>) {
  const { label, labelLines = [label], labelAt } = centerLayout(center);
  const [x, y] = labelAt;
  const first = y - ((labelLines.length - 1) * SIZES.labelLineStep) / 2;
  return (
    <text
      textAnchor="middle"
      fontSize={SIZES.centerFont}
      className={cx('bodygraph-center-name', isDefined && 'bodygraph-center-name-defined')}
    >
      {labelLines.map((line, index) => (
        <tspan key={line} x={x} y={first + index * SIZES.labelLineStep} dy="0.355em">
          {line}
        </tspan>
      ))}
    </text>
  );
}
