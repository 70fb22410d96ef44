/** Every file of the project by its path, with a hash of what it holds. */
export type Inputs = Readonly<Record<string, string>>;

/** What a suite must run again: nothing, all of it, or what depends on these files. */
export type Due = 'nothing' | 'all' | readonly string[];

/** What decides a suite's outcome. */
export interface Reach {
  /** Whether a file can change an outcome at all. */
  readonly reads: (file: string) => boolean;
  /** Whether a change of it may change every outcome. */
  readonly touchesAll: (file: string) => boolean;
}

const differing = (then: Inputs, now: Inputs) =>
  [...new Set([...Object.keys(then), ...Object.keys(now)])].filter((file) => then[file] !== now[file]);

/** What is due since the run that saw `then`; a removed file counts for all, because nothing tells who imported it. */
export function dueSince(then: Inputs | null, now: Inputs, { reads, touchesAll }: Reach): Due {
  if (then === null) return 'all';
  const changed = differing(then, now).filter(reads);
  if (changed.length === 0) return 'nothing';
  return changed.some((file) => touchesAll(file) || now[file] === undefined) ? 'all' : changed;
}

/** What failed is run again though nothing changed: its report says how it was then, not how it is. */
export const dueAgain = (due: Due, hasFailed: boolean): Due => (due === 'nothing' && hasFailed ? 'all' : due);

const isStory = (file: string) => file.endsWith('.stories.tsx') || file.startsWith('.storybook/');
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const isAppTest = (file: string) => file.endsWith('.app.test.tsx');
const isProse = (file: string) => file.endsWith('.md') || file.startsWith('docs/') || file === 'LICENSE';
const isJourney = (file: string) => file.startsWith('e2e/') || file === 'playwright.config.ts';
const isSetUp = (file: string) => /^(package(-lock)?|tsconfig)\.json$|^vitest\.config\.ts$|\/package\.json$/.test(file);

const ofTests: Reach = {
  reads: (file) => !isProse(file) && !isJourney(file) && !isStory(file),
  touchesAll: isSetUp,
};

export const reachOf = {
  // Rules about the tree itself (words of the README, files of a folder) are tests too.
  unit: { reads: (file) => !isJourney(file), touchesAll: isSetUp },
  postgres: {
    reads: (file) => (/^(apps\/sandbox|packages\/api)\//.test(file) && !isProse(file)) || isSetUp(file),
    touchesAll: isSetUp,
  },
  screens: ofTests,
  stories: {
    reads: (file) => !isProse(file) && !isJourney(file) && !isTest(file),
    touchesAll: (file) => isSetUp(file) || file.startsWith('.storybook/'),
  },
  // An app test meets the whole product and the sandbox: only another one is no matter of its own.
  app: {
    reads: (file) => !isProse(file) && !isJourney(file) && !isStory(file) && !(isTest(file) && !isAppTest(file)),
    touchesAll: (file) => !isAppTest(file),
  },
  // A journey meets the whole product, so it has no part that could run alone.
  e2e: {
    reads: (file) => !isProse(file) && !isStory(file) && !/\.test\.tsx?$/.test(file),
    touchesAll: () => true,
  },
} satisfies Record<string, Reach>;
