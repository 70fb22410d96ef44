import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot, root } from '../root.ts';
import type { Gate } from './gates.ts';
import { runTasks } from './run-tasks.ts';
import { countTests, isRunnable, readSuiteTests, removeReports } from './suites.ts';
import { hashWorkTree } from './tree-hash.ts';

/** Sum of the tests and checks of a gate. */
export interface GateSum {
  readonly passed: number;
  readonly failed: number;
}

/** Result of a gate, and the files that it ran on. */
interface GateRecord extends GateSum {
  readonly tree: string;
}

const recordFile = ({ title }: Gate) => inRoot('.results', `${title.replace(' ', '-')}.json`);

export const formatSum = ({ title }: Gate, { passed, failed }: GateSum): string =>
  `${title}: ${passed} passed, ${failed} failed`;

/** Runs a gate, prints a line for each suite, and records its sum. */
export async function runGate(gate: Gate): Promise<GateSum> {
  rmSync(recordFile(gate), { force: true });
  const suites = gate.suites.filter(isRunnable);
  removeReports(gate.suites);
  const tree = hashWorkTree(root);
  const failures = await runTasks([...gate.checks, ...suites]);
  const sum = { passed: 0, failed: 0 };
  for (const check of gate.checks) sum[failures.get(check) === false ? 'passed' : 'failed'] += 1;
  for (const suite of suites) {
    const { passed, failed, skipped } = countTests(readSuiteTests(suite), failures.get(suite) !== false);
    sum.passed += passed;
    sum.failed += failed;
    console.log(`${suite.padEnd(17)} ${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
  const record: GateRecord = { tree, ...sum };
  mkdirSync(inRoot('.results'), { recursive: true });
  writeFileSync(recordFile(gate), JSON.stringify(record));
  console.log(formatSum(gate, sum));
  return sum;
}

/** Returns the sum of a gate that ran on the files as they are now; otherwise null. */
export function readGateSum(gate: Gate): GateSum | null {
  const file = recordFile(gate);
  if (!existsSync(file)) return null;
  const { tree, passed, failed } = JSON.parse(readFileSync(file, 'utf8')) as GateRecord;
  return tree === hashWorkTree(root) ? { passed, failed } : null;
}
