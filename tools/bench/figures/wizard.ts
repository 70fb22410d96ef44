import { type Page } from 'playwright';
import { createStoredSession } from '@folioflow/wiring/testing/stored-session';
import { type Stack } from '../../serve/stack.ts';
import { figureWithMaxValue, type FigureSource } from '../figure.ts';
import { withBrowserPage } from '../page-bytes.ts';
import { withStack } from '../bench-stack.ts';

const route = '/personalVerification';
const name = `longest task on ${route}, photo included`;
/** The persona whose nominee is verified: its wizard leads straight to the photo. */
const PERSONA = '9000000206';
/** Factor by which the phone is slower than this machine. */
const SLOWNESS = 4;

/** Opens the wizard at its photo, in a phone that is allowed its camera. */
async function openWizardAtPhoto(page: Page, { investor, sandbox }: Stack): Promise<void> {
  const session = await createStoredSession(sandbox, { mobile: '7000000002', like: PERSONA });
  await page.context().grantPermissions(['camera'], { origin: investor });
  await page.goto(`${investor}/config.json`);
  await page.evaluate((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    sessionStorage.setItem('personal_info_step', '5');
  }, session);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
    Object.assign(globalThis, { longTasks: tasks });
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.goto(investor + route);
}

/** A finger on what a selector finds. A search by role runs in the page and would be its longest task. */
async function tap(page: Page, selector: string, text = ''): Promise<void> {
  const found = await page.waitForFunction(
    ([css, label]) => {
      const control = [...document.querySelectorAll<HTMLElement>(css)].find(
        (candidate) => candidate.textContent.includes(label) && !candidate.matches(':disabled'),
      );
      if (!control) return null;
      control.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = control.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    },
    [selector, text] as const,
    { polling: 50 },
  );
  const place = await found.jsonValue();
  if (place !== null) await page.touchscreen.tap(...place);
}

/** Milliseconds of the longest task from opening the page to the photo that can be confirmed. */
const measureLongestTask = (stack: Stack) =>
  withBrowserPage(async (page) => {
    await openWizardAtPhoto(page, stack);
    await tap(page, 'button', 'Capture');
    await tap(page, 'input[type=checkbox]');
    await page.waitForFunction(() => document.querySelector('input[type=checkbox]:checked') !== null, null, {
      polling: 50,
    });
    return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks));
  });

/** A finger never waits longer than this for the page to answer. */
export const wizardLongestTask: FigureSource = {
  name,
  isBytes: false,
  measure: async () => {
    const value = await withStack(async (stack) => {
      const turns: number[] = [];
      // The best of five measures the page; the others include other work of the machine.
      for (let turn = 0; turn < 5; turn += 1) turns.push(await measureLongestTask(stack));
      return Math.min(...turns);
    });
    return figureWithMaxValue(120, { name, value, unit: 'ms' });
  },
};
