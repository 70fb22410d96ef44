/** Every file of the project by its path, with a hash of what it holds. */
export type Inputs = Readonly<Record<string, string>>;

/** The part of a suite that must run again: nothing, all of it, or the tests that depend on these files. */
export type RequiredRun = 'nothing' | 'all' | readonly string[];

/** The files that decide a suite's outcome. */
export interface SuiteDependencies {
  /** Whether a file can change an outcome at all. */
  readonly isInput: (file: string) => boolean;
  /** Whether a change of it may change every outcome. */
  readonly affectsAllTests: (file: string) => boolean;
}

const changedPaths = (then: Inputs, now: Inputs) =>
  [...new Set([...Object.keys(then), ...Object.keys(now)])].filter((file) => then[file] !== now[file]);

/** Required run after the run with the inputs `then`; a removed file requires all: its importers are unknown. */
export function requiredRunSince(
  then: Inputs | null,
  now: Inputs,
  { isInput: reads, affectsAllTests: touchesAll }: SuiteDependencies,
): RequiredRun {
  if (then === null) return 'all';
  const changed = changedPaths(then, now).filter(reads);
  if (changed.length === 0) return 'nothing';
  return changed.some((file) => touchesAll(file) || now[file] === undefined) ? 'all' : changed;
}

/** A failed suite runs again even without a change: its report may describe an outdated outcome. */
export const requiredRunAfterFailure = (due: RequiredRun, hasFailed: boolean): RequiredRun =>
  due === 'nothing' && hasFailed ? 'all' : due;

const isStory = (file: string) => file.endsWith('.stories.tsx') || file.startsWith('.storybook/');
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const isAppTest = (file: string) => file.endsWith('.app.test.tsx');
const isProse = (file: string) => file.endsWith('.md') || file.startsWith('docs/') || file === 'LICENSE';
const isJourney = (file: string) => file.startsWith('e2e/') || file === 'playwright.config.ts';
const isSetupFile = (file: string) =>
  /^(package(-lock)?|tsconfig)\.json$|^vitest\.config\.ts$|\/package\.json$/.test(file);

const testDependencies: SuiteDependencies = {
  isInput: (file) => !isProse(file) && !isJourney(file) && !isStory(file),
  affectsAllTests: isSetupFile,
};

export const suiteDependencies = {
  // Rules about the tree itself (words of the README, files of a folder) are tests too.
  unit: { isInput: (file) => !isJourney(file), affectsAllTests: isSetupFile },
  postgres: {
    isInput: (file) => (/^(apps\/sandbox|packages\/api)\//.test(file) && !isProse(file)) || isSetupFile(file),
    affectsAllTests: isSetupFile,
  },
  screens: testDependencies,
  stories: {
    isInput: (file) => !isProse(file) && !isJourney(file) && !isTest(file),
    affectsAllTests: (file) => isSetupFile(file) || file.startsWith('.storybook/'),
  },
  // An app test meets the whole product and the sandbox: only another one is no matter of its own.
  app: {
    isInput: (file) => !isProse(file) && !isJourney(file) && !isStory(file) && !(isTest(file) && !isAppTest(file)),
    affectsAllTests: (file) => !isAppTest(file),
  },
  // A journey meets the whole product, so it has no part that could run alone.
  e2e: {
    isInput: (file) => !isProse(file) && !isStory(file) && !/\.test\.tsx?$/.test(file),
    affectsAllTests: () => true,
  },
} satisfies Record<string, SuiteDependencies>;
