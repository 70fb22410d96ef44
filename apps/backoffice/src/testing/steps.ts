import { press, type } from '@folioflow/wiring/testing/hands';
import { emailOf, type StaffName } from '../../../../tools/serve/sandbox-client.ts';
import { button, expect, field, page, visit } from './app-test.tsx';

export const PASSWORD = 'Sandbox@1';
export const documentsOf = (id: string) => `/clientDocuments/${id}`;
export const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const sections = () => page.getByRole('region').elements();
export const tick = () => page.getByRole('checkbox');

/** Email and password, up to the button. */
export async function enterCredentials(name: StaffName, password = PASSWORD): Promise<void> {
  await type(field('Email address'), emailOf(name));
  await type(field('Password'), password);
}

export async function askForCode(name: StaffName): Promise<void> {
  await enterCredentials(name);
  await press(button('Send me a code'));
  await expect.element(heading('Enter your code')).toBeVisible();
}

export async function enterCode(code: string): Promise<void> {
  await type(field('Code'), code);
  await press(button('Sign in'));
}

/** The list with this one client in it. */
export async function seek(id: string): Promise<void> {
  visit('/clientList');
  await type(field('Search by client id, mobile or email'), id);
  await expect.element(page.getByRole('row', { name: id })).toBeVisible();
}

/** The documents of a client, ready to be confirmed. */
export async function review(id: string): Promise<void> {
  visit(documentsOf(id));
  await press(tick());
  await expect.element(button('Create Client Code')).toBeVisible();
}
