import type { Page } from '@playwright/test';
import { createUnusedMobile, createInvestorSandbox } from '@folioflow/wiring/testing/sandbox-client';
import { installClock } from '../support/clock.ts';
import { createOwnStack } from '../support/own-stack.ts';
import { expect, test } from '../support/test.ts';

/** The persona whose documents are complete and unsigned. */
const UNSIGNED = '9000000207';
const own = createOwnStack();

async function signInStaff(page: Page, name: string): Promise<void> {
  await page.goto(`${own.backoffice}/clientList`);
  await page.getByLabel('Email address').fill(`${name}@staff.example`);
  await page.getByLabel('Password', { exact: true }).fill('Sandbox@1');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  // The code is sent once its field is shown.
  await page.getByLabel('Code').waitFor();
  const sent = await createInvestorSandbox(own.sandbox, '').outbox(`${name}@staff.example`);
  await page.getByLabel('Code').fill(sent[0]?.code ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
}
const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an investor who signs the KYC in one app gets a client code in the other and can invest a working day later @gate [OM-005 OM-026 OM-027 OM-229 OM-234 OM-237 OM-243 OM-247 OM-281 ON-078 ON-079]', async ({
  page,
  browser,
}) => {
  const investor = createInvestorSandbox(own.sandbox, createUnusedMobile());
  const session = await investor.session(UNSIGNED);
  await page.goto(`${own.investor}/config.json`);
  await page.evaluate(
    (values) => Object.entries(values).forEach(([key, text]) => localStorage.setItem(key, text)),
    session,
  );
  await page.goto(`${own.investor}/esignkycVerification`);
  await page.getByRole('checkbox').check();
  await page.waitForFunction(() => 'Digio' in window);
  await pressButton(page, 'eSIGN');
  await page
    .getByRole('dialog', { name: 'Sign with Aadhaar' })
    .getByRole('button', { name: 'Sign', exact: true })
    .click();
  await expect(page.getByText(/awaiting approval from BSE/)).toBeVisible();
  const id = await investor.clientId();

  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await installClock(desk);
  const list = await desk.newPage();
  await signInStaff(list, 'operator');
  await expect(list.getByRole('heading', { level: 1, name: 'Client List' })).toBeVisible();
  await list.getByLabel('Search by client ID, mobile or email').fill(id);
  const opened = desk.waitForEvent('page');
  await list.getByRole('link', { name: `View the documents of ${id}, in a new tab` }).click();
  const documents = await opened;
  await expect(documents.getByRole('heading', { name: 'KYC INFORMATION (CREATE CLIENT CODE)' })).toBeVisible();
  expect(new URL(documents.url()).pathname.replace(/\/$/, '')).toBe(`/clientDocuments/${id}`);
  // The tab stores the client: the address needs no id.
  await documents.goto(`${own.backoffice}/clientDocuments`);
  for (const name of ['PAN', 'AADHAAR', 'BANK ACCOUNT', 'COMMUNICATION ADDRESS', 'GENERAL', 'NOMINEE'])
    await expect(documents.getByRole('region', { name, exact: true })).toBeVisible();
  // The task bar and the history show the title: it names no client.
  await expect(documents).toHaveTitle('KYC information · Folioflow back-office');
  await documents.getByRole('checkbox').check();
  const asked: unknown[] = [];
  documents.on('request', (request) => {
    if (request.url().endsWith('/master/client/create') && request.method() === 'PUT')
      asked.push(request.postDataJSON());
  });
  await pressButton(documents, 'Create Client Code');
  await expect(documents.getByRole('heading', { level: 1, name: 'Client List' })).toBeVisible();
  await expect(documents).toHaveURL(/\/clientList\/?$/);
  expect(asked).toEqual([{ customer_id: id, is_backoffice: true, stage_name: 'create client code' }]);
  // The browser stores no document, and the address contains no search text.
  const storedText = await documents.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), history.state, location.href]),
  );
  expect(storedText).toContain(id);
  expect(storedText).not.toMatch(/data:image|id_information|PAN|Aadhaar/);
  expect(list.url()).not.toContain(id);

  await own.moveClock(page.context(), { advance_working_days: 1 });
  await page.reload();
  await expect(page.getByText(/awaiting approval from BSE/)).toHaveCount(0);
  const scheme = { param_isin: '', param_scheme_code: 'SC01', param_scheme_name: '' };
  const statistics = await page.request.post(`${own.sandbox}/api/v1/master/scheme/statistics`, {
    headers: { 'bb-access-token': session['token'] ?? '' },
    data: scheme,
  });
  expect(await statistics.json()).toMatchObject({
    code: '000',
    is_bse_client_code_approved: true,
    is_order_checkout_allowed: true,
  });
  await desk.close();
});

test('a staff member without a role sees a message in place of the list and can refresh it [OM-236 OM-329]', async ({
  page,
}) => {
  await signInStaff(page, 'norole');
  await expect(page.getByRole('heading', { name: 'You are not authorised to view this information.' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await pressButton(page, 'Refresh');
  await expect(page.getByRole('heading', { name: 'You are not authorised to view this information.' })).toBeVisible();
});
