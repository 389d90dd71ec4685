import { BODY_IDS, BODY_NAMES, type BodyId, SIDES, type Side } from '#shared/engine/bodies.ts';
import './bodygraph.css';
import './picture-sheet.css';
import { VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import type { Activations, BodygraphModel } from '#shared/bodygraph/model.ts';
import { SIDE_NOTES } from './activation-row.tsx';
import { type DrawnDoubts, hasDoubts } from './doubts.ts';
import { SIDE_NAMES } from './labels.ts';
import { Picture } from './picture.tsx';
import { PlanetSign } from './planet-glyph.tsx';

/**
 * The extent of a saved picture, in the picture's own units: room for a heading and the columns.
 */
export const SHEET_BOX = { x: -204, y: -72, width: 948, height: 1032 } as const;

const FIRST_ROW_Y = 178;
const ROW_STEP = 56;
const GLYPH_SIZE = 24;
const NAME_MAX = 60;

/** From the outer edge of a column inward. */
const COLUMN: Readonly<Record<Side, { outer: number; inner: number; inward: 1 | -1 }>> = {
  design: { outer: -180, inner: -8, inward: 1 },
  personality: { outer: 720, inner: 548, inward: -1 },
};

export interface PictureSheetProps {
  name: string;
  model: BodygraphModel;
  /** Which parts of it depend on the birth time; null for an exact one. */
  doubts: DrawnDoubts | null;
}

/** The picture between its columns as one drawing, to be saved; not interactive. */
export function PictureSheet({ name, model, doubts }: PictureSheetProps) {
  const { x, y, width, height } = SHEET_BOX;
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      className="bodygraph-sheet"
    >
      <title>{`Bodygraph of ${name}`}</title>
      <rect x={x} y={y} width={width} height={height} className="bodygraph-sheet-ground" />
      <text
        x={VIEW_BOX[2] / 2}
        y={y + 50}
        textAnchor="middle"
        fontSize={24}
        fontWeight={600}
        className="bodygraph-sheet-ink"
      >
        {shortened(name)}
      </text>
      <Picture model={model} doubts={doubts} />
      {SIDES.map((side) => (
        <Column key={side} side={side} activations={model.activations} doubts={doubts} />
      ))}
      {doubts && hasDoubts(doubts) && <Footnote />}
    </svg>
  );
}

function Footnote() {
  const { y, height } = SHEET_BOX;
  return (
    <text
      x={VIEW_BOX[2] / 2}
      y={y + height - 8}
      textAnchor="middle"
      fontSize={14}
      className="bodygraph-sheet-doubt"
    >
      Pale lines, dotted rims, and ≈ depend on the birth time.
    </text>
  );
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length <= NAME_MAX ? name : `${letters.slice(0, NAME_MAX - 1).join('')}…`;
}

interface ColumnProps {
  side: Side;
  activations: Activations;
  doubts: DrawnDoubts | null;
}

function Column({ side, activations, doubts }: ColumnProps) {
  const { outer, inner, inward } = COLUMN[side];
  const anchor = inward === 1 ? 'start' : 'end';
  const top = FIRST_ROW_Y - ROW_STEP;
  return (
    <g>
      <text
        x={outer}
        y={top - 20}
        textAnchor={anchor}
        fontSize={18}
        fontWeight={600}
        className={`bodygraph-sheet-${side}`}
      >
        {SIDE_NAMES[side]}
      </text>
      <text x={outer} y={top} textAnchor={anchor} fontSize={12.5} className="bodygraph-sheet-muted">
        {SIDE_NOTES[side]}
      </text>
      <path d={`M${outer} ${top + 18}H${inner}`} strokeWidth={1} className="bodygraph-sheet-rule" />
      {BODY_IDS.map((body, index) => (
        <Row
          key={body}
          body={body}
          side={side}
          value={activations[side][body]}
          isDoubtful={typeof doubts?.positions[side][body] === 'string'}
          y={FIRST_ROW_Y + index * ROW_STEP}
        />
      ))}
    </g>
  );
}

interface RowProps {
  body: BodyId;
  side: Side;
  value: string;
  isDoubtful: boolean;
  y: number;
}

function Row({ body, side, value, isDoubtful, y }: RowProps) {
  const { outer, inner, inward } = COLUMN[side];
  const left = inward === 1 ? outer : outer - GLYPH_SIZE;
  return (
    <g>
      <g
        transform={`translate(${left} ${y - GLYPH_SIZE / 2})`}
        className={`bodygraph-sheet-${side}`}
      >
        <PlanetSign body={body} />
      </g>
      <text
        x={outer + inward * (GLYPH_SIZE + 8)}
        y={y}
        dy="0.355em"
        textAnchor={inward === 1 ? 'start' : 'end'}
        fontSize={12.5}
        className="bodygraph-sheet-muted"
      >
        {BODY_NAMES[body]}
      </text>
      <text
        x={inner}
        y={y}
        dy="0.355em"
        textAnchor={inward === 1 ? 'end' : 'start'}
        fontSize={18}
        fontWeight={600}
        className={`bodygraph-sheet-${side}`}
      >
        {isDoubtful && (
          <tspan fontWeight={400} className="bodygraph-sheet-doubt">
            {'≈ '}
          </tspan>
        )}
        {value}
      </text>
      <path
        d={`M${outer} ${y + ROW_STEP / 2}H${inner}`}
        strokeWidth={1}
        className="bodygraph-sheet-rule"
      />
    </g>
  );
}
