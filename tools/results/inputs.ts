import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../root.ts';
import { type Inputs } from './due.ts';

const git = (...args: readonly string[]) => {
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

/** Every file that git knows or would add, as it lies on disk; null outside a git checkout, where nothing is ever taken as seen. */
export function currentInputs(): Inputs | null {
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
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
const fileOf = (suite: string) => path.join(resultsFolder, `${suite}.inputs.json`);

/** What a suite's report in `.results/` was made from; null when there is none. */
export const inputsOf = (suite: string): Inputs | null =>
  existsSync(fileOf(suite)) ? (JSON.parse(readFileSync(fileOf(suite), 'utf8')) as Inputs) : null;

export function keepInputs(suite: string, inputs: Inputs): void {
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(fileOf(suite), JSON.stringify(inputs));
}
