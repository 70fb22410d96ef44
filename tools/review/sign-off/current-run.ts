import { execFileSync } from 'node:child_process';
import { root } from '../../root.ts';
import type { ReviewResults } from '../results.ts';

/** Decisions are no input of a story: a run stays current when they change. */
const inputs = ['.', ':(exclude)review'] as const;

const git = (tree: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd: tree, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Returns the commit hash of a tag, branch or commit. @throws Error if git does not know it */
export function readCommit(ref: string, tree = root): string {
  try {
    return git(tree, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  } catch {
    throw new Error(`Git knows no tag, branch or commit "${ref}".`);
  }
}

function isTreeOf(commit: string, tree: string): boolean {
  try {
    git(tree, 'diff', '--quiet', '--end-of-options', commit, '--', ...inputs);
    return git(tree, 'ls-files', '--others', '--exclude-standard', '--', ...inputs) === '';
  } catch {
    // Different files, or a commit that this clone does not have.
    return false;
  }
}

/** Tests whether a run compared all stories of this tree, whatever was decided since, with the commit of a ref. */
export const isRunCurrent = ({ ref, head, partial = false }: ReviewResults, refCommit: string, tree = root): boolean =>
  !partial && ref.commit === refCommit && !head.dirty && isTreeOf(head.commit, tree);
