import { VIEW_BOX } from '#shared/bodygraph/layout.data.ts';

/** The visible part of the drawing, in viewBox units. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const [left, top, width, height] = VIEW_BOX;
const STEP = 1.5;
const MAX_SCALE = STEP ** 3;

export const WHOLE_VIEW: View = { x: left, y: top, width, height };

export function scaleOf(view: View): number {
  return width / view.width;
}

export function isWhole(view: View): boolean {
  return scaleOf(view) < 1.01;
}

export function isClosest(view: View): boolean {
  return scaleOf(view) > MAX_SCALE - 0.01;
}

/** One step closer, around a point of interest or else the middle of the view. */
export function zoomIn(view: View, around: Point = middle(view)): View {
  return viewAt(Math.min(scaleOf(view) * STEP, MAX_SCALE), around);
}

export function zoomOut(view: View): View {
  return viewAt(Math.max(scaleOf(view) / STEP, 1), middle(view));
}

/** The same scale, centered on the point as far as the edges of the drawing allow. */
export function centeredOn(view: View, point: Point): View {
  return viewAt(scaleOf(view), point);
}

export function moved(view: View, dx: number, dy: number): View {
  const { x, y } = middle(view);
  return viewAt(scaleOf(view), { x: x + dx, y: y + dy });
}

/** Whether a point is in the view with some margin. */
export function isInView(view: View, { x, y }: Point, room = 30): boolean {
  const isAcross = x - room >= view.x && x + room <= view.x + view.width;
  return isAcross && y - room >= view.y && y + room <= view.y + view.height;
}

export function viewBoxOf(view: View): string {
  return [view.x, view.y, view.width, view.height].map((n) => Number(n.toFixed(2))).join(' ');
}

function middle(view: View): Point {
  return { x: view.x + view.width / 2, y: view.y + view.height / 2 };
}

function viewAt(scale: number, around: Point): View {
  const size = { width: width / scale, height: height / scale };
  return {
    x: clamp(around.x - size.width / 2, left, left + width - size.width),
    y: clamp(around.y - size.height / 2, top, top + height - size.height),
    ...size,
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
