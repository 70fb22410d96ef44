import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildApps } from '../serve/stack.ts';
import { newLedger } from './ledger.ts';
import { beginLoad, nothingMeasured } from './load.ts';
import { balance, settle, type Books } from './settle.ts';
import { stackProcess, type Held, type StackProcess } from './stack-process.ts';

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
const SPARE_DESCRIPTORS = 5;
const MORE_HEAP = 1.2;

const say = (line: string) => console.log(line);
const ledger = newLedger();
const measured = nothingMeasured();

/** One life that ends in the middle of the load; the next one is asked what became of the orders without an answer. */
async function killedLife(stack: StackProcess, seconds: number): Promise<void> {
  const load = beginLoad({ ...stack, investors, ledger }, seconds * 2, measured);
  await wait(seconds * 1000);
  const gone = stack.kill();
  load.stop();
  await Promise.all([gone, load.ended]);
  await stack.start();
  const doubtful = await settle(stack.sandbox, ledger);
  say(`  killed after ${seconds} s; ${doubtful} orders without an answer were asked for again`);
}

/** What is held when the load is over and its connections are gone. */
async function heldAfterLoad(stack: StackProcess, seconds: number): Promise<Held> {
  const load = beginLoad({ ...stack, investors, ledger }, seconds, measured);
  await load.ended;
  await settle(stack.sandbox, ledger);
  let held = await stack.held();
  for (;;) {
    await wait(1_000);
    const next = await stack.held();
    if (next.descriptors >= held.descriptors) return next;
    held = next;
  }
}

const heldText = ({ heap, resident, descriptors }: Held) =>
  `heap ${heap.toFixed(1)} MiB, resident ${resident.toFixed(0)} MiB, ${descriptors} descriptors`;

function sayLatencies(): void {
  say(`\n${'step'.padEnd(16)}${'answers'.padStart(9)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'most'.padStart(9)}`);
  for (const [name, histogram] of measured.steps) {
    const figures = [histogram.percentile(50), histogram.percentile(95), histogram.max].map((ms) =>
      `${ms} ms`.padStart(9),
    );
    say(`${name.padEnd(16)}${String(histogram.count).padStart(9)}${figures.join('')}`);
  }
}

function wrongIn(books: Books, first: Held, last: Held): string[] {
  const few = (numbers: readonly string[]) => numbers.slice(0, 5).join(', ');
  return [
    ...(books.acknowledged === 0 ? ['no order was acknowledged'] : []),
    ...(books.lost.length > 0 ? [`${books.lost.length} acknowledged orders are lost: ${few(books.lost)}`] : []),
    ...(books.extra.length > 0 ? [`${books.extra.length} orders are doubled: ${few(books.extra)}`] : []),
    ...(books.unpaid.length > 0 ? [`${books.unpaid.length} payments are lost: ${few(books.unpaid)}`] : []),
    ...(ledger.refusals > 0 ? [`${ledger.refusals} good orders were refused`] : []),
    ...[...measured.bad].map(([name, { count, first }]) => `${count} bad answers to "${name}", such as ${first}`),
    ...(last.descriptors > first.descriptors + SPARE_DESCRIPTORS ? ['descriptors grow'] : []),
    ...(last.heap > first.heap * MORE_HEAP ? ['memory grows'] : []),
  ];
}

const home = mkdtempSync(path.join(tmpdir(), 'folioflow-soak-'));
await buildApps();
const stack = await stackProcess(home);
try {
  say(`${investors} investors for ${duration} s, ${kills} kills in the first half`);
  await stack.start();
  for (let life = 0; life < kills; life += 1) await killedLife(stack, Math.round(duration / 2 / kills));
  const first = await heldAfterLoad(stack, Math.round(duration / 4));
  const last = await heldAfterLoad(stack, Math.round(duration / 4));
  const books = await balance(stack.sandbox, ledger);
  sayLatencies();
  say(`\norders: ${books.acknowledged} acknowledged, ${books.found} found`);
  say(`after three quarters: ${heldText(first)}\nat the end:           ${heldText(last)}`);
  const wrong = wrongIn(books, first, last);
  say(wrong.length === 0 ? '\nsoak: good' : `\nsoak: ${wrong.join('; ')}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await stack.kill();
  rmSync(home, { recursive: true });
}
