import { ensureBrowsers } from './chromium.ts';
import { productGate } from './tasks/gates.ts';
import { runGate } from './tasks/run-gate.ts';

ensureBrowsers((line) => console.log(line));
const { failed } = await runGate(productGate);
process.exitCode = failed === 0 ? 0 : 1;
