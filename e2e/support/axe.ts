import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/**
 * What axe holds against the page. It runs in the page alone and collects nothing of what is well: the app shows no
 * frame of another origin, and only for those would results have to be put together in a tab of their own.
 */
export async function violationsOf(page: Page): Promise<Violations> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations;
}
