import type { Locator } from 'vitest/browser';

/** All that the page tells a person, on the screen and to a screen reader. */
export function readOut(): string {
  const named = [...document.querySelectorAll('[aria-label], [alt], [title]')].flatMap((element) =>
    ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.body.innerText, ...named].join('\n');
}

/** The elements of the page's own part, without the frame around it. */
export const inMain = (selector: string): readonly Element[] => [...document.querySelectorAll(`main :is(${selector})`)];

/** What each of them says, in order. */
export const textsOf = (locator: Locator): readonly string[] =>
  locator.elements().map(({ textContent }) => textContent.trim());

/** Whether a person can change what the field holds. */
export const isEditable = (locator: Locator): boolean =>
  locator.element().matches(':read-write:enabled, select:enabled');
