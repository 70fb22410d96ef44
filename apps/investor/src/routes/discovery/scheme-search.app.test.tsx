import { button, expect, waitForPath, page, reload, test, userEvent, visit } from '../../testing/app-test.tsx';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

const searchField = () => page.getByRole('searchbox', { name: 'Search schemes' });
const schemeLinks = () => [...document.querySelectorAll('main article a')];
const markedWords = () => [...(schemeLinks()[0]?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
const currentSearch = () => location.search;

test('a search finds and marks schemes, is in the address, survives a reload and Back, and is cleared by Escape', async () => {
  visit('/schemeList');
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  const whole = schemeLinks()[0]?.textContent ?? '';
  const [first = '', second = ''] = whole.split(' ');
  await userEvent.keyboard('/');
  await expect.element(searchField()).toHaveFocus();
  await userEvent.keyboard(`${first} ${second.slice(0, 3)}`.toLowerCase());
  await expect.poll(markedWords).toEqual([first, second.slice(0, 3)]);
  await expect.poll(currentSearch).toBe(`?q=${encodeURIComponent(`${first} ${second.slice(0, 3)}`.toLowerCase())}`);
  await expect.poll(() => schemeLinks().length).toBeLessThan(30);
  const isSettled = () => document.querySelector('main [data-loading]') === null;
  await expect.poll(isSettled).toBe(true);
  const found = schemeLinks().length;
  reload();
  await expect.poll(() => schemeLinks().length).toBe(found);
  await expect.element(searchField()).toHaveValue(`${first} ${second.slice(0, 3)}`.toLowerCase());
  (schemeLinks()[0] as HTMLElement).click();
  await waitForPath(/^\/chartsmobile\/$/);
  history.back();
  await waitForPath(/^\/schemeList/);
  await expect.poll(() => schemeLinks().length).toBe(found);
  await searchField().click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  await expect.poll(currentSearch).toBe('');
  await expect.element(searchField()).toHaveFocus();
});

test('a search without results proposes another text, and Clear search shows all schemes', async () => {
  visit('/schemeList?q=zinnia%20fund');
  await expect.element(page.getByText('No results found')).toBeVisible();
  await expect.element(page.getByText('No scheme matches “zinnia fund”', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Search “fund” \(\d+\)$/ }).click();
  await expect.poll(currentSearch).toBe('?q=fund');
  await searchField().fill('zinnia');
  await expect.element(page.getByText('No results found')).toBeVisible();
  await button('Clear search').last().click();
  await expect.element(page.getByText('74 schemes')).toBeVisible();
});

test('the chosen filters are in the session storage, the master list is in the local storage [DO-465]', async () => {
  visit('/schemeList?category=Debt%20Scheme');
  await expect.element(button('Remove Debt Scheme')).toBeVisible();
  await expect.poll(() => sessionStorage.getItem('filters_schemeList')).not.toBeNull();
  expect(JSON.parse(sessionStorage.getItem('filters_schemeList') ?? '')).toMatchObject({ category: ['Debt Scheme'] });
  expect(localStorage.getItem('filters_schemeList')).toBeNull();
  const local = Object.keys(localStorage).map((key) => localStorage.getItem(key) ?? '');
  expect(local.some((text) => text.includes('amc_list') && text.includes('Debt Scheme'))).toBe(true);
  expect(Object.keys(sessionStorage).some((key) => (sessionStorage.getItem(key) ?? '').includes('amc_list'))).toBe(
    false,
  );
});
