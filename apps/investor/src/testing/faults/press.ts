import type { Locator } from 'vitest/browser';
import { expect } from '../app-test.tsx';

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

/** A press as hundreds of cells take it: in the page itself, on what could be pressed. */
export async function press(locator: Locator): Promise<void> {
  await expect.poll(() => pressable(locator), { interval: 5 }).not.toBeNull();
  const element = pressable(locator);
  element?.focus();
  element?.click();
}

/** What a person types, all at once. */
export async function type(locator: Locator, text: string): Promise<void> {
  await expect.poll(() => locator.elements().length, { interval: 5 }).toBe(1);
  const element = locator.element();
  if (!(element instanceof HTMLInputElement)) throw new Error('Only a field takes text.');
  element.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
