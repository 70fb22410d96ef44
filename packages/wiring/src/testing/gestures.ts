import type { Locator } from 'vitest/browser';
import { expect } from 'vitest';

const isHtmlElement = (element: Element | undefined): element is HTMLElement => element instanceof HTMLElement;

/** The element if a user could press it now: visible, enabled and not covered. */
function findPressable(locator: Locator): HTMLElement | null {
  const [element] = locator.elements();
  if (!isHtmlElement(element) || element.matches(':disabled, [aria-busy=true], [aria-disabled=true]')) return null;
  const target = element.closest('label') ?? element;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (target.contains(top) || top.contains(target)) ? element : null;
}

/**
 * Waits until the read value meets the condition, and returns it. Throws once another test runs: a gesture that waited
 * for the last test must neither scroll nor act in it.
 */
async function waitInTest<Value>(read: () => Value, isMet: (value: Value) => boolean): Promise<Value> {
  const { currentTestName } = expect.getState();
  const isOver = () => expect.getState().currentTestName !== currentTestName;
  const found: { value?: Value } = {};
  await expect.poll(() => isOver() || isMet((found.value = read())), { interval: 5 }).toBe(true);
  if (isOver() || found.value === undefined) throw new Error('The test of this gesture has ended.');
  return found.value;
}

/**
 * Presses an element by script, provided that a user could press it: for the steps before the subject of a test. The
 * subject itself is pressed by pointer and keys.
 */
export async function press(locator: Locator): Promise<void> {
  // Queried once: on a long page, a query by role and name is as slow as the rest of a press.
  const element = await waitInTest(
    () => findPressable(locator),
    (found) => found !== null,
  );
  element?.focus();
  element?.click();
}

const isEnabled = (element: Element) => element.matches(':enabled');

/** The field or list, as soon as it is unique and enabled. */
async function waitForEnabledElement(locator: Locator): Promise<Element> {
  const [element] = await waitInTest(
    () => locator.elements(),
    (elements) => elements.length === 1 && elements.every(isEnabled),
  );
  if (element === undefined) throw new Error('The element has disappeared.');
  return element;
}

/** Types a text at once. */
export async function typeText(locator: Locator, text: string): Promise<void> {
  const field = await waitForEnabledElement(locator);
  if (!(field instanceof HTMLInputElement)) throw new Error('The element is no text field.');
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Selects an option of a list by its value or label. */
export async function selectOption(locator: Locator, name: string): Promise<void> {
  const list = await waitForEnabledElement(locator);
  if (!(list instanceof HTMLSelectElement)) throw new Error('The element is no list.');
  const option = [...list.options].find(({ value, label }) => [value, label].includes(name));
  if (option === undefined) throw new Error(`There is no option ${name}.`);
  list.focus();
  list.value = option.value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses a file by script: the runner would send it through three processes. */
export async function chooseFile(locator: Locator, file: File): Promise<void> {
  const slot = await waitForEnabledElement(locator);
  if (!(slot instanceof HTMLInputElement) || slot.type !== 'file') throw new Error('The element is no file input.');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  slot.files = chosen.files;
  slot.dispatchEvent(new Event('input', { bubbles: true }));
  slot.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses an element twice before the page is rendered again, as an impatient user does. */
export function pressTwice(locator: Locator): void {
  const element = locator.element() as HTMLElement;
  element.click();
  element.click();
}
