import { sampleSchemes, createSchemeSearch } from '@folioflow/flows/testing';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../tokens/tokens.css';
import { button, renderSchemeList, expectCardCount } from './testing/opened-list.tsx';

const field = () => page.getByRole('search').getByRole('searchbox', { name: 'Search schemes' });
const marks = () =>
  [...(document.querySelector('article')?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);

async function ready() {
  const list = await renderSchemeList();
  await list.answerAll(sampleSchemes(9));
  await expectCardCount(9);
  return list;
}

beforeEach(() => page.viewport(360, 760));

test('the field tells that it is reached for; letters typed before what finds is here are answered once it is', async () => {
  const { reached, send } = await ready();
  await field().click();
  expect(reached.length).toBeGreaterThan(0);
  await userEvent.keyboard('bany');
  await expect.element(page.getByText('We are fetching the schemes')).toBeVisible();
  await expect.element(field()).toHaveValue('bany');
  await expect.element(field()).toHaveFocus();
  send({ type: 'search.fetched', search: createSchemeSearch() });
  await expect.poll(marks).toEqual(['Bany']);
  await expectCardCount(3);
  await expect.element(page.getByRole('status').filter({ hasText: '3 schemes' })).toBeInTheDocument();
});

test('"/" leads to the field, and is a letter in one; Escape clears and stays; nothing moves the field', async () => {
  const { send } = await ready();
  send({ type: 'search.fetched', search: createSchemeSearch() });
  const place = () => field().element().getBoundingClientRect().top;
  const before = place();
  await userEvent.keyboard('/');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('/flexi');
  await expect.element(field()).toHaveValue('/flexi');
  await expectCardCount(3);
  expect(place()).toBe(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveValue('');
  await expect.element(field()).toHaveFocus();
  await expectCardCount(9);
});

test('an ISIN is marked beside the name', async () => {
  const { send } = await ready();
  send({ type: 'search.fetched', search: createSchemeSearch() });
  await field().fill('inf000a01004');
  await expectCardCount(1);
  await expect.poll(marks).toEqual(['INF000A01004']);
  await expect.element(page.getByText('ISIN INF000A01004')).toBeVisible();
});

test('a search that cannot be fetched says so and can be tried again; the words stay', async () => {
  const { send } = await ready();
  await field().fill('banyan');
  await expect.element(page.getByText('We are fetching the schemes')).toBeVisible();
  send({ type: 'search.notFetched' });
  await expect.element(page.getByText('The search could not be loaded')).toBeVisible();
  await expectCardCount(0);
  await button('Try again').click();
  await expect.element(page.getByText('We are fetching the schemes')).toBeVisible();
  await expect.element(field()).toHaveValue('banyan');
});

test('nothing found is helpful: without the word that nothing answers, cleared by one press, filters beside it', async () => {
  const { send } = await ready();
  send({ type: 'search.fetched', search: createSchemeSearch() });
  await field().fill('banyan zinnia');
  await expect.element(page.getByText('No results found')).toBeVisible();
  await page.getByRole('button', { name: 'Search “banyan” (3)' }).click();
  await expectCardCount(3);
  await expect.element(field()).toHaveValue('banyan');
  await field().fill('zinnia');
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expectCardCount(9);
});
