import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { isWithinBudget, measureAll, tableOf } from './figure.ts';
import { sources } from './sources.ts';

const bench = await measureAll(sources, (line) => console.log(line));
console.log(`\n${tableOf(bench).join('\n')}`);
mkdirSync(inRoot('bench'), { recursive: true });
writeFileSync(inRoot('bench', 'results.json'), `${JSON.stringify(bench, null, 2)}\n`);
process.exitCode = isWithinBudget(bench) ? 0 : 1;
