import { type Page } from 'playwright';
import { type Visit } from './visit.ts';

const OPERATOR = 'operator@staff.example';
const LIST = '/clientList';
const documentsOf = (customerId: string) => `/clientDocuments/${customerId}`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const search = (page: Page) => page.getByRole('searchbox');

const awaitCode = async (page: Page) => {
  await page.getByLabel('Email address').fill(OPERATOR);
  await page.getByLabel('Password', { exact: true }).fill('Sandbox@1');
  await button(page, 'Send me a code').click();
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
};

const awaitRows = (page: Page) => page.getByRole('row').nth(1).waitFor();

const openMissing = async (page: Page) => {
  await awaitRows(page);
  await button(page, /^Missing/).click();
  await page.getByRole('checkbox').first().waitFor();
};

const filterQueue = async (page: Page) => {
  await awaitRows(page);
  await button(page, /^Waiting for a client code/).click();
};

/** The photograph of this client is waiting for the upload. */
const uploadPhoto = async (page: Page) => {
  await search(page).fill('CUST00000004');
  await button(page, 'Upload Elog of CUST00000004').click();
  await page.getByText('CUST00000004: ').waitFor();
};

/** The photograph of this client is rejected. */
const uploadRejectedPhoto = async (page: Page) => {
  await search(page).fill('CUST00000006');
  await button(page, 'Upload Elog of CUST00000006').click();
  await page.getByRole('alertdialog').waitFor();
};

const searchUnknown = async (page: Page) => {
  await awaitRows(page);
  await search(page).fill('no such client');
  await page.getByText('No results found').waitFor();
};

const awaitDocuments = (page: Page) => page.getByRole('region').first().waitFor();

const confirmDocuments = async (page: Page) => {
  await page.getByRole('checkbox', { name: /client code/ }).check();
  await button(page, 'Create Client Code').scrollIntoViewIfNeeded();
};

const enlargePicture = async (page: Page) => {
  await button(page, /^Enlarge/).click();
  await page.getByRole('dialog').waitFor();
};

const staff = (name: string, path: string, rest: Partial<Visit> = {}): Visit => ({
  name: `staff-${name}`,
  app: 'backoffice',
  path,
  persona: OPERATOR,
  ...rest,
});

/** The pages of the back-office and their states. */
export const staffVisits: readonly Visit[] = [
  staff('sign-in', '/signin', { persona: null }),
  staff('code', '/signin', { persona: null, act: awaitCode }),
  staff('list', LIST, { act: awaitRows }),
  staff('list-filter', LIST, { act: openMissing }),
  staff('list-queue', LIST, { act: filterQueue }),
  staff('list-none', LIST, { act: searchUnknown }),
  staff('list-photo', LIST, { act: uploadPhoto }),
  staff('list-photo-rejected', LIST, { act: uploadRejectedPhoto }),
  staff('list-no-role', LIST, { persona: 'norole@staff.example' }),
  staff('documents', documentsOf('CUST00000001'), { act: awaitDocuments }),
  staff('documents-unsigned', documentsOf('CUST00000003'), { act: awaitDocuments }),
  staff('documents-viewer', documentsOf('CUST00000001'), { persona: 'viewer@staff.example', act: awaitDocuments }),
  staff('documents-confirmed', documentsOf('CUST00000001'), { act: confirmDocuments }),
  staff('documents-picture', documentsOf('CUST00000001'), { act: enlargePicture }),
  staff('documents-unknown', documentsOf('CUST00000007')),
  staff('unknown-address', '/nowhere'),
];
