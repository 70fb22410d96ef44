import { execFileSync } from 'node:child_process';
import { root } from '../../root.ts';

function readSetting(name: string, folder: string): string {
  try {
    return execFileSync('git', ['config', '--get', name], { cwd: folder, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Returns name and address of the person at this machine, as in a commit. @throws Error if git does not know them */
export function readGitReviewer(folder = root): string {
  const name = readSetting('user.name', folder);
  const email = readSetting('user.email', folder);
  if (name === '' || email === '')
    throw new Error('Git does not know your name. Set it: git config user.name "…" and git config user.email "…".');
  return `${name} <${email}>`;
}
