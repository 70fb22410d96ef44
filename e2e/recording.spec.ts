import { createSampleFinder } from '../packages/ui/src/review/recording/samples.ts';
import { playedStatesOf } from '../packages/ui/src/review/recording/played-states.ts';
import { traceOfRecording } from '../packages/ui/src/review/recording/trace-of-recording.ts';
import * as testing from '@folioflow/flows/testing';
import type { Recording } from '@folioflow/flows/recording';
import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../tools/root.ts';
import { appNames } from '../tools/serve/app-names.ts';
import { buildRecorders, recorderFolderOf } from '../tools/serve/recorder.ts';
import { createRecorderSwitch } from '../tools/serve/recorder-switch.ts';
import type { Stack } from '../tools/serve/stack.ts';
import { chooseNomineeAndAskForCode, confirmOrder, invest } from './orders/steps.ts';
import { startOwnStack } from './support/own-stack.ts';
import { expect, test } from './support/test.ts';

let own: Stack;
test.beforeAll(async () => {
  await buildRecorders(['investor']);
  own = await startOwnStack({ recorder: createRecorderSwitch(() => Promise.resolve()) });
});
test.afterAll(() => own.close());

interface ListedTab {
  readonly runs: readonly { readonly text: string; readonly isRunning: boolean }[];
}

async function fetchRecordings(): Promise<readonly Recording[]> {
  const answer = await fetch(`${own.sandbox}/__sandbox/recordings`);
  const tabs = (await answer.json()) as readonly ListedTab[];
  return tabs.flatMap(({ runs }) => runs.map(({ text }) => JSON.parse(text) as Recording));
}

/** Collects everything that a tab sends about its flows. */
function collectReports(page: Page): readonly string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/__sandbox/recording')) reports.push(request.postData() ?? '');
  });
  return reports;
}

async function openAsMeera(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Sign in as Meera Iyer' }).first().click();
  return opened;
}

const withoutIds = (report: string) => report.replaceAll(/"(?:tab|visit)":"[\da-f-]{36}"/g, '');

test('a recorded order is listed by names without anything typed, and leads to the same state in the review room', async ({
  page,
}) => {
  await page.goto(`${own.sandbox}/__sandbox/`);
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Record a flow' }) });
  await expect(section).toContainText('without a recorder');
  await section.getByRole('button', { name: 'Turn on recording' }).click();
  await expect(section).toContainText('No tab is open');

  const app = await openAsMeera(page);
  const reports = collectReports(app);
  await section.getByRole('button', { name: 'Record Tab 1' }).click();
  await expect(section.getByText('Recording', { exact: true })).toBeVisible();
  await invest(app, '5432', own.investor);
  await chooseNomineeAndAskForCode(app);
  await confirmOrder(app);
  await expect(app).toHaveURL(/\/orderEditCheckout\/$/);

  const checkout = section.locator('li', { hasText: 'lumpsumCheckout' }).last();
  await expect(checkout).toContainText('codes.submitted');
  await expect(section).not.toContainText(/5,?432|123456|9000000100/);
  for (const typed of [/5,?432/, /123456/, /9000000100/, /Meera|Iyer/])
    expect(reports.map(withoutIds).join('\n')).not.toMatch(typed);

  const recording = (await fetchRecordings()).find(({ flow }) => flow === 'lumpsumCheckout');
  if (recording === undefined) throw new Error('The checkout is not recorded.');
  const samplesOf = createSampleFinder(testing.createWorldFinder(testing));
  const { trace, stop } = traceOfRecording(testing.lumpsumCheckoutJourneys, recording, { samplesOf });
  expect(stop).toBeNull();
  if (trace === null) throw new Error('A complete trace is missing.');
  const { positions } = testing.replayTrace(testing.lumpsumCheckoutJourneys, trace);
  expect(playedStatesOf(positions.at(-1) ?? positions[0])).toEqual(recording.steps.at(-1)?.to);
  expect(playedStatesOf(positions.at(-1) ?? positions[0])).toEqual(['placed']);

  await section.getByRole('button', { name: 'Stop Tab 1' }).click();
  await section.getByRole('button', { name: 'Clear Tab 1' }).click();
  await expect(section.getByText('lumpsumCheckout')).toHaveCount(0);
  expect(await fetchRecordings()).toEqual([]);
});

/** A key of the recorder that no other module contains. */
const MARK = 'folioflow-recorder-tab';
const containsRecorder = (folder: string): boolean =>
  readdirSync(path.join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .some((name) => readFileSync(path.join(folder, 'assets', name), 'utf8').includes(MARK));

test('the builds that ship contain no recorder', () => {
  expect(containsRecorder(recorderFolderOf('investor'))).toBe(true);
  for (const app of appNames) expect(containsRecorder(inRoot('apps', app, 'dist')), app).toBe(false);
});
