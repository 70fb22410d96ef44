import { describe } from 'vitest';
import { expect, page, seedClients, test, visit } from './testing/app-test.tsx';
import { heading, screenHeadings, screenPaths, type ShownScreen } from './testing/steps.ts';

describe('every page', () => {
  for (const [screen, title] of Object.entries(screenHeadings) as [ShownScreen, string][]) {
    test(`${screen} shows its heading and has an answer to each of its calls`, async ({ desk, network }) => {
      const { id } = await desk.copyClient(seedClients.signed);
      if (screen !== 'signIn') await desk.signIn();
      visit(screenPaths(id)[screen]);
      await expect.element(heading(title)).toBeVisible();
      await network.waitUntilQuiet();
      await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
    });
  }
});
