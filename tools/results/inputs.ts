import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../root.ts';
import { type Inputs } from './required-run.ts';

const runGit = (...args: readonly string[]) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    });
  } catch {
    return '';
  }
};

/**
 * Every file that git knows or would add, as it lies on disk; null outside a git checkout, where nothing is ever taken
 * as seen.
 */
export function hashCurrentInputs(): Inputs | null {
  const files = runGit('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  const known = [...new Set(files)].filter((name) => name !== '' && name !== 'bench/results.json').sort();
  if (known.length === 0) return null;
  return Object.fromEntries(
    known
      .filter((name) => existsSync(inRoot(name)) && statSync(inRoot(name)).isFile())
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(inRoot(name)))
          .digest('base64'),
      ]),
  );
}

export const resultsFolder = inRoot('.results');
const inputsFileOf = (suite: string) => path.join(resultsFolder, `${suite}.inputs.json`);

/** Inputs of a suite's report in `.results/`; null when there is none. */
export const readInputs = (suite: string): Inputs | null =>
  existsSync(inputsFileOf(suite)) ? (JSON.parse(readFileSync(inputsFileOf(suite), 'utf8')) as Inputs) : null;

export function saveInputs(suite: string, inputs: Inputs): void {
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(inputsFileOf(suite), JSON.stringify(inputs));
}
