import { expect, page, test, visit } from '../testing/app-test.tsx';
import { translatePage } from '../../../../packages/ui/src/testing/translate-page.ts';

const WITH_HOLDINGS = '9000000117';
const main = () => page.getByRole('main');

test('the capital gains of a translated page are those of each year', async ({ investor }) => {
  await investor.signIn(WITH_HOLDINGS);
  visit('/capitalGains');
  const year = () => main().getByRole('combobox').first();
  await expect.element(year()).toBeVisible();
  const years = [...year().element().querySelectorAll('option')].map(({ value }) => value);
  const readYear = () => main().element().textContent;
  const shown: string[] = [];
  for (const each of years) {
    await year().selectOptions(each);
    shown.push(readYear());
  }
  expect(new Set(shown).size).toBeGreaterThan(1);
  for (const [place, each] of years.entries()) {
    translatePage(document.body);
    await year().selectOptions(each);
    expect(readYear()).toBe(shown[place]);
  }
});

test('the results of a search in a translated list lead to the schemes that they name', async ({ investor }) => {
  await investor.signIn();
  visit('/schemeList');
  const cards = () => [...document.querySelectorAll('article a[href^="/charts/"]')];
  await expect.poll(() => cards().length).toBeGreaterThan(3);
  translatePage(document.body);
  await main().getByRole('searchbox').fill('SC27');
  await expect.poll(() => cards()[0]?.textContent).toContain('SC27');
  for (const card of cards()) {
    const code = /\((SC\d+)\)/.exec(card.textContent)?.[1] ?? '';
    expect(card.getAttribute('href')).toContain(`/${code}/`);
  }
});
