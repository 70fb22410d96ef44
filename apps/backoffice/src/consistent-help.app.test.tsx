import { expect, page, seedClients, test, visit } from './testing/app-test.tsx';
import { screenPaths } from './testing/steps.ts';

/** Links that leave the app for a person or a form: another address, a mail or a call. */
const findHelp = () =>
  [...document.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^(?:https?|mailto|tel):/.test(href));

/** WCAG 3.2.6 asks for the same place of a help that is repeated; a page with one alone would break it. */
test('no page offers help to the staff, who ask inside their company', async ({ desk }) => {
  const { id } = await desk.copyClient(seedClients.signed);
  for (const [screen, path] of Object.entries(screenPaths(id))) {
    sessionStorage.clear();
    if (screen !== 'signIn') await desk.signIn();
    visit(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(findHelp(), path).toEqual([]);
  }
});
