import { rootOptions } from '@folioflow/wiring';
import { appUnderTest } from '@folioflow/wiring/testing/app-test';
import { inject } from 'vitest';
import { ownMobile, sandboxOf, type InvestorSandbox } from '../../../../tools/serve/sandbox-client.ts';
import { InvestorApp } from '../app/InvestorApp.tsx';
import { routeAt } from '../app/titles.ts';
import { createApp } from '../wiring/create-app.ts';

export {
  acknowledge,
  button,
  closeAlert,
  describe,
  expect,
  field,
  isAt,
  page,
  userEvent,
  type Network,
} from '@folioflow/wiring/testing/app-test';

/** The persona that tests copy: approved, one primary account, two nominees, no orders. */
export const READY = '9000000100';

export interface Investor {
  readonly mobile: string;
  readonly sandbox: InvestorSandbox;
  /** Puts a session of this investor into the browser; the next page visited is signed in. */
  signIn(like?: string): Promise<void>;
  /** Another session of the same investor, with all that was done so far. */
  signInAgain(): Promise<void>;
}

interface Fixtures {
  /** This test's own investor, whom no other test knows. */
  readonly investor: Investor;
}

const investorApp = appUnderTest(() => {
  const app = createApp(inject('appConfig'));
  return { drawn: <InvestorApp app={app} />, options: rootOptions(app, routeAt), session: app.session.actor };
});
export const { reload, visit } = investorApp;

export const test = investorApp.test.extend<Fixtures>({
  investor: async ({ task: _ }, give) => {
    const mobile = ownMobile();
    const sandbox = sandboxOf(inject('sandbox'), mobile);
    const keep = async (session: ReturnType<InvestorSandbox['session']>) => {
      for (const [key, text] of Object.entries(await session)) localStorage.setItem(key, text);
    };
    await give({
      mobile,
      sandbox,
      signIn: (like = READY) => keep(sandbox.session(like)),
      signInAgain: () => keep(sandbox.session()),
    });
  },
});
