import type { Locator } from 'vitest/browser';

/** All texts of the page, visible or for a screen reader. */
export function readPageText(): string {
  const named = [...document.querySelectorAll('[aria-label], [alt], [title]')].flatMap((element) =>
    ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.body.innerText, ...named].join('\n');
}

/** The matching elements inside main. */
export const queryMain = (selector: string): readonly Element[] => [
  ...document.querySelectorAll(`main :is(${selector})`),
];

/** The texts of the elements, in order. */
export const trimmedTextsOf = (locator: Locator): readonly string[] =>
  locator.elements().map(({ textContent }) => textContent.trim());

/** Checks that a person can change the value of the field. */
export const isEditable = (locator: Locator): boolean =>
  locator.element().matches(':read-write:enabled, select:enabled');
