import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git } from './git.ts';

/** A fixed state of the files: a commit, or the work tree at the start of a run. */
export interface Snapshot {
  readonly commit: string;
  /** Hash of git's tree object. */
  readonly tree: string;
  /** Work tree only: files differ from the commit. */
  readonly isDirty: boolean;
  /** SHA-256 of everything that the review room can be built of. */
  readonly inputs: string;
}

/** No part of the review room: a change of them alone builds nothing. */
const unrelated = /\t(docs|review|e2e|bench|examples|\.changeset|\.ci|\.github|[^/]+\.md)$/;

function hashInputs(root: string, tree: string): string {
  const entries = git(root, ['ls-tree', tree]).split('\n');
  return createHash('sha256')
    .update(entries.filter((entry) => !unrelated.test(entry)).join('\n'))
    .digest('hex');
}

function withTemporaryIndex<Result>(act: (index: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-index-'));
  try {
    return act(path.join(folder, 'index'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Finds the commit of a ref. Throws if git does not know it. */
export function readRef(root: string, ref: string): Snapshot {
  const commit = git(root, ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]);
  const tree = git(root, ['rev-parse', `${commit}^{tree}`]);
  return { commit, tree, isDirty: false, inputs: hashInputs(root, tree) };
}

/** Records the files of the work tree, new ones included, as an object of git; the index is not changed. */
export function readWorkTree(root: string): Snapshot {
  const commit = git(root, ['rev-parse', 'HEAD']);
  const isDirty = git(root, ['status', '--porcelain', '--', '.', ':!review']) !== '';
  const tree = withTemporaryIndex((index) => {
    const own = path.resolve(root, git(root, ['rev-parse', '--git-path', 'index']));
    if (existsSync(own)) copyFileSync(own, index);
    git(root, ['add', '--all'], { GIT_INDEX_FILE: index });
    return git(root, ['write-tree'], { GIT_INDEX_FILE: index });
  });
  return { commit, tree, isDirty, inputs: hashInputs(root, tree) };
}

/** Writes the files of a snapshot to a folder. */
export function writeSnapshot(root: string, { tree }: Snapshot, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  withTemporaryIndex((index) => {
    git(root, ['read-tree', tree], { GIT_INDEX_FILE: index });
    git(root, ['checkout-index', '--all', `--prefix=${folder}/`], { GIT_INDEX_FILE: index });
  });
}
