import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { run } from '../steps/command.ts';
import { endOf, type Found, type Step } from '../steps/step.ts';
import { testsOfPlaywright, testsOfVitest, type TestOutcome } from './reports.ts';
import { currentStamp, resultsFolder, writeStamp } from './stamp.ts';

export type SuiteName = 'unit' | 'screens' | 'stories' | 'e2e';

interface Suite {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly read: (report: never) => TestOutcome[];
}

const reportFile = (name: SuiteName) => path.join(resultsFolder, `${name}.json`);

const vitest = (name: SuiteName, ...more: readonly string[]): Suite => ({
  command: 'vitest',
  args: ['run', '--project', name, '--reporter=json', `--outputFile=${reportFile(name)}`, ...more],
  env: {},
  read: testsOfVitest,
});

const suites: Readonly<Record<SuiteName, Suite>> = {
  unit: vitest('unit'),
  screens: vitest('screens'),
  stories: vitest('stories', '--no-isolate'),
  e2e: { command: 'playwright', args: ['test'], env: { CI: '1' }, read: testsOfPlaywright },
};

export const suiteNames = Object.keys(suites) as SuiteName[];

/** The tests of a suite's report in `.results/`, or null when there is none. */
export function readSuite(name: SuiteName): TestOutcome[] | null {
  const file = reportFile(name);
  return existsSync(file) ? suites[name].read(JSON.parse(readFileSync(file, 'utf8')) as never) : null;
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

/** Runs one suite and leaves its report in `.results/`, stamped with the sources it was made from. */
export async function runSuite(name: SuiteName): Promise<Found> {
  const { command, args, env } = suites[name];
  const stamp = currentStamp();
  mkdirSync(resultsFolder, { recursive: true });
  rmSync(reportFile(name), { force: true });
  const { code, output } = await run(command, args, { env });
  const tests = readSuite(name);
  if (tests === null) return { passed: 0, failed: 1, detail: endOf(output) };
  writeStamp(name, stamp);
  const failed = count(tests, 'failed');
  const skipped = count(tests, 'skipped');
  // A run can end badly though each test passed: an unhandled error, a browser that died.
  const broken = code !== 0 && failed === 0;
  return {
    passed: count(tests, 'passed'),
    failed: broken ? 1 : failed,
    detail: broken ? endOf(output) : explained(tests),
    ...(skipped === 0 ? {} : { note: `${skipped} skipped` }),
  };
}

export const suiteStep = (name: SuiteName): Step => ({ name, run: () => runSuite(name) });
