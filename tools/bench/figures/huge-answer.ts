import { type Page } from 'playwright';
import { type Stack } from '../../serve/stack.ts';
import { figureWithMaxValue, type FigureSource } from '../figure.ts';
import { withBrowserPage } from '../page-bytes.ts';
import { withStack } from '../bench-stack.ts';

const name = 'longest wait of a press while an answer of 20 MiB comes in';
const ANSWER_BYTES = 20 * 1024 * 1024;
/** Factor by which the phone is slower than this machine. */
const SLOWNESS = 4;

/** Runs in the page, before all else. */
function watchPresses(): void {
  const waits = { presses: 0, longest: 0 };
  new PerformanceObserver((list) => {
    for (const { duration, name: event } of list.getEntries()) {
      if (event === 'pointerdown' || event === 'pointerup' || event === 'click') waits.presses += 1;
      waits.longest = Math.max(waits.longest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  Object.assign(globalThis, { waits });
}

/**
 * Milliseconds from a press to the drawing that answers it, at the longest, from asking for a code to the closed alert.
 */
async function measureLongestWait(page: Page, { investor }: Stack): Promise<number> {
  await page.route('**/api/v1/user/login', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: `{"code":"000","messageText":"${'x'.repeat(ANSWER_BYTES)}"}`,
    }),
  );
  await page.addInitScript(watchPresses);
  await page.goto(`${investor}/signin`);
  await page.getByLabel('Mobile number', { exact: true }).fill('9000000100');
  await page.waitForLoadState('networkidle');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.getByRole('button', { name: 'Sign in with OTP' }).tap();
  const alert = page.locator('dialog[role=alertdialog][open]');
  // A finger that does not wait.
  while ((await alert.count()) === 0) await page.touchscreen.tap(5, 5);
  await alert.getByRole('button').tap();
  await alert.waitFor({ state: 'detached' });
  const { presses, longest } = await page.evaluate(
    () => (globalThis as unknown as { waits: { presses: number; longest: number } }).waits,
  );
  if (presses === 0) throw new Error('No press was seen');
  return longest;
}

/** An answer that is too long is refused as it comes, and no press waits for it. */
export const hugeAnswer: FigureSource = {
  name,
  isBytes: false,
  measure: async () => {
    const value = await withStack(async (stack) => {
      const turns: number[] = [];
      // The best of three measures the page; the others include other work of the machine.
      for (let turn = 0; turn < 3; turn += 1)
        turns.push(await withBrowserPage((page) => measureLongestWait(page, stack)));
      return Math.min(...turns);
    });
    return figureWithMaxValue(200, { name, value, unit: 'ms' });
  },
};
