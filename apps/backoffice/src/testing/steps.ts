import { press, typeText } from '@folioflow/wiring/testing/gestures';
import { staffEmailOf, type StaffName } from '../../../../tools/serve/sandbox-client.ts';
import { button, expect, field, page, visit } from './app-test.tsx';

export const PASSWORD = 'Sandbox@1';
export const documentsPath = (id: string) => `/clientDocuments/${id}`;
export const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const documentSections = () => page.getByRole('region').elements();
export const confirmationCheckbox = () => page.getByRole('checkbox');

/** Types email and password without submitting them. */
export async function enterCredentials(name: StaffName, password = PASSWORD): Promise<void> {
  await typeText(field('Email address'), staffEmailOf(name));
  await typeText(field('Password'), password);
}

export async function askForCode(name: StaffName): Promise<void> {
  await enterCredentials(name);
  await press(button('Send me a code'));
  await expect.element(heading('Enter your code')).toBeVisible();
}

export async function enterCode(code: string): Promise<void> {
  await typeText(field('Code'), code);
  await press(button('Sign in'));
}

/** Opens the list and searches for one client. */
export async function searchForClient(id: string): Promise<void> {
  visit('/clientList');
  await typeText(field('Search by client id, mobile or email'), id);
  await expect.element(page.getByRole('row', { name: id })).toBeVisible();
}

/** Opens the documents of a client and ticks the confirmation. */
export async function reviewDocuments(id: string): Promise<void> {
  visit(documentsPath(id));
  await press(confirmationCheckbox());
  await expect.element(button('Create Client Code')).toBeVisible();
}
