import { i18n } from '@folioflow/flows/testing/texts';
import { afterEach } from 'vitest';
import { expect, page, test, visit } from './testing/app-test.tsx';
import { pages, type PageFixture } from './testing/pages.ts';

afterEach(() => page.viewport(414, 896));

/** Links of a page outside its content that leave it for a person or a form: another address, a mail or a call. */
const findHelp = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.closest('main') === null && /^(?:https?|mailto|tel):/.test(link.getAttribute('href') ?? ''),
  );

const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const sizes = [
  [360, 740],
  [1280, 800],
] as const;

for (const { path, like, state, heading } of Object.values<PageFixture>(pages))
  test(`the help of ${path} is the third link of its end, on a phone and a desktop`, async ({ investor }) => {
    sessionStorage.clear();
    if (like !== undefined) await investor.signIn(like);
    visit(path, state);
    await expect.element(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    const end = page.getByRole('contentinfo').element();
    const main = page.getByRole('main').element();
    const links = [...end.querySelectorAll('a')];
    expect(links.map((link) => link.textContent)).toEqual([
      i18n._('shell.terms'),
      i18n._('shell.privacy'),
      i18n._('shell.helpdesk'),
    ]);
    expect(findHelp()).toEqual([links[2]]);
    expect(isBefore(main, end)).toBe(true);
    for (const [width, height] of sizes) {
      await page.viewport(width, height);
      expect(end.getBoundingClientRect().top).toBeGreaterThanOrEqual(main.getBoundingClientRect().bottom);
    }
  });
