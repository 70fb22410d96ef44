import { parseArgs } from 'node:util';
import { ensureBrowsers } from './chromium.ts';
import { runCommand } from './command.ts';
import { computeReportedTally, formatUnknownIds } from './rows/row-ids.ts';
import { formatTally } from './rows/tally.ts';
import { deepGate, productGate } from './tasks/gates.ts';
import { formatSum, readGateSum, runGate } from './tasks/run-gate.ts';

/** Everything that `npm test` leaves out, and the rows that the tests of both prove; `--all-days` adds the journeys. */
const { values: options } = parseArgs({ options: { 'all-days': { type: 'boolean', default: false } } });
ensureBrowsers((line) => console.log(line));
const deep = await runGate(deepGate);
const product = readGateSum(productGate);
const isComplete = product !== null;
const tally = computeReportedTally(isComplete ? [...productGate.suites, ...deepGate.suites] : deepGate.suites);
const unknown = formatUnknownIds(tally);
console.log(isComplete ? formatSum(productGate, product) : `${productGate.title}: it did not run on these files`);
console.log([...unknown, formatTally(tally).at(-1)].join('\n'));
const checks = [unknown.length === 0];
if (options['all-days']) checks.push((await runCommand('npm', ['run', 'e2e:all-days'], { isShown: true })).code === 0);
const failed = (product?.failed ?? 0) + deep.failed + checks.filter((isMet) => !isMet).length;
const passed = (product?.passed ?? 0) + deep.passed + checks.filter(Boolean).length;
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
