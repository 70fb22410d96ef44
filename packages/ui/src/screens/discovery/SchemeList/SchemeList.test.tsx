import { i18n } from '@folioflow/flows/testing/texts';
import { sampleLists, sampleScheme, sampleSchemes } from '@folioflow/flows/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../tokens/tokens.css';
import { button, renderSchemeList, expectCardCount } from './testing/opened-list.tsx';

const tick = async (filter: string, ...options: string[]) => {
  await userEvent.click(button(filter));
  for (const option of options) await userEvent.click(page.getByRole('checkbox', { name: option, exact: true }));
  await userEvent.keyboard('{Escape}');
};

beforeEach(async () => {
  await page.viewport(1280, 800);
});

describe('the scheme list', () => {
  test('shows a loading text until the schemes arrive [DO-015]', async () => {
    const { answer } = await renderSchemeList();
    await expect.element(page.getByText('We are fetching the schemes')).toBeVisible();
    await answer(sampleSchemes(3));
    await expect.element(page.getByText('We are fetching the schemes')).not.toBeInTheDocument();
    await expectCardCount(3);
  });

  test('shows No results found without schemes [DO-016 DO-437]', async () => {
    const empty = await renderSchemeList();
    await empty.answer([]);
    await expect.element(page.getByText('No results found')).toBeVisible();
  });

  test('shows No results found and a button that clears the filters if the filters exclude every scheme [DO-016]', async () => {
    const { answerAll } = await renderSchemeList();
    await answerAll(sampleSchemes(3));
    await tick('Risk', 'High');
    await expect.element(page.getByText('No results found')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }).last());
    await expectCardCount(3);
  });

  test('shows complete names on a phone, with plan and option at their end', async () => {
    await page.viewport(360, 740);
    const { answer } = await renderSchemeList();
    const fund = 'Aditya Birla Sun Life Banking & PSU Debt Fund - Regular Plan';
    const names = [`${fund} - MONTHLY IDCW Payout`, `${fund} - QUARTERLY IDCW Payout`];
    await answer(names.map((scheme_name, place) => sampleScheme(place, { scheme_name })));
    await expectCardCount(2);
    for (const name of names) {
      const heading = page.getByRole('heading', { name }).element();
      const words = new Range();
      words.selectNodeContents(heading);
      expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(heading.getBoundingClientRect().bottom);
    }
  });

  test('shows the reason and a retry, not the text of an empty list, after a failure', async () => {
    const { answer, listSchemes } = await renderSchemeList();
    await listSchemes.fail({ kind: 'http', status: 500, errors: ['The service is busy.'] });
    await expect.element(page.getByRole('alert')).toHaveTextContent('The service is busy.');
    await expect.element(page.getByText('No results found')).not.toBeInTheDocument();
    await userEvent.click(button(i18n._('schemes.list.retry')));
    await answer(sampleSchemes(2));
    await expectCardCount(2);
  });
});

describe('the filter bar', () => {
  test('remains at the top while the list scrolls [DO-021]', async () => {
    const { answer } = await renderSchemeList();
    await answer(sampleSchemes(30));
    await expectCardCount(30);
    const bar = page.getByRole('region', { name: 'Filters' }).element();
    expect(getComputedStyle(bar).position).toBe('sticky');
    window.scrollTo(0, 900);
    await expect.poll(() => window.scrollY).toBe(900);
    expect(bar.getBoundingClientRect().top).toBe(Number.parseFloat(getComputedStyle(bar).top));
  });

  test('narrows the list by every selected filter and reports the selection', async () => {
    const { answerAll, stored } = await renderSchemeList();
    await answerAll(sampleSchemes(9));
    await tick('AMC List', 'Marigold Mutual Fund', 'Banyan Mutual Fund');
    await expect.element(page.getByText('6 schemes')).toBeVisible();
    await tick('Category', 'Debt');
    await expect.element(page.getByText('2 schemes')).toBeVisible();
    expect(JSON.parse(stored.at(-1) ?? '')).toMatchObject({
      amc: ['Marigold Mutual Fund', 'Banyan Mutual Fund'],
      category: ['Debt'],
    });
    await userEvent.click(button('Remove Debt'));
    await expect.element(page.getByText('6 schemes')).toBeVisible();
  });

  test('offers the amounts of the master list as Minimum Amount and allows several [DO-026]', async () => {
    const { answerAll, stored } = await renderSchemeList();
    const amounts = [100, 500, 5000, 100, 500, 5000, 100, 500, 1000];
    await answerAll(amounts.map((amount, place) => sampleScheme(place, { scheme_minimum_investment_amount: amount })));
    await userEvent.click(page.getByRole('button', { name: 'Minimum Amount', exact: true }));
    const choice = page.getByRole('dialog', { name: 'Minimum Amount' });
    const options = choice.getByRole('checkbox');
    await expect.element(options.first()).toBeVisible();
    expect(options.elements().map((option) => (option as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
      sampleLists.minimum_investment.map(({ label }) => label),
    );
    await userEvent.click(choice.getByRole('checkbox', { name: '₹100', exact: true }));
    await userEvent.click(choice.getByRole('checkbox', { name: '₹500', exact: true }));
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('6 schemes')).toBeVisible();
    expect(JSON.parse(stored.at(-1) ?? '')).toMatchObject({ minimumAmount: ['100', '500'] });
  });

  test('shows stored filters as chips and applies them to the list', async () => {
    const { answerAll } = await renderSchemeList('{"category":["Debt"]}');
    await answerAll(sampleSchemes(9));
    await expect.element(button('Remove Debt')).toBeVisible();
    await expect.element(page.getByText('3 schemes')).toBeVisible();
  });
});

describe('the pages of the list', () => {
  test('have no buttons for 29 schemes, and have buttons for 30 [DO-054]', async () => {
    const short = await renderSchemeList();
    await short.answer(sampleSchemes(29));
    await expect.element(button('Next')).not.toBeInTheDocument();
    await expect.element(button('Previous')).not.toBeInTheDocument();
    document.body.replaceChildren();
    const long = await renderSchemeList();
    await long.answer(sampleSchemes(30));
    await expect.element(button('Previous')).toBeVisible();
    await expect.element(button('Next')).toBeVisible();
  });

  test('are changed by Next, which moves the focus to the number of schemes', async () => {
    const { answerAll } = await renderSchemeList();
    await answerAll(sampleSchemes(44));
    await expect.element(button(i18n._('schemes.list.previous'))).toBeDisabled();
    await userEvent.click(button(i18n._('schemes.list.next')));
    await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
    await expectCardCount(14);
    await expect.element(button(i18n._('schemes.list.next'))).toBeDisabled();
    await expect.poll(() => document.activeElement?.textContent).toBe('44 schemes');
  });
});
