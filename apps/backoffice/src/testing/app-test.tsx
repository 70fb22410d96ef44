import { frameTexts } from '../page-texts.ts';
import { texts } from '../texts.ts';
import type { StaffRole } from '@folioflow/flows/backoffice';
import { reactRootOptions, createBrowserStores } from '@folioflow/wiring';
import { createAppTest, now as testNow } from '@folioflow/wiring/testing/app-test';
import { inject } from 'vitest';
import {
  staffEmailOf,
  createStaffSandbox,
  type SandboxClient,
  type StaffName,
} from '@folioflow/wiring/testing/sandbox-client';
import { StaffApp } from '../app/StaffApp.tsx';
import { findRouteRow } from '../app/route-rows.ts';
import { createApp } from '../wiring/create-app.ts';
import { writeStaffSession } from '../wiring/stored-staff-session.ts';

export { button, closeAlert, expect, field, waitForPath, page, type Network } from '@folioflow/wiring/testing/app-test';

/** Mobile numbers of the seed clients that tests copy. */
export const seedClients = {
  signed: '9000000301',
  unsigned: '9000000303',
  withoutElog: '9000000304',
  approved: '9000000305',
} as const satisfies Record<string, string>;

const roles = { operator: 'operator', viewer: 'viewer', norole: 'none' } as const satisfies Record<
  StaffName,
  StaffRole
>;

/** The browser tab of a staff member, with a client and a clock of its own. */
export interface StaffDesk {
  /**
   * Stores a sign-in in the tab that began `since` milliseconds ago: the next visited page is signed in. Returns the
   * token.
   */
  signIn(name?: StaffName, began?: { readonly since: number }): Promise<string>;
  /** Returns a copy of a seed client that no other test uses. */
  copyClient(like: string): Promise<SandboxClient>;
  readonly approveClientCode: ReturnType<typeof createStaffSandbox>['approveClientCode'];
  readonly codeFor: ReturnType<typeof createStaffSandbox>['codeFor'];
  readonly effects: ReturnType<typeof createStaffSandbox>['effects'];
  /** Advances the clock of the device; the app reads it as it does when its tab is shown again. */
  advanceClock(milliseconds: number): void;
  readonly now: () => number;
}

let clockOffsetMs = 0;
const now = () => testNow() + clockOffsetMs;

await texts.start(...frameTexts);

const staffApp = createAppTest(() => {
  const app = createApp(inject('appConfig'), { now });
  const options = reactRootOptions(app, (path) => findRouteRow(path)?.path);
  return { element: <StaffApp app={app} />, options, session: app.session.actor };
});
export const { reload, visit } = staffApp;

export const test = staffApp.test.extend<{ readonly desk: StaffDesk }>({
  desk: async ({ task: _ }, provide) => {
    const { approveClientCode, client, codeFor, effects, token } = createStaffSandbox(inject('sandbox'));
    clockOffsetMs = 0;
    await provide({
      approveClientCode,
      copyClient: client,
      codeFor,
      effects,
      now,
      signIn: async (name = 'operator', { since } = { since: 0 }) => {
        const issued = await token(name);
        const at = now();
        writeStaffSession(createBrowserStores(), {
          token: issued,
          email: staffEmailOf(name),
          role: roles[name],
          startedAt: at - since,
          seenAt: at,
        });
        return issued;
      },
      advanceClock: (milliseconds) => {
        clockOffsetMs += milliseconds;
        dispatchEvent(new Event('focus'));
      },
    });
    clockOffsetMs = 0;
  },
});
