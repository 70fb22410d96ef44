import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../../../command.ts';
import type { StoryModules } from '../modules/plugin.ts';
import { recordUse } from '../prune.ts';
import { linkDependencies } from './link-dependencies.ts';
import { writeSnapshot, type Snapshot } from './snapshot.ts';

export interface RoomStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Stories file, from the root of the repository. */
  readonly importPath: string;
  /** SHA-256 of the code behind the story. */
  readonly moduleHash: string;
}

/** A built review room without its frame. */
export interface Room {
  readonly folder: string;
  readonly stories: readonly RoomStory[];
}

const pluginFiles = ['plugin.ts', 'module-graph.ts', 'module-bindings.ts'].map((name) =>
  path.join(import.meta.dirname, '..', 'modules', name),
);
const toolHash = () =>
  createHash('sha256')
    .update([import.meta.filename, ...pluginFiles].map((file) => readFileSync(file, 'utf8')).join('\n'))
    .digest('hex');

/**
 * Settings of a build for pictures: those of the tree, without the files of panels and docs pages, and with the hashes.
 */
const wrappedSettings = (root: string, output: string) => `import config from './main.tree.ts';
import { storyModulesPlugin } from ${JSON.stringify(pathToFileURL(pluginFiles[0] ?? '').href)};

const panelAddons = /addon-(docs|a11y|vitest)/;
const panelFiles = ['folioflow:drawn-charts', 'folioflow:room'];
const nameOf = (addon) => (typeof addon === 'string' ? addon : addon.name);
// The indexers of the room add tags, which no story shows.
const { experimental_indexers, ...shared } = config;
// Tools of Storybook's toolbar: the highlights alone read the styles of all elements after every change.
const unusedTools = { backgrounds: false, highlight: false, measure: false, outline: false };
export default {
  ...shared,
  features: { ...shared.features, ...unusedTools },
  addons: (config.addons ?? []).filter((addon) => !panelAddons.test(nameOf(addon))),
  async viteFinal(vite, options) {
    const settings = (await config.viteFinal?.(vite, options)) ?? vite;
    const plugins = (settings.plugins ?? []).filter((plugin) => !panelFiles.includes(plugin?.name));
    const hashes = storyModulesPlugin(${JSON.stringify({ root, output })});
    return { ...settings, build: { ...settings.build, minify: false }, plugins: [...plugins, hashes] };
  },
};
`;

const MODULES_FILE = 'story-modules.json';

interface IndexEntry extends Omit<RoomStory, 'moduleHash'> {
  readonly type: string;
}

function readRoom(folder: string): Room {
  const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const { entries } = readJson('index.json') as { readonly entries: Readonly<Record<string, IndexEntry>> };
  const modules = readJson(MODULES_FILE) as StoryModules;
  const stories = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({ id, title, name, importPath, moduleHash: modules[importPath] ?? '' }));
  const [unknown] = stories.filter(({ moduleHash }) => moduleHash === '');
  if (unknown !== undefined) throw new Error(`The build has no code of ${unknown.importPath}.`);
  return { folder, stories };
}

export interface RoomBuild {
  /** Repository. */
  readonly root: string;
  readonly snapshot: Snapshot;
  /** Folder of temporary trees and built rooms. */
  readonly cache: string;
}

/** Builds the review room of a snapshot, or returns the stored build of equal files. Throws with the build's output. */
export async function buildRoom({ root, snapshot, cache }: RoomBuild): Promise<Room> {
  const key = createHash('sha256').update(`${snapshot.inputs}\n${toolHash()}`).digest('hex').slice(0, 16);
  const built = path.join(cache, 'rooms', key);
  if (existsSync(built)) {
    recordUse(built);
    return readRoom(built);
  }
  const tree = path.join(cache, 'trees', key);
  const unfinished = `${built}.${process.pid}`;
  mkdirSync(path.dirname(built), { recursive: true });
  try {
    writeSnapshot(root, snapshot, tree);
    await linkDependencies(root, tree);
    const settings = path.join(tree, '.storybook', 'main.ts');
    renameSync(settings, path.join(tree, '.storybook', 'main.tree.ts'));
    const modules = path.join(tree, MODULES_FILE);
    writeFileSync(settings, wrappedSettings(tree, modules));
    const storybook = path.join(tree, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
    const options = ['build', '--preview-only', '--test', '--disable-telemetry', '-o', unfinished];
    const { code, output } = await runCommand(process.execPath, [storybook, ...options], { cwd: tree });
    if (code !== 0) throw new Error(`The review room of ${snapshot.commit} cannot be built:\n${output.slice(-4000)}`);
    renameSync(modules, path.join(unfinished, MODULES_FILE));
    readRoom(unfinished);
    renameSync(unfinished, built);
  } finally {
    rmSync(tree, { recursive: true, force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
  return readRoom(built);
}
