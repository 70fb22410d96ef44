import type { Approaches as CommonApproaches, Approach } from '@folioflow/wiring/testing/faults/approach';
import { press, type } from '@folioflow/wiring/testing/hands';
import { onTestFinished } from 'vitest';
import type { SandboxClient } from '../../../../../tools/serve/sandbox-client.ts';
import { button, expect, field, like, page, visit, type Desk } from '../app-test.tsx';
import { askForCode, documentsOf, enterCredentials, PASSWORD, review, seek } from '../steps.ts';

export interface Person {
  readonly desk: Desk;
  /** Whom the page is about. */
  client: SandboxClient | null;
}

const opening = (path: string): Approach<Person> => ({
  open: ({ desk }) => desk.signIn('viewer'),
  opens: path,
  press: () => {
    visit(path);
    return Promise.resolve();
  },
});

/** Each time another client: what was done for the last one is done. */
async function another(person: Person, of: string): Promise<string> {
  await person.desk.signIn();
  person.client = await person.desk.client(of);
  return person.client.id;
}

const LONG = 60_000;
/** Another code may be asked for at once, where one waits two minutes. */
function withoutCooldown(): void {
  const own = window.setTimeout;
  window.setTimeout = ((run: () => void, delay = 0, ...more: unknown[]) =>
    own(run, delay > LONG ? 0 : delay, ...more)) as typeof setTimeout;
  onTestFinished(() => {
    window.setTimeout = own;
  });
}

/** What the staff call. */
export const staff = {
  login: {
    open: async () => {
      visit('/signin');
      await enterCredentials('viewer');
    },
    press: async () => {
      await type(field('Password'), PASSWORD);
      await press(button('Send me a code'));
    },
  },
  validateOtp: {
    open: async () => {
      visit('/signin');
      await askForCode('operator');
    },
    press: async ({ desk }) => {
      await type(field('Code'), await desk.codeFor('operator'));
      await press(button('Sign in'));
    },
  },
  sendOtp: {
    open: async () => {
      withoutCooldown();
      visit('/signin');
      await askForCode('norole');
    },
    press: () => press(button('Send another code')),
  },
  listClients: opening('/clientList'),
  getStageInfo: opening(documentsOf('CUST00000003')),
  createClientCode: {
    open: async (person) => review(await another(person, like.signed)),
    press: () => press(button('Create Client Code')),
  },
  uploadElogPhoto: {
    open: async (person) => seek(await another(person, like.withoutElog)),
    press: ({ client }) => press(button(`Upload Elog of ${client?.id ?? ''}`)),
  },
  logout: {
    open: async ({ desk }) => {
      await desk.signIn('viewer');
      visit('/clientList');
      await expect.element(page.getByRole('table')).toBeVisible();
    },
    opens: '/signin',
    press: () => press(button('Sign out')),
  },
} as const satisfies CommonApproaches<Person>;
