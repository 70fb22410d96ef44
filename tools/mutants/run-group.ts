import { Stryker } from '@stryker-mutator/core';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RuleGroup } from './groups.ts';
import type { Mutant } from './judge.ts';
import { keepKilledMutants, parseReport } from './parse-report.ts';

export interface GroupOptions {
  /** Test processes at a time. */
  readonly concurrency: number;
  /** True to test also the mutants whose code and tests are unchanged since the last run. */
  readonly force: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');
const results = path.join('.results', 'mutants');

/** Large folders that no unit test of a rule reads. */
const notCopied = ['.release', '.sandbox*', '.turbo', '**/dist', 'bench', 'docs/images', 'e2e', 'storybook-static'];

/** A survivor is tested in every run: the runner does not see that a new test file now covers it. */
function forgetSurvivors(cache: string): void {
  if (existsSync(cache)) writeFileSync(cache, keepKilledMutants(readFileSync(cache, 'utf8')));
}

/** Runs the tests of a group on each mutant of its rules; the sources stay as they are. */
export async function runGroup(name: string, group: RuleGroup, options: GroupOptions): Promise<readonly Mutant[]> {
  const file = path.join(results, name.replaceAll(' ', '-'));
  mkdirSync(path.join(root, results), { recursive: true });
  forgetSurvivors(path.join(root, `${file}.incremental.json`));
  process.env['MUTANT_TESTS'] = group.tests.join(';');
  const stryker = new Stryker({
    mutate: globSync([...group.rules], { cwd: root }).filter((each) => !each.endsWith('.test.ts')),
    testRunner: 'vitest',
    vitest: { configFile: path.join('tools', 'mutants', 'vitest.config.ts'), related: true },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: options.concurrency,
    incremental: true,
    incrementalFile: `${file}.incremental.json`,
    force: options.force,
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false },
    jsonReporter: { fileName: `${file}.json` },
    tempDirName: path.join(results, 'copy'),
    ignorePatterns: notCopied,
    checkers: [],
    warnings: false,
  });
  await stryker.runMutationTest();
  return parseReport(readFileSync(path.join(root, `${file}.json`), 'utf8'));
}
