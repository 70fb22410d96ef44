import { type Page } from 'playwright';
import { type Stack } from '../../serve/stack.ts';
import { figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { withBrowserPage } from '../page-bytes.ts';
import { signIn, withStack } from '../bench-stack.ts';

/** The persona with orders in every state. */
const INVESTOR = '9000000101';
const FEW = 10;
const MANY = 1000;
const TURNS = 5;
/** Factor by which the phone is slower than this machine. */
const SLOWNESS = 4;
const manyText = MANY.toLocaleString('en-IN');

/** Runs in the page, before all else. */
function watchRendering(): void {
  const seen = { firstRow: Number.NaN };
  const pollFirstRow = () => {
    if (document.querySelector('main article') === null) requestAnimationFrame(pollFirstRow);
    // Once the frame that has it is drawn.
    else requestAnimationFrame(() => (seen.firstRow = performance.now()));
  };
  requestAnimationFrame(pollFirstRow);
  Object.assign(globalThis, { seen });
}

interface RenderTimings {
  /** Milliseconds from asking for the address. */
  readonly firstRow: number;
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
