import { SIZES, VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { centerLayouts, gatePlaces } from '#shared/bodygraph/layout.ts';
import { type Activations, bodygraphModel, isDefined } from '#shared/bodygraph/model.ts';
import { channelSteps, type PaintStep } from '#shared/bodygraph/paint-steps.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';
import { GRAPH_COLORS } from '../report/palette.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeXml(words: string): string {
  return words.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}

type Model = ReturnType<typeof bodygraphModel>;

function painted(step: PaintStep): string {
  const color = GRAPH_COLORS[step.color];
  if (step.kind === 'dot') {
    return `<circle cx="${step.x}" cy="${step.y}" r="${step.radius}" fill="${color}"/>`;
  }
  const { d, width, dash } = step;
  const dashes = dash
    ? ` stroke-dasharray="${dash.length} ${dash.space}" stroke-dashoffset="${dash.offset}"`
    : '';
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${dashes}/>`;
}

function text(words: string, x: number, y: number, size: number, look: string): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${look}>${words}</text>`;
}

function centers(model: Model): string[] {
  return centerLayouts.flatMap(({ id, path, color, label, labelLines = [label], labelAt }) => {
    const isFilled = isDefined(model, id);
    const fill = isFilled ? GRAPH_COLORS[color] : GRAPH_COLORS.open;
    const width = isFilled ? SIZES.centerStrokeDefined : SIZES.centerStroke;
    const [x, y] = labelAt;
    return [
      `<path d="${path}" fill="${fill}" stroke="${GRAPH_COLORS.centerLine}" stroke-width="${width}"/>`,
      ...labelLines.map((words, index) => {
        const middle = y + (index - (labelLines.length - 1) / 2) * SIZES.labelLineStep;
        return text(
          words,
          x,
          middle,
          SIZES.centerFont,
          `font-weight="700" fill="${GRAPH_COLORS.ink}"`,
        );
      }),
    ];
  });
}

function gates(model: Model): string[] {
  return GATE_NUMBERS.map((gate) => {
    const { x, y } = gatePlaces[gate];
    const { status } = model.gates[gate];
    const { gateRadius: radius, gateFont: size } = SIZES;
    const isOpen = status === 'none';
    const fill = isOpen ? GRAPH_COLORS.track : GRAPH_COLORS[status === 'both' ? 'design' : status];
    const half = `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}`;
    const look = isOpen
      ? `fill="${GRAPH_COLORS.ink}"`
      : `font-weight="700" fill="${GRAPH_COLORS.onActive}"`;
    return [
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${GRAPH_COLORS.line}" stroke-width="${SIZES.ringWidth}"/>`,
      status === 'both' ? `<path d="${half}" fill="${GRAPH_COLORS.personality}"/>` : '',
      text(String(gate), x, y, size, look),
    ].join('');
  });
}

/** A chart's bodygraph as an SVG document, from the same geometry as on the screen. */
export function chartSvg(title: string, activations: Activations): string {
  const model = bodygraphModel(activations);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX.join(' ')}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${VIEW_BOX[2]}" height="${VIEW_BOX[3]}" fill="${GRAPH_COLORS.background}"/>`,
    '<g font-family="sans-serif" text-anchor="middle" dominant-baseline="central">',
    ...channelSteps(model).map(painted),
    ...centers(model),
    ...gates(model),
    '</g></svg>',
  ].join('\n');
}
