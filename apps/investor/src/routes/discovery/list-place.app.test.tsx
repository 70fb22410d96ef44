import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, waitForPath, page, reload, test, visit } from '../../testing/app-test.tsx';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

const schemeLinks = () => [...document.querySelectorAll('main article a')];
const firstSchemeName = () => schemeLinks()[0]?.textContent;
const currentSearch = () => location.search;
/** Waits for all cards: they are drawn from the top, a few in each frame. */
const waitForAllCards = () => expect.poll(() => document.querySelector('main [data-loading]')).toBeNull();
const sortSelect = () => page.getByLabelText('Sort by');

test('the address contains page and sort order, and a reload restores them', async () => {
  visit('/schemeList');
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  await sortSelect().selectOptions('Name');
  await expect.poll(currentSearch).toBe('?sort=name');
  await button(i18n._('schemes.list.next')).click();
  await expect.poll(currentSearch).toBe('?sort=name&page=2');
  await waitForAllCards();
  const shown = firstSchemeName();
  reload();
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  await expect.element(sortSelect()).toHaveValue('name');
  await waitForAllCards();
  expect(firstSchemeName()).toBe(shown);
});

test('a page number beyond the last shows the last page and corrects the address; an invalid one shows the first page', async () => {
  visit('/schemeList?page=41');
  await expect.element(page.getByText('Page 3 of 3')).toBeVisible();
  await expect.poll(currentSearch).toBe('?page=3');
  visit('/schemeList?page=none&sort=luck');
  await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
  await expect.poll(currentSearch).toBe('');
});

test('Back from a scheme restores page, sort order, filters, scroll position and the focused card', async () => {
  sessionStorage.setItem('filters_schemeList', JSON.stringify({ mode: ['is_sip_allowed', 'is_lumpsum_allowed'] }));
  visit('/schemeList?sort=-name&page=2');
  await expect.element(page.getByText('Page 2 of')).toBeVisible();
  await expect.poll(() => schemeLinks().length).toBeGreaterThan(4);
  await waitForAllCards();
  const link = schemeLinks().findLast(({ textContent }) => !textContent.includes('Withdrawn')) as HTMLElement;
  const name = link.textContent;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  await expect.poll(() => scrollY).toBeGreaterThan(300);
  const [top, first] = [scrollY, firstSchemeName()];
  link.focus({ preventScroll: true });
  link.click();
  await waitForPath(/^\/chartsmobile\/$/);
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  history.back();
  await waitForPath(/^\/schemeList/);
  await expect.element(page.getByText('Page 2 of')).toBeVisible();
  await expect.poll(() => scrollY).toBe(top);
  await waitForAllCards();
  expect(currentSearch()).toBe('?sort=-name&page=2&mode=is_sip_allowed&mode=is_lumpsum_allowed');
  expect(firstSchemeName()).toBe(first);
  expect(document.activeElement?.textContent).toBe(name);
  await expect.element(page.getByRole('button', { name: /^Remove / }).nth(1)).toBeInTheDocument();
});

test('the link to the list leads from a later page to the first page', async () => {
  visit('/schemeList?sort=name&page=2');
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).first().click();
  await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
  await expect.element(sortSelect()).toHaveValue('asListed');
  expect(currentSearch()).toBe('');
});

test('filters in the address replace the stored ones, and remain when a link names none', async () => {
  sessionStorage.setItem('filters_schemeList', JSON.stringify({ mode: ['is_lumpsum_allowed'] }));
  visit('/schemeList?category=Debt%20Scheme&category=Gold%20at%20half%20price');
  await expect.element(button('Remove Debt Scheme')).toBeVisible();
  await expect.poll(currentSearch).toBe('?category=Debt%20Scheme');
  expect(document.body.innerText).not.toContain('half price');
  expect(JSON.parse(sessionStorage.getItem('filters_schemeList') ?? '')).toMatchObject({
    category: ['Debt Scheme'],
    mode: [],
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).first().click();
  await expect.poll(currentSearch).toBe('?category=Debt%20Scheme');
  await button('Remove Debt Scheme').click();
  await expect.poll(currentSearch).toBe('');
});

test('the table is stored as the look of the list, and removed when cards are chosen again', async () => {
  await page.viewport(1280, 800);
  visit('/schemeList');
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  await page.getByRole('radio', { name: 'Table' }).click();
  await expect.element(page.getByRole('table')).toBeVisible();
  reload();
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(schemeLinks()).toEqual([]);
  await page.getByRole('radio', { name: 'Cards' }).click();
  await expect.poll(() => schemeLinks().length).toBe(30);
  expect(localStorage.getItem('look_schemeList')).toBeNull();
  await page.viewport(414, 896);
});
