import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { ComparedRoom } from '../../../packages/ui/src/review/changes/room-changes.ts';
import { runCommand } from '../../command.ts';
import { inRoot, root } from '../../root.ts';
import { factsFolder, readFacts, readRoomFacts, readSources } from '../read-facts.ts';
import type { RoomFacts } from '../room-facts.ts';
import { hashFiles, readerSources } from '../source-hash.ts';

export type ReadRoom = ComparedRoom & { readonly facts: RoomFacts };

async function runGit(args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`);
  return output.trim();
}

/** Packages of the tree find each other inside it, everything else in the installation of this project. */
function linkPackages(tree: string): void {
  const scope = path.join(tree, 'node_modules', '@folioflow');
  mkdirSync(scope, { recursive: true });
  for (const group of ['packages', 'apps'])
    for (const name of readdirSync(path.join(tree, group)))
      symlinkSync(path.join(tree, group, name), path.join(scope, name));
}

/**
 * Writes the files of a commit into an ignored folder of this project. The reader of the room is the present one, so
 * that both sides of a comparison are read in the same way.
 */
async function extractCommit(commit: string, tree: string): Promise<void> {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const archive = path.join(tree, 'tree.tar');
  await runGit(['archive', '--format=tar', `--output=${archive}`, commit]);
  const { code, output } = await runCommand('tar', ['-xf', archive, '-C', tree]);
  if (code !== 0) throw new Error(`The files of ${commit} cannot be extracted: ${output}`);
  rmSync(archive);
  rmSync(path.join(tree, 'tools', 'room'), { recursive: true, force: true });
  cpSync(inRoot('tools', 'room'), path.join(tree, 'tools', 'room'), { recursive: true });
  linkPackages(tree);
}

/** Returns the facts of a commit; they are stored by the commit and by the reader. An older tree can lack what it reads. */
async function readCommitFacts(commit: string, ref: string): Promise<RoomFacts> {
  const file = path.join(factsFolder, 'commits', `${commit.slice(0, 12)}-${hashFiles(root, readerSources)}.json`);
  if (!existsSync(file)) {
    const tree = inRoot('.results', 'room', commit);
    try {
      await extractCommit(commit, tree);
      await readSources(tree, file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const [line = reason] = reason.split('\n').filter((each) => each.includes('Error'));
      throw new Error(`The review room of ${ref} cannot be read by the present reader (decision 095). ${line}`, {
        cause: error,
      });
    } finally {
      rmSync(tree, { recursive: true, force: true });
    }
  }
  return readFacts(file);
}

/** Returns the room of a ref, or of a file of facts that a build has written. */
export async function readRef(ref: string): Promise<ReadRoom> {
  if (ref.endsWith('.json')) return { ref, commit: null, facts: JSON.parse(readFileSync(ref, 'utf8')) as RoomFacts };
  const commit = await runGit(['rev-parse', '--verify', `${ref}^{commit}`]);
  return { ref, commit: commit.slice(0, 12), facts: await readCommitFacts(commit, ref) };
}

/** Returns the room of the work tree. */
export async function readWorkTree(): Promise<ReadRoom> {
  const commit = await runGit(['rev-parse', 'HEAD']);
  return { ref: 'the work tree', commit: commit.slice(0, 12), facts: await readRoomFacts() };
}
