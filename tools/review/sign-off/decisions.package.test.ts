import { existsSync, rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readResults } from '../read-results.ts';
import {
  REVIEWER,
  poll,
  startReviewBrowser,
  type ReviewBrowser,
  type ServedReview,
} from '../testing/review-browser.ts';
import {
  sampleResults,
  sampleStories,
  sampleStory,
  writeSampleResults,
  writeSampleRun,
} from '../testing/sample-run.ts';
import { listSignOffProblems } from './check-sign-off.ts';
import { readSignOffs } from './sign-off-file.ts';

let browser: ReviewBrowser;
let served: ServedReview;
beforeAll(async () => {
  browser = await startReviewBrowser();
});
afterEach(() => browser.reset());
afterAll(() => browser.close());

const entering = 'flows-access-mpin--entering';
const withoutFailed = sampleStories.filter(({ status }) => status !== 'failed');

const openSample = async (hash = '') => {
  served = await browser.serve((runs) => writeSampleRun(runs, withoutFailed));
  return browser.open(served.url + hash);
};

/** Result of the check on the files of the server. */
const problemsOf = ({ runs, signOffFile }: ServedReview) =>
  listSignOffProblems(readSignOffs(signOffFile), readResults('sample', runs).stories).map(
    ({ story, reason }) => `${story}: ${reason}`,
  );

const statusOf = (page: Page) => page.getByRole('status').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an approval is written, and the check passes when all stories are approved', async () => {
  const page = await openSample(`#${entering}`);
  await button(page, 'Approve').click();
  await poll(() => statusOf(page).textContent()).toBe('Approved: Entering.');
  expect(readSignOffs(served.signOffFile)).toMatchObject([{ story: entering, decision: 'approved', by: REVIEWER }]);
  expect(problemsOf(served)).toHaveLength(3);
  for (const _story of [1, 2, 3]) {
    const before = (await page.locator('#story').textContent()) ?? '';
    await page.keyboard.press('n');
    await poll(() => page.locator('#story').textContent()).not.toBe(before);
    const name = await page.locator('#story').textContent();
    await page.keyboard.press('a');
    await poll(() => statusOf(page).textContent()).toBe(`Approved: ${name}.`);
  }
  expect(await page.getByText('4 of 4 reviewed').isVisible()).toBe(true);
  expect(problemsOf(served)).toEqual([]);
  await page.keyboard.press('n');
  await poll(() => statusOf(page).textContent()).toBe('No other story in the list needs a review.');
});

test('a request for a change needs a comment, with which the check fails', async () => {
  const page = await openSample(`#${entering}`);
  await page.keyboard.press('c');
  await button(page, 'Send request').click();
  expect(await page.getByText('Describe the change.').isVisible()).toBe(true);
  expect(existsSync(served.signOffFile)).toBe(false);
  // The text box has the focus again: keys of the page are letters here.
  await page.keyboard.type('Call an app a "banc"?');
  await button(page, 'Send request').click();
  await poll(() => statusOf(page).textContent()).toBe('Change asked: Entering.');
  expect(await page.getByRole('blockquote').textContent()).toBe('Call an app a "banc"?');
  expect(problemsOf(served)).toContain(`${entering}: ${REVIEWER} asks for a change: Call an app a "banc"?`);
});

test('all listed stories are approved after a confirmation that names their number', async () => {
  const page = await openSample();
  await page.getByLabel('Status').selectOption('Changed');
  await button(page, 'Approve all shown (3)').click();
  const dialog = page.getByRole('dialog', { name: 'Approve 3 stories?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(existsSync(served.signOffFile)).toBe(false);
  await button(page, 'Approve all shown (3)').click();
  await dialog.getByRole('button', { name: 'Approve 3 stories' }).click();
  await poll(() => statusOf(page).textContent()).toBe('Approved: 3 stories.');
  expect(problemsOf(served)).toEqual(['flows-orders-list--empty: new, without a sign-off']);
});

test('a refused approval of all listed stories changes none of them, and can be confirmed again', async () => {
  const first = await openSample(`#${entering}`);
  const second = await browser.open(served.url);
  await button(first, 'Approve').click();
  await poll(() => statusOf(first).textContent()).toBe('Approved: Entering.');
  await button(second, 'Approve all shown (4)').click();
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve 4 stories' }).click();
  await poll(() => dialog.getByRole('alert').textContent()).toContain('approved it meanwhile');
  expect(readSignOffs(served.signOffFile)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Approve 3 stories' }).click();
  await poll(() => readSignOffs(served.signOffFile).length).toBe(4);
});

test('a second window shows the decision of the first instead of replacing it', async () => {
  const first = await openSample(`#${entering}`);
  const second = await browser.open(`${served.url}#${entering}`);
  await first.keyboard.press('c');
  await first.keyboard.type('Too wide');
  await button(first, 'Send request').click();
  await poll(() => statusOf(first).textContent()).toBe('Change asked: Entering.');
  await button(second, 'Approve').click();
  await poll(() => second.getByRole('alert').textContent()).toBe(
    `${REVIEWER} asked for a change meanwhile: ${entering}. Look at that decision first.`,
  );
  expect(await second.getByRole('blockquote').textContent()).toBe('Too wide');
  expect(readSignOffs(served.signOffFile)).toMatchObject([{ decision: 'changeAsked' }]);
  await button(second, 'Approve').click();
  await poll(() => readSignOffs(served.signOffFile)).toMatchObject([{ decision: 'approved' }]);
});

test('a story that changed since the page was loaded is not approved', async () => {
  const page = await openSample(`#${entering}`);
  const changed = sampleStory(entering, 'changed', { contentHash: 'other' });
  writeSampleResults(served.runs, sampleResults([changed]));
  await button(page, 'Approve').click();
  await poll(() => page.getByRole('alert').textContent()).toBe(
    `${entering} has changed since this page was loaded. Reload the page and look again.`,
  );
  expect(existsSync(served.signOffFile)).toBe(false);
});

test('a decision that cannot be sent says so, and can be sent again', async () => {
  const page = await openSample(`#${entering}`);
  await page.route('**/decisions', (route) => route.fulfill({ status: 409, json: { message: 'Busy.' } }));
  await button(page, 'Approve').click();
  await poll(() => page.getByRole('alert').textContent()).toBe('Busy.');
  await page.unroute('**/decisions');
  await button(page, 'Approve').click();
  await poll(() => statusOf(page).textContent()).toBe('Approved: Entering.');
  expect(await page.getByRole('alert').textContent()).toBe('');
  rmSync(served.signOffFile);
});
