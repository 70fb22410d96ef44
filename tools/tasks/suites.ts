import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findInstalledPostgres } from '../../apps/sandbox/src/testing/postgres-cluster.ts';
import { inRoot } from '../root.ts';
import { parsePlaywrightReport, parseVitestReport, type TestOutcome } from './reports.ts';

const parsers = {
  unit: parseVitestReport,
  workshop: parseVitestReport,
  'workshop-contract': parseVitestReport,
  'workshop-product': parseVitestReport,
  simulation: parseVitestReport,
  package: parseVitestReport,
  examples: parseVitestReport,
  smoke: parseVitestReport,
  app: parseVitestReport,
  screens: parseVitestReport,
  'other-words': parseVitestReport,
  stories: parseVitestReport,
  postgres: parseVitestReport,
  'conformance-kit': parseVitestReport,
  bytes: (report: readonly TestOutcome[]) => report,
  journeys: parsePlaywrightReport,
  e2e: parsePlaywrightReport,
  browsers: parseVitestReport,
} satisfies Record<string, (report: never) => readonly TestOutcome[]>;

/** Task that leaves a report of its tests in `.results/`. */
export type SuiteName = keyof typeof parsers;

const allSuiteNames = Object.keys(parsers) as SuiteName[];

/** A machine without a Postgres has nothing to run its tests on. */
export const isRunnable = (name: SuiteName) => name !== 'postgres' || findInstalledPostgres() !== undefined;

export const suiteNames = allSuiteNames.filter(isRunnable);

export const reportFile = (name: SuiteName) => inRoot('.results', `${name}.json`);

/** Removes reports, so that a suite that ends without one has none; turbo restores those of unchanged suites. */
export function removeReports(suites: readonly SuiteName[]): void {
  for (const name of suites) rmSync(reportFile(name), { force: true });
}

/** Tests of the report of a suite; null without a report. */
export function readSuiteTests(name: SuiteName): readonly TestOutcome[] | null {
  const file = reportFile(name);
  return existsSync(file) ? parsers[name](JSON.parse(readFileSync(file, 'utf8')) as never) : null;
}

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Counts the tests of a suite. A run can fail though each test passed: an unhandled error, a browser that died. */
export function countTests(tests: readonly TestOutcome[] | null, hasFailed: boolean): TestCounts {
  const countOutcomes = (wanted: TestOutcome['outcome']) =>
    (tests ?? []).filter(({ outcome }) => outcome === wanted).length;
  const [passed, failed, skipped] = [countOutcomes('passed'), countOutcomes('failed'), countOutcomes('skipped')];
  const isBroken = tests === null || (hasFailed && failed === 0);
  return { passed, failed: isBroken ? 1 : failed, skipped };
}

/** Outcome of the tests that require a real Postgres. */
export function formatPostgresLine(): string {
  if (!isRunnable('postgres')) return 'postgres: none on this machine, so its tests did not run';
  const { passed, failed } = countTests(readSuiteTests('postgres'), false);
  return `postgres: ${passed} tests passed on a real one, ${failed} failed`;
}
