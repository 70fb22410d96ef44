import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../command.ts';
import { inRoot, root } from '../root.ts';
import type { StatsModule } from './changed-stories.ts';

/** Ignored by git: the built rooms of compared commits, the expectation of the last run, and its report. */
export const picturesFolder = inRoot('.results', 'pictures');

/** A story in the index of a built room. */
export interface RoomStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Stories file, `./` and its path from the root of the repository. */
  readonly importPath: string;
}

/** Runs git in the repository; returns its output. @throws Error with git's message */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] });

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await runCommand(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output.slice(-4000)}`);
}

/** Builds the stories of a tree, without Storybook's own frame, docs and addons. */
async function buildRoom(tree: string, room: string): Promise<void> {
  const storybook = path.join(tree, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const options = ['--test', '--preview-only', '--stats-json', '--disable-telemetry', '-o', room];
  await run(process.execPath, [storybook, 'build', ...options], tree);
}

/** Builds the room of a commit in a worktree of its own, or returns the one that an earlier run has built. */
export async function buildCommitRoom(commit: string): Promise<string> {
  const room = path.join(picturesFolder, 'rooms', commit);
  if (existsSync(room)) return room;
  const [tree, unfinished] = [path.join(picturesFolder, 'tree'), path.join(picturesFolder, 'unfinished-room')];
  const removeTree = () => {
    rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  removeTree();
  git('worktree', 'add', '--detach', tree, commit);
  try {
    await run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], tree);
    await buildRoom(tree, unfinished);
    mkdirSync(path.dirname(room), { recursive: true });
    renameSync(unfinished, room);
    return room;
  } finally {
    removeTree();
  }
}

/** Builds the room of the work tree. */
export async function buildPresentRoom(): Promise<string> {
  const room = path.join(picturesFolder, 'room');
  await buildRoom(root, room);
  return room;
}

const readJson = (room: string, name: string): unknown => JSON.parse(readFileSync(path.join(room, name), 'utf8'));

/** Returns the stories of a built room by their ids. */
export function readStories(room: string): ReadonlyMap<string, RoomStory> {
  const { entries } = readJson(room, 'index.json') as {
    readonly entries: Readonly<Record<string, RoomStory & { readonly type: string }>>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return new Map(stories.map((story) => [story.id, story]));
}

/** Returns the modules of a built room with their importers. */
export const readModules = (room: string): readonly StatsModule[] =>
  (readJson(room, 'preview-stats.json') as { readonly modules: readonly StatsModule[] }).modules;
