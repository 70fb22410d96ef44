import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildApps } from '../serve/stack.ts';
import { createLedger } from './ledger.ts';
import { startLoad, emptyMeasurements } from './load.ts';
import { reconcileOrders, retryUnconfirmedOrders, type Reconciliation } from './settle.ts';
import { createStackProcess, type ResourceUsage, type StackProcess } from './stack-process.ts';

const { values } = parseArgs({
  options: {
    duration: { type: 'string', default: '600' },
    investors: { type: 'string', default: '200' },
    kills: { type: 'string', default: '6' },
  },
});
const [duration, investors, kills] = [values.duration, values.investors, values.kills].map(Number) as [
  number,
  number,
  number,
];
const ALLOWED_DESCRIPTOR_GROWTH = 5;
const MAX_HEAP_RATIO = 1.2;

const log = (line: string) => console.log(line);
const ledger = createLedger();
const measured = emptyMeasurements();

/** One life that ends in the middle of the load; the next one is asked what became of the orders without an answer. */
async function runUntilKilled(stack: StackProcess, seconds: number): Promise<void> {
  const load = startLoad({ ...stack, investors, ledger }, seconds * 2, measured);
  await wait(seconds * 1000);
  const gone = stack.kill();
  load.stop();
  await Promise.all([gone, load.ended]);
  await stack.start();
  const doubtful = await retryUnconfirmedOrders(stack.sandbox, ledger);
  log(`  killed after ${seconds} s; ${doubtful} orders without an answer were asked for again`);
}

/** Resources in use after the load has ended and its connections are closed. */
async function measureAfterLoad(stack: StackProcess, seconds: number): Promise<ResourceUsage> {
  const load = startLoad({ ...stack, investors, ledger }, seconds, measured);
  await load.ended;
  await retryUnconfirmedOrders(stack.sandbox, ledger);
  let held = await stack.measureUsage();
  for (;;) {
    await wait(1_000);
    const next = await stack.measureUsage();
    if (next.descriptors >= held.descriptors) return next;
    held = next;
  }
}

const formatUsage = ({ heap, resident, descriptors }: ResourceUsage) =>
  `heap ${heap.toFixed(1)} MiB, resident ${resident.toFixed(0)} MiB, ${descriptors} descriptors`;

function printLatencies(): void {
  log(`\n${'step'.padEnd(16)}${'answers'.padStart(9)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'most'.padStart(9)}`);
  for (const [name, histogram] of measured.steps) {
    const figures = [histogram.percentile(50), histogram.percentile(95), histogram.max].map((ms) =>
      `${ms} ms`.padStart(9),
    );
    log(`${name.padEnd(16)}${String(histogram.count).padStart(9)}${figures.join('')}`);
  }
}

function findProblems(books: Reconciliation, first: ResourceUsage, last: ResourceUsage): string[] {
  const firstFive = (numbers: readonly string[]) => numbers.slice(0, 5).join(', ');
  return [
    ...(books.acknowledged === 0 ? ['no order was acknowledged'] : []),
    ...(books.lost.length > 0 ? [`${books.lost.length} acknowledged orders are lost: ${firstFive(books.lost)}`] : []),
    ...(books.extra.length > 0 ? [`${books.extra.length} orders are doubled: ${firstFive(books.extra)}`] : []),
    ...(books.unpaid.length > 0 ? [`${books.unpaid.length} payments are lost: ${firstFive(books.unpaid)}`] : []),
    ...(ledger.refusals > 0 ? [`${ledger.refusals} good orders were refused`] : []),
    ...[...measured.bad].map(([name, bad]) => `${bad.count} bad answers to "${name}", such as ${bad.first}`),
    ...(last.descriptors > first.descriptors + ALLOWED_DESCRIPTOR_GROWTH ? ['descriptors grow'] : []),
    ...(last.heap > first.heap * MAX_HEAP_RATIO ? ['memory grows'] : []),
  ];
}

const home = mkdtempSync(path.join(tmpdir(), 'folioflow-soak-'));
await buildApps();
const stack = await createStackProcess(home);
try {
  log(`${investors} investors for ${duration} s, ${kills} kills in the first half`);
  await stack.start();
  for (let life = 0; life < kills; life += 1) await runUntilKilled(stack, Math.round(duration / 2 / kills));
  const first = await measureAfterLoad(stack, Math.round(duration / 4));
  const last = await measureAfterLoad(stack, Math.round(duration / 4));
  const books = await reconcileOrders(stack.sandbox, ledger);
  printLatencies();
  log(`\norders: ${books.acknowledged} acknowledged, ${books.found} found`);
  log(`after three quarters: ${formatUsage(first)}\nat the end:           ${formatUsage(last)}`);
  const wrong = findProblems(books, first, last);
  log(wrong.length === 0 ? '\nsoak: good' : `\nsoak: ${wrong.join('; ')}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await stack.kill();
  rmSync(home, { recursive: true });
}
