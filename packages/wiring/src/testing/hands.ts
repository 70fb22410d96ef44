import type { Locator } from 'vitest/browser';
import { expect } from 'vitest';

const isHtml = (element: Element | undefined): element is HTMLElement => element instanceof HTMLElement;

/** The one that a person could press now: in sight, free, and with nothing above it. */
function pressable(locator: Locator): HTMLElement | null {
  const [element] = locator.elements();
  if (!isHtml(element) || element.matches(':disabled, [aria-busy=true], [aria-disabled=true]')) return null;
  const target = element.closest('label') ?? element;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (target.contains(top) || top.contains(target)) ? element : null;
}

/**
 * A press as the way to what a test is about takes it, hundreds of times: in the page itself, on what could be pressed. What
 * a test is about is pressed by pointer and keys.
 */
export async function press(locator: Locator): Promise<void> {
  // Looked for once: on a long page a look by role and name takes as long as all else of a press.
  const found: { element: HTMLElement | null } = { element: null };
  await expect.poll(() => (found.element = pressable(locator)), { interval: 5 }).not.toBeNull();
  found.element?.focus();
  found.element?.click();
}

const isFree = (element: Element) => element.matches(':enabled');

/** The field or the list, once it is the only one and takes something. */
async function taking(locator: Locator): Promise<Element> {
  const found: { elements: readonly Element[] } = { elements: [] };
  await expect.poll(() => (found.elements = locator.elements()).map(isFree), { interval: 5 }).toEqual([true]);
  const [element] = found.elements;
  if (element === undefined) throw new Error('What takes something is gone.');
  return element;
}

/** What a person types, all at once. */
export async function type(locator: Locator, text: string): Promise<void> {
  const field = await taking(locator);
  if (!(field instanceof HTMLInputElement)) throw new Error('Only a field takes text.');
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What a person chooses of a list, by its value or by what it says. */
export async function select(locator: Locator, name: string): Promise<void> {
  const list = await taking(locator);
  if (!(list instanceof HTMLSelectElement)) throw new Error('Only a list has options.');
  const option = [...list.options].find(({ value, label }) => [value, label].includes(name));
  if (option === undefined) throw new Error(`There is no option ${name}.`);
  list.focus();
  list.value = option.value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A file that a person chooses: by the runner's own hand it goes through three processes and comes back. */
export async function give(locator: Locator, file: File): Promise<void> {
  const slot = await taking(locator);
  if (!(slot instanceof HTMLInputElement) || slot.type !== 'file') throw new Error('Only a place for files takes one.');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  slot.files = chosen.files;
  slot.dispatchEvent(new Event('input', { bubbles: true }));
  slot.dispatchEvent(new Event('change', { bubbles: true }));
}
