import { type ClientRecord } from '@folioflow/api/contract';
import { type Page } from 'playwright';
import { staffEmailOf, createStaffSandbox } from '@folioflow/wiring/testing/sandbox-client';
import { type Stack } from '../../serve/stack.ts';
import { figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { withBrowserPage, withFloorPage } from '../page-bytes.ts';
import { withStack } from '../bench-stack.ts';
import { measureLongestTypingTask } from '../typing.ts';

const FEW = 100;
const MANY = 10_000;
const TURNS = 5;
/** Factor by which the desk is slower than this machine. */
const SLOWNESS = 4;

/** Runs in the page, before all else. */
function watchFirstRow(): void {
  const seen = { firstRow: Number.NaN };
  const pollFirstRow = () => {
    if (document.querySelector('main tbody tr') === null) requestAnimationFrame(pollFirstRow);
    // Once the frame that has it is drawn.
    else requestAnimationFrame(() => (seen.firstRow = performance.now()));
  };
  requestAnimationFrame(pollFirstRow);
  Object.assign(globalThis, { seen });
}

interface ClientListAnswer {
  readonly result: readonly Readonly<ClientRecord>[];
}

/** The provider's own clients, as often as it takes to have so many. */
const repeatClients = ({ result }: ClientListAnswer, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...result[place % result.length],
    _id: `CUST${String(place).padStart(8, '0')}`,
  }));

async function stubClientList(page: Page, count: number): Promise<void> {
  await page.route('**/api/v1/master/clientlist', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as ClientListAnswer;
    await route.fulfill({ response, json: { ...answer, result: repeatClients(answer, count) } });
  });
}

/** Puts a session of the staff into the browser, and so many clients behind the list that it opens next. */
async function openStaffSession(page: Page, stack: Stack, count: number): Promise<void> {
  const token = await createStaffSandbox(stack.sandbox).token('viewer');
  await page.goto(`${stack.backoffice}/config.json`);
  await page.evaluate(
    (kept) => {
      const at = Date.now();
      sessionStorage.setItem('staff', JSON.stringify({ ...kept, role: 'viewer', startedAt: at, seenAt: at }));
    },
    { token, email: staffEmailOf('viewer') },
  );
  await stubClientList(page, count);
}

/** Milliseconds from asking for the address to the first client on the screen. */
const measureFirstRow = (stack: Stack, count: number) =>
  withBrowserPage(async (page) => {
    await openStaffSession(page, stack, count);
    await page.addInitScript(watchFirstRow);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    await page.goto(`${stack.backoffice}/clientList`);
    await page.waitForFunction(
      () => !Number.isNaN((globalThis as unknown as { seen: { firstRow: number } }).seen.firstRow),
    );
    return page.evaluate(() => (globalThis as unknown as { seen: { firstRow: number } }).seen.firstRow);
  });

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const name = `first row of ${MANY.toLocaleString('en-IN')} clients on a slow machine, against one of ${FEW}`;

/** In turns, so that what else the machine does meets both. */
export const firstRowOfManyClients: FigureSource = {
  name,
  isBytes: false,
  measure: () =>
    withStack(async (stack) => {
      const times = { few: [] as number[], many: [] as number[] };
      for (let turn = 0; turn < TURNS; turn += 1) {
        times.few.push(await measureFirstRow(stack, FEW));
        times.many.push(await measureFirstRow(stack, MANY));
      }
      return figureWithMaxRatio(1.5, { name, value: median(times.many), unit: 'ms', floor: median(times.few) });
    }),
};

const typingName = `longest task after a letter of the search over ${MANY.toLocaleString('en-IN')} clients on a slow desk, p95`;
const typed = { first: 'code', quickly: ['cust000012', '90000003', 'i30'], slowly: 'cust9' };

/** In turns with a bare field of the stack; the best turn of each counts. */
export const clientSearchTyping: FigureSource = {
  name: typingName,
  isBytes: false,
  measure: () =>
    withFloorPage('page', ({ origin }) =>
      withStack(async (stack) => {
        let [value, floor] = [Infinity, Infinity];
        for (let turn = 0; turn < 2; turn += 1) {
          const bare = withBrowserPage(async (page) => {
            await page.goto(origin);
            await page.locator('input').first().focus();
            return measureLongestTypingTask(page, typed);
          });
          floor = Math.min(floor, await bare);
          const list = withBrowserPage(async (page) => {
            await page.setViewportSize({ width: 1280, height: 800 });
            await openStaffSession(page, stack, MANY);
            await page.goto(`${stack.backoffice}/clientList`);
            await page.locator('main tbody tr').nth(49).waitFor();
            await page.getByRole('searchbox').focus();
            return measureLongestTypingTask(page, typed);
          });
          value = Math.min(value, await list);
        }
        return figureWithMaxRatio(4, { name: typingName, value, unit: 'ms', floor });
      }),
    ),
};
