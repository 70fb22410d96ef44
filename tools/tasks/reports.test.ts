import { expect, test } from 'vitest';
import { parsePlaywrightReport, parseVitestReport } from './reports.ts';

test('a Vitest report lists passed, failed and skipped tests, and a file that does not load is a failure', () => {
  const tests = parseVitestReport({
    testResults: [
      {
        status: 'failed',
        assertionResults: [
          { title: 'first', status: 'passed' },
          { title: 'second', status: 'failed' },
          { title: 'third', status: 'pending' },
        ],
      },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(tests).toEqual([
    { title: 'first', outcome: 'passed' },
    { title: 'second', outcome: 'failed' },
    { title: 'third', outcome: 'skipped' },
    { title: 'the file loads', outcome: 'failed' },
  ]);
});

test('a Playwright report counts a test once per project, at any depth', () => {
  const inner = {
    specs: [
      { title: 'signs in', tests: [{ status: 'flaky' }, { status: 'unexpected' }] },
      { title: 'later', tests: [{ status: 'skipped' }] },
    ],
  };
  const tests = parsePlaywrightReport({ suites: [{ suites: [inner] }], errors: [{ message: 'no stack' }] });
  expect(tests).toEqual([
    { title: 'signs in', outcome: 'passed' },
    { title: 'signs in', outcome: 'failed' },
    { title: 'later', outcome: 'skipped' },
    { title: 'the run itself', outcome: 'failed' },
  ]);
});
