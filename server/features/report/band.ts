import { centerLayouts } from '#shared/bodygraph/layout.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTERS, type CenterId } from '#shared/engine/centers.ts';
import type { ReportContent } from './content.ts';
import { drawLitGraph } from './graph.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, type TextStyle } from './sheet.ts';

/** Of the detail at the right of a band; its name stands under it. */
const DETAIL = { width: 150, top: 22, pad: 12, caption: 24 } as const;
const SCALE = { least: 0.1, most: 0.34 } as const;
const CAPTION: TextStyle = { face: 'sans', size: 8.5, leading: 11, color: COLORS.muted };

/** What a band leaves to its words. */
export const detailWidth = DETAIL.width + 24;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Around centers, in units of the drawing; null without any. */
export function boxAround(ids: ReadonlySet<CenterId>): Box | null {
  const points = centerLayouts.flatMap(({ id, path }) =>
    ids.has(id) ? [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)] : [],
  );
  if (points.length === 0) return null;
  const xs = points.map(([, x]) => Number(x));
  const ys = points.map(([, , y]) => Number(y));
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** The part of the graph that a chapter is about, whole and named, on the chapter's colored head. */
export function drawBand(
  sheet: Sheet,
  report: ReportContent,
  centers: ReadonlySet<CenterId>,
  height: number,
): void {
  const { doc } = sheet;
  doc.rect(0, 0, doc.page.width, height).fill(COLORS.ground);
  const box = boxAround(centers);
  if (!box) return;
  const room = {
    width: DETAIL.width - 2 * DETAIL.pad,
    height: height - DETAIL.top - DETAIL.caption - 2 * DETAIL.pad,
  };
  const fitting = Math.min(
    room.width / (box.right - box.left),
    room.height / (box.bottom - box.top),
  );
  const scale = Math.max(SCALE.least, Math.min(SCALE.most, fitting));
  const middle = doc.page.width - MARGIN - DETAIL.width / 2;
  const x = middle - ((box.left + box.right) / 2) * scale;
  const y = DETAIL.top + DETAIL.pad + room.height / 2 - ((box.top + box.bottom) / 2) * scale;
  const left = middle - DETAIL.width / 2;
  const panel = height - DETAIL.top - DETAIL.caption;
  doc.roundedRect(left, DETAIL.top, DETAIL.width, panel, 8).fill(COLORS.paper);
  doc.save().roundedRect(left, DETAIL.top, DETAIL.width, panel, 8).clip();
  drawLitGraph(sheet, report, centers, { x, y, scale });
  doc.restore();
  caption(sheet, centers, { middle, y: height - DETAIL.caption });
}

function caption(
  sheet: Sheet,
  centers: ReadonlySet<CenterId>,
  { middle, y }: { middle: number; y: number },
): void {
  const named = centerLayouts.flatMap(({ id }) => (centers.has(id) ? CENTERS[id].name : []));
  const lines = sheet.lines(andList(named), CAPTION, DETAIL.width).slice(0, 1);
  for (const line of lines) {
    const at = { x: middle - line.width / 2, y: y + 4, width: line.width };
    sheet.draw([line], CAPTION, at);
  }
}
