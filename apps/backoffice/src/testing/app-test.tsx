import type { StaffRole } from '@folioflow/flows/backoffice';
import { rootOptions, storesOfBrowser } from '@folioflow/wiring';
import { appUnderTest } from '@folioflow/wiring/testing/app-test';
import { inject } from 'vitest';
import { emailOf, officeOf, type SandboxClient, type StaffName } from '../../../../tools/serve/sandbox-client.ts';
import { StaffApp } from '../app/StaffApp.tsx';
import { rowAt } from '../route-table.ts';
import { createApp } from '../wiring/create-app.ts';
import { writeStaff } from '../wiring/kept-staff.ts';

export { button, closeAlert, expect, field, isAt, page, type Network } from '@folioflow/wiring/testing/app-test';

/** Clients of the seed that tests copy. */
export const like = {
  signed: '9000000301',
  unsigned: '9000000303',
  withoutElog: '9000000304',
  approved: '9000000305',
} as const satisfies Record<string, string>;

const roles = { operator: 'operator', viewer: 'viewer', norole: 'none' } as const satisfies Record<
  StaffName,
  StaffRole
>;

/** The desk of somebody of the staff. */
export interface Desk {
  /** Puts a sign-in into the tab, which began so many milliseconds ago; the next page visited is signed in. Says the token. */
  signIn(name?: StaffName, began?: { readonly since: number }): Promise<string>;
  /** A client that no other test knows. */
  client(like: string): Promise<SandboxClient>;
  readonly codeFor: ReturnType<typeof officeOf>['codeFor'];
  readonly effects: ReturnType<typeof officeOf>['effects'];
  /** The device's clock goes on, and the app looks at it as it does when its tab is shown again. */
  pass(milliseconds: number): void;
  readonly now: () => number;
}

let ahead = 0;
const now = () => Date.now() + ahead;

const staffApp = appUnderTest(() => {
  const app = createApp(inject('appConfig'), { now });
  const options = rootOptions(app, (path) => rowAt(path)?.path);
  return { drawn: <StaffApp app={app} />, options, session: app.session.actor };
});
export const { reload, visit } = staffApp;

export const test = staffApp.test.extend<{ readonly desk: Desk }>({
  desk: async ({ task: _ }, give) => {
    const { client, codeFor, effects, token } = officeOf(inject('sandbox'));
    ahead = 0;
    await give({
      client,
      codeFor,
      effects,
      now,
      signIn: async (name = 'operator', { since } = { since: 0 }) => {
        const issued = await token(name);
        const at = now();
        writeStaff(storesOfBrowser(), {
          token: issued,
          email: emailOf(name),
          role: roles[name],
          startedAt: at - since,
          seenAt: at,
        });
        return issued;
      },
      pass: (milliseconds) => {
        ahead += milliseconds;
        dispatchEvent(new Event('focus'));
      },
    });
    ahead = 0;
  },
});
