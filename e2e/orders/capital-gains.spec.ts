import { hindi } from '../../packages/flows/src/messages/testing/texts.ts';
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPdf } from '../../packages/ui/src/screens/orders/CapitalGains/pdf/testing/read-pdf.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** The persona with orders of every kind and state. */
const WITH_ORDERS = '9000000101';

/** The persona with holdings since 2017, and a year of theirs with sales: a running year has none on its first days. */
const WITH_HOLDINGS = '9000000117';
const YEAR_WITH_SALES = '2025';

test('an estimate below a redemption is read before the codes, and both pages are accessible @layout', async ({
  page,
  investor,
}) => {
  await investor.signIn(WITH_ORDERS);
  await page.goto('/capitalGains');
  await expect(page.getByLabel('Financial year')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/orderList');
  await page
    .getByRole('button', { name: /^More for .*SC01/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Redeem' }).click();
  const fold = page.getByText('What you get and what it costs');
  await fold.click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await expect(page.getByText(/^An estimate under the rules known on/)).toBeVisible();
  await page.getByText('Purchases that are sold').click();
  await expect(page.getByRole('columnheader', { name: 'Bought on' })).toBeVisible();
  await expectAccessible(page);
});

test('the gains of a year are saved as a PDF file, whose library is fetched by the press', async ({
  page,
  investor,
}) => {
  await investor.signIn(WITH_HOLDINGS);
  const scripts: string[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('.js')) scripts.push(call.url());
  });
  await page.goto('/capitalGains');
  await page.getByLabel('Financial year').selectOption(YEAR_WITH_SALES);
  const button = page.getByRole('button', { name: 'Gains and sales (PDF)' });
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;

  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('capital-gains-2025-26.pdf');
  expect(scripts.length).toBeGreaterThan(before);

  const document = await getDocument({ data: new Uint8Array(await readFile(await file.path())) }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
  expect(texts[0]).toBe('Capital gains 2025–26');
  const sum = await page.getByRole('region', { name: 'Total for the year' }).textContent();
  const gain = /₹(?<rupees>[\d,]+)/.exec(sum ?? '')?.groups?.['rupees'] ?? '';
  expect(texts.some((text) => text.replace('-', '').startsWith(`${gain}.`))).toBe(true);
});

test.describe('a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('the PDF file of the gains is in Hindi, with the figures of its page', async ({ page, investor }) => {
    await investor.signIn(WITH_HOLDINGS);
    await page.goto('/capitalGains');
    await page.getByLabel(hindi._('capitalGains.year'), { exact: true }).selectOption(YEAR_WITH_SALES);
    const button = page.getByRole('button', { name: hindi._('capitalGains.files.pdf') });
    const download = page.waitForEvent('download');
    await button.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('capital-gains-2025-26.pdf');
    const { title, language, pages, actualTexts } = await readPdf(new Blob([await readFile(await file.path())]));
    expect([language, title]).toEqual(['hi-IN', `${hindi._('capitalGains.title')} 2025–26`]);
    expect(actualTexts[0]).toBe(`${hindi._('capitalGains.title')} 2025–26`);
    expect(actualTexts).toEqual(
      expect.arrayContaining([hindi._('capitalGains.pdf.amounts'), hindi._('capitalGains.sales.scheme')]),
    );
    const text = pages.flat().join(' ');
    const sum = await page.getByRole('region', { name: hindi._('capitalGains.summary') }).textContent();
    const gain = /₹(?<rupees>[\d,]+)/.exec(sum ?? '')?.groups?.['rupees'];
    expect(text).toContain(`${gain}.`);
    // A letter without a drawing is read as none, a replaced one as a question mark.
    expect(text).not.toMatch(/[\0?]/);
  });
});
