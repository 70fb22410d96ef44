import { expect, type Locator, type Page } from '@playwright/test';
import { findFocusFault } from './focus-fault.ts';

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
  /** Returns the places that had the focus without a ring of 2 px and 3:1 around them, or below other content. */
  readonly ringFaults: () => readonly string[];
  /** Continues in another page, such as a new tab. */
  readonly continueIn: (page: Page) => void;
}

export function createCountedKeys(first: Page): CountedKeys {
  let page = first;
  let presses = 0;
  const faults: string[] = [];
  const press = async (key: string) => {
    presses += key.split('+').length;
    await page.keyboard.press(key);
  };
  const lookAtRing = async () => {
    const fault = await findFocusFault(page);
    if (fault !== null && !faults.includes(fault)) faults.push(fault);
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
        await lookAtRing();
      }
      throw new Error(`${String(target)} was not reached by ${key}.`);
    },
    count: () => presses,
    ringFaults: () => faults,
    continueIn: (other) => {
      page = other;
    },
  };
}
