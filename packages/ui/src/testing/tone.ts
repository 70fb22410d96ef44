import type { Locator } from 'vitest/browser';

/** Returns the tone of the figure that contains a text: gain, loss or neutral. */
export const toneOf = (text: Locator): string | null | undefined =>
  text.element().closest('[data-tone]')?.getAttribute('data-tone');
