import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../../command.ts';

/** Links to packages of the repository: a copy must not execute the code of the original. */
const workspaceScope = '@folioflow';

const readLock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');

/**
 * Installs the dependencies of a copy of the repository: links to those of the repository if both have the same lock
 * file, otherwise `npm ci`. Throws with npm's output.
 */
export async function linkDependencies(root: string, copy: string): Promise<void> {
  if (readLock(root) !== readLock(copy)) {
    const { code, output } = await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: copy,
    });
    if (code !== 0) throw new Error(`The dependencies of ${copy} cannot be installed:\n${output}`);
    return;
  }
  const target = path.join(copy, 'node_modules');
  const source = path.join(root, 'node_modules');
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    const from = path.join(source, name);
    if (name === workspaceScope) cpSync(from, path.join(target, name), { recursive: true, verbatimSymlinks: true });
    else if (!existsSync(path.join(target, name))) symlinkSync(from, path.join(target, name), 'junction');
  }
}
