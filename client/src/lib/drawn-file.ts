import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/*
 * Makes files of drawings. Loaded on demand. The page's policy lets images come from `data:` only,
 * and other programs know neither our classes nor our variables: every shape gets its own plain
 * attributes.
 */

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Style properties that are attributes in a drawing, with the default that may be omitted. */
const PAINT = [
  ['fill', null],
  ['fill-opacity', '1'],
  ['stroke', 'none'],
  ['stroke-opacity', '1'],
  ['font-weight', '400'],
] as const;

/** An `svg` element as the text of a self-contained SVG file. */
export function drawnFile(drawing: ReactElement): string {
  const workshop = document.createElement('div');
  workshop.className = 'sr-only';
  workshop.setAttribute('aria-hidden', 'true');
  document.body.append(workshop);
  const root = createRoot(workshop);
  try {
    flushSync(() => root.render(drawing));
    const sheet = workshop.querySelector('svg');
    if (!sheet) throw new Error('The picture was not drawn');
    return `<?xml version="1.0" encoding="UTF-8"?>\n${standalone(sheet)}\n`;
  } finally {
    root.unmount();
    workshop.remove();
  }
}

/** Removes what XML does not allow: control characters and lone surrogates. */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ');
}

function standalone(sheet: SVGSVGElement): string {
  const styled = [sheet, ...sheet.querySelectorAll<SVGElement>('*')];
  const copy = sheet.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('A copy of a drawing is a drawing');
  const plain = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of styled.entries()) {
    const target = plain[index];
    if (target) paintPlainly(target, getComputedStyle(element));
  }
  copy.setAttribute('xmlns', SVG_NAMESPACE);
  copy.setAttribute('font-family', getComputedStyle(sheet).fontFamily);
  return new XMLSerializer().serializeToString(copy);
}

const SHAPES = new Set(['path', 'circle', 'rect', 'text', 'tspan']);

/** Removes the page's hooks (classes, data attributes); their paint is kept as attributes. */
function paintPlainly(element: SVGElement, style: CSSStyleDeclaration): void {
  if (style.visibility === 'hidden') element.setAttribute('visibility', 'hidden');
  if (SHAPES.has(element.tagName)) {
    for (const [property, usual] of PAINT) {
      const value = style.getPropertyValue(property);
      if (value && value !== usual) element.setAttribute(property, value);
      else element.removeAttribute(property);
    }
  }
  for (const { name } of [...element.attributes]) {
    if (/^(class|aria-|data-)/.test(name)) element.removeAttribute(name);
  }
}

/** An SVG file as a PNG of that many pixels. */
export async function pngOf(
  drawing: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.drawImage(image, 0, 0, width, height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('The browser made no PNG');
  return file;
}

const KEPT_FOR_MS = 60_000;

export function downloadFile(file: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}
