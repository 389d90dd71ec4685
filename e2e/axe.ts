import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Puts axe into each document once: compiling it takes as long as examining a small page. */
async function addAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const hasAxe = await frame.evaluate(() => 'axe' in window);
    if (!hasAxe) await frame.evaluate(axe.source);
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
