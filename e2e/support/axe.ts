import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A theme gives colours other values and changes nothing else, so that in the second one axe can only say more of colours. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** It runs in the page alone: the app shows no frame of another origin, and only for those would it need a tab of its own. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const { violations } = await (colorScheme === 'light' ? axe(page) : axe(page).withRules(rulesOfColours)).analyze();
  const { pathname } = new URL(page.url());
  return violations.map(
    ({ id, nodes }) => `${pathname}, ${colorScheme}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}

/** Axe finds nothing on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsIn(page, 'light')).toEqual([]);
  expect(await violationsIn(page, 'dark')).toEqual([]);
}
