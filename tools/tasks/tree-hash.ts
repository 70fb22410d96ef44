import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Returns git's hash of all files of a work tree that are not ignored, committed or not. */
export function hashWorkTree(folder: string): string {
  const scratch = mkdtempSync(path.join(tmpdir(), 'folioflow-index-'));
  // The index of the developer stays as it is.
  const index = path.join(scratch, 'index');
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, env: { ...process.env, GIT_INDEX_FILE: index }, encoding: 'utf8' }).trim();
  try {
    const own = path.resolve(
      folder,
      execFileSync('git', ['rev-parse', '--git-path', 'index'], { cwd: folder, encoding: 'utf8' }).trim(),
    );
    if (existsSync(own)) copyFileSync(own, index);
    git('add', '--all');
    return git('write-tree');
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
