import { type Page, type Route } from 'playwright';
import { type Scheme } from '@folioflow/api/contract';
import { type Stack } from '../../serve/stack.ts';
import { catalogueFolder, whyNoCatalogue, wholeCatalogue } from '../catalogue.ts';
import { atMostTimes, type FigureSource } from '../figure.ts';
import { longestTasksAfterKeys } from '../main-thread.ts';
import { inBrowser, withFloor } from '../page-bytes.ts';
import { signIn, withStack } from '../served.ts';

const name = 'longest task after a letter of the search over 14,282 schemes on a slow phone, p95';
/** How much slower than this machine the phone is. */
const SLOWNESS = 4;
const TURNS = 2;
/** A quick hand. */
const BETWEEN_LETTERS_MS = 160;
const FILE_SIZE = 1000;

const typed = ['hdfc midcap', 'axis', '120503', 'nifty 50'];

async function answerWith(page: Page, schemes: readonly Scheme[]): Promise<void> {
  await page.route('**/api/v1/master/schemelist', async (route: Route) => {
    const response = await route.fetch();
    const { file_index } = route.request().postDataJSON() as { file_index: number };
    const scheme_list = schemes.slice(file_index * FILE_SIZE, (file_index + 1) * FILE_SIZE);
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answer, result: { scheme_list } } });
  });
}

/** Types and deletes, letter by letter, in the field that has the focus. */
async function typeAll(page: Page): Promise<void> {
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_LETTERS_MS);
  };
  for (const text of typed) {
    for (const letter of text) await press(letter === ' ' ? 'Space' : letter);
    for (const _ of text) await press('Backspace');
  }
}

async function p95Of(page: Page): Promise<number> {
  // The first letters are the compiler's.
  await page.keyboard.type('gold', { delay: BETWEEN_LETTERS_MS });
  for (const _ of 'gold') await page.keyboard.press('Backspace', { delay: BETWEEN_LETTERS_MS });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  const times = (await longestTasksAfterKeys(page, () => typeAll(page))).sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

const inSearch = (stack: Stack, schemes: readonly Scheme[]) =>
  inBrowser(async (page) => {
    page.setDefaultTimeout(90_000);
    await signIn(page, stack);
    await answerWith(page, schemes);
    await page.goto(`${stack.investor}/schemeList`);
    await page.getByText(`${schemes.length.toLocaleString('en-IN')} schemes`).waitFor();
    await page.getByRole('searchbox').focus();
    return p95Of(page);
  });

const inBareField = (origin: string) =>
  inBrowser(async (page) => {
    await page.goto(origin);
    await page.locator('input').first().focus();
    return p95Of(page);
  });

/** In turns with a bare field of the stack, so that what else the machine does meets both; the best turn of each counts. */
export const searchTyping: FigureSource = {
  name,
  isBytes: false,
  measure: async () => {
    if (whyNoCatalogue !== null) return whyNoCatalogue;
    const folder = await catalogueFolder();
    return withFloor('page', ({ origin }) =>
      withStack(async (stack) => {
        const schemes = await wholeCatalogue(stack.sandbox);
        let [value, floor] = [Infinity, Infinity];
        for (let turn = 0; turn < TURNS; turn += 1) {
          floor = Math.min(floor, await inBareField(origin));
          value = Math.min(value, await inSearch(stack, schemes));
        }
        return atMostTimes(4, { name, value, unit: 'ms', floor });
      }, folder),
    );
  },
};
