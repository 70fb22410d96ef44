import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** The persona with SIPs of every state. */
const WITH_SIPS = '9000000101';

test('the portfolio and the list of SIPs lead to the calendar, which is saved as a file that a calendar reads @layout', async ({
  page,
  investor,
}) => {
  await investor.signIn(WITH_SIPS);
  const days = page.getByRole('heading', { level: 3 });

  await test.step('from the strip of the portfolio', async () => {
    await page.goto('/portfolio');
    const strip = page.getByRole('region', { name: 'Payments ahead' });
    await expect(strip).toContainText(/Next debit: ₹/);
    await expectAccessible(page);
    await strip.getByRole('link', { name: 'See payments by day' }).click();
    await expect(days.first()).toBeVisible();
  });

  await test.step('from the list of SIPs', async () => {
    await page.goto('/sipList');
    await page.getByRole('link', { name: 'See payments by day' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar of payments' })).toBeVisible();
    await expect(days.first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the file', async () => {
    const payments = days.locator('xpath=../..').locator('ul > li');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save for my calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('payments.ics');
    const calendar = ICAL.Component.fromString(await readFile(await file.path(), 'utf8'));
    const events = calendar.getAllSubcomponents('vevent').map((read) => new ICAL.Event(read));
    await expect(payments).toHaveCount(events.length);
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });
});
