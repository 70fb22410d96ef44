import type { RecordedRun } from '@folioflow/flows/recording';
import { expect, test } from 'vitest';
import { nameOfRoute } from './name-of-route.ts';
import { createTabReports, type TabReport } from './tab-reports.ts';

const names = { tab: 'tab', visit: 'visit', app: 'investor' };
const createRun = (id: number, flow: string, changes: Partial<RecordedRun> = {}): RecordedRun => ({
  id,
  isRunning: true,
  recording: { version: 1, flow, route: '', start: [], steps: [] },
  ...changes,
});

function startTab(runs: RecordedRun[], isWanted: boolean) {
  const sent: TabReport[] = [];
  const tab = { runs, isWanted, isFailing: false };
  const reports = createTabReports({
    recorder: { inspect: () => undefined, runs: () => tab.runs },
    names,
    send: (report) => {
      sent.push(report);
      return tab.isFailing ? Promise.reject(new Error('The server is restarting.')) : Promise.resolve(tab.isWanted);
    },
  });
  return { tab, sent, ...reports };
}
const sentRuns = (sent: readonly TabReport[]) => sent.map(({ runs }) => runs.map(({ id }) => id));

test('a tab that is not recorded reports the names of its running flows only', async () => {
  const { sent, report, isRecorded } = startTab(
    [createRun(1, 'signIn', { isRunning: false }), createRun(2, 'signInCode')],
    false,
  );
  await report();
  expect(sent).toEqual([{ ...names, flows: ['signInCode'], isClosed: false, runs: [] }]);
  expect(isRecorded()).toBe(false);
});

test('a recording begins with the flows that run at that moment, and reports changed ones only', async () => {
  const { tab, sent, report, isRecorded } = startTab(
    [createRun(1, 'signIn', { isRunning: false }), createRun(2, 'schemeList')],
    false,
  );
  await report();
  tab.isWanted = true;
  await report();
  expect(isRecorded()).toBe(true);
  tab.runs = [...tab.runs, createRun(3, 'chartPage')];
  await report();
  await report();
  tab.runs = tab.runs.map((run) => ({ ...run, isRunning: false }));
  await report();
  expect(sentRuns(sent)).toEqual([[], [], [2], [3], [], [2, 3]]);
});

test('a recorded tab that loads another page reports all flows of the new visit', async () => {
  const { sent, report } = startTab([createRun(1, 'payment', { isRunning: false }), createRun(2, 'orderList')], true);
  await report();
  expect(sentRuns(sent)).toEqual([[], [1, 2]]);
});

test('a report that fails is sent again, and a closed tab says so', async () => {
  const { tab, sent, report } = startTab([createRun(1, 'signIn')], true);
  await report();
  tab.runs = [createRun(1, 'signIn', { isRunning: false })];
  tab.isFailing = true;
  await expect(report()).rejects.toThrow('restarting');
  tab.isFailing = false;
  await report(true);
  expect(sentRuns(sent)).toEqual([[], [1], [1], [1]]);
  expect(sent.at(-1)?.isClosed).toBe(true);
});

test('the name of a route contains no parameter', () => {
  const paths = ['/orderCheckout', '/otp-1', '/clientDocuments/:customer_id?', '/*', '/', undefined];
  expect(paths.map(nameOfRoute)).toEqual(['orderCheckout', 'otp_', 'clientDocuments', '', '', '']);
});
