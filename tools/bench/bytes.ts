import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportFile } from '../tasks/suites.ts';
import { measureAll, formatTable } from './figure.ts';
import { withSharedBrowser } from './page-bytes.ts';
import { withSharedStack } from './bench-stack.ts';
import { figureSources } from './sources.ts';

/** Measures the figures that are the same on every machine, each a test of the report. */
const sources = figureSources.filter(({ isBytes }) => isBytes);
const bench = await withSharedStack(() => withSharedBrowser(() => measureAll(sources, () => undefined)));
const tests = [
  ...bench.figures.map((figure) => ({
    title: figure.name,
    outcome: figure.pass ? 'passed' : 'failed',
  })),
  ...bench.broken.map(({ name }) => ({ title: name, outcome: 'failed' })),
];
mkdirSync(path.dirname(reportFile('bytes')), { recursive: true });
writeFileSync(reportFile('bytes'), JSON.stringify(tests));
console.log(formatTable(bench).join('\n'));
process.exitCode = tests.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
