import { type Page } from 'playwright';
import { longestTasksAfterKeys } from './main-thread.ts';

/** Factor by which the phone or the desk is slower than this machine. */
const SLOWNESS = 4;
/** A quick hand. */
const BETWEEN_LETTERS_MS = 160;
/** One that waits for what it finds: all that a letter leads to comes before the next one. */
const SLOW_TYPING_MS = 700;

async function typeAndDelete(page: Page, texts: readonly string[], between: number): Promise<void> {
  const pressKey = async (key: string) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(between);
  };
  for (const text of texts) {
    for (const letter of text) await pressKey(letter === ' ' ? 'Space' : letter);
    for (const _ of text) await pressKey('Backspace');
  }
}

/**
 * Types and deletes, letter by letter, in the field that has the focus: the longest task after each letter, p95 in
 * milliseconds.
 */
export async function measureLongestTypingTask(
  page: Page,
  { first, quickly, slowly }: { readonly first: string; readonly quickly: readonly string[]; readonly slowly: string },
): Promise<number> {
  // The first letters are the compiler's.
  await typeAndDelete(page, [first], BETWEEN_LETTERS_MS);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  const typeTexts = async () => {
    await typeAndDelete(page, quickly, BETWEEN_LETTERS_MS);
    await typeAndDelete(page, [slowly], SLOW_TYPING_MS);
  };
  const times = (await longestTasksAfterKeys(page, typeTexts)).sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
