import { page, type Locator } from 'vitest/browser';

/** Returns the button that submits the form of a field. Throws if there is none. */
export function submitButtonOf(field: Locator): Locator {
  const button = field.element().closest('form')?.querySelector('button[type=submit]');
  if (button === null || button === undefined) throw new Error('The field is in no form with a submit button.');
  return page.elementLocator(button);
}
