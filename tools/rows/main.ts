import { parseArgs } from 'node:util';
import { runTasks } from '../tasks/run-tasks.ts';
import { formatPostgresLine, readSuiteTests, removeReports, suiteNames } from '../tasks/suites.ts';
import { readAllRows } from '../../packages/review-room/build/documents/documents.ts';
import { computeReportedTally, formatUnknownIds } from './row-ids.ts';
import { formatTally } from './tally.ts';
import { loadRoutePaths, formatUnbuiltRoutes } from './unbuilt.ts';

const { values: options } = parseArgs({ options: { unproven: { type: 'boolean' }, unbuilt: { type: 'boolean' } } });

async function printTally() {
  removeReports(suiteNames);
  await runTasks(['build', ...suiteNames]);
  const missing = suiteNames.filter((name) => readSuiteTests(name) === null);
  if (missing.length > 0) throw new Error(`No report of ${missing.join(', ')}.`);
  const tally = computeReportedTally(suiteNames);
  if (options.unproven) console.log(tally.unproven.join('\n'));
  for (const id of tally.failing) console.log(`failing: ${id}`);
  console.log([...formatUnknownIds(tally), ...formatTally(tally), formatPostgresLine()].join('\n'));
  process.exitCode = tally.failing.length + tally.unknown.length === 0 ? 0 : 1;
}

async function printUnbuiltRoutes() {
  const lines = formatUnbuiltRoutes(readAllRows(), await loadRoutePaths());
  console.log([...lines, `unbuilt: ${lines.length} routes`].join('\n'));
}

await (options.unbuilt ? printUnbuiltRoutes() : printTally());
