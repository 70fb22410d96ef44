import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../root.ts';

/** Which sources a result belongs to. Both are empty outside a git checkout: then no result is ever taken as current. */
export interface Stamp {
  readonly commit: string;
  readonly tree: string;
}

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

/** The commit that is checked out, and a hash of every file that git knows or would add, as it lies on disk. */
export function currentStamp(): Stamp {
  const hash = createHash('sha256');
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  const known = [...new Set(files)].filter((name) => name !== '' && name !== 'bench/results.json').sort();
  for (const name of known) {
    const file = inRoot(name);
    if (existsSync(file) && statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return {
    commit: git('rev-parse', '--verify', '--quiet', 'HEAD').trim(),
    tree: known.length === 0 ? '' : hash.digest('hex'),
  };
}

export const resultsFolder = inRoot('.results');
const stampFile = (suite: string) => path.join(resultsFolder, `${suite}.stamp.json`);

export function writeStamp(suite: string, stamp: Stamp): void {
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(stampFile(suite), JSON.stringify(stamp));
}

/** Whether a suite's report in `.results/` was made from exactly these sources. */
export function isCurrent(suite: string, stamp: Stamp): boolean {
  if (stamp.tree === '' || !existsSync(stampFile(suite))) return false;
  return readFileSync(stampFile(suite), 'utf8') === JSON.stringify(stamp);
}
