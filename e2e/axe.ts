import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** On the texts whose contrast is examined. */
const EXAMINED = 'data-contrast-examined';

/** Puts axe into each document once: compiling it takes as long as examining a small page. */
async function addAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const hasAxe = await frame.evaluate(() => 'axe' in window);
    if (hasAxe) continue;
    await frame.evaluate(axe.source);
    await frame.evaluate((mark) => {
      window.axe.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
    }, EXAMINED);
  }
}

/**
 * Chooses up to three texts of each look, the first, the middle, and the last: all others have the same
 * color, size, and weight on the same backdrop. Contrast takes axe as long as all other rules together,
 * most of it for the lines of long lists.
 */
async function chooseTexts(page: Page, part: string): Promise<void> {
  for (const frame of page.frames()) {
    const examined = frame === page.mainFrame() ? part : 'html';
    await frame.evaluate(markTexts, [examined, EXAMINED] as const);
  }
}

/** Runs in the page. */
function markTexts([part, mark]: readonly [string, string]): void {
  const backdrops = new Map<Element, string>();
  let layers = 0;
  function backdropOf(element: Element | null): string {
    if (element === null) return '';
    const known = backdrops.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, position } = style;
    let backdrop = backdropOf(element.parentElement);
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${filter}`;
    if (own !== 'rgba(0, 0, 0, 0) none 1 none') backdrop += `/${own}`;
    // It may lie upon anything.
    if (position !== 'static' && position !== 'relative') {
      layers += 1;
      backdrop += `#${layers}`;
    }
    backdrops.set(element, backdrop);
    return backdrop;
  }
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
  function isExamined(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    const isHidden = element.closest('[aria-hidden=true], [inert]') !== null;
    return (
      width > 1 && height > 1 && !isHidden && element.checkVisibility({ visibilityProperty: true })
    );
  }
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  const looks = new Map<string, Element[]>();
  for (const element of document.querySelectorAll(`:is(${part}), :is(${part}) *`)) {
    if (!hasText(element) || !isExamined(element)) continue;
    const { color, fill, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isDisabled = element.closest(':disabled, [aria-disabled=true]') !== null;
    const look = [backdropOf(element), color, fill, fontSize, fontWeight, textShadow, isDisabled];
    const key = look.join(' ');
    looks.set(key, [...(looks.get(key) ?? []), element]);
  }
  for (const those of looks.values()) {
    for (const at of [0, those.length >> 1, those.length - 1]) those[at]?.setAttribute(mark, '');
  }
}

/** Lets what is fading in arrive: half-faded words lack contrast. Spinners turn for ever. */
async function letAnimationsEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
}

const DIALOG = '[role=dialog], [role=alertdialog]';

/** While a modal dialog is open, nothing else can be read or used; it is examined without the dialog. */
async function readablePart(page: Page): Promise<string> {
  const isModal = await page.evaluate(
    (dialog) =>
      document.querySelector('[data-aria-hidden=true]') !== null &&
      document.querySelector(dialog) !== null,
    DIALOG,
  );
  return isModal ? DIALOG : 'html';
}

/**
 * What axe finds wrong in the page's current state, one line per rule.
 * @param part selects what is examined; everything that can be read by default
 */
export async function violationsOf(
  page: Page,
  options: RunOptions,
  part?: string,
): Promise<string[]> {
  await addAxe(page);
  await letAnimationsEnd(page);
  const examined = part ?? (await readablePart(page));
  await chooseTexts(page, examined);
  return page.evaluate(
    async ([selector, chosen]) => {
      // Describing every element that passes would take longer than finding those that don't.
      const { violations } = await window.axe.run(selector, {
        ...chosen,
        resultTypes: ['violations'],
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    [examined, options] as const,
  );
}
