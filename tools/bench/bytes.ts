import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportFile } from '../tasks/suites.ts';
import { measureAll, formatTable } from './figure.ts';
import { isWithinAllowedValue } from './held.ts';
import { withSharedBrowser } from './page-bytes.ts';
import { withSharedStack } from './bench-stack.ts';
import { figureSources } from './sources.ts';

/** Measures the figures that are the same on every machine, each a test of the report. */
const sources = figureSources.filter(({ isBytes }) => isBytes);
const bench = await withSharedStack(() => withSharedBrowser(() => measureAll(sources, () => undefined)));
const tests = [
  ...bench.figures.map((figure) => ({
    title: figure.name,
    outcome: isWithinAllowedValue(figure) ? 'passed' : 'failed',
  })),
  ...bench.broken.map(({ name }) => ({ title: name, outcome: 'failed' })),
];
mkdirSync(path.dirname(reportFile('bytes')), { recursive: true });
writeFileSync(reportFile('bytes'), JSON.stringify(tests));
const overBudget = bench.figures.filter((figure) => !figure.pass && isWithinAllowedValue(figure));
console.log(formatTable(bench).join('\n'));
for (const { name } of overBudget) console.log(`over budget, allowed by decision 010: ${name}`);
process.exitCode = tests.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
