import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runIn } from './prepare.ts';
import { listPublicPackages } from '../package-build/public-packages.ts';

/**
 * Copies a tree with its history, its uncommitted files and the builds of its public packages; the installed packages
 * are shared. Returns the copy, and a function that deletes it.
 */
export async function copyTree(tree: string): Promise<{ readonly copy: string; readonly remove: () => void }> {
  const copy = mkdtempSync(path.join(tmpdir(), 'folioflow-release-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  try {
    await runIn(tree, 'git', ['clone', '--quiet', '--local', tree, copy]);
    const listed = await runIn(tree, 'git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
    const deleted = await runIn(tree, 'git', ['ls-files', '-z', '--deleted']);
    const gone = new Set(deleted.split('\0'));
    for (const file of gone) if (file !== '') rmSync(path.join(copy, file), { force: true });
    for (const file of listed.split('\0')) {
      if (file !== '' && !gone.has(file)) cpSync(path.join(tree, file), path.join(copy, file), { recursive: true });
    }
    for (const { folder } of listPublicPackages(tree)) {
      const build = path.join(folder, 'dist');
      if (existsSync(build)) cpSync(build, path.join(copy, path.relative(tree, build)), { recursive: true });
    }
    symlinkSync(path.join(tree, 'node_modules'), path.join(copy, 'node_modules'));
    return { copy, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
