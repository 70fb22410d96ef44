import { expect, type Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';

/** Rules that depend on colours: a theme changes only colours, so the second theme needs no other rules. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Options by theme. Frames are excluded: the app uses them only for a PDF, which has no document. */
const runOptions: Readonly<Record<'light' | 'dark', RunOptions>> = {
  light: { resultTypes: ['violations'], iframes: false },
  dark: { resultTypes: ['violations'], iframes: false, runOnly: COLOUR_RULES },
};

/** Adds axe to a document once: it is half a megabyte of source and runs twice. */
async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
}

async function findViolations(page: Page, colorScheme: keyof typeof runOptions): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { readonly axe: typeof axeCore };
    const found = await axe.run(document, options);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, runOptions[colorScheme]);
  const { pathname } = new URL(page.url());
  return violations.map((violation) => `${pathname}, ${colorScheme}: ${violation}`);
}

/** Expects no accessibility violation on the page in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await injectAxe(page);
  expect(await findViolations(page, 'light')).toEqual([]);
  expect(await findViolations(page, 'dark')).toEqual([]);
}
