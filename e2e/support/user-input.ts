import { expect, type Locator, type Page } from '@playwright/test';
import type { UploadFile } from '../kyc/pictures.ts';

/** Input of a user: by touch, or by keyboard alone. */
export interface UserInput {
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (target: Locator, text: string) => Promise<void>;
  readonly choose: (target: Locator, label: string) => Promise<void>;
  readonly tick: (target: Locator) => Promise<void>;
  readonly upload: (target: Locator, file: UploadFile) => Promise<void>;
}

export const createTouchInput = (page: Page): UserInput => ({
  press: (target) => target.tap(),
  type: async (target, text) => {
    await target.tap();
    await page.keyboard.type(text);
  },
  // The list of a native select belongs to the system; a tap in it cannot be simulated.
  choose: async (target, label) => {
    await target.tap();
    await target.selectOption({ label });
  },
  tick: async (target) => {
    await target.tap();
    await expect(target).toBeChecked();
  },
  upload: async (target, file) => {
    await expect(target).toBeEnabled();
    await target.setInputFiles(file);
  },
});

/** Larger than the number of Tab stops of any page. */
const MAX_STOPS = 80;

/**
 * Presses Tab until the target has the focus, beyond the end of the page if necessary; fails if Tab does not reach
 * it.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  const hasFocus = () => target.evaluate((element) => element.matches(':focus'));
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} was not reached by Tab.`);
}

export function createKeyboardInput(page: Page): UserInput {
  // The listener is added first: Playwright leaves a file chooser without a listener to the browser.
  page.on('filechooser', () => undefined);
  return keyboardActions(page);
}

const keyboardActions = (page: Page): UserInput => ({
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  type: async (target, text) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  },
  choose: async (target, label) => {
    await tabTo(page, target);
    await page.keyboard.type(label);
    await expect(target.locator('option:checked')).toHaveText(label);
  },
  tick: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Space');
    await expect(target).toBeChecked();
  },
  upload: async (target, file) => {
    await tabTo(page, target);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
    await chooser.setFiles(file);
  },
});
