import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMutants } from './mutants/run-mutants.ts';
import { replay, simulate, type RunResult } from './run.ts';
import { simulateShared } from './shared/simulate-shared.ts';
import { shrinkTrace } from './shrink.ts';
import type { Trace } from './steps.ts';
import { readRegressions, readTrace, writeTrace } from './trace-file.ts';

const SHRINK_TIME_MS = 120_000;
const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    /** Number of seeds, from the first on. */
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '10000' },
    investors: { type: 'string', default: '8' },
    /** Runs one seed after the other, for this long. */
    minutes: { type: 'string' },
    replay: { type: 'string' },
    /** Folder of shrunk traces. */
    output: { type: 'string', default: path.join(import.meta.dirname, '..', '..', '.results', 'simulate') },
    /** Prints the counts of the steps. */
    counts: { type: 'boolean', default: false },
    /** Plants each bug of the world in turn; a name plants this bug alone. */
    mutants: { type: 'boolean', default: false },
    mutant: { type: 'string' },
    /** Number of mutants that run at a time. */
    jobs: { type: 'string', default: '2' },
    /** Address of an empty Postgres: several processes of the sandbox share it. */
    database: { type: 'string' },
    processes: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '300' },
    /** Orders that the shared processes acknowledge before the rounds end. */
    orders: { type: 'string', default: '1' },
    kills: { type: 'string', default: '3' },
    'no-regressions': { type: 'boolean', default: false },
    'no-shrink': { type: 'boolean', default: false },
  },
});

async function shrinkAndSave({ trace, violation }: RunResult): Promise<void> {
  const until = performance.now() + SHRINK_TIME_MS;
  const reproduces = async (steps: Trace['steps']) =>
    (await replay({ ...trace, steps })).violation?.invariant === violation?.invariant;
  const shrunk = await shrinkTrace(trace, reproduces, () => performance.now() < until);
  const file = writeTrace(options.output, `seed-${trace.seed}`, shrunk);
  console.log(`${shrunk.steps.length} steps remain: npm run simulate -- --replay ${path.relative('.', file)}`);
  for (const step of shrunk.steps) console.log(`  ${JSON.stringify(step)}`);
}

async function report(name: string, run: () => Promise<RunResult>): Promise<boolean> {
  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  const result = await run();
  const { trace, violation, fingerprint, callCount, counts } = result;
  const { user, system } = process.cpuUsage(cpuBefore);
  const seconds = ((performance.now() - start) / 1e3).toFixed(1);
  const cpu = ((user + system) / 1e6).toFixed(1);
  console.log(
    `${name}: ${trace.steps.length} steps, ${callCount} calls, ${seconds} s (${cpu} s of CPU), ${fingerprint}`,
  );
  if (options.counts)
    for (const [step, count] of [...counts].toSorted(([, one], [, other]) => other - one))
      console.log(`  ${String(count).padStart(5)} ${step}`);
  if (violation === null) return true;
  console.log(`${name}, step ${trace.steps.length}: ${violation.invariant}\n  ${violation.text}`);
  if (options.replay === undefined && !options['no-shrink']) await shrinkAndSave(result);
  return false;
}

async function runSeeds(): Promise<boolean> {
  const until = performance.now() + Number(options.minutes ?? 0) * 60_000;
  const first = Number(options.seed);
  for (let seed = first; seed < first + Number(options.seeds) || performance.now() < until; seed += 1) {
    const run = () => simulate(seed, Number(options.steps), Number(options.investors));
    if (!(await report(`seed ${seed}`, run))) return false;
  }
  return true;
}

async function runAll(): Promise<boolean> {
  if (options.replay !== undefined) {
    const trace = readTrace(options.replay);
    return report(path.basename(options.replay), () => replay(trace));
  }
  if (!options['no-regressions'])
    for (const [name, trace] of readRegressions()) if (!(await report(name, () => replay(trace)))) return false;
  return runSeeds();
}

async function runShared(databaseUrl: string): Promise<boolean> {
  const result = await simulateShared({
    seed: Number(options.seed),
    investors: Number(options.investors),
    databaseUrl,
    processes: Number(options.processes),
    rounds: Number(options.rounds),
    orders: Number(options.orders),
    kills: Number(options.kills),
  });
  const { violation, ...counts } = result;
  console.log(
    Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', '),
  );
  console.log(violation === null ? '0 lost, 0 doubled' : `${violation.invariant}\n  ${violation.text}`);
  return violation === null;
}

const hasMutants = options.mutants || options.mutant !== undefined;
const runPlanted = () =>
  runMutants({ name: options.mutant ?? '', steps: Number(options.steps), jobs: Number(options.jobs) });
const runChosen = () => {
  if (options.database !== undefined) return runShared(options.database);
  return hasMutants ? runPlanted() : runAll();
};
process.exitCode = (await runChosen()) ? 0 : 1;
