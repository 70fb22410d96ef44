import { test as base, type Page } from '@playwright/test';
import { ownMobile, sandboxOf, type InvestorSandbox } from '../../tools/serve/sandbox-client.ts';
import { stack } from './stack.ts';
import { watch } from './watch.ts';

export { expect } from '@playwright/test';
export { stack } from './stack.ts';

/** The persona that journeys copy: approved, one primary account, two nominees, no orders. */
export const READY = '9000000100';

export interface Investor {
  readonly mobile: string;
  readonly sandbox: InvestorSandbox;
  /** Puts a session of this investor into the browser; the next address opened is signed in. */
  signIn(like?: string): Promise<void>;
}

interface Fixtures {
  /** This test's own investor, whom no other test knows. */
  readonly investor: Investor;
  /** Says that a problem is part of the journey, e.g. `expectProblem(/status of 503/)`. */
  readonly expectProblem: (pattern: RegExp) => void;
  readonly problems: RegExp[];
  readonly noProblems: undefined;
}

async function keep(page: Page, session: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${stack.investor}/config.json`);
  await page.evaluate((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  }, session);
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(stack.investor),
  problems: async ({}, use) => use([]),
  expectProblem: async ({ problems }, use) => use((pattern) => void problems.push(pattern)),
  noProblems: [
    async ({ context, problems }, use) => {
      const seen = await watch(context);
      await use(undefined);
      const unexpected = seen.filter((problem) => !problems.some((pattern) => pattern.test(problem)));
      if (unexpected.length > 0) throw new Error(`The page was not quiet:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  investor: async ({ page }, use) => {
    const mobile = ownMobile();
    const sandbox = sandboxOf(stack.sandbox, mobile);
    await use({ mobile, sandbox, signIn: async (like = READY) => keep(page, await sandbox.session(like)) });
  },
});
