import type { Page } from '@playwright/test';
import { failCode } from '../support/failing-code.ts';
import { expect, stack, test } from '../support/test.ts';

const CLIENT = 'CUST00000003';
const documents = `/clientDocuments/${CLIENT}`;
const heading = 'KYC INFORMATION (CREATE CLIENT CODE)';

/** Returns the newest code that was sent to a staff member. */
async function fetchLatestCode(email: string): Promise<string> {
  const answer = await fetch(`${stack.sandbox}/__sandbox/outbox?to=${email}`);
  const [message] = (await answer.json()) as readonly { readonly code?: string }[];
  return message?.code ?? '';
}

// One after the other: a second sign-in of the same member would make the code of the first one invalid.
test.describe.configure({ mode: 'default' });

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Sandbox@1');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  await page.getByLabel('Code', { exact: true }).first().click();
  await page.keyboard.type(await fetchLatestCode(email));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const readStorage = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).sort(),
    state: JSON.stringify(history.state),
  }));

test('a staff member signs in, returns to the requested client, and signs out in every tab [ON-079]', async ({
  page,
  context,
}) => {
  await page.goto(stack.backoffice + documents);
  await signIn(page, 'operator@staff.example');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${documents}/?$`));
  await expect(page.getByRole('banner')).toContainText('Operator');

  await page.reload();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect.poll(async () => (await readStorage(page)).session).toEqual(['client_documents_customer_id', 'staff']);
  const { local, state } = await readStorage(page);
  expect(local).toEqual([]);
  expect(state).not.toMatch(/token|PAN|Aadhaar/i);

  // A tab that was opened from this one shares its sign-in and sign-out.
  const opened = context.waitForEvent('page');
  await page.evaluate((address) => void window.open(address), `${stack.backoffice}/clientList`);
  const other = await opened;
  await expect(other.getByRole('heading', { name: 'Client List' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const each of [page, other]) {
    await expect(each.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    await expect.poll(async () => (await readStorage(each)).session).toEqual([]);
  }
});

test('/ and /clientList show the client list to the staff, and the neutral page in the investor app [ON-078]', async ({
  page,
}) => {
  await page.goto(stack.backoffice);
  await signIn(page, 'viewer@staff.example');
  await expect(page.getByRole('heading', { name: 'Client List' })).toBeVisible();
  await expect(page).toHaveURL(/\/clientList\/?$/);
  await expect(page.getByRole('banner')).toContainText('Viewer');
  for (const address of ['/clientList', documents]) {
    await page.goto(stack.investor + address);
    await expect(
      page.getByRole('heading', { name: 'Sorry the information you are looking for could not be found' }),
    ).toBeVisible();
  }
});

test('a staff page whose code is unavailable shows an error inside the frame and loads once the code is available', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|error loading dynamically imported module/);
  const mend = await failCode(page, 'routes/ClientDocuments.tsx', 'unavailable', { app: 'backoffice' });
  await page.goto(stack.backoffice + documents);
  await signIn(page, 'viewer@staff.example');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Viewer');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await mend();
  // The next automatic attempt may be a minute away.
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
});

test('a wrong password and the address of an investor get the same refusal [OM-282]', async ({ page }) => {
  for (const email of ['nobody@staff.example', 'i100@sandbox.example']) {
    await page.goto(`${stack.backoffice}/signin`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Sandbox@1');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('The e-mail address or the password is not correct.');
  }
});
