import { type Page } from 'playwright';
import { type Stack } from '../../serve/stack.ts';
import { figureWithMaxValue, figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { withBrowserPage } from '../page-bytes.ts';
import { INVESTOR } from '../plans.ts';
import { signIn, withStack } from '../bench-stack.ts';

const FEW = 10;
const MANY = 1000;
const TURNS = 5;
/** Factor by which the phone is slower than this machine. */
const SLOWNESS = 4;
const manyText = MANY.toLocaleString('en-IN');

/** Runs in the page, before all else. */
function watchRendering(): void {
  const seen = { firstRow: Number.NaN, tasks: [] as number[] };
  const pollFirstRow = () => {
    if (document.querySelector('main article') === null) requestAnimationFrame(pollFirstRow);
    // Once the frame that has it is drawn.
    else requestAnimationFrame(() => (seen.firstRow = performance.now()));
  };
  requestAnimationFrame(pollFirstRow);
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  Object.assign(globalThis, { seen });
}

interface RenderTimings {
  /** Milliseconds from asking for the address. */
  readonly firstRow: number;
  /** Milliseconds of every task above 50. */
  readonly tasks: number[];
}
const readTimings = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: RenderTimings }).seen);

interface OrderListAnswer {
  readonly result: readonly Readonly<Record<string, unknown>>[];
}

/** The provider's own orders of that investor, as often as it takes to have so many. */
async function stubOrderList(page: Page, count: number): Promise<void> {
  await page.route('**/api/v1/order/list', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as OrderListAnswer;
    const result = Array.from({ length: count }, (_, place) => ({
      ...answer.result[place % answer.result.length],
      _id: `order-${place}`,
    }));
    await route.fulfill({ response, json: { ...answer, result } });
  });
}

/** Opens the list on a slow phone; it is there when this comes back. */
async function openOrderList(page: Page, stack: Stack, count: number): Promise<void> {
  await signIn(page, stack, INVESTOR);
  await stubOrderList(page, count);
  await page.addInitScript(watchRendering);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.goto(`${stack.investor}/orderList`);
  await page.waitForFunction(() => !Number.isNaN((globalThis as unknown as { seen: RenderTimings }).seen.firstRow));
}

const waitForAllRows = (page: Page, count: number) =>
  page.waitForFunction((all) => document.querySelectorAll('main article').length === all, count, { polling: 500 });

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const firstRowName = `first row of ${manyText} orders on a slow phone, against one of ${FEW}`;

/** In turns, so that what else the machine does meets both. */
export const firstRowOfMany: FigureSource = {
  name: firstRowName,
  isBytes: false,
  measure: () =>
    withStack(async (stack) => {
      const times: Record<number, number[]> = { [FEW]: [], [MANY]: [] };
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const count of [FEW, MANY])
          await withBrowserPage(async (page) => {
            await openOrderList(page, stack, count);
            times[count]?.push((await readTimings(page)).firstRow);
            await waitForAllRows(page, count);
          });
      const [floor, value] = [median(times[FEW] ?? []), median(times[MANY] ?? [])];
      return figureWithMaxRatio(1.3, { name: firstRowName, value, unit: 'ms', floor });
    }),
};

const scrollName = `longest task while ${manyText} orders are scrolled on a slow phone`;

/** A dozen windows of rows that nobody has seen yet. */
const measureLongestScrollTask = (stack: Stack) =>
  withBrowserPage(async (page) => {
    await openOrderList(page, stack, MANY);
    await waitForAllRows(page, MANY);
    const before = (await readTimings(page)).tasks.length;
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Input.synthesizeScrollGesture', {
      ...{ x: 180, y: 400, yDistance: -1500, speed: 3000 },
      ...{ repeatCount: 7, repeatDelayMs: 50, gestureSourceType: 'mouse' },
    });
    const scrolled = await page.evaluate(() => window.scrollY);
    if (scrolled < 5000) throw new Error(`The list was scrolled by ${scrolled} px alone.`);
    return Math.max(0, ...(await readTimings(page)).tasks.slice(before));
  });

export const scrollOfMany: FigureSource = {
  name: scrollName,
  isBytes: false,
  measure: () =>
    withStack(async (stack) => {
      const turns: number[] = [];
      // The best of three measures the page; the others include other work of the machine.
      for (let turn = 0; turn < 3; turn += 1) turns.push(await measureLongestScrollTask(stack));
      return figureWithMaxValue(50, { name: scrollName, value: Math.min(...turns), unit: 'ms' });
    }),
};
