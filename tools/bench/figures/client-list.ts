import { type ClientRecord } from '@folioflow/api/contract';
import { type Page } from 'playwright';
import { inRoot } from '../../root.ts';
import { emailOf, officeOf } from '../../serve/sandbox-client.ts';
import { type Stack } from '../../serve/stack.ts';
import { atMost, atMostTimes, type FigureSource } from '../figure.ts';
import { inBrowser, withFloor } from '../page-bytes.ts';
import { withStack } from '../served.ts';
import { longestTaskOfLetters } from '../typing.ts';

const FEW = 100;
const MANY = 10_000;
const TURNS = 5;
/** How much slower than this machine the desk is. */
const SLOWNESS = 4;

/** Runs in the page, before all else. */
function watch(): void {
  const seen = { firstRow: Number.NaN };
  const look = () => {
    if (document.querySelector('main tbody tr') === null) requestAnimationFrame(look);
    // Once the frame that has it is drawn.
    else requestAnimationFrame(() => (seen.firstRow = performance.now()));
  };
  requestAnimationFrame(look);
  Object.assign(globalThis, { seen });
}

interface Answer {
  readonly result: readonly Readonly<ClientRecord>[];
}

/** The provider's own clients, as often as it takes to have so many. */
const widened = ({ result }: Answer, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...result[place % result.length],
    _id: `CUST${String(place).padStart(8, '0')}`,
  }));

async function answerWith(page: Page, count: number): Promise<void> {
  await page.route('**/api/v1/master/clientlist', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    await route.fulfill({ response, json: { ...answer, result: widened(answer, count) } });
  });
}

/** Puts a session of the staff into the browser, and so many clients behind the list that it opens next. */
async function staffWith(page: Page, stack: Stack, count: number): Promise<void> {
  page.setDefaultTimeout(90_000);
  const token = await officeOf(stack.sandbox).token('viewer');
  await page.goto(`${stack.backoffice}/config.json`);
  await page.evaluate(
    (kept) => {
      const at = Date.now();
      sessionStorage.setItem('staff', JSON.stringify({ ...kept, role: 'viewer', startedAt: at, seenAt: at }));
    },
    { token, email: emailOf('viewer') },
  );
  await answerWith(page, count);
}

/** Milliseconds from asking for the address to the first client on the screen. */
const firstRowOf = (stack: Stack, count: number) =>
  inBrowser(async (page) => {
    await staffWith(page, stack, count);
    await page.addInitScript(watch);
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
export const firstClientOfMany: FigureSource = {
  name,
  isBytes: false,
  measure: () =>
    withStack(async (stack) => {
      const times = { few: [] as number[], many: [] as number[] };
      for (let turn = 0; turn < TURNS; turn += 1) {
        times.few.push(await firstRowOf(stack, FEW));
        times.many.push(await firstRowOf(stack, MANY));
      }
      return atMostTimes(1.5, { name, value: median(times.many), unit: 'ms', floor: median(times.few) });
    }),
};

const typingName = `longest task after a letter of the search over ${MANY.toLocaleString('en-IN')} clients on a slow desk, p95`;
const typed = { first: 'code', quickly: ['cust000012', '90000003', 'i30'], slowly: 'cust9' };

/** In turns with a bare field of the stack; the best turn of each counts. */
export const clientTyping: FigureSource = {
  name: typingName,
  isBytes: false,
  measure: () =>
    withFloor('page', ({ origin }) =>
      withStack(async (stack) => {
        let [value, floor] = [Infinity, Infinity];
        for (let turn = 0; turn < 2; turn += 1) {
          const bare = inBrowser(async (page) => {
            await page.goto(origin);
            await page.locator('input').first().focus();
            return longestTaskOfLetters(page, typed);
          });
          floor = Math.min(floor, await bare);
          const list = inBrowser(async (page) => {
            await page.setViewportSize({ width: 1280, height: 800 });
            await staffWith(page, stack, MANY);
            await page.goto(`${stack.backoffice}/clientList`);
            await page.locator('main tbody tr').nth(49).waitFor();
            await page.getByRole('searchbox').focus();
            return longestTaskOfLetters(page, typed);
          });
          value = Math.min(value, await list);
        }
        return atMostTimes(4, { name: typingName, value, unit: 'ms', floor });
      }),
    ),
};

const filterName = `filter over ${MANY.toLocaleString('en-IN')} clients for each letter on a slow machine`;
const FRAME_MS = 16.7;
const flow = (file: string) => inRoot('packages', 'flows', 'src', 'backoffice', 'client-list', file);

interface Row {
  readonly id: string;
}
interface Filters {
  readonly stage: readonly string[];
  readonly missing: readonly string[];
  readonly done: readonly string[];
}
type FilterClients = (rows: readonly Row[], filters: Filters, text: string) => readonly Row[];
type ClientRowsOf = (clients: readonly unknown[], role: string) => readonly Row[];

const none: Filters = { stage: [], missing: [], done: [] };
const waiting: Filters = { stage: [], missing: ['code'], done: ['esign'] };
const asked = ['c', 'cu', 'cust0000', '9000000', '9000000301 i301', 'nobody'].flatMap((text) =>
  [none, waiting].map((filters) => ({ filters, text })),
);

async function clientsAt(sandbox: string): Promise<Answer> {
  const answer = await fetch(`${sandbox}/api/v1/master/clientlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'bb-access-token': await officeOf(sandbox).token('viewer') },
    body: '{}',
  });
  return (await answer.json()) as Answer;
}

/** Milliseconds, without the first rounds, which are the compiler's. */
const timesOf = (filter: () => unknown): readonly number[] =>
  Array.from({ length: 40 }, () => {
    const started = performance.now();
    filter();
    return performance.now() - started;
  }).slice(10);

/** What one letter costs before the fifty rows of the page are drawn: the search asks nobody. The middle of all, for a machine with other work interrupts some. */
export const clientFilter: FigureSource = {
  name: filterName,
  isBytes: false,
  measure: async () => {
    const { filterClients } = (await import(flow('client-query.ts'))) as { filterClients: FilterClients };
    const { clientRowsOf } = (await import(flow('client-row.ts'))) as { clientRowsOf: ClientRowsOf };
    return withStack(async ({ sandbox }) => {
      const rows = clientRowsOf(widened(await clientsAt(sandbox), MANY), 'viewer');
      if (filterClients(rows, none, 'cust00000001').length !== 1)
        throw new Error('The filter finds no client by its id.');
      const times = asked.flatMap(({ filters, text }) => timesOf(() => filterClients(rows, filters, text)));
      return atMost(FRAME_MS, { name: filterName, value: median(times) * SLOWNESS, unit: 'ms' });
    });
  },
};
