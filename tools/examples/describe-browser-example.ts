import { chromium, type Browser, type Page } from 'playwright';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { offlineArg, testLaunchOptions } from '../chromium.ts';
import { createInvestorSandbox, createUnusedMobile } from '@folioflow/wiring/testing/sandbox-client';
import { WAIT_LIMIT_MS } from '../test-limits.ts';
import { describeEmbeddedFlows } from './describe-embedded-flows.ts';
import { readDocumentedFigures } from './documented-figures.ts';
import { findBrowserExample, inBaseline, type BrowserExampleName } from './example-projects.ts';
import { installExample, runNpm, setProviderAddress } from './install-examples.ts';
import { recordScripts } from './loaded-scripts.ts';
import { READY, SANDBOX_CODE } from './ready-investor.ts';
import { startExampleServer, type ExampleServer } from './run-server.ts';

/** The documented bytes exceed the measured ones by at most this ratio. */
const MAX_SLACK = 1.1;

/** Presses and types as a user of the page with the sign-in by code, first with a wrong code. */
async function confirmCode(page: Page): Promise<void> {
  await page.getByLabel('OTP').fill('000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.locator('form').getByRole('alert').filter({ hasText: /./ }).waitFor();
  await page.getByLabel('OTP').fill(SANDBOX_CODE);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** Declares the tests of an example with pages: it is installed, checked, built, served and used in a browser. */
export function describeBrowserExample(name: BrowserExampleName): void {
  const example = findBrowserExample(name);
  const { folder: parent, tarballs, sandbox, ports } = inject('examples');
  const folder = path.join(parent, name);
  const port = ports[name];

  describe(`the example ${name}`, () => {
    let server: ExampleServer | undefined;
    let browser: Browser;
    let env: Readonly<Record<string, string>> = {};

    beforeAll(async () => {
      [browser] = await Promise.all([
        chromium.launch(testLaunchOptions({ args: [offlineArg] })),
        installExample(name, folder, tarballs),
      ]);
      env = setProviderAddress(example, folder, `${sandbox}/api/v1`);
    });
    afterAll(async () => {
      await browser.close();
      await server?.close();
    });

    /** Opens a page, uses it and expects no error in its console. */
    async function usePage<Result>(
      address: string,
      use: (page: Page, sumScriptBytes: () => Promise<number>) => Promise<Result>,
    ): Promise<Result> {
      const page = await browser.newPage();
      page.setDefaultTimeout(WAIT_LIMIT_MS);
      const sumScriptBytes = recordScripts(page);
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.on('pageerror', (error) => void problems.push(error.message));
      await page.goto(`http://127.0.0.1:${port}${address}`);
      const result = await use(page, sumScriptBytes);
      expect(problems).toEqual([]);
      await page.close();
      return result;
    }

    test('passes its own compiler', async () => {
      await runNpm(folder, ['run', 'types', '--silent']);
    });

    /** Builds the installed example and serves the result in place of an earlier one. */
    async function buildAndServe(): Promise<void> {
      await server?.close();
      await runNpm(folder, ['run', 'build', '--silent'], env);
      server = await startExampleServer({ folder, script: 'preview', port, args: example.portArguments(port), env });
    }

    const addBaseline = () => cpSync(inBaseline(name), folder, { recursive: true });

    test('builds and serves its pages', async () => {
      if (!example.isBuiltTwice) addBaseline();
      await buildAndServe();
    });

    if (example.isRenderedOnServer === true)
      test('renders the first view of a flow on the server', async () => {
        const html = await (await fetch(`http://127.0.0.1:${port}${example.pages.ownPorts}`)).text();
        expect(html).toContain('<button>Verify</button>');
      });

    test('runs a flow with own ports to its end', async () => {
      await usePage(example.pages.ownPorts, async (page) => {
        await confirmCode(page);
        await page.getByText('The flow has ended: accepted').waitFor();
      });
    });

    test('runs two flows on a provider to their end', async () => {
      const mobile = createUnusedMobile();
      await createInvestorSandbox(sandbox, mobile).session(READY);
      await usePage(example.pages.provider, async (page) => {
        await page.getByLabel('Mobile number').fill(mobile);
        await page.getByRole('button', { name: 'Sign in with OTP' }).click();
        await confirmCode(page);
        await page.getByText('Signed in: Meera Iyer').waitFor();
      });
    });

    test('costs the documented bytes beyond a page without a flow', async () => {
      if (example.isBuiltTwice) {
        addBaseline();
        await buildAndServe();
      }
      const measure = async (address: string, text: string) =>
        usePage(address, async (page, sumScriptBytes) => {
          await page.getByText(text).waitFor();
          return sumScriptBytes();
        });
      const withFlow = await measure(example.pages.ownPorts, 'OTP Verification');
      const without = await measure(example.pages.baseline, 'The page has no flow: 1');
      const { bytes } = readDocumentedFigures(name);
      expect(withFlow - without).toBeLessThanOrEqual(bytes ?? 0);
      expect(withFlow - without).toBeGreaterThanOrEqual((bytes ?? 0) / MAX_SLACK);
    });
  });
  describeEmbeddedFlows(name, example.flows);
}
