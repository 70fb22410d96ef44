import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { encode } from 'fast-png';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { BrowserDriver, RunningBrowser } from './drivers/driver.ts';
import { createInvestor, type Journey } from './journeys/context.ts';
import { investOnce, redeem, startSip } from './journeys/invest.ts';
import { openAccount } from './journeys/open-account.ts';
import { readInTheDark, savePdf } from './journeys/read.ts';
import { createClientCode } from './journeys/staff.ts';
import { createVisit, PHONE } from './page/visit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly addresses: Journey['addresses'];
  }
}

/** Pictures of cards; the sandbox reads from their names what is on them. */
async function writeCards(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'folioflow-cards-'));
  const data = new Uint8Array(32 * 20 * 3).fill(200);
  const card = encode({ width: 32, height: 20, data, channels: 3 });
  for (const name of ['pan', 'front', 'back', 'cheque', 'card'])
    await writeFile(path.join(folder, `${name}.png`), card);
  return folder;
}

/** The shortest third of the journeys, which the deep gate runs. */
const shortJourneys = {
  'a part of an order is redeemed': redeem,
  'the gains of a year are stored as a PDF file': savePdf,
  'the dark theme remains, and a menu closes by Escape and returns the focus': readInTheDark,
} as const;

const allJourneys = {
  'a new number becomes a signed KYC, with uploads and the camera': openAccount,
  'a lumpsum leads from the list over the chart to the payment at the gateway': investOnce,
  'a SIP takes its day from the grid and its payments from a mandate': startSip,
  ...shortJourneys,
} as const;

/** A task of turbo, as the deep gate runs it. */
const isTask = process.env['TURBO_HASH'] !== undefined;

type NamedJourneys = Readonly<Record<string, (journey: Journey) => Promise<void>>>;

interface TestedBrowser {
  readonly name: string;
  /** Undefined where the browser is not installed. */
  readonly start: (() => Promise<RunningBrowser>) | undefined;
  /** Debian's packages with the browser. */
  readonly packages: string;
  /** Runs these journeys instead of all. */
  readonly only?: NamedJourneys;
}

/** Defines one test for each journey in one browser; without the browser, they are skipped by a title that says so. */
export function testJourneys({ name, start, packages, only }: TestedBrowser): void {
  const title = start === undefined ? `${name} (skipped: not installed, see Debian's ${packages})` : name;
  describe.skipIf(start === undefined)(title, () => {
    let browser: RunningBrowser | undefined;
    let files = '';
    beforeAll(async () => {
      browser = await start?.();
      files = await writeCards();
    });
    afterAll(async () => {
      await browser?.close();
      await rm(files, { recursive: true, force: true });
    });

    const run = async (size: typeof PHONE, walk: (journey: Journey) => Promise<void>) => {
      const addresses = inject('addresses');
      const windows: BrowserDriver[] = [];
      const openVisit = async (shown = size) => {
        if (browser === undefined) throw new Error(`${name} did not start.`);
        const driver = await browser.openWindow();
        windows.push(driver);
        return createVisit(driver, name.toLowerCase().replaceAll(' ', '-'), shown);
      };
      try {
        const visit = await openVisit();
        const downloads = browser?.downloads ?? '';
        try {
          await walk({ visit, openVisit, addresses, files, downloads, ...createInvestor(addresses) });
        } catch (error) {
          await visit.takePicture('failure').catch(() => undefined);
          throw error;
        }
        for (const driver of windows) expect(await driver.problems()).toEqual([]);
      } finally {
        for (const driver of windows) await driver.close();
      }
    };
    test(`${name}: an error in the console, an uncaught error and a violation of the policy are noticed`, async () => {
      const driver = await browser?.openWindow();
      await driver?.open(`${inject('addresses').investor}/signin`);
      await driver?.call('causeProblems');
      for (const text of ['caused in the console', 'caused and not caught', 'blocked.invalid'])
        await expect.poll(() => driver?.problems()).toContainEqual(expect.stringContaining(text));
      await driver?.close();
    });
    for (const [journey, walk] of Object.entries(only ?? (isTask ? shortJourneys : allJourneys)))
      test(`${name}: ${journey}`, () => run(PHONE, walk));
    if (only !== undefined || isTask) return;
    test(`${name}: an operator finds a client, reads the documents and creates the client code`, () =>
      run(PHONE, createClientCode));
  });
}
