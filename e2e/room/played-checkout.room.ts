import { chromium, expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { testLaunchOptions } from '../../tools/chromium.ts';

const STORY = 'flows-checkout-lumpsumcheckout--reviewing';
const room = () => process.env['ROOM_URL'] ?? '';

/** Width and height of a PNG, from its first chunk. */
const pngSizeOf = (file: Buffer): readonly [number, number] => [file.readUInt32BE(16), file.readUInt32BE(20)];

const panelOf = (page: Page) => page.locator('.folioflow-panel:visible');
const openTab = (page: Page, name: 'Flow' | 'Play') => page.getByRole('tab', { name, exact: true }).click();
const statesOf = (page: Page) => panelOf(page).getByText(/^lumpsumCheckout: /);
const take = (page: Page, name: RegExp) => panelOf(page).getByRole('button', { name }).first().click();
const traceOf = (page: Page) =>
  panelOf(page).getByRole('list', { name: 'Steps' }).getByRole('button').allTextContents();

/** The drawn state of the Flow panel that the story is in. */
const drawnState = (page: Page, name: string) =>
  panelOf(page).locator(`[aria-label^="${name}"][aria-label*="this story"]`).first();

async function startPlay(page: Page): Promise<void> {
  await page.goto(`${room()}?path=/story/${STORY}`);
  await openTab(page, 'Play');
  await panelOf(page).getByRole('button', { name: 'Play this story' }).click();
  await expect(statesOf(page)).toHaveText('lumpsumCheckout: reviewing');
}

/** A refusal of the check for a recent order, a lost answer to the request of the code, a wrong code, and the order. */
async function placeOrder(page: Page): Promise<void> {
  await take(page, /^order\.submitted$/);
  await take(page, /^Fail refused 051/);
  await expect(statesOf(page)).toContainText('lumpsumCheckout: confirming');
  await take(page, /^Fail lost answer/);
  await expect(statesOf(page)).toHaveText('lumpsumCheckout: reviewing');
  await take(page, /^order\.submitted$/);
  await take(page, /^Accept null/);
  await take(page, /^Accept ticket/);
  await take(page, /codes\.submitted mobile: 123456$/);
  await take(page, /^Fail refused 031/);
  await take(page, /codes\.submitted mobile: 123456$/);
  await take(page, /^Accept kind: created/);
  await expect(statesOf(page)).toHaveText('lumpsumCheckout: placed');
}

test('a checkout is played to its order, back and forward, with its chart and its shared link', async ({
  page,
  browser,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await startPlay(page);
  await placeOrder(page);
  const trace = await traceOf(page);
  expect(trace).toHaveLength(11);

  await openTab(page, 'Flow');
  await expect(drawnState(page, 'placed')).toBeAttached();
  await openTab(page, 'Play');
  for (let step = 0; step < 2; step += 1) await take(page, /^Step back$/);
  await expect(statesOf(page)).toContainText('lumpsumCheckout: confirming, secondFactor: awaiting.entry.entering');
  expect(await traceOf(page)).toEqual(trace);
  await openTab(page, 'Flow');
  await expect(drawnState(page, 'confirming')).toBeAttached();
  await expect(drawnState(page, 'placed')).not.toBeAttached();
  await openTab(page, 'Play');
  for (let step = 0; step < 2; step += 1) await take(page, /^Step forward$/);
  await expect(statesOf(page)).toHaveText('lumpsumCheckout: placed');

  await take(page, /^Copy link$/);
  await expect(panelOf(page).getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const fresh = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const reopened = await fresh.newPage();
  await reopened.goto(link);
  await expect(statesOf(reopened)).toHaveText('lumpsumCheckout: placed');
  expect(await traceOf(reopened)).toEqual(trace);
  await fresh.close();
  expect(faults).toEqual([]);
});

test('a link whose trace no longer replays names the step and the reason', async ({ page }) => {
  const trace = {
    version: 2,
    flow: 'lumpsumCheckout',
    scenario: 'Reviewing',
    steps: [{ type: 'order.submitted' }, { type: 'order.renamed' }],
  };
  const encoded = Buffer.from(JSON.stringify(trace)).toString('base64url');
  await page.goto(`${room()}?path=/story/${STORY}&play=${encoded}`);
  await expect(panelOf(page).getByRole('alert')).toHaveText(
    'Step 2 cannot be replayed: "order.renamed" is not accepted in "checkingRecentOrder".',
  );
  await expect(panelOf(page).getByRole('button', { name: 'Play this story' })).toBeVisible();
});

test('the screen plays too, and time passes on its countdown', async ({ page }) => {
  await page.goto(`${room()}?path=/story/flows-checkout-lumpsumcheckout--confirming`);
  await openTab(page, 'Play');
  await take(page, /^Play this story$/);
  const screen = page.frameLocator('#storybook-preview-iframe');
  await expect(screen.getByText(/resend OTP in/i)).toBeVisible();
  await take(page, /^Skip 2 minutes/);
  await expect(screen.getByText(/resend OTP in/i)).not.toBeVisible();
  await screen.getByRole('textbox').first().fill('1');
  await screen.getByRole('button', { name: 'Back to the review' }).click();
  await expect(
    panelOf(page)
      .getByText(/codes\.abandoned/)
      .first(),
  ).toBeVisible();
});

test('a browser that captures no part of its tab asks for a screenshot', async ({ page }) => {
  await startPlay(page);
  await page.evaluate(() => {
    navigator.mediaDevices.getDisplayMedia = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await take(page, /^Save picture$/);
  await expect(panelOf(page).getByText('The browser refused the picture: take a screenshot.')).toBeVisible();
  await take(page, /^Copy bug report$/);
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('Drop `lumpsumCheckout-Reviewing-0.png` here');
});

test('a picture of the story has the size of its frame', async () => {
  // The shell that runs the other journeys draws no tab; the picture needs the whole browser.
  // The flags of the other journeys replace what a page captures by a fake device.
  const { executablePath } = testLaunchOptions({ needsWindows: true });
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--auto-accept-this-tab-capture'],
    headless: false,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
    await startPlay(page);
    const download = page.waitForEvent('download');
    await take(page, /^Save picture$/);
    const picture = await download;
    expect(picture.suggestedFilename()).toBe('lumpsumCheckout-Reviewing-0.png');
    const frame = await page.locator('#storybook-preview-iframe').boundingBox();
    expect(pngSizeOf(readFileSync(await picture.path()))).toEqual([frame?.width, frame?.height]);
  } finally {
    await browser.close();
  }
});
