import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedPostgres } from '../../apps/sandbox/src/testing/postgres-cluster.ts';
import { root } from '../root.ts';
import { run } from '../steps/command.ts';
import { endOf, type Found, type Step } from '../steps/step.ts';
import { dueAgain, dueSince, reachOf, type Due } from './due.ts';
import { currentInputs, inputsOf, keepInputs, resultsFolder } from './inputs.ts';
import { filesToRepeat, mergedReports, testsOfPlaywright, testsOfVitest, type TestOutcome } from './reports.ts';

export type SuiteName = keyof typeof reachOf;

interface Suite {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly read: (report: never) => TestOutcome[];
}

const reportFile = (name: SuiteName) => path.join(resultsFolder, `${name}.json`);

const vitest = (name: SuiteName, ...more: readonly string[]): Suite => ({
  command: 'vitest',
  args: ['--run', '--project', name, '--reporter=json', `--outputFile=${reportFile(name)}`, ...more],
  env: {},
  read: testsOfVitest,
});

const suites: Readonly<Record<SuiteName, Suite>> = {
  unit: vitest('unit'),
  postgres: vitest('postgres'),
  screens: vitest('screens', '--project', 'other-words'),
  stories: vitest('stories', '--no-isolate'),
  app: vitest('app'),
  e2e: { command: 'playwright', args: ['test'], env: { CI: '1' }, read: testsOfPlaywright },
};

/** A machine without a Postgres has nothing to run its tests on. */
const isRunnable = (name: SuiteName) => name !== 'postgres' || installedPostgres() !== undefined;

export const suiteNames = (Object.keys(suites) as SuiteName[]).filter(isRunnable);

const reportOf = (name: SuiteName): unknown =>
  existsSync(reportFile(name)) ? JSON.parse(readFileSync(reportFile(name), 'utf8')) : null;

/** The tests of a suite's report in `.results/`, or null when there is none. */
export function readSuite(name: SuiteName): TestOutcome[] | null {
  const report = reportOf(name);
  return report === null ? null : suites[name].read(report as never);
}

/** What of a suite is due since the run that its report is of. */
export function dueOf(name: SuiteName): Due {
  const now = currentInputs();
  const then = reportOf(name) === null ? null : inputsOf(name);
  return now === null ? 'all' : dueSince(then, now, reachOf[name]);
}

const firstLines = (message: string) =>
  message
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line))
    .slice(0, 8)
    .map((line) => `  ${line.slice(0, 200)}`);

const explained = (tests: readonly TestOutcome[]) =>
  tests
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ title, where, messages }) => [
      `${path.isAbsolute(where) ? path.relative(root, where) : where} > ${title}`,
      ...firstLines(messages[0] ?? ''),
    ]);

const count = (tests: readonly TestOutcome[], outcome: TestOutcome['outcome']) =>
  tests.filter((test) => test.outcome === outcome).length;

/** The tests that a changed file can reach by imports; those that read files themselves; and those that failed. */
async function runPart({ command, args }: Suite, name: SuiteName, changed: readonly string[]) {
  const before = reportOf(name);
  const repeated = filesToRepeat(before as never, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null));
  rmSync(reportFile(name), { force: true });
  const ended = await run(command, ['related', ...args, '--passWithNoTests', ...changed, ...repeated]);
  const part = reportOf(name);
  if (part !== null) writeFileSync(reportFile(name), JSON.stringify(mergedReports(before as never, part as never)));
  return ended;
}

async function runAll({ command, args, env }: Suite, name: SuiteName) {
  rmSync(reportFile(name), { force: true });
  return run(command, args, { env });
}

const ranNotes = { nothing: 'nothing changed', all: '' };

/** Runs what is due of one suite and leaves the report of all of it in `.results/`, with the sources it was made from. */
export async function runSuite(name: SuiteName): Promise<Found> {
  const hasFailed = count(readSuite(name) ?? [], 'failed') > 0;
  // A build server says what stands in the commit, not what it remembers.
  const due = process.env['CI'] === undefined ? dueAgain(dueOf(name), hasFailed) : 'all';
  const inputs = currentInputs();
  mkdirSync(resultsFolder, { recursive: true });
  const ended = await (due === 'nothing'
    ? { code: 0, output: '' }
    : due === 'all'
      ? runAll(suites[name], name)
      : runPart(suites[name], name, due));
  const tests = readSuite(name);
  if (tests === null) return { passed: 0, failed: 1, detail: endOf(ended.output) };
  const failed = count(tests, 'failed');
  const skipped = count(tests, 'skipped');
  // A run can end badly though each test passed: an unhandled error, a browser that died.
  const broken = ended.code !== 0 && failed === 0;
  if (inputs !== null && !broken) keepInputs(name, inputs);
  const notes = [
    typeof due === 'string' ? ranNotes[due] : `what ${due.length} changed files reach`,
    skipped === 0 ? '' : `${skipped} skipped`,
  ].filter((note) => note !== '');
  return {
    passed: count(tests, 'passed'),
    failed: broken ? 1 : failed,
    detail: broken ? endOf(ended.output) : explained(tests),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  };
}

const notHere: Found = { passed: 0, failed: 0, detail: [], note: 'not run: none on this machine' };

export const suiteStep = (name: SuiteName): Step => ({
  name,
  run: () => (isRunnable(name) ? runSuite(name) : Promise.resolve(notHere)),
});

/** What became of the tests that want a real Postgres. */
export function postgresLine(): string {
  if (!isRunnable('postgres')) return 'postgres: none on this machine, so its tests did not run';
  const tests = readSuite('postgres') ?? [];
  return `postgres: ${count(tests, 'passed')} tests passed on a real one, ${count(tests, 'failed')} failed`;
}
