import { execFileSync } from 'node:child_process';

/** Runs git in a repository and returns its output. Throws with git's own message. */
export function git(root: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
