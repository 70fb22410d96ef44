import { testLaunchOptions, offlineArg } from '../../tools/chromium.ts';
import { expect, test } from '../support/test.ts';

// Only a browser with windows shows a document, and a wide one opens a tab for it.
test.use({
  launchOptions: testLaunchOptions({ needsWindows: true, args: [offlineArg] }),
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
});

test('the statement of an order is shown in a new tab, also after a reload [OM-177]', async ({
  page,
  context,
  investor,
}) => {
  await investor.signIn('9000000101');
  await page.goto('/orderList');
  await page
    .getByRole('row', { name: /10000001/ })
    .getByRole('button', { name: /^More for/ })
    .click();
  const opening = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: /^View Statement/ }).click();
  const tab = await opening;
  const sheet = tab.getByTitle('Statement of 10000001');
  for (const look of ['opened', 'reloaded']) {
    await expect(sheet, look).toHaveAttribute('src', /^blob:/);
    const shown = await (await sheet.elementHandle()).contentFrame();
    await expect.poll(() => shown?.evaluate(() => document.contentType), look).toBe('application/pdf');
    if (look === 'opened') await tab.reload();
  }
});
