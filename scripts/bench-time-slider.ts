import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { startBuiltProduct } from './bench/built-product.ts';
import { report } from './bench/figures.ts';
import { onPostgres } from './bench/on-postgres.ts';
import { findBrowser } from './browser.ts';
import { environment } from './environment.ts';

/*
 * Drags the birth-time slider of a chart without a birth time through its day, in the production
 * build, at a quarter of the processor's speed, and counts the frames that the browser painted.
 */

const AIM_FRAMES_PER_SECOND = 50;
const SLOWDOWN = 4;
const MOVES = 240;

/** Runs in the page: the times of frames while the thumb is dragged. */
const COUNT_FRAMES = `
  window.frameTimes = [];
  const count = (at) => { frameTimes.push(at); requestAnimationFrame(count); };
  requestAnimationFrame(count);
`;

const NEW_CHART = `
  fetch('/api/individual/charts/preview', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Time Slider', birthDate: '1986-09-03', birthTime: null,
      birthPlace: 'Madrid, Spain', uncertaintyLevel: 'high',
    }),
  }).then((reply) => reply.json()).then(({ chartId }) => chartId)
`;

async function drag(page: Page): Promise<void> {
  const box = await page.getByRole('slider').first().boundingBox();
  if (!box) throw new Error('There is no slider');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  for (let move = 0; move <= MOVES; move += 1) {
    const turn = (1 - Math.cos((move / MOVES) * 2 * Math.PI)) / 2;
    await page.mouse.move(box.x + 12 + turn * (box.width - 24), y);
  }
  await page.mouse.up();
}

interface Drag {
  readonly framesPerSecond: number;
  /** The longest time without a frame. */
  readonly longestMs: number;
}

async function measure(browser: Browser, origin: string): Promise<Drag> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${origin}/api/login?login_hint=person@demo.example`);
  await page.waitForLoadState('networkidle');
  const chartId = await page.evaluate<string>(NEW_CHART);
  await page.goto(`${origin}/results/${chartId}`);
  await page.getByRole('slider').first().waitFor();
  await page.waitForTimeout(4_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(COUNT_FRAMES);
  await drag(page);
  const times = await page.evaluate<number[]>('window.frameTimes');
  await context.close();
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const lengthMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return { framesPerSecond: (gaps.length * 1000) / lengthMs, longestMs: Math.max(...gaps) };
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  await onPostgres(1, async ([url = '']) => {
    await using product = await startBuiltProduct(url, join(folder, 'server'));
    const browser = await chromium.launch({
      executablePath: findBrowser(environment()['CHROMIUM_PATH']),
      args: ['--no-sandbox', '--disable-quic'],
    });
    try {
      const { framesPerSecond, longestMs } = await measure(browser, product.origin);
      report(
        {
          name: 'time slider at a quarter of the speed',
          unit: 'frames/s',
          value: framesPerSecond,
          aim: { atLeast: AIM_FRAMES_PER_SECOND },
        },
        { name: 'time slider, longest frame', unit: 'ms', value: longestMs },
      );
    } finally {
      await browser.close();
    }
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
