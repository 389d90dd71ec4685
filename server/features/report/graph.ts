import { SIZES, VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { centerLayouts, gatePlaces } from '#shared/bodygraph/layout.ts';
import { type GateStatus, isDefined } from '#shared/bodygraph/model.ts';
import { channelSteps, type PaintStep } from '#shared/bodygraph/paint-steps.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';
import type { ReportContent } from './content.ts';
import { COLORS, GRAPH_COLORS } from './palette.ts';
import type { Pdf, Sheet, TextStyle } from './sheet.ts';
import type { UncertainParts } from './uncertainty.ts';

type Model = ReportContent['model'];

const RING = SIZES.gateRadius - SIZES.ringInset;

function line(doc: Pdf, d: string, width: number, color: string): void {
  doc.path(d).lineWidth(width).stroke(color);
}

export function paint(doc: Pdf, steps: readonly PaintStep[]): void {
  for (const step of steps) {
    const color = GRAPH_COLORS[step.color];
    if (step.kind === 'dot') {
      doc.circle(step.x, step.y, step.radius).fill(color);
      continue;
    }
    const { d, width, dash } = step;
    if (dash) doc.dash(dash.length, { space: dash.space, phase: dash.offset });
    line(doc, d, width, color);
    if (dash) doc.undash();
  }
}

/** In points: thinner lines vanish on some printers. */
const HAIRLINE = 0.75;

/** How wide a hairline is in units of a drawing with this scale. */
export function hairline(scale: number): number {
  return HAIRLINE / scale;
}

function centers(doc: Pdf, model: Model, scale: number, lit?: ReadonlySet<CenterId>): void {
  for (const { id, path, color } of centerLayouts) {
    if (lit && !lit.has(id)) continue;
    const isFilled = isDefined(model, id);
    doc
      .path(path)
      .lineWidth(
        Math.max(hairline(scale), isFilled ? SIZES.centerStrokeDefined : SIZES.centerStroke),
      )
      .fillAndStroke(isFilled ? GRAPH_COLORS[color] : GRAPH_COLORS.open, GRAPH_COLORS.centerLine);
  }
}

/** A gate's disc without its number. */
export function disc(doc: Pdf, x: number, y: number, status: GateStatus): void {
  const { gateRadius: radius, ringWidth } = SIZES;
  doc.lineWidth(ringWidth);
  if (status === 'none') {
    doc.circle(x, y, radius).fillAndStroke(GRAPH_COLORS.track, GRAPH_COLORS.line);
    return;
  }
  const half = (size: number, sweep: 0 | 1) =>
    `M${x} ${y - size}A${size} ${size} 0 0 ${sweep} ${x} ${y + size}`;
  const { personality, design, ring, background } = GRAPH_COLORS;
  doc.circle(x, y, radius).fill(status === 'personality' ? personality : design);
  if (status === 'both') doc.path(half(radius, 1)).fill(personality);
  if (status === 'design') doc.circle(x, y, RING).stroke(ring);
  if (status === 'both') doc.path(half(RING, 0)).stroke(ring);
  doc.circle(x, y, radius).stroke(background);
}

/** A label centered on a point of the picture. */
function label(sheet: Sheet, text: string, style: TextStyle, x: number, y: number): void {
  const lines = sheet.lines(text, style, VIEW_BOX[2]);
  const width = lines[0]?.width ?? 0;
  sheet.draw(lines, style, { x: x - width / 2, y: y - style.leading / 2, width });
}

function names(sheet: Sheet): void {
  const { centerFont: size, labelLineStep: step } = SIZES;
  const style = { face: 'sansBold', size, leading: step, color: GRAPH_COLORS.ink } as const;
  for (const { label: name, labelLines = [name], labelAt } of centerLayouts) {
    const [x, y] = labelAt;
    labelLines.forEach((text, index) => {
      label(sheet, text, style, x, y + (index - (labelLines.length - 1) / 2) * step);
    });
  }
}

/** How much of its color a center has that isn't always defined. */
const VARYING = 0.4;
/** In points: what a rim needs at least to be seen on paper. */
const RIM = 1.5;

/** Pale, with a dashed rim: the centers that the birth time decides, defined or not. */
function centerDoubts(doc: Pdf, { centers: ids }: UncertainParts, scale: number): void {
  const width = Math.max(2.4, RIM / scale);
  for (const { id, path, color } of centerLayouts) {
    if (!ids.has(id)) continue;
    doc.path(path).fill(GRAPH_COLORS.open);
    doc.opacity(VARYING).path(path).fill(GRAPH_COLORS[color]).opacity(1);
    doc.dash(2.2 * width, { space: 1.6 * width });
    line(doc, path, width, COLORS.warn);
    doc.undash();
  }
}

/** Dashed rims around the gates that the birth time decides. */
function gateDoubts(doc: Pdf, { gates: numbers }: UncertainParts): void {
  doc.dash(3, { space: 2.5 }).lineWidth(1.8);
  for (const gate of GATE_NUMBERS) {
    const { x, y } = gatePlaces[gate];
    if (numbers.has(gate)) doc.circle(x, y, SIZES.gateRadius + 2.4).stroke(COLORS.warn);
  }
  doc.undash();
}

function gates(sheet: Sheet, model: Model): void {
  const { gateFont: size } = SIZES;
  for (const gate of GATE_NUMBERS) {
    const { x, y } = gatePlaces[gate];
    const { status } = model.gates[gate];
    disc(sheet.doc, x, y, status);
    const isActive = status !== 'none';
    const color = isActive ? GRAPH_COLORS.onActive : GRAPH_COLORS.ink;
    const face = isActive ? 'sansBold' : 'sans';
    label(sheet, String(gate), { face, size, leading: size, color }, x, y);
  }
}

/** Points for each unit of a drawing from which its letters can be read. */
const LEGIBLE_SCALE = 0.3;

interface GraphPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Without numbers and names. */
  readonly isBare?: boolean;
}

/** How much of the color is left beside what is lit. */
const FADED = 0.25;

/** A small bodygraph that is faded but for some centers. */
export function drawLitGraph(
  sheet: Sheet,
  { model }: Pick<ReportContent, 'model'>,
  lit: ReadonlySet<CenterId>,
  { x, y, scale }: GraphPlace,
): void {
  const { doc } = sheet;
  doc.save().translate(x, y).scale(scale).opacity(FADED);
  paint(doc, channelSteps(model, hairline(scale)));
  centers(doc, model, scale);
  doc.opacity(1);
  centers(doc, model, scale, lit);
  doc.restore();
}

/**
 * The bodygraph as vectors, from the same geometry and paint as on the screen; a small one without gates
 * and names.
 * @param scale points for each unit of the drawing
 */
export function drawGraph(
  sheet: Sheet,
  { model, uncertain }: Pick<ReportContent, 'model' | 'uncertain'>,
  { x, y, scale, isBare = false }: GraphPlace,
): void {
  const { doc } = sheet;
  doc.save().translate(x, y).scale(scale);
  paint(doc, channelSteps(model, hairline(scale)));
  centers(doc, model, scale);
  centerDoubts(doc, uncertain, scale);
  if (scale >= LEGIBLE_SCALE && !isBare) {
    names(sheet);
    gates(sheet, model);
    gateDoubts(doc, uncertain);
  }
  doc.restore();
}
