import { i18n } from '@folioflow/flows/testing/texts';
import type { PageName } from '../pages.ts';
import { press, typeText } from '@folioflow/wiring/testing/gestures';
import { staffEmailOf, type StaffName } from '@folioflow/wiring/testing/sandbox-client';
import { button, expect, field, page, visit } from './app-test.tsx';

export const PASSWORD = 'Sandbox@1';
export const documentsPath = (id: string) => `/clientDocuments/${id}`;
export const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const signInHeading = () => heading(i18n._('staff.signIn.title'));
export const passwordField = () => field(i18n._('staff.signIn.password'));
export const requestCodeButton = () => button(i18n._('staff.signIn.submit'));
export const clientListHeading = () => heading(i18n._('clients.list.title'));
export const createClientCodeButton = () => button(i18n._('clients.creation.submit'));
export const documentSections = () => page.getByRole('region').elements();
export const confirmationCheckbox = () => page.getByRole('checkbox');

/** Types email and password without submitting them. */
export async function enterCredentials(name: StaffName, password = PASSWORD): Promise<void> {
  await typeText(field(i18n._('staff.signIn.email')), staffEmailOf(name));
  await typeText(passwordField(), password);
}

export async function askForCode(name: StaffName): Promise<void> {
  await enterCredentials(name);
  await press(requestCodeButton());
  await expect.element(heading('Enter your code')).toBeVisible();
}

export async function enterCode(code: string): Promise<void> {
  await typeText(field(i18n._('staff.code.label')), code);
  await press(button(i18n._('staff.code.submit')));
}

/** Opens the list and searches for one client. */
export async function searchForClient(id: string): Promise<void> {
  visit('/clientList');
  await typeText(field(i18n._('clients.list.search')), id);
  await expect.element(page.getByRole('row', { name: id })).toBeVisible();
}

/** Opens the documents of a client and ticks the confirmation. */
export async function reviewDocuments(id: string): Promise<void> {
  visit(documentsPath(id));
  await press(confirmationCheckbox());
  await expect.element(createClientCodeButton()).toBeVisible();
}

/** A screen of the back-office, or the neutral page of any other address. */
export type ShownScreen = Exclude<PageName, 'home'> | 'neutral';

/** Heading of every screen. */
export const screenHeadings = {
  signIn: 'Staff sign-in',
  clientList: 'Client List',
  clientDocuments: 'KYC INFORMATION (CREATE CLIENT CODE)',
  neutral: 'Sorry the information you are looking for could not be found',
} as const satisfies Record<ShownScreen, string>;

/** Returns the address of every screen, with the documents of a client. */
export const screenPaths = (clientId: string): Readonly<Record<ShownScreen, string>> => ({
  signIn: '/signin',
  clientList: '/clientList',
  clientDocuments: documentsPath(clientId),
  neutral: '/faq',
});
