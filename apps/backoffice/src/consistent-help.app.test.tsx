import type { PageName } from './pages.ts';
import { expect, page, seedClients, test, visit } from './testing/app-test.tsx';
import { documentsPath } from './testing/steps.ts';

type Screen = Exclude<PageName, 'home'> | 'neutral';

/** Links that leave the app for a person or a form: another address, a mail or a call. */
const findHelp = () =>
  [...document.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^(?:https?|mailto|tel):/.test(href));

/** WCAG 3.2.6 asks for the same place of a help that is repeated; a page with one alone would break it. */
test('no page offers help to the staff, who ask inside their company', async ({ desk }) => {
  const { id } = await desk.copyClient(seedClients.signed);
  const paths = {
    signIn: '/signin',
    clientList: '/clientList',
    clientDocuments: documentsPath(id),
    neutral: '/faq',
  } as const satisfies Record<Screen, string>;
  for (const [screen, path] of Object.entries(paths)) {
    sessionStorage.clear();
    if (screen !== 'signIn') await desk.signIn();
    visit(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(findHelp(), path).toEqual([]);
  }
});
