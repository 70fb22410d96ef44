import { expect, type Locator, type Page } from '@playwright/test';
import type { MadeFile } from '../kyc/pictures.ts';

/** How a person works a page: with a finger, or with keys alone. */
export interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (target: Locator, text: string) => Promise<void>;
  readonly choose: (target: Locator, label: string) => Promise<void>;
  readonly tick: (target: Locator) => Promise<void>;
  readonly give: (target: Locator, file: MadeFile) => Promise<void>;
}

export const finger = (page: Page): Hand => ({
  press: (target) => target.tap(),
  type: async (target, text) => {
    await target.tap();
    await page.keyboard.type(text);
  },
  // The list of a native select is the system's own; a finger in it is out of a page's reach.
  choose: async (target, label) => {
    await target.tap();
    await target.selectOption({ label });
  },
  tick: async (target) => {
    await target.tap();
    await expect(target).toBeChecked();
  },
  give: async (target, file) => {
    await expect(target).toBeEnabled();
    await target.setInputFiles(file);
  },
});

/** More stops than any page has. */
const MOST_STOPS = 80;

/** Walks the page as it is laid out, round its end if need be; whatever cannot be reached by Tab fails here. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  const hasFocus = () => target.evaluate((element) => element.matches(':focus'));
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} was not reached by Tab.`);
}

export function keys(page: Page): Hand {
  // Listened to from the start: a chooser that opens before anybody listens is the browser's own.
  page.on('filechooser', () => undefined);
  return keyboardOf(page);
}

const keyboardOf = (page: Page): Hand => ({
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
  give: async (target, file) => {
    await tabTo(page, target);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
    await chooser.setFiles(file);
  },
});
