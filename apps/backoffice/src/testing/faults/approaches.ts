import type { Approaches as CommonApproaches, Approach } from '@folioflow/wiring/testing/faults/approach';
import { press, typeText } from '@folioflow/wiring/testing/gestures';
import { onTestFinished } from 'vitest';
import type { SandboxClient } from '@folioflow/wiring/testing/sandbox-client';
import { button, expect, seedClients, page, visit, type StaffDesk } from '../app-test.tsx';
import {
  askForCode,
  createClientCodeButton,
  documentsPath,
  enterCode,
  enterCredentials,
  PASSWORD,
  passwordField,
  requestCodeButton,
  reviewDocuments,
  searchForClient,
} from '../steps.ts';

export interface ApproachContext {
  readonly desk: StaffDesk;
  /** The client that the page shows. */
  client: SandboxClient | null;
}

const createOpeningApproach = (path: string): Approach<ApproachContext> => ({
  open: ({ desk }) => desk.signIn('viewer'),
  openedPath: path,
  press: () => {
    visit(path);
    return Promise.resolve();
  },
});

/** Copies a new client for each fault: the action on the previous client is already done. */
async function prepareNewClient(person: ApproachContext, seedMobile: string): Promise<string> {
  await person.desk.signIn();
  person.client = await person.desk.copyClient(seedMobile);
  return person.client.id;
}

const LONG_DELAY_MS = 60_000;
/** Another code may be requested at once; the user waits two minutes for it. */
function skipResendCooldown(): void {
  const originalSetTimeout = window.setTimeout;
  window.setTimeout = ((run: () => void, delay = 0, ...more: unknown[]) =>
    originalSetTimeout(run, delay > LONG_DELAY_MS ? 0 : delay, ...more)) as typeof setTimeout;
  onTestFinished(() => {
    window.setTimeout = originalSetTimeout;
  });
}

/** The approaches of the operations that the staff call. */
export const staff = {
  login: {
    open: async () => {
      visit('/signin');
      await enterCredentials('viewer');
    },
    press: async () => {
      await typeText(passwordField(), PASSWORD);
      await press(requestCodeButton());
    },
  },
  validateOtp: {
    open: async () => {
      visit('/signin');
      await askForCode('operator');
    },
    press: async ({ desk }) => enterCode(await desk.codeFor('operator')),
  },
  sendOtp: {
    open: async () => {
      skipResendCooldown();
      visit('/signin');
      await askForCode('norole');
    },
    press: () => press(button('Send another code')),
  },
  listClients: createOpeningApproach('/clientList'),
  getStageInfo: createOpeningApproach(documentsPath('CUST00000003')),
  createClientCode: {
    open: async (person) => reviewDocuments(await prepareNewClient(person, seedClients.signed)),
    press: () => press(createClientCodeButton()),
  },
  uploadElogPhoto: {
    open: async (person) => searchForClient(await prepareNewClient(person, seedClients.withoutElog)),
    press: ({ client }) => press(button(`Upload Elog of ${client?.id ?? ''}`)),
  },
  logout: {
    open: async ({ desk }) => {
      await desk.signIn('viewer');
      visit('/clientList');
      await expect.element(page.getByRole('table')).toBeVisible();
    },
    openedPath: '/signin',
    press: () => press(button('Sign out')),
  },
} as const satisfies CommonApproaches<ApproachContext>;
