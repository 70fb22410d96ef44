/** A module of Storybook's `preview-stats.json`, with the modules that import it. */
export interface StatsModule {
  readonly name: string;
  readonly reasons: readonly { readonly moduleName: string }[];
}

const storiesFile = /\.stories\.tsx?$/;
/** The frame of all stories. What the other files of `.storybook` import is for panels and docs pages. */
const FRAME = './.storybook/preview.tsx';
/** Files that decide how every story is built. */
const builtWith = /^(\.storybook\/|tools\/vite\/|package-lock\.json$)/;

const isFollowed = (importer: string) => importer === FRAME || !importer.startsWith('./.storybook/');

/**
 * Returns the stories files that changed files reach through their importers; null if every story can differ.
 *
 * @param changed paths from the root of the repository
 */
export function findChangedStories(
  modules: readonly StatsModule[],
  changed: readonly string[],
): ReadonlySet<string> | null {
  if (changed.some((file) => builtWith.test(file))) return null;
  const importers = new Map(modules.map(({ name, reasons }) => [name, reasons.map(({ moduleName }) => moduleName)]));
  const reached = new Set<string>();
  const pending = changed.map((file) => `./${file}`);
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (name === FRAME) return null;
    if (reached.has(name)) continue;
    reached.add(name);
    if (!storiesFile.test(name)) pending.push(...(importers.get(name) ?? []).filter(isFollowed));
  }
  return new Set([...reached].filter((name) => storiesFile.test(name)));
}
