import { test as base, type Page } from '@playwright/test';
import {
  createUnusedMobile,
  createInvestorSandbox,
  type InvestorSandbox,
} from '@folioflow/wiring/testing/sandbox-client';
import { installClock } from './clock.ts';
import { stack } from './stack.ts';
import { collectProblems } from './collect-problems.ts';

export { expect } from '@playwright/test';
export { stack } from './stack.ts';

/** The persona that journeys copy: approved, one primary account, two nominees, no orders. */
export const READY = '9000000100';

export interface Investor {
  readonly mobile: string;
  readonly sandbox: InvestorSandbox;
  /** Stores a session of this investor in the browser: the next opened address is signed in. */
  signIn(like?: string): Promise<void>;
}

interface Fixtures {
  /**
   * False where the app compares `performance.now()` with the times of its requests: Playwright's clock replaces the
   * first alone.
   */
  readonly hasRunClock: boolean;
  /** Investor of this test; no other test uses it. */
  readonly investor: Investor;
  /** Allows a problem that is part of the journey, e.g. `expectProblem(/status of 503/)`. */
  readonly expectProblem: (pattern: RegExp) => void;
  readonly problems: RegExp[];
  readonly noProblems: undefined;
}

async function storeSession(page: Page, session: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${stack.investor}/config.json`);
  await page.evaluate((values) => {
    for (const [key, text] of Object.entries(values)) localStorage.setItem(key, text);
  }, session);
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(stack.investor),
  hasRunClock: [true, { option: true }],
  context: async ({ context, hasRunClock }, use) => {
    if (hasRunClock) await installClock(context);
    await use(context);
  },
  problems: async ({}, use) => use([]),
  expectProblem: async ({ problems }, use) => use((pattern) => void problems.push(pattern)),
  noProblems: [
    async ({ context, problems }, use) => {
      const seen = await collectProblems(context);
      await use(undefined);
      const unexpected = seen.filter((problem) => !problems.some((pattern) => pattern.test(problem)));
      if (unexpected.length > 0) throw new Error(`The page was not quiet:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  investor: async ({ page }, use) => {
    const mobile = createUnusedMobile();
    const sandbox = createInvestorSandbox(stack.sandbox, mobile);
    await use({ mobile, sandbox, signIn: async (like = READY) => storeSession(page, await sandbox.session(like)) });
  },
});
