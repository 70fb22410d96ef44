import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
test('the footer has a disclaimer, exactly three links and a configured copyright @layout [ON-007 ON-008 ON-009]', async ({
  page,
}) => {
  await page.goto('/terms-condition');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('non-execution');
  await expect(footer).toContainText('wrong execution');
  await expect(footer).toContainText(/©.*Folioflow/);
  await expect(footer.getByRole('link')).toHaveText(['Terms', 'Privacy Policy', 'Helpdesk']);
  const helpdesk = footer.getByRole('link', { name: 'Helpdesk' });
  await expect(helpdesk).toHaveAttribute('rel', 'noopener');
  expect(new URL((await helpdesk.getAttribute('href')) ?? '').origin).not.toBe(new URL(page.url()).origin);
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy\/?$/);
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms-condition\/?$/);
});

const firstPages = ['/', '/signin', '/otp-1', '/otp-2', '/signup', '/terms-condition', '/privacy-policy', '/faq'];

test(`${firstPages.join(', ')} have no accessibility violation in either theme`, async ({ page }) => {
  for (const path of firstPages) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessible(page);
  }
});
