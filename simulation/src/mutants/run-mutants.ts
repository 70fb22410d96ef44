import { execFile } from 'node:child_process';
import path from 'node:path';
import type { WorldMutant } from './mutant.ts';
import { mutantSeeds, worldMutants } from './world-mutants.ts';

/** The violation that a mutant caused. */
interface Finding {
  readonly seed: number;
  readonly step: number;
  readonly invariant: string;
}

/** Options of a run of mutants. */
export interface MutantOptions {
  /** Part of the names of the planted mutants; '' for all. */
  readonly name: string;
  /** Steps of each seed. */
  readonly steps: number;
  /** Simulations at a time, each in a process of its own. */
  readonly jobs: number;
}

const VIOLATION = /^seed \d+, step (\d+): (.*)$/m;
const loader = path.join(import.meta.dirname, 'load-mutant.ts');
const simulator = path.join(import.meta.dirname, '..', 'main.ts');

/** Runs the simulator with a mutant in a process of its own, under the flags of this one. */
const runSeed = ({ name }: WorldMutant, seed: number, steps: number): Promise<Finding | null> =>
  new Promise((resolve, reject) => {
    const flags = [...process.execArgv, '--import', loader, simulator, '--no-regressions', '--no-shrink'];
    execFile(
      process.execPath,
      [...flags, '--seed', String(seed), '--steps', String(steps)],
      { env: { ...process.env, SIMULATE_MUTANT: name } },
      (error, output, problem) => {
        const [, step, invariant = ''] = VIOLATION.exec(output) ?? [];
        if (step !== undefined) resolve({ seed, step: Number(step), invariant });
        else if (error === null) resolve(null);
        else reject(new Error(`${name}: ${problem || output}`));
      },
    );
  });

async function findMutant(mutant: WorldMutant, steps: number): Promise<Finding | null> {
  for (const seed of mutantSeeds) {
    const finding = await runSeed(mutant, seed, steps);
    if (finding !== null) return finding;
  }
  return null;
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Plants the mutants; true if the simulations found every one. Prints a table. */
export async function runMutants({ name, steps, jobs }: MutantOptions): Promise<boolean> {
  const waiting = worldMutants.filter((mutant) => mutant.name.includes(name));
  const total = waiting.length;
  const foundAfter: number[] = [];
  const runNext = async (): Promise<void> => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const finding = await findMutant(mutant, steps);
      if (finding !== null) foundAfter.push(finding.step);
      const result = finding === null ? 'not found' : `${finding.invariant} | ${finding.seed} | ${finding.step}`;
      console.log(`| ${mutant.name} | ${result} |`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, runNext));
  console.log(`${foundAfter.length}/${total} found, in the median after ${medianOf(foundAfter)} steps`);
  return foundAfter.length === total;
}
