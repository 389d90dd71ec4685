import type { ReactNode } from 'react';
import { downloadFile, drawnFile, pngOf, withoutControls } from '#client/lib/drawn-file.ts';
import type { SharedChart } from '#shared/contract/sharing.ts';
import { BRAND_MARK } from '#shared/domain/brand.ts';
import {
  POSTER,
  POSTER_FONTS,
  type PosterLayout,
  type PosterLine,
  type PosterStyle,
  posterLayout,
} from './poster-layout.ts';

/* The picture of a shared chart, 1200 × 1500 pixels, always in the light palette. Loaded on demand. */

/** The graph as shapes, with the box they stand in. */
export interface PosterFigure {
  readonly content: ReactNode;
  readonly viewBox: readonly [number, number, number, number];
}

const FILLS = { ink: 'fill-ink', muted: 'fill-muted', warn: 'fill-warn' } as const;

/** The statement's full stop is the one spot of coral. */
const STOP = '.';

/** @param figure drawn where the chart shows its positions */
export async function posterFile(shared: SharedChart, figure: PosterFigure): Promise<File> {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  const measureOf = (style: PosterStyle) => (text: string) => {
    context.font = `${style.size}px ${POSTER_FONTS[style.font]}`;
    return context.measureText(text).width;
  };
  const name = shared.name === null ? null : withoutControls(shared.name);
  const layout = posterLayout({ ...shared, name }, measureOf);
  const drawing = drawnFile(<Poster layout={layout} figure={figure} />);
  return new File([await pngOf(drawing, POSTER)], 'chart.png', { type: 'image/png' });
}

export async function savePoster(shared: SharedChart, figure: PosterFigure): Promise<void> {
  const file = await posterFile(shared, figure);
  downloadFile(file, file.name);
}

function Poster({ layout, figure }: { layout: PosterLayout; figure: PosterFigure }) {
  const { width, height, margin } = POSTER;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="theme-light bodygraph-sheet"
    >
      <title>Shared chart</title>
      <rect width={width} height={height} className="fill-paper" />
      {layout.rules.map((y) => (
        <path
          key={y}
          d={`M${margin} ${y}H${width - margin}`}
          strokeWidth={2}
          className="stroke-line"
        />
      ))}
      {layout.figure && <g transform={placedIn(layout.figure, figure.viewBox)}>{figure.content}</g>}
      {layout.lines.map((line) => (
        <TextLine key={line.key} line={line} />
      ))}
      <Mark {...layout.mark} />
    </svg>
  );
}

/** Fits a drawing into its place, centered. */
function placedIn(
  { x, y, width, height }: NonNullable<PosterLayout['figure']>,
  [left, top, boxWidth, boxHeight]: PosterFigure['viewBox'],
): string {
  const scale = Math.min(width / boxWidth, height / boxHeight);
  const dx = x + (width - boxWidth * scale) / 2 - left * scale;
  const dy = y + (height - boxHeight * scale) / 2 - top * scale;
  return `translate(${dx} ${dy}) scale(${scale})`;
}

function TextLine({ line }: { line: PosterLine }) {
  const { key, text, x, y, size, font, tone, isEnd } = line;
  const isStatement = key.startsWith('type') && text.endsWith(STOP);
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontFamily={POSTER_FONTS[font]}
      textAnchor={isEnd ? 'end' : 'start'}
      className={FILLS[tone]}
    >
      {isStatement ? text.slice(0, -STOP.length) : text}
      {isStatement && <tspan className="fill-coral">{STOP}</tspan>}
    </text>
  );
}

function Mark({ x, y, size }: PosterLayout['mark']) {
  const { box, arms, disc } = BRAND_MARK;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / box})`}>
      {arms.map(({ d, width }) => (
        <path
          key={d}
          d={d}
          strokeWidth={width}
          strokeLinecap="round"
          className="fill-none stroke-ink"
        />
      ))}
      <circle cx={disc.x} cy={disc.y} r={disc.radius} className="fill-coral" />
    </g>
  );
}
