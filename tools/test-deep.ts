import { ensureBrowsers } from './chromium.ts';
import { computeReportedTally, formatUnknownIds } from './conformance/row-ids.ts';
import { formatTally } from './conformance/tally.ts';
import { deepGate, productGate } from './tasks/gates.ts';
import { formatSum, readGateSum, runGate } from './tasks/run-gate.ts';

/** Everything that `npm test` leaves out, and the rows that the tests of both prove. */
ensureBrowsers((line) => console.log(line));
const deep = await runGate(deepGate);
const product = readGateSum(productGate);
const isComplete = product !== null;
const tally = computeReportedTally(isComplete ? [...productGate.suites, ...deepGate.suites] : deepGate.suites);
const unknown = formatUnknownIds(tally);
console.log(isComplete ? formatSum(productGate, product) : `${productGate.title}: it did not run on these files`);
console.log([...unknown, formatTally(tally).at(-1)].join('\n'));
const failed = (product?.failed ?? 0) + deep.failed + (unknown.length === 0 ? 0 : 1);
const passed = (product?.passed ?? 0) + deep.passed + (unknown.length === 0 ? 1 : 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
