import { frameTexts } from '../page-texts.ts';
import { texts } from '../texts.ts';
import { reactRootOptions } from '@folioflow/wiring';
import { createAppTest, now } from '@folioflow/wiring/testing/app-test';
import { inject, onTestFinished } from 'vitest';
import {
  createUnusedMobile,
  createInvestorSandbox,
  type InvestorSandbox,
} from '@folioflow/wiring/testing/sandbox-client';
import { InvestorApp } from '../app/InvestorApp.tsx';
import { findRoutePath } from '../app/route-rows.ts';
import type { AppConfig } from '../config/config.ts';
import { createApp, type AppOptions } from '../wiring/create-app.ts';

export {
  pressDialogOk,
  button,
  closeAlert,
  describe,
  expect,
  field,
  now,
  waitForPath,
  page,
  userEvent,
  type Network,
} from '@folioflow/wiring/testing/app-test';

/** The persona that tests copy: approved, one primary account, two nominees, no orders. */
export const READY = '9000000100';

export interface Investor {
  readonly mobile: string;
  readonly sandbox: InvestorSandbox;
  /** Stores a session of this investor in the browser: the next visited page is signed in. */
  signIn(like?: string): Promise<void>;
  /** Stores another session of the same investor, with the effects of the earlier ones. */
  signInAgain(): Promise<void>;
}

interface Fixtures {
  /** Investor of this test; no other test uses it. */
  readonly investor: Investor;
}

let replacedParts: AppOptions = {};
let replacedConfig: Partial<AppConfig> = {};

/** Starts the app with these parts until the test ends; other tests start it as it is. */
export function replaceParts(parts: AppOptions): void {
  replacedParts = parts;
  onTestFinished(() => {
    replacedParts = {};
  });
}

/** Serves the app with this configuration until the test ends. */
export function replaceConfig(config: Partial<AppConfig>): void {
  replacedConfig = config;
  onTestFinished(() => {
    replacedConfig = {};
  });
}

await texts.start(...frameTexts);

const investorApp = createAppTest(() => {
  const app = createApp({ ...inject('appConfig'), ...replacedConfig }, { now, ...replacedParts });
  return {
    element: <InvestorApp app={app} />,
    options: reactRootOptions(app, findRoutePath),
    session: app.session.actor,
  };
});
export const { reload, visit } = investorApp;

export const test = investorApp.test.extend<Fixtures>({
  investor: async ({ task: _ }, provide) => {
    const mobile = createUnusedMobile();
    const sandbox = createInvestorSandbox(inject('sandbox'), mobile);
    const storeSession = async (session: ReturnType<InvestorSandbox['session']>) => {
      for (const [key, text] of Object.entries(await session)) localStorage.setItem(key, text);
    };
    await provide({
      mobile,
      sandbox,
      signIn: (like = READY) => storeSession(sandbox.session(like)),
      signInAgain: () => storeSession(sandbox.session()),
    });
  },
});
