/** Test of a report, whichever runner wrote it. */
export interface TestOutcome {
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

const vitestOutcome = (status: string): TestOutcome['outcome'] =>
  status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped';

/** Returns the tests of a Vitest JSON report; a file that does not load is a failed test. */
export function parseVitestReport({ testResults }: VitestReport): TestOutcome[] {
  return testResults.flatMap(({ status, assertionResults }) => {
    const tests = assertionResults.map((test) => ({ title: test.title, outcome: vitestOutcome(test.status) }));
    const isUnloaded = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return isUnloaded ? [...tests, { title: 'the file loads', outcome: 'failed' }] : tests;
  });
}

interface PlaywrightSuite {
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly unknown[];
}

const playwrightOutcome = (status: string): TestOutcome['outcome'] =>
  status === 'expected' || status === 'flaky' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed';

const suiteOutcomes = (suite: PlaywrightSuite): TestOutcome[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ title, outcome: playwrightOutcome(status) })),
  ),
  ...(suite.suites ?? []).flatMap(suiteOutcomes),
];

/** Returns the tests of a Playwright JSON report by project; an error outside any test is a failed test. */
export const parsePlaywrightReport = ({ suites, errors = [] }: PlaywrightReport): TestOutcome[] => [
  ...suites.flatMap(suiteOutcomes),
  ...errors.map(() => ({ title: 'the run itself', outcome: 'failed' as const })),
];
