import { strokeSteps, trackSteps } from '#shared/bodygraph/paint-steps.ts';
import { PLANET_GLYPHS } from '#shared/bodygraph/planet-glyphs.data.ts';
import { BODY_IDS, BODY_NAMES, type BodyId, SIDES, type Side } from '#shared/engine/bodies.ts';
import { approximateSign, TERM } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { disc, drawGraph, hairline, paint } from './graph.ts';
import { COLORS, GRAPH_COLORS } from './palette.ts';
import { MARGIN, type Sheet, type TextStyle } from './sheet.ts';

const COLUMN_WIDTH = 62;
const LEGEND_HEIGHT = 54;
const GRAPH_UNITS = { width: 540, height: 940 };
const GLYPH = 12;
const NAME: TextStyle = { face: 'sans', size: 7.5, leading: 9, color: COLORS.muted };

const LEAD =
  'Black is what you’d say about yourself; red is what others tend to see first. A filled shape is a center that works the same way every day.';

const SIDE_LABELS: Readonly<Record<Side, readonly [name: string, note: string]>> = {
  design: ['Design', 'others see'],
  personality: ['Personality', 'you see'],
};

const sideColor = (side: Side) => GRAPH_COLORS[side];

interface Row {
  readonly side: Side;
  readonly body: BodyId;
  readonly y: number;
}

function positionRow(sheet: Sheet, content: ReportContent, { side, body, y }: Row): void {
  const { doc } = sheet;
  const isLeft = side === 'design';
  const edge = isLeft ? MARGIN : doc.page.width - MARGIN;
  const style: TextStyle = { face: 'sansBold', size: 10, leading: 14, color: sideColor(side) };
  sheet.artifact(() => {
    doc
      .save()
      .translate(isLeft ? edge : edge - GLYPH, y + 1)
      .scale(GLYPH / 24);
    if (body === 'south_node') doc.rotate(180, { origin: [12, 12] });
    doc.lineCap('round').lineJoin('round');
    doc.path(PLANET_GLYPHS[body]).lineWidth(1.6).stroke(sideColor(side));
    doc.restore();
  });
  const value = content.model.activations[side][body];
  const [width = 0] = sheet.lines(value, style, COLUMN_WIDTH).map((line) => line.width);
  const x = isLeft ? edge + GLYPH + 7 : edge - GLYPH - 7 - width;
  const isUncertain = content.uncertain.positions.has(`${side}-${body}`);
  const spoken = `${SIDE_LABELS[side][0]} ${BODY_NAMES[body]} ${value}${isUncertain ? ', approximate' : ''}`;
  const lines = sheet.lines(value, style, COLUMN_WIDTH);
  sheet.tagged('Span', () => sheet.draw(lines, style, { x, y, width }), { alt: spoken });
  const name = sheet.lines(BODY_NAMES[body], NAME, COLUMN_WIDTH);
  const [nameWidth = 0] = name.map((line) => line.width);
  const nameAt = { x: isLeft ? x : x + width - nameWidth, y: y + 12, width: nameWidth };
  // Said with the value already.
  sheet.artifact(() => sheet.draw(name, NAME, nameAt));
  if (!isUncertain) return;
  sheet.artifact(() => approximateSign(doc, isLeft ? x + width + 4 : x - 12, y + 4));
}

function column(sheet: Sheet, content: ReportContent, side: Side, height: number): void {
  const x = side === 'design' ? MARGIN : sheet.doc.page.width - MARGIN - COLUMN_WIDTH;
  const [name, note] = SIDE_LABELS[side];
  const head: TextStyle = { face: 'sansBold', size: 9, leading: 12, color: sideColor(side) };
  const quiet: TextStyle = { face: 'sans', size: 7.5, leading: 10, color: COLORS.muted };
  const align = (text: string, style: TextStyle) => {
    const [line] = sheet.lines(text, style, COLUMN_WIDTH);
    return side === 'design' ? x : x + COLUMN_WIDTH - (line?.width ?? 0);
  };
  const { y } = sheet;
  sheet.textAt(name, head, { x: align(name, head), y, width: COLUMN_WIDTH });
  sheet.textAt(note, quiet, { x: align(note, quiet), y: y + 12, width: COLUMN_WIDTH });
  // Down to the graph's foot.
  const step = (height - 40) / BODY_IDS.length;
  BODY_IDS.forEach((body, index) => {
    positionRow(sheet, content, { side, body, y: y + 32 + index * step });
  });
}

const MARK_LINE = 'M14 14H62';
const MARK_SCALE = 0.5;
/** In the words of a result's key. */
const MARKS = [
  ['design', 'Traits others see'],
  ['personality', 'Traits you see'],
  ['both', 'Seen by both'],
  ['none', 'Not in your chart'],
] as const;

/** A center that is steady has one of four colors. */
const CENTER_KEY = [
  { fills: ['yellow', 'green', 'red', 'brown'], name: 'Steady in you' },
  { fills: ['open'], name: 'Open to others' },
] as const;
const SWATCH = 28;
/** As pale as a brown center that isn't always defined. */
const VARYING_FILL = '#eee0d1';

function legend(sheet: Sheet, hasDoubt: boolean): void {
  const { doc, y } = sheet;
  const style: TextStyle = { face: 'sans', size: 8.5, leading: 14, color: COLORS.muted };
  const step = sheet.width / 4;
  MARKS.forEach(([status, name], index) => {
    const x = MARGIN + index * step;
    sheet.artifact(() => {
      doc.save().translate(x, y).scale(MARK_SCALE);
      paint(doc, trackSteps([MARK_LINE], hairline(MARK_SCALE)));
      if (status !== 'none') paint(doc, strokeSteps({ d: MARK_LINE, status }));
      disc(doc, 14, 14, status);
      doc.restore();
    });
    sheet.textAt(name, style, { x: x + 37, y, width: step });
  });
  CENTER_KEY.forEach(({ fills, name }, index) => {
    const x = MARGIN + index * step;
    const width = SWATCH / fills.length;
    sheet.artifact(() => {
      fills.forEach((fill, place) => {
        doc.rect(x + 1 + place * width, y + 22, width, 11).lineWidth(0.9);
        doc.fillAndStroke(GRAPH_COLORS[fill], GRAPH_COLORS.centerLine);
      });
    });
    sheet.textAt(name, style, { x: x + 37, y: y + 20, width: step });
  });
  if (!hasDoubt) return;
  const x = MARGIN + CENTER_KEY.length * step;
  sheet.artifact(() => {
    approximateSign(doc, x + 2, y + 24);
    doc
      .rect(x + 17, y + 22, SWATCH / 2, 11)
      .lineWidth(1.2)
      .dash(2, { space: 1.6 });
    doc.fillAndStroke(VARYING_FILL, COLORS.warn);
    doc
      .circle(x + 43, y + 27.5, 5.5)
      .stroke(COLORS.warn)
      .undash();
  });
  sheet.textAt('Depends on the birth time', style, { x: x + 55, y: y + 20, width: 2 * step });
}

/** The bodygraph between its positions, with what its colors mean. */
export function chartPage(sheet: Sheet, content: ReportContent): void {
  sheet.newPage();
  sheet.startSection('Chart');
  const title: TextStyle = { face: 'serifBold', size: 24, leading: 30, tag: 'H1' };
  sheet.text('Your chart, and how to read it', title, { x: MARGIN, width: sheet.width });
  sheet.text(LEAD, TERM, { x: MARGIN, width: sheet.width });
  sheet.y += 14;
  const height = sheet.bottom - LEGEND_HEIGHT - sheet.y;
  const room = sheet.width - 2 * COLUMN_WIDTH - 12;
  const scale = Math.min(height / GRAPH_UNITS.height, room / GRAPH_UNITS.width);
  const x = (sheet.doc.page.width - GRAPH_UNITS.width * scale) / 2;
  const { definedCenters, definedChannels, activeGates } = content.model.graph;
  sheet.tagged('Figure', () => drawGraph(sheet, content, { x, y: sheet.y, scale }), {
    alt: `Bodygraph: ${definedCenters.length} of 9 centers defined, ${definedChannels.length} of 36 channels whole, ${activeGates.length} of 64 gates active.`,
  });
  for (const side of SIDES) column(sheet, content, side, height);
  sheet.y = sheet.bottom - LEGEND_HEIGHT + 14;
  legend(sheet, content.uncertain.gates.size > 0 || content.uncertain.positions.size > 0);
}
