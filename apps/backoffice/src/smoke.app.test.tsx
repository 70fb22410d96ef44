import { describe } from 'vitest';
import { expect, page, seedClients, test, visit } from './testing/app-test.tsx';
import { heading, screenPaths, type ShownScreen } from './testing/steps.ts';

const headings = {
  signIn: 'Staff sign-in',
  clientList: 'Client List',
  clientDocuments: 'KYC INFORMATION (CREATE CLIENT CODE)',
  neutral: 'Sorry the information you are looking for could not be found',
} as const satisfies Record<ShownScreen, string>;

describe('every page', () => {
  for (const [screen, title] of Object.entries(headings) as [ShownScreen, string][]) {
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
