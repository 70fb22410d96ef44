import { parseArgs } from 'node:util';
import { dueOf, postgresLine, readSuite, runSuite, suiteNames, type SuiteName } from '../results/suites.ts';
import { allRows } from './documents.ts';
import { tallyLines, tallyOf } from './tally.ts';
import { builtPaths, unbuiltLines } from './unbuilt.ts';

const { values: asked } = parseArgs({ options: { unproven: { type: 'boolean' }, unbuilt: { type: 'boolean' } } });
const rows = allRows();

async function testsOf(name: SuiteName) {
  if (dueOf(name) !== 'nothing') {
    console.log(`${name}: no result of these sources in .results/, so the suite runs now.`);
    const { failed, detail } = await runSuite(name);
    if (readSuite(name) === null) throw new Error(`The suite ${name} left no report.\n${detail.join('\n')}`);
    if (failed > 0) console.log(`${name}: ${failed} tests failed.`);
  }
  return readSuite(name) ?? [];
}

async function tally() {
  const tests = [];
  for (const name of suiteNames) tests.push(...(await testsOf(name)));
  const found = tallyOf(
    rows.map(({ id }) => id),
    tests,
  );
  if (asked.unproven) console.log(found.unproven.join('\n'));
  for (const id of found.failing) console.log(`failing: ${id}`);
  for (const { id, title } of found.unknown) console.log(`no such row: ${id} in "${title}"`);
  console.log([...tallyLines(found), postgresLine()].join('\n'));
  process.exitCode = found.failing.length + found.unknown.length === 0 ? 0 : 1;
}

async function unbuilt() {
  const lines = unbuiltLines(rows, await builtPaths());
  console.log([...lines, `unbuilt: ${lines.length} routes`].join('\n'));
}

await (asked.unbuilt ? unbuilt() : tally());
