/** One test of a report, whichever runner wrote it. */
export interface TestOutcome {
  readonly title: string;
  readonly where: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly messages: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

const vitestOutcome = (status: string): TestOutcome['outcome'] =>
  status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped';

/** The tests of a vitest JSON report; a file that could not even be loaded is one failed test. */
export function parseVitestReport(report: VitestReport): TestOutcome[] {
  return report.testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const tests = assertionResults.map((test) => ({
      title: test.title,
      where: name,
      outcome: vitestOutcome(test.status),
      messages: test.failureMessages ?? [],
    }));
    const unloaded = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return unloaded
      ? [...tests, { title: 'the file runs', where: name, outcome: 'failed', messages: [message] }]
      : tests;
  });
}

const fileReadPattern = /from 'node:(fs|child_process)|from 'esbuild'|from 'vite'|import\.meta\.glob/;

/** Test files that must run again regardless of imports: those that failed, and those that read files themselves. */
export const filesToRepeat = (report: VitestReport, textOf: (file: string) => string | null): string[] =>
  report.testResults
    .filter(({ name, status }) => status === 'failed' || fileReadPattern.test(textOf(name) ?? ''))
    .map(({ name }) => name);

/** The report of a part laid over the report of the whole. */
export function mergeReports(whole: VitestReport, part: VitestReport): VitestReport {
  const again = new Set(part.testResults.map(({ name }) => name));
  return { testResults: [...whole.testResults.filter(({ name }) => !again.has(name)), ...part.testResults] };
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

const playwrightOutcome = (status: string): TestOutcome['outcome'] =>
  status === 'expected' || status === 'flaky' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed';

const suiteOutcomes = (suite: PlaywrightSuite): TestOutcome[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title,
      where: `${file} (${projectName})`,
      outcome: playwrightOutcome(status),
      messages: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
    })),
  ),
  ...(suite.suites ?? []).flatMap(suiteOutcomes),
];

/** The tests of a Playwright JSON report, one per project; an error outside any test is one failed test. */
export const parsePlaywrightReport = ({ suites, errors = [] }: PlaywrightReport): TestOutcome[] => [
  ...suites.flatMap(suiteOutcomes),
  ...errors.map(({ message = '' }) => ({
    title: 'the run itself',
    where: 'e2e',
    outcome: 'failed' as const,
    messages: [message],
  })),
];
