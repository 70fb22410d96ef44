import { expect, type Locator, type Page } from '@playwright/test';

/** Larger than the number of Tab stops between two controls of any page. */
const MAX_STOPS = 80;

/** Real key presses on one or more pages, each counted: a typed character is one press; Shift with Tab is two. */
export interface CountedKeys {
  readonly press: (key: string) => Promise<void>;
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Presses one key, Tab by default, until the target has the focus. */
  readonly moveTo: (target: Locator, key?: 'Tab' | 'Shift+Tab' | 'ArrowDown') => Promise<void>;
  /** Returns the number of presses so far. */
  readonly count: () => number;
  /** Continues in another page, such as a new tab. */
  readonly continueIn: (page: Page) => void;
}

export function createCountedKeys(first: Page): CountedKeys {
  let page = first;
  let presses = 0;
  const press = async (key: string) => {
    presses += key.split('+').length;
    await page.keyboard.press(key);
  };
  return {
    press,
    type: async (text) => {
      for (const character of text) await press(character);
    },
    moveTo: async (target, key = 'Tab') => {
      await expect(target).toBeVisible();
      await expect(target).toBeEnabled();
      for (let stop = 0; stop < MAX_STOPS; stop += 1) {
        if (await target.evaluate((element) => element.matches(':focus'))) return;
        await press(key);
      }
      throw new Error(`${String(target)} was not reached by ${key}.`);
    },
    count: () => presses,
    continueIn: (other) => {
      page = other;
    },
  };
}
