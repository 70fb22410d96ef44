import { button, expect, isAt, page, reload, test, visit } from '../../testing/app-test.tsx';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

const links = () => [...document.querySelectorAll('main article a')];
const firstName = () => links()[0]?.textContent;
const search = () => location.search;
/** What is listed takes its places from the top, some a frame. */
const settled = () => expect.poll(() => document.querySelector('main [data-loading]')).toBeNull();
const sortBy = () => page.getByLabelText('Sort by');

test('page and order stand in the address and are there again after a reload', async () => {
  visit('/schemeList');
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  await sortBy().selectOptions('Name');
  await expect.poll(search).toBe('?sort=name');
  await button('Next').click();
  await expect.poll(search).toBe('?sort=name&page=2');
  await settled();
  const shown = firstName();
  reload();
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  await expect.element(sortBy()).toHaveValue('name');
  await settled();
  expect(firstName()).toBe(shown);
});

test('an address with a page that there is not shows the last one and says so; what is no page is the first', async () => {
  visit('/schemeList?page=41');
  await expect.element(page.getByText('Page 3 of 3')).toBeVisible();
  await expect.poll(search).toBe('?page=3');
  visit('/schemeList?page=none&sort=luck');
  await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
  await expect.poll(search).toBe('');
});

test('Back from a scheme finds page, order, filter and the card that was left, where it stood', async () => {
  sessionStorage.setItem('filters_schemeList', JSON.stringify({ mode: ['is_sip_allowed', 'is_lumpsum_allowed'] }));
  visit('/schemeList?sort=-name&page=2');
  await expect.element(page.getByText('Page 2 of')).toBeVisible();
  await expect.poll(() => links().length).toBeGreaterThan(4);
  await settled();
  const link = links().findLast(({ textContent }) => !textContent.includes('Withdrawn')) as HTMLElement;
  const name = link.textContent;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  await expect.poll(() => scrollY).toBeGreaterThan(300);
  const [top, first] = [scrollY, firstName()];
  link.focus({ preventScroll: true });
  link.click();
  await isAt(/^\/chartsmobile\/$/);
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  history.back();
  await isAt(/^\/schemeList/);
  await expect.element(page.getByText('Page 2 of')).toBeVisible();
  await expect.poll(() => scrollY).toBe(top);
  await settled();
  expect(search()).toBe('?sort=-name&page=2&mode=is_sip_allowed&mode=is_lumpsum_allowed');
  expect(firstName()).toBe(first);
  expect(document.activeElement?.textContent).toBe(name);
  await expect.element(page.getByRole('button', { name: /^Remove / }).nth(1)).toBeInTheDocument();
});

test('a link to the list, pressed on a further page of it, leads to its beginning', async () => {
  visit('/schemeList?sort=name&page=2');
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).first().click();
  await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
  await expect.element(sortBy()).toHaveValue('asListed');
  expect(search()).toBe('');
});

test('filters in the address come before the kept ones, are kept in their place, and stay where a link names none', async () => {
  sessionStorage.setItem('filters_schemeList', JSON.stringify({ mode: ['is_lumpsum_allowed'] }));
  visit('/schemeList?category=Debt%20Scheme&category=Gold%20at%20half%20price');
  await expect.element(button('Remove Debt Scheme')).toBeVisible();
  await expect.poll(search).toBe('?category=Debt%20Scheme');
  expect(document.body.innerText).not.toContain('half price');
  expect(JSON.parse(sessionStorage.getItem('filters_schemeList') ?? '')).toMatchObject({
    category: ['Debt Scheme'],
    mode: [],
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).first().click();
  await expect.poll(search).toBe('?category=Debt%20Scheme');
  await button('Remove Debt Scheme').click();
  await expect.poll(search).toBe('');
});

test('the table is kept on this device, and forgotten where cards are chosen again', async () => {
  await page.viewport(1280, 800);
  visit('/schemeList');
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  await page.getByRole('radio', { name: 'Table' }).click();
  await expect.element(page.getByRole('table')).toBeVisible();
  reload();
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(links()).toEqual([]);
  await page.getByRole('radio', { name: 'Cards' }).click();
  await expect.poll(() => links().length).toBe(30);
  expect(localStorage.getItem('look_schemeList')).toBeNull();
  await page.viewport(414, 896);
});
