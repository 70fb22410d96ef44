import AxeCore from 'axe-core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { expect } from 'vitest';
import { testLaunchOptions } from '../../chromium.ts';
import { WAIT_LIMIT_MS } from '../../test-limits.ts';
import { buildPage } from '../report/build-page.ts';
import type { BuiltPage } from '../report/render-report.ts';
import { startReviewServer, type ReviewServer } from '../sign-off/review-server.ts';

export const REVIEWER = 'Asha Rao <asha@example.com>';

/** A review server on folders of its own. */
export interface ServedReview {
  readonly runs: string;
  readonly signOffFile: string;
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface ReviewBrowser {
  readonly page: BuiltPage;
  readonly serve: (writeRun: (runs: string) => void) => Promise<ServedReview>;
  /** A window of its own, in which an error of the page fails the test that closes it. */
  readonly open: (address: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Closes all windows and servers. @throws Error if a page reported one */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startReviewBrowser(): Promise<ReviewBrowser> {
  const [browser, page]: [Browser, BuiltPage] = await Promise.all([chromium.launch(testLaunchOptions()), buildPage()]);
  let servers: ServedReview[] = [];
  let errors: string[] = [];
  return {
    page,
    serve: async (writeRun) => {
      const home = mkdtempSync(path.join(tmpdir(), 'folioflow-report-'));
      const runs = path.join(home, 'runs');
      const signOffFile = path.join(home, 'review', 'sign-off.json');
      writeRun(runs);
      const server: ReviewServer = await startReviewServer({
        page,
        port: 0,
        runs,
        signOffFile,
        readReviewer: () => REVIEWER,
        now: () => new Date(),
      });
      const close = async () => {
        await server.close();
        rmSync(home, { recursive: true });
      };
      const served = { runs, signOffFile, url: server.url, close };
      servers.push(served);
      return served;
    },
    open: async (address, options = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(WAIT_LIMIT_MS);
      const opened = await context.newPage();
      opened.on('pageerror', (error) => errors.push(error.message));
      opened.on('console', (message) => {
        // A refused decision is an answer that the page shows.
        if (message.type() === 'error' && !message.text().includes('409')) errors.push(message.text());
      });
      await opened.goto(address);
      if (address !== 'about:blank') await opened.locator('main').waitFor();
      return opened;
    },
    reset: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await Promise.all(servers.map((served) => served.close()));
      const found = errors;
      servers = [];
      errors = [];
      if (found.length > 0) throw new Error(`The page reported: ${found.join('\n')}`);
    },
    close: () => browser.close(),
  };
}

/** Repeats a check until it passes: what a page shows after an action appears a little later. */
export const poll = <Value>(read: () => Value) => expect.poll(read);

/** Lists the violations that axe finds in the visible page, as rule and element. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  // The policy of the page forbids scripts; one of the browser's own is no script of the page.
  await page.evaluate(AxeCore.source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: typeof AxeCore };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  });
}
