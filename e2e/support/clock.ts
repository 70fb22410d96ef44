import type { BrowserContext, Page } from '@playwright/test';
import { USUAL_MOMENT } from '../../apps/investor/src/testing/days.ts';

/** Slows the clock of a run down: minutes before a cut-off or midnight outlast every journey of the run. */
const SECONDS_PER_SECOND = 1 / 60;

/** Starts the clock of a run, for this process and its workers, at the moment of `E2E_DAY`. */
export function startClock(): void {
  const moment = process.env['E2E_DAY'] ?? USUAL_MOMENT;
  if (Number.isNaN(Date.parse(moment))) throw new Error(`E2E_DAY is a moment such as ${USUAL_MOMENT}, not ${moment}.`);
  process.env['E2E_CLOCK'] = JSON.stringify([Date.parse(moment), Date.now()]);
}

/** Returns the time of the run's clock, in ms since the epoch. */
export function now(): number {
  const [moment, startedAt] = JSON.parse(process.env['E2E_CLOCK'] ?? '[]') as readonly number[];
  if (moment === undefined || startedAt === undefined) throw new Error('The clock of the run is not started.');
  return Math.floor(moment + (Date.now() - startedAt) * SECONDS_PER_SECOND);
}

/** Returns the day in India, some days ahead of the run's clock: `yyyy-mm-dd`. */
export const dayInIndia = (daysAhead = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now() + daysAhead * 86_400_000);

/** Playwright's `Date` cannot be extended: an instance of `UTCDateMini`, of date-fns, would have none of its methods. */
function replaceClockDate(): void {
  const clock = Date;
  const nativeDate = new clock(0).constructor as DateConstructor;
  globalThis.Date = new Proxy(nativeDate, {
    construct: (target, parts: readonly unknown[], newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [clock.now()] : parts, newTarget) as Date,
    get: (target, name) => (name === 'now' ? clock.now : (Reflect.get(target, name) as unknown)),
  });
}

/** Gives the pages of a context a clock that starts at `time` (ms since the epoch) and that a test can move. */
export async function installClock(context: BrowserContext, time = now()): Promise<void> {
  await context.clock.install({ time });
  await context.addInitScript(replaceClockDate);
}

/** Stops the clock of a page a minute later: its timers wait until a test advances it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
