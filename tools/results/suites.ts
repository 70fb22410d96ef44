import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findInstalledPostgres } from '../../apps/sandbox/src/testing/postgres-cluster.ts';
import { root } from '../root.ts';
import { runCommand } from '../steps/command.ts';
import { lastLines, type StepResult, type Step } from '../steps/step.ts';
import { requiredRunAfterFailure, requiredRunSince, suiteDependencies, type RequiredRun } from './required-run.ts';
import { hashCurrentInputs, readInputs, saveInputs, resultsFolder } from './inputs.ts';
import { filesToRepeat, mergeReports, parsePlaywrightReport, parseVitestReport, type TestOutcome } from './reports.ts';

export type SuiteName = keyof typeof suiteDependencies;

interface Suite {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly read: (report: never) => TestOutcome[];
}

const reportFile = (name: SuiteName) => path.join(resultsFolder, `${name}.json`);

const vitestSuite = (name: SuiteName, ...more: readonly string[]): Suite => ({
  command: 'vitest',
  args: ['--run', '--project', name, '--reporter=json', `--outputFile=${reportFile(name)}`, ...more],
  env: {},
  read: parseVitestReport,
});

const suites: Readonly<Record<SuiteName, Suite>> = {
  unit: vitestSuite('unit'),
  postgres: vitestSuite('postgres'),
  screens: vitestSuite('screens', '--project', 'other-words'),
  stories: vitestSuite('stories', '--no-isolate'),
  app: vitestSuite('app'),
  e2e: { command: 'playwright', args: ['test'], env: { CI: '1' }, read: parsePlaywrightReport },
};

/** A machine without a Postgres has nothing to run its tests on. */
const isRunnable = (name: SuiteName) => name !== 'postgres' || findInstalledPostgres() !== undefined;

export const suiteNames = (Object.keys(suites) as SuiteName[]).filter(isRunnable);

const readReport = (name: SuiteName): unknown =>
  existsSync(reportFile(name)) ? JSON.parse(readFileSync(reportFile(name), 'utf8')) : null;

/** The tests of a suite's report in `.results/`, or null when there is none. */
export function readSuiteTests(name: SuiteName): TestOutcome[] | null {
  const report = readReport(name);
  return report === null ? null : suites[name].read(report as never);
}

/** Required run of a suite since the run of its report. */
export function requiredRunOf(name: SuiteName): RequiredRun {
  const now = hashCurrentInputs();
  const then = readReport(name) === null ? null : readInputs(name);
  return now === null ? 'all' : requiredRunSince(then, now, suiteDependencies[name]);
}

const firstLines = (message: string) =>
  message
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line))
    .slice(0, 8)
    .map((line) => `  ${line.slice(0, 200)}`);

const formatFailures = (tests: readonly TestOutcome[]) =>
  tests
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ title, where, messages }) => [
      `${path.isAbsolute(where) ? path.relative(root, where) : where} > ${title}`,
      ...firstLines(messages[0] ?? ''),
    ]);

const countOutcomes = (tests: readonly TestOutcome[], outcome: TestOutcome['outcome']) =>
  tests.filter((test) => test.outcome === outcome).length;

/** The tests that a changed file can reach by imports; those that read files themselves; and those that failed. */
async function runChangedTests({ command, args }: Suite, name: SuiteName, changed: readonly string[]) {
  const before = readReport(name);
  const repeated = filesToRepeat(before as never, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null));
  rmSync(reportFile(name), { force: true });
  const ended = await runCommand(command, ['related', ...args, '--passWithNoTests', ...changed, ...repeated]);
  const part = readReport(name);
  if (part !== null) writeFileSync(reportFile(name), JSON.stringify(mergeReports(before as never, part as never)));
  return ended;
}

async function runWholeSuite({ command, args, env }: Suite, name: SuiteName) {
  rmSync(reportFile(name), { force: true });
  return runCommand(command, args, { env });
}

const runNotes = { nothing: 'nothing changed', all: '' };

/**
 * Runs what is due of one suite and leaves the report of all of it in `.results/`, with the sources it was made from.
 */
export async function runSuite(name: SuiteName): Promise<StepResult> {
  const hasFailed = countOutcomes(readSuiteTests(name) ?? [], 'failed') > 0;
  // A build server reports on the commit, not on earlier results.
  const due = process.env['CI'] === undefined ? requiredRunAfterFailure(requiredRunOf(name), hasFailed) : 'all';
  const inputs = hashCurrentInputs();
  mkdirSync(resultsFolder, { recursive: true });
  const ended = await (due === 'nothing'
    ? { code: 0, output: '' }
    : due === 'all'
      ? runWholeSuite(suites[name], name)
      : runChangedTests(suites[name], name, due));
  const tests = readSuiteTests(name);
  if (tests === null) return { passed: 0, failed: 1, detail: lastLines(ended.output) };
  const failed = countOutcomes(tests, 'failed');
  const skipped = countOutcomes(tests, 'skipped');
  // A run can end badly though each test passed: an unhandled error, a browser that died.
  const broken = ended.code !== 0 && failed === 0;
  if (inputs !== null && !broken) saveInputs(name, inputs);
  const notes = [
    typeof due === 'string' ? runNotes[due] : `what ${due.length} changed files reach`,
    skipped === 0 ? '' : `${skipped} skipped`,
  ].filter((note) => note !== '');
  return {
    passed: countOutcomes(tests, 'passed'),
    failed: broken ? 1 : failed,
    detail: broken ? lastLines(ended.output) : formatFailures(tests),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  };
}

const skippedSuite: StepResult = { passed: 0, failed: 0, detail: [], note: 'not run: none on this machine' };

export const suiteStep = (name: SuiteName): Step => ({
  name,
  run: () => (isRunnable(name) ? runSuite(name) : Promise.resolve(skippedSuite)),
});

/** Outcome of the tests that require a real Postgres. */
export function formatPostgresLine(): string {
  if (!isRunnable('postgres')) return 'postgres: none on this machine, so its tests did not run';
  const tests = readSuiteTests('postgres') ?? [];
  return `postgres: ${countOutcomes(tests, 'passed')} tests passed on a real one, ${countOutcomes(tests, 'failed')} failed`;
}
