import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../command.ts';
import { inRoot } from '../root.ts';

/** Task of one package, as a run summary of turbo records it. */
export interface TaskRun {
  readonly task: string;
  readonly execution?: { readonly exitCode?: number | null } | null;
}

const summaryFolder = inRoot('.turbo', 'runs');

/** Returns for each task whether it failed, in any of its packages. */
export const failuresByTask = (runs: readonly TaskRun[]): ReadonlyMap<string, boolean> => {
  const failures = new Map<string, boolean>();
  for (const { task, execution } of runs) failures.set(task, failures.get(task) === true || execution?.exitCode !== 0);
  return failures;
};

function readSummary(): readonly TaskRun[] {
  const [name] = readdirSync(summaryFolder).filter((file) => file.endsWith('.json'));
  if (name === undefined) throw new Error('turbo left no summary of its run.');
  return (JSON.parse(readFileSync(path.join(summaryFolder, name), 'utf8')) as { tasks: readonly TaskRun[] }).tasks;
}

/**
 * Runs tasks of `turbo.json`, two at a time and in their order, whatever fails. Returns for each task whether it failed.
 * A task that one of them depends on runs only if it is named too: the other gate has run it. turbo restores the result
 * of an unchanged task; a build server reports on the commit, so it runs all.
 */
export async function runTasks(tasks: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  rmSync(summaryFolder, { recursive: true, force: true });
  const force = process.env['CI'] === undefined ? [] : ['--force'];
  const { code } = await runCommand(
    'turbo',
    ['run', ...tasks, '--only', ...force, '--continue=always', '--log-order=grouped', '--summarize'],
    { isShown: true },
  );
  const failures = failuresByTask(readSummary());
  if (code !== 0 && ![...failures.values()].includes(true)) throw new Error(`turbo ended with ${code}.`);
  return failures;
}
