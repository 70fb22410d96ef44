import { type Page } from 'playwright';
import { type Stack } from '../../serve/stack.ts';
import { inRoot } from '../../root.ts';
import { figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { measureFloorBytes, withBrowserPage, scriptBytes } from '../page-bytes.ts';
import { signIn, withStack } from '../bench-stack.ts';

const ONE_SCHEME_PATH = '/charts/INFZZZ000011/SC01/SC01';
const THREE_SCHEMES_PATH = '/schemeList?compare=SC01&compare=SC02&compare=SC03';
const TURNS = 5;
/** Factor by which the phone is slower than this machine. */
const SLOWNESS = 4;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds from the press of a period until its lines are painted; the page is at rest before. */
async function measurePeriodDrawing(page: Page, period: string): Promise<number> {
  const radio = page.getByRole('radio', { name: period, exact: true });
  await radio.scrollIntoViewIfNeeded();
  return radio.evaluate(
    (input: HTMLInputElement) =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        input.click();
        // The library paints in the frame after its data came.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - pressed);
            channel.port2.postMessage(null);
          }),
        );
      }),
  );
}

/** Draws ten years again and again on a slow phone: a short period first, then all there is. */
const measureTenYearDrawing = (stack: Stack, path: string) =>
  withBrowserPage(async (page) => {
    await signIn(page, stack);
    await page.goto(`${stack.investor}${path}`);
    await page.locator('canvas').first().waitFor();
    await page.waitForLoadState('networkidle');
    const days = await page.locator('[data-points]').first().getAttribute('data-points');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await measurePeriodDrawing(page, '1M');
      times.push(await measurePeriodDrawing(page, 'Max'));
    }
    const shown = Number(await page.locator('[data-points]').first().getAttribute('data-points'));
    if (shown < 2400) throw new Error(`${path} draws ${shown} days, at first ${days}: no ten years.`);
    return median(times);
  });

const drawingName = 'three ten-year histories compared on a slow phone, against the chart of one';

/** In turns, so that what else the machine does meets both. */
export const comparisonDrawing: FigureSource = {
  name: drawingName,
  isBytes: false,
  measure: () =>
    withStack(async (stack) => {
      const [one, three]: [number[], number[]] = [[], []];
      for (let turn = 0; turn < TURNS; turn += 1) {
        one.push(await measureTenYearDrawing(stack, ONE_SCHEME_PATH));
        three.push(await measureTenYearDrawing(stack, THREE_SCHEMES_PATH));
      }
      return figureWithMaxRatio(1.3, { name: drawingName, value: median(three), unit: 'ms', floor: median(one) });
    }),
};

const bytesName = 'comparison after the list';

/**
 * Bytes that opening a comparison from the list adds, against the chart library alone: the page of one scheme loads no
 * table of three.
 */
export const comparisonLoad: FigureSource = {
  name: bytesName,
  isBytes: true,
  measure: async () => {
    const value = await withStack((stack) =>
      withBrowserPage(async (page) => {
        await signIn(page, stack);
        const app = { origin: stack.investor, folder: inRoot('apps', 'investor', 'dist') };
        await page.goto(`${stack.investor}/schemeList`);
        const ticks = page.getByRole('checkbox', { name: /^Compare / });
        await ticks.nth(1).waitFor();
        await page.waitForLoadState('networkidle');
        return scriptBytes(page, app, async () => {
          await ticks.nth(0).check();
          await ticks.nth(1).check();
          await page.getByRole('link', { name: 'Compare 2 schemes' }).click();
          await page.waitForURL(/[?&]compare=/);
          await page.locator('canvas').first().waitFor();
        });
      }),
    );
    return figureWithMaxRatio(1.5, { name: bytesName, value, unit: 'bytes', floor: await measureFloorBytes('chart') });
  },
};
