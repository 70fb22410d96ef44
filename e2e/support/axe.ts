import { expect, type Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';

/** A theme gives colours other values and changes nothing else, so that in the second one axe can only say more of colours. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** It looks at the page alone: the app shows a frame only for a PDF, which has no document to look at. */
const looks: Readonly<Record<'light' | 'dark', RunOptions>> = {
  light: { resultTypes: ['violations'], iframes: false },
  dark: { resultTypes: ['violations'], iframes: false, runOnly: rulesOfColours },
};

/** Axe comes once into a document: it is half a megabyte of source, and looks twice. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
}

async function violationsIn(page: Page, colorScheme: keyof typeof looks): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { readonly axe: typeof axeCore };
    const found = await axe.run(document, options);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, looks[colorScheme]);
  const { pathname } = new URL(page.url());
  return violations.map((violation) => `${pathname}, ${colorScheme}: ${violation}`);
}

/** Axe finds nothing on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violationsIn(page, 'light')).toEqual([]);
  expect(await violationsIn(page, 'dark')).toEqual([]);
}
