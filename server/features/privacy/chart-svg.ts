import { SIZES, VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { centerLayouts, drawnChannels, gatePlaces } from '#shared/bodygraph/layout.ts';
import { type Activations, bodygraphModel, isDefined } from '#shared/bodygraph/model.ts';
import {
  ALL_SEGMENTS,
  channelStrokes,
  type Dot,
  integrationDots,
  integrationStrokes,
  integrationTracks,
  paintedSegments,
  type Stroke,
  seamUnder,
} from '#shared/bodygraph/paint.ts';
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

function line(d: string, width: number, color: string, dash = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${dash}/>`;
}

function dots(list: readonly Dot[], radius: number): string[] {
  return list.map(
    ({ x, y, status }) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${GRAPH_COLORS[status]}"/>`,
  );
}

/** Casing, outline and fill, in layers, so that lines that meet merge. */
function tracks(paths: readonly string[]): string[] {
  const layers = [
    [SIZES.channelCasing, GRAPH_COLORS.background],
    [SIZES.channelOutline, GRAPH_COLORS.line],
    [SIZES.channelWidth, GRAPH_COLORS.track],
  ] as const;
  return layers.flatMap(([width, color]) => paths.map((d) => line(d, width, color)));
}

/** One painted run: red with a light core, black, or black dashes over red. */
function run({ d, status, after }: Stroke): string {
  const design =
    line(d, SIZES.channelWidth, GRAPH_COLORS.design) +
    line(d, SIZES.designCoreWidth, GRAPH_COLORS.core);
  if (status === 'design') return design;
  if (status === 'personality') return line(d, SIZES.channelWidth, GRAPH_COLORS.personality);
  const [length, space] = SIZES.stripeDash;
  const offset = after === 'personality' ? length : 0;
  const dash = ` stroke-dasharray="${length} ${space}" stroke-dashoffset="${offset}"`;
  return design + line(d, SIZES.channelWidth, GRAPH_COLORS.personality, dash);
}

function runs(list: readonly Stroke[]): string[] {
  const seams = list.flatMap((stroke) => seamUnder(stroke) ?? []);
  return [...dots(seams, SIZES.channelWidth / 2 - 0.5), ...list.map(run)];
}

function channels(model: Model): string[] {
  const drawn = drawnChannels.flatMap((channel) => [
    ...tracks([channel.d]),
    ...runs(channelStrokes(channel, (gate) => model.gates[gate].status)),
  ]);
  const painted = paintedSegments(model.segments, ALL_SEGMENTS);
  const corners = integrationDots(painted);
  const radius = SIZES.channelWidth / 2;
  const under = corners.filter(({ isUnder }) => isUnder);
  const over = corners.filter(({ isUnder }) => !isUnder);
  return [
    ...drawn,
    ...tracks(integrationTracks(ALL_SEGMENTS)),
    ...dots(under, radius),
    ...runs(integrationStrokes(painted)),
    ...dots(over, radius),
  ];
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
    ...channels(model),
    ...centers(model),
    ...gates(model),
    '</g></svg>',
  ].join('\n');
}
