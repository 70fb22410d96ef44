import { parseArgs } from 'node:util';
import {
  requiredRunOf,
  formatPostgresLine,
  readSuiteTests,
  runSuite,
  suiteNames,
  type SuiteName,
} from '../results/suites.ts';
import { readAllRows } from './documents.ts';
import { formatTally, computeTally } from './tally.ts';
import { loadRoutePaths, formatUnbuiltRoutes } from './unbuilt.ts';

const { values: asked } = parseArgs({ options: { unproven: { type: 'boolean' }, unbuilt: { type: 'boolean' } } });
const rows = readAllRows();

async function loadTests(name: SuiteName) {
  if (requiredRunOf(name) !== 'nothing') {
    console.log(`${name}: no result of these sources in .results/, so the suite runs now.`);
    const { failed, detail } = await runSuite(name);
    if (readSuiteTests(name) === null) throw new Error(`The suite ${name} left no report.\n${detail.join('\n')}`);
    if (failed > 0) console.log(`${name}: ${failed} tests failed.`);
  }
  return readSuiteTests(name) ?? [];
}

async function printTally() {
  const tests = [];
  for (const name of suiteNames) tests.push(...(await loadTests(name)));
  const found = computeTally(
    rows.map(({ id }) => id),
    tests,
  );
  if (asked.unproven) console.log(found.unproven.join('\n'));
  for (const id of found.failing) console.log(`failing: ${id}`);
  for (const { id, title } of found.unknown) console.log(`no such row: ${id} in "${title}"`);
  console.log([...formatTally(found), formatPostgresLine()].join('\n'));
  process.exitCode = found.failing.length + found.unknown.length === 0 ? 0 : 1;
}

async function printUnbuiltRoutes() {
  const lines = formatUnbuiltRoutes(rows, await loadRoutePaths());
  console.log([...lines, `unbuilt: ${lines.length} routes`].join('\n'));
}

await (asked.unbuilt ? printUnbuiltRoutes() : printTally());
