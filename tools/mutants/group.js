/** Large folders that no unit test of a rule reads. */
const ignorePatterns = ['.sandbox*', '.turbo', '**/.publish', '**/dist', 'docs/images', 'e2e', 'storybook-static'];

/**
 * Configuration of Stryker for a few rules and the tests that must kill their mutants, of the same package.
 * `break` is the score that the survivors of docs/mutants.md leave, in percent: another one fails the run.
 *
 * @param {{ mutate: string[], tests: string[], break: number }} group
 * @returns {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export function configOf({ mutate, tests, break: lowest }) {
  // `vitest.config.ts` includes these. The option testFiles kills no mutant of a constant (Stryker 10.1.1).
  process.env['MUTANT_TESTS'] = tests.join(';');
  return {
    mutate: [...mutate, '!**/*.test.ts'],
    thresholds: { high: 100, low: lowest, break: lowest },
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutants/vitest.config.ts' },
    concurrency: 2,
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { logTests: false, reportTests: false },
    tempDirName: '.results/mutants',
    ignorePatterns,
    warnings: false,
  };
}
