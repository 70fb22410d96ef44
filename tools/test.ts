import { ensureBrowsers } from './chromium.ts';
import { computeReportedTally, formatUnknownIds } from './conformance/row-ids.ts';
import { formatTally } from './conformance/tally.ts';
import { checkingTasks, runTasks } from './tasks/run-tasks.ts';
import { countTests, readSuiteTests, removeReports, suiteNames, type SuiteName } from './tasks/suites.ts';

/**
 * Everything that CI runs. turbo has the order, the cache and the failures; it counts tasks and not tests, and reads no
 * row ids, so the sums of the reports are added here.
 */
ensureBrowsers((line) => console.log(line));
removeReports();
const failures = await runTasks([...checkingTasks, 'build', 'new-flow:trial', ...suiteNames]);

const isSuite = (task: string): task is SuiteName => suiteNames.some((name) => name === task);
const sum = { passed: 0, failed: 0 };
for (const [task, hasFailed] of failures) {
  const tests = isSuite(task)
    ? readSuiteTests(task)
    : [{ title: task, outcome: hasFailed ? 'failed' : 'passed' } as const];
  const { passed, failed, skipped } = countTests(tests, hasFailed);
  sum.passed += passed;
  sum.failed += failed;
  if (isSuite(task)) console.log(`${task.padEnd(10)} ${passed} passed, ${failed} failed, ${skipped} skipped`);
}
const tally = computeReportedTally();
const unknown = formatUnknownIds(tally);
sum[unknown.length === 0 ? 'passed' : 'failed'] += 1;
console.log([...unknown, formatTally(tally).at(-1)].join('\n'));
process.exitCode = sum.failed === 0 ? 0 : 1;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
