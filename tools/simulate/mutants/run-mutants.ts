import { execFile } from 'node:child_process';
import path from 'node:path';
import type { WorldMutant } from './mutant.ts';
import { MUTANT_STEPS, mutantSeeds, worldMutants } from './world-mutants.ts';

/** The violation that a mutant caused. */
interface Finding {
  readonly seed: number;
  readonly step: number;
  readonly invariant: string;
}

const PARALLEL_RUNS = 2;
const VIOLATION = /^seed \d+, step (\d+): (.*)$/m;
const loader = path.join(import.meta.dirname, 'load-mutant.ts');
const simulator = path.join(import.meta.dirname, '..', 'main.ts');

/** Runs the simulator with a mutant in a process of its own. */
const runSeed = ({ name }: WorldMutant, seed: number): Promise<Finding | null> =>
  new Promise((resolve, reject) => {
    const flags = ['--conditions=folioflow-source', '--import', loader, simulator, '--no-regressions', '--no-shrink'];
    execFile(
      process.execPath,
      [...flags, '--seed', String(seed), '--steps', String(MUTANT_STEPS)],
      { env: { ...process.env, SIMULATE_MUTANT: name } },
      (error, output, problem) => {
        const [, step, invariant = ''] = VIOLATION.exec(output) ?? [];
        if (step !== undefined) resolve({ seed, step: Number(step), invariant });
        else if (error === null) resolve(null);
        else reject(new Error(`${name}: ${problem || output}`));
      },
    );
  });

async function findMutant(mutant: WorldMutant): Promise<Finding | null> {
  for (const seed of mutantSeeds) {
    const finding = await runSeed(mutant, seed);
    if (finding !== null) return finding;
  }
  return null;
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Plants the mutants, two at a time; true if the simulations found every one. Prints a table. */
export async function runMutants(name: string | undefined): Promise<boolean> {
  const waiting = worldMutants.filter((mutant) => name === undefined || mutant.name.includes(name));
  const total = waiting.length;
  const steps: number[] = [];
  const runNext = async (): Promise<void> => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const finding = await findMutant(mutant);
      if (finding !== null) steps.push(finding.step);
      const result = finding === null ? 'not found' : `${finding.invariant} | ${finding.seed} | ${finding.step}`;
      console.log(`| ${mutant.name} | ${result} |`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_RUNS }, runNext));
  console.log(`${steps.length}/${total} found, in the median after ${medianOf(steps)} steps`);
  return steps.length === total;
}
