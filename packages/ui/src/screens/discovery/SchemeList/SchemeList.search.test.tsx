import { i18n } from '@lingui/core';
import { sampleSchemes, createSchemeSearch } from '@folioflow/flows/testing';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showLanguage } from '../../../testing/shown-texts.ts';
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

test('the field requests the search when it is focused, and text typed before the search is loaded is searched afterwards', async () => {
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

test('the key "/" focuses the field and is a letter inside it, Escape clears it, and neither moves it', async () => {
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

test('an ISIN that matches is shown and marked in the card', async () => {
  const { send } = await ready();
  send({ type: 'search.fetched', search: createSchemeSearch() });
  await field().fill('inf000a01004');
  await expectCardCount(1);
  await expect.poll(marks).toEqual(['INF000A01004']);
  await expect.element(page.getByText('ISIN INF000A01004')).toBeVisible();
});

test('a search that failed to load is shown with a retry and preserves the text', async () => {
  const { send } = await ready();
  await field().fill('banyan');
  await expect.element(page.getByText('We are fetching the schemes')).toBeVisible();
  send({ type: 'search.notFetched' });
  await expect.element(page.getByText('The search could not be loaded')).toBeVisible();
  await expectCardCount(0);
  await button(i18n._('schemes.list.retry')).click();
  await expect.element(page.getByText('We are fetching the schemes')).toBeVisible();
  await expect.element(field()).toHaveValue('banyan');
});

test('an empty result offers a search without the unmatched word and a button that clears the search', async () => {
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

test('the list does not move on a phone when its count changes while schemes are loaded and searched', async () => {
  await ready();
  const count = page.getByRole('status').filter({ hasText: /^9 / }).element();
  const topWith = (key: 'list.count' | 'list.countSoFar' | 'search.searched') => {
    count.textContent = i18n._(`schemes.${key}`, { found: '12,345', loaded: '12,345' });
    return document.querySelector('article')?.getBoundingClientRect().top;
  };
  const top = topWith('list.count');
  expect([topWith('list.countSoFar'), topWith('search.searched')]).toEqual([top, top]);
});

test('no result is counted in the singular in Hindi, and in the plural in English', async () => {
  const { send } = await ready();
  send({ type: 'search.fetched', search: createSchemeSearch() });
  await field().click();
  await userEvent.keyboard('qqqq');
  const count = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect.element(count('0 schemes')).toBeInTheDocument();
  onTestFinished(() => showLanguage('en'));
  await showLanguage('hi');
  await expect.element(count('0 स्कीम')).toBeInTheDocument();
  expect(count('0 स्कीमें').query()).toBeNull();
});
