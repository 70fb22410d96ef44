import { button, expect, isAt, page, reload, test, userEvent, visit } from '../../testing/app-test.tsx';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

const field = () => page.getByRole('searchbox', { name: 'Search schemes' });
const links = () => [...document.querySelectorAll('main article a')];
const marked = () => [...(links()[0]?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
const search = () => location.search;

test('what is typed finds and marks schemes, stands in the address, is there after a reload and on the way Back, and Escape clears it', async () => {
  visit('/schemeList');
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  const whole = links()[0]?.textContent ?? '';
  const [first = '', second = ''] = whole.split(' ');
  await userEvent.keyboard('/');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard(`${first} ${second.slice(0, 3)}`.toLowerCase());
  await expect.poll(marked).toEqual([first, second.slice(0, 3)]);
  await expect.poll(search).toBe(`?q=${encodeURIComponent(`${first} ${second.slice(0, 3)}`.toLowerCase())}`);
  await expect.poll(() => links().length).toBeLessThan(30);
  const isSettled = () => document.querySelector('main [data-loading]') === null;
  await expect.poll(isSettled).toBe(true);
  const found = links().length;
  reload();
  await expect.poll(() => links().length).toBe(found);
  await expect.element(field()).toHaveValue(`${first} ${second.slice(0, 3)}`.toLowerCase());
  (links()[0] as HTMLElement).click();
  await isAt(/^\/chartsmobile\/$/);
  history.back();
  await isAt(/^\/schemeList/);
  await expect.poll(() => links().length).toBe(found);
  await field().click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  await expect.poll(search).toBe('');
  await expect.element(field()).toHaveFocus();
});

test('nothing found says what to change, and one press clears; the filters stand beside it', async () => {
  visit('/schemeList?q=zinnia%20fund');
  await expect.element(page.getByText('No results found')).toBeVisible();
  await expect.element(page.getByText('No scheme answers “zinnia fund”', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Search “fund” \(\d+\)$/ }).click();
  await expect.poll(search).toBe('?q=fund');
  await field().fill('zinnia');
  await expect.element(page.getByText('No results found')).toBeVisible();
  await button('Clear search').last().click();
  await expect.element(page.getByText('74 schemes')).toBeVisible();
});

test('the chosen filters stand in the session storage, the master list that offers them in the local storage [DO-465]', async () => {
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
