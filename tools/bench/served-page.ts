import { type Browser, type Page } from 'playwright';
import { type Stack } from '../serve/stack.ts';
import { launchBrowser, phone } from './page-bytes.ts';
import { openStack } from './served.ts';

interface Served {
  readonly stack: Stack;
  readonly browser: Browser;
}

const serve = async (): Promise<Served> => {
  const stack = await openStack();
  try {
    return { stack, browser: await launchBrowser() };
  } catch (error) {
    await stack.close();
    throw error;
  }
};

let served: Promise<Served> | undefined;

/** Opens a page that nothing was kept for, over a stack and in a browser that all figures of bytes share. */
export async function onServedPage<Result>(use: (page: Page, stack: Stack) => Promise<Result>): Promise<Result> {
  const { stack, browser } = await (served ??= serve());
  const context = await browser.newContext(phone);
  try {
    return await use(await context.newPage(), stack);
  } finally {
    await context.close();
  }
}

/** Ends what the figures shared, where one of them was measured. */
export async function closeServed(): Promise<void> {
  const open = await served?.catch(() => undefined);
  served = undefined;
  await open?.browser.close();
  await open?.stack.close();
}
